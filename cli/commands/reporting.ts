// The reports of the commands that check content: which there are, and where they go.
import { appendFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { isWithin } from '../../generator/index.ts';
import { UsageError } from '../failures.ts';
import type { Io } from '../io.ts';
import { asideLines, type Findings } from '../reports/summary.ts';
import { reportProblems } from '../reports/pretty.ts';
import { type Format, formats, isFormat, isForPrograms, type View } from '../reports/view.ts';
import { writeOutput } from '../write-output.ts';
import { slashed } from './places.ts';

// All reports of a check; each is loaded when it is requested.

/** A pure function of the findings and of how they will be displayed. */
type Report = (findings: Findings, view: View) => string;

const loaders: Readonly<Record<Format, () => Promise<Report>>> = {
  pretty: async () => (await import('../reports/pretty.ts')).prettyReport,
  json: async () => (await import('../reports/json.ts')).jsonReport,
  github: async () => (await import('../reports/github.ts')).githubReport,
  sarif: async () => (await import('../reports/sarif.ts')).sarifReport,
  lines: async () => (await import('../reports/json.ts')).linesReport,
  gitlab: async () => (await import('../reports/json.ts')).gitlabReport,
  junit: async () => (await import('../reports/junit.ts')).junitReport,
};

/** Returns the report in the format that --format names. */
export const report = async (format: Format, findings: Findings, view: View): Promise<string> =>
  (await loaders[format]())(findings, view);

/** The destinations of the reports. */
export interface ReportTargets {
  /** Its name, which hints at further problems contain. */
  readonly command: string;
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
  const onFile: View = { isColor: false, columns: 100, command, folder, isWhole };
  await Promise.all(
    files.map(async ({ format, file }) =>
      writeOutput({ flag: '--output', file, cwd: io.cwd }, await report(format, findings, onFile)),
    ),
  );
  if (io.github?.summary !== undefined && [out, ...files.map(({ format }) => format)].includes('github')) {
    const { githubSummary } = await import('../reports/github.ts');
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

/** Writes all reports beside another output: what people read goes to standard error, if there are problems. */
export async function reportBeside(findings: Findings, targets: ReportTargets, io: Io): Promise<void> {
  if (targets.out !== 'pretty') return reportFindings(findings, targets, io);
  await reportToFiles(findings, targets, io);
  reportProblems(findings, io, targets);
}

// The destinations of the reports of one check: one on standard output, any number in files.

/** One --output: a format and a file as given on the command line, or "-" for standard output. */
export interface ReportOutput {
  readonly format: Format;
  readonly file: string;
}

/**
 * Parses one --output and appends it to the earlier ones. Throws commander's error if it is not a format and a file.
 */
export function readOutput(text: string, earlier: readonly ReportOutput[] = []): readonly ReportOutput[] {
  const [, format = '', file = ''] = /^([^=]*)=(.+)$/s.exec(text) ?? [];
  if (!isFormat(format)) {
    throw new InvalidArgumentError(`Use format=file, such as sarif=report.sarif; formats are ${formats.join(', ')}.`);
  }
  return [...earlier, { format, file }];
}

/** Returns the format for standard output. Throws a UsageError if two were requested. */
function outFormat(format: Format | undefined, outputs: readonly ReportOutput[], otherwise: Format): Format {
  const printed = outputs.filter(({ file }) => file === '-').map((each) => each.format);
  const [first = otherwise, second = first] = new Set([format ?? [], printed].flat());
  if (second === first) return first;
  throw new UsageError(
    `--output: ${first} and ${second} cannot both go to standard output. Write one of them to a file.`,
  );
}

/**
 * Returns the outputs to files, with absolute paths. Throws a UsageError if one would overwrite another or the content.
 */
function fileOutputs(
  outputs: readonly ReportOutput[],
  { cwd, content }: { readonly cwd: string; readonly content: string },
): readonly ReportOutput[] {
  const taken = new Set<string>();
  return outputs
    .filter(({ file }) => file !== '-')
    .map(({ format, file: named }) => {
      const file = resolve(cwd, named);
      if (isWithin(file, content)) {
        throw new UsageError(`--output: "${named}" is in the content folder. Write reports somewhere else.`);
      }
      if (taken.has(file))
        throw new UsageError(`--output: "${named}" is named twice. Use a different file for each report.`);
      taken.add(file);
      return { format, file };
    });
}

/** What is said about the reports. */
export interface ReportFlags {
  /** Absolute. */
  readonly content: string;
  readonly format?: Format;
  readonly output?: readonly ReportOutput[];
  readonly all?: true;
}

/** Returns where the reports of a command go. Throws a UsageError if two of them would be in one place. */
export function reportTargets(
  command: string,
  { content, format, output = [], all }: ReportFlags,
  io: Io,
): ReportTargets {
  return {
    command,
    out: outFormat(format, output, io.github ? 'github' : 'pretty'),
    files: fileOutputs(output, { cwd: io.cwd, content }),
    folder: slashed(relative(io.cwd, content)),
    isWhole: all === true,
  };
}
