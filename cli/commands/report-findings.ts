import { appendFile } from 'node:fs/promises';
import type { Io } from '../io.ts';
import type { Findings } from '../reports/findings.ts';
import { type Format, isForPrograms } from '../reports/formats.ts';
import { asideLines } from '../reports/summary.ts';
import { reportProblems } from '../reports/report-problems.ts';
import { report } from '../reports/reports.ts';
import type { View } from '../reports/view.ts';
import { type ReportOutput, writeReport } from './report-outputs.ts';

const FILE_COLUMNS = 100;

/** The destinations of the reports. */
export interface ReportTargets {
  /** Its name, which hints at further problems contain. */
  readonly command: string;
  /** The format for standard output. */
  readonly out: Format;
  /** Reports to files, with absolute paths. */
  readonly files: readonly ReportOutput[];
  /** The content folder, relative to the working folder, with `/`. */
  readonly folder: string;
  /** Whether the report for people shows every problem. */
  readonly isWhole?: boolean;
}

/** Writes the reports to files, and the job summary where GitHub Actions runs the command. */
export async function reportToFiles(findings: Findings, targets: ReportTargets, io: Io): Promise<void> {
  const { command, out, files, folder, isWhole = false } = targets;
  const onFile: View = { isColor: false, columns: FILE_COLUMNS, command, folder, isWhole };
  await Promise.all(files.map(async ({ format, file }) => writeReport(file, await report(format, findings, onFile))));
  if (io.github?.summary !== undefined && [out, ...files.map(({ format }) => format)].includes('github')) {
    const { githubSummary } = await import('../reports/github-summary.ts');
    await appendFile(io.github.summary, githubSummary(findings, onFile));
  }
}

/** Writes all reports: that for standard output, those to files, and the job summary on GitHub. */
export async function reportFindings(findings: Findings, targets: ReportTargets, io: Io): Promise<void> {
  const { command, out, folder, isWhole = false } = targets;
  await reportToFiles(findings, targets, io);
  const isTerminal = io.isTerminal?.out ?? false;
  const onScreen: View = { isColor: io.isColor.out, isTerminal, columns: io.columns, command, folder, isWhole };
  io.out(await report(out, findings, onScreen));
  // The machine-readable formats have no field for these.
  if (isForPrograms(out)) for (const line of asideLines(findings)) io.err(`${line}\n`);
}

/**
 * Writes all reports of a command whose output is something else: what people read goes to standard error, and only if
 * there are problems.
 */
export async function reportBeside(findings: Findings, targets: ReportTargets, io: Io): Promise<void> {
  if (targets.out !== 'pretty') return reportFindings(findings, targets, io);
  await reportToFiles(findings, targets, io);
  reportProblems(findings, io, targets);
}
