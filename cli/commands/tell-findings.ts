import { appendFile } from 'node:fs/promises';
import type { Io } from '../io.ts';
import type { Findings } from '../reports/findings.ts';
import type { Format } from '../reports/formats.ts';
import { asideLines } from '../reports/summary.ts';
import { report } from '../reports/reports.ts';
import type { View } from '../reports/view.ts';
import { type ReportOutput, writeReport } from './report-outputs.ts';

const FILE_COLUMNS = 100;

/** Where the findings are told. */
export interface Audience {
  /** The format for standard output. */
  readonly out: Format;
  /** Reports to absolute files. */
  readonly files: readonly ReportOutput[];
  /** The content folder, relative to the folder where the command was given, with `/`. */
  readonly folder: string;
}

/** Writes every report to its place, and one to GitHub's summary of the job where there is one. */
export async function tellFindings(findings: Findings, { out, files, folder }: Audience, io: Io): Promise<void> {
  const onFile: View = { isColor: false, columns: FILE_COLUMNS, folder };
  const onScreen: View = {
    isColor: io.isColor.out,
    isTerminal: io.isTerminal?.out ?? false,
    columns: io.columns,
    folder,
  };
  await Promise.all(files.map(async ({ format, file }) => writeReport(file, await report(format, findings, onFile))));
  if (io.github?.summary !== undefined && [out, ...files.map(({ format }) => format)].includes('github')) {
    const { githubSummary } = await import('../reports/github-summary.ts');
    await appendFile(io.github.summary, githubSummary(findings, onFile));
  }
  io.out(await report(out, findings, onScreen));
  // The formats for programs have no room for these.
  if (out !== 'pretty' && out !== 'github') for (const line of asideLines(findings)) io.err(`${line}\n`);
}
