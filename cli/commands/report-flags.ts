// The flags of the commands that check content, and what they say about the reports.
import { relative, sep } from 'node:path';
import { type Command, Option } from 'commander';
import type { Io } from '../io.ts';
import { type Format, formats } from '../reports/formats.ts';
import type { ReportTargets } from './report-findings.ts';
import { fileOutputs, outFormat, readOutput, type ReportOutput } from './report-outputs.ts';

/** What is said about the reports. */
export interface ReportFlags {
  /** Absolute. */
  readonly content: string;
  readonly format?: Format;
  readonly output?: readonly ReportOutput[];
  readonly all?: true;
}

/** Adds the flags to a command. */
export const withReports = (command: Command): Command =>
  command
    .addOption(
      new Option('--format <name>', 'how to report it (default: pretty; github where GitHub Actions runs it)').choices(
        formats,
      ),
    )
    .option('--all', 'show every problem, however many are alike')
    .addOption(
      new Option('--output <format=file>', 'also write this report to a file; may be given several times').argParser(
        readOutput,
      ),
    );

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
    folder: relative(io.cwd, content).split(sep).join('/'),
    isWhole: all === true,
  };
}
