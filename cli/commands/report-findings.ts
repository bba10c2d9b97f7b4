import { appendFile } from 'node:fs/promises';
import type { Io } from '../io.ts';
import type { Findings } from '../reports/findings.ts';
import type { Format } from '../reports/formats.ts';
import { asideLines } from '../reports/summary.ts';
import { report } from '../reports/reports.ts';
import type { View } from '../reports/view.ts';
import { type ReportOutput, writeReport } from './report-outputs.ts';

const FILE_COLUMNS = 100;

/** The destinations of the reports. */
export interface ReportTargets {
  /** The format for standard output. */
  readonly out: Format;
  /** Reports to files, with absolute paths. */
  readonly files: readonly ReportOutput[];
  /** The content folder, relative to the working folder, with `/`. */
  readonly folder: string;
  /** Whether the report for people shows every problem. */
  readonly isWhole?: boolean;
}

/** Writes all reports, and the job summary where GitHub Actions runs the command. */
export async function reportFindings(findings: Findings, targets: ReportTargets, io: Io): Promise<void> {
  const { out, files, folder, isWhole = false } = targets;
  const onFile: View = { isColor: false, columns: FILE_COLUMNS, folder, isWhole };
  const onScreen: View = {
    isColor: io.isColor.out,
    isTerminal: io.isTerminal?.out ?? false,
    columns: io.columns,
    folder,
    isWhole,
  };
  await Promise.all(files.map(async ({ format, file }) => writeReport(file, await report(format, findings, onFile))));
  if (io.github?.summary !== undefined && [out, ...files.map(({ format }) => format)].includes('github')) {
    const { githubSummary } = await import('../reports/github-summary.ts');
    await appendFile(io.github.summary, githubSummary(findings, onFile));
  }
  io.out(await report(out, findings, onScreen));
  // The machine-readable formats have no field for these.
  if (out !== 'pretty' && out !== 'github') for (const line of asideLines(findings)) io.err(`${line}\n`);
}
