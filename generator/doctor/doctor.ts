// Compares the published site and the caches with what is on record of them, and repairs what can be repaired without a
// build.
import path from 'node:path';
import { examineSite, type DamagedFile, type SiteReport } from '../write/restore.ts';
import { examineCaches } from './examine-caches.ts';
import type { Finding } from './finding.ts';

export interface DoctorOptions {
  /** The output folder. */
  readonly out: string;
  /** Only reports. */
  readonly isDry: boolean;
}

export interface DoctorResult {
  readonly findings: readonly Finding[];
  /** Whether there is a published site. */
  readonly hasSite: boolean;
}

function findingOf({ file, fault, canRestore, isRestored }: DamagedFile, isDry: boolean): Finding {
  const remedy = canRestore && (isDry || isRestored) ? 'restore' : 'build';
  return { store: 'site', entry: file, fault, remedy, isDone: isRestored };
}

function findingsOf(report: SiteReport, { out, isDry }: DoctorOptions): readonly Finding[] {
  const whole = { store: 'site', entry: out } as const;
  const isDone = !isDry;
  const interrupted: readonly Finding[] = report.isInterrupted
    ? [{ ...whole, fault: 'interrupted', remedy: 'restore', isDone }]
    : [];
  if (report.state === 'busy') return [{ ...whole, fault: 'busy', remedy: 'owner', isDone: false }];
  if (report.state === 'without record')
    return [...interrupted, { ...whole, fault: 'without record', remedy: 'build', isDone: false }];
  if (report.state !== 'recorded') return interrupted;
  const copy: readonly Finding[] = report.isCopyDamaged
    ? [{ store: 'copy', entry: out, fault: 'damaged', remedy: 'remove', isDone }]
    : [];
  return [...interrupted, ...report.damaged.map((file) => findingOf(file, isDry)), ...copy];
}

/** Examines the published site and the caches, and repairs them unless they are only to be reported on. */
export async function doctor(options: DoctorOptions): Promise<DoctorResult> {
  const report = await examineSite(path.resolve(options.out), options.isDry);
  const findings = [...findingsOf(report, options), ...examineCaches(options.isDry)];
  return { findings, hasSite: report.state !== 'none' };
}
