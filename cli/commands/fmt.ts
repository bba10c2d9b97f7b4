import { relative, sep } from 'node:path';
import { Command } from 'commander';
import type { FormatResult } from '../../generator/index.ts';
import { exitCodes } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { reportProblems } from '../reports/pretty.ts';
import { amount } from '../reports/summary.ts';
import { unifiedDiff } from '../reports/unified-diff.ts';
import { chooseFiles } from './choose-files.ts';
import { contentFolder, contentOption } from './options.ts';

interface FmtFlags {
  readonly content: string;
  readonly check?: true;
  readonly dryRun?: true;
  readonly restoreModelines?: true;
}

async function format(paths: readonly string[], content: string, { io, flags }: FmtRun): Promise<FormatResult> {
  const { formatContent } = await import('../../generator/index.ts');
  const isChosen = chooseFiles(paths, { cwd: io.cwd, content, command: 'fmt' });
  return formatContent({
    content,
    isChosen,
    isDryRun: flags.check === true || flags.dryRun === true,
    restoresModelines: flags.restoreModelines === true,
  });
}

interface FmtRun {
  readonly io: Io;
  readonly flags: FmtFlags;
}

/** Says what stays as it is, and why. */
function reportLeft(
  { diagnostics, sources, left, textOf }: FormatResult,
  nameOf: (file: string) => string,
  io: Io,
): void {
  const checked = { diagnostics, sources, textOf, files: sources.length, parsed: sources.length, milliseconds: 0 };
  reportProblems(checked, io);
  for (const file of left)
    io.err(`${nameOf(file)} is left as it is: in the one style its data or comments would change.\n`);
}

/** The last line: how many files have the style, or have it now. */
function closing({ files, sources }: FormatResult, { check, dryRun }: FmtFlags): string {
  const all = amount(sources.length, 'file');
  if (files.length === 0) return `${all} read: nothing to format.\n`;
  if (check)
    return `${all} read: ${amount(files.length, 'is', 'are')} not formatted. "prospectus fmt" formats ${files.length === 1 ? 'it' : 'them'}.\n`;
  return `${all} read: ${dryRun ? 'would format' : 'formatted'} ${files.length}.\n`;
}

async function formatFiles({ io, finish }: Context, paths: readonly string[], flags: FmtFlags): Promise<void> {
  const content = contentFolder(io, flags.content);
  const folder = relative(io.cwd, content).split(sep).join('/');
  const nameOf = (file: string): string => (folder === '' ? file : `${folder}/${file}`);
  const result = await format(paths, content, { io, flags });
  for (const { file, before, after } of result.files)
    io.out(flags.dryRun ? unifiedDiff(nameOf(file), before, after) : `${nameOf(file)}\n`);
  reportLeft(result, nameOf, io);
  io.err(closing(result, flags));
  const isWrong = result.diagnostics.length > 0 || (flags.check === true && result.files.length > 0);
  finish(isWrong ? exitCodes.problems : exitCodes.clean);
}

/** Returns the command that writes all content in one style. */
export function fmtCommand(context: Context): Command {
  return new Command('fmt')
    .description('Write all content in one style: indentation, spaces and blank lines. Data, words and comments stay.')
    .argument('[paths...]', 'format only these files or folders')
    .addOption(contentOption())
    .option('--check', 'write nothing, list the files that are not formatted, and fail if there are any')
    .option('--dry-run', 'write nothing, and print what would change as a unified diff')
    .option('--restore-modelines', 'also give files the first line again that leads editors to their schemas')
    .action((paths: readonly string[], flags: FmtFlags) => formatFiles(context, paths, flags));
}
