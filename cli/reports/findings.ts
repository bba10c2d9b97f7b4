import type { CheckResult } from '../../generator/index.ts';
import type { KnownProblem } from '../baseline.ts';

/** The result of a check, or of a build, after the baseline and the paths have been applied. */
export interface Findings extends CheckResult {
  /** How many problems the baseline lists; they are not among the diagnostics. */
  readonly known?: number;
  /** Problems that the baseline lists and that no longer occur. */
  readonly stale?: readonly KnownProblem[];
  /** How many problems are in files that were not selected; they are not among the diagnostics. */
  readonly elsewhere?: number;
  /** What a build has published; absent after a check, or where there are errors. */
  readonly built?: Built;
}

/** What a build has produced. */
interface Built {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

const UNIT = 1000;

/** Returns an amount of bytes in decimal units. */
export function sizeText(bytes: number): string {
  if (bytes < UNIT) return `${bytes} bytes`;
  const kilobytes = bytes / UNIT;
  return kilobytes < UNIT ? `${kilobytes.toFixed(1)} kB` : `${(kilobytes / UNIT).toFixed(1)} MB`;
}

/** How, when and where it was built. */
interface BuiltAt {
  readonly milliseconds: number;
  readonly folder: string;
  /** The beginning of the line; "Built" by default. */
  readonly verb?: string;
}

/** Returns the last line of a successful build. */
export function builtLine({ pages, files, bytes }: Built, { milliseconds, folder, verb = 'Built' }: BuiltAt): string {
  return `${verb} ${pages} pages (${files} files, ${sizeText(bytes)}) into ${folder} in ${Math.round(milliseconds)} ms.\n`;
}
