// What all commands that change the content have in common: their flags, and what they say and show.
import { relative, sep } from 'node:path';
import { type Command, Option } from 'commander';
import type { ChangeOptions, ChangeResult, FileChange } from '../../generator/index.ts';
import { exitCodes } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { reportProblems } from '../reports/pretty.ts';
import { changesDiff } from '../reports/unified-diff.ts';
import { contentFolder, contentOption, nowOption, readNames } from './options.ts';

export interface ChangeFlags {
  readonly content: string;
  readonly dryRun?: true;
  readonly now?: Date;
}

export const DRY_RUN = ['--dry-run', 'write nothing, and print what would change as a unified diff'] as const;

/** Adds the flags to a command. */
export const withChange = (command: Command): Command =>
  command
    .addOption(contentOption())
    .option(...DRY_RUN)
    .addOption(nowOption());

/** Returns a flag for names, separated by commas or one by one. */
export const namesOption = (name: string, words: string): Option =>
  new Option(`--${name} <names>`, words).argParser(readNames);

/** Returns how a content file is named for people: from the working folder on. */
export function namesFrom(io: Io, content: string): (file: string) => string {
  const folder = relative(io.cwd, content).split(sep).join('/');
  return (file) => (folder === '' ? file : `${folder}/${file}`);
}

/** One line for each file: what has become of it. */
export function changedLines(changes: readonly FileChange[], nameOf: (file: string) => string): string {
  const moved = new Set(changes.map(({ movedFrom }) => movedFrom));
  const lines = changes.flatMap(({ file, before, after, movedFrom }) => {
    if (after === undefined) return moved.has(file) ? [] : [`Removed  ${nameOf(file)}\n`];
    if (movedFrom !== undefined) return [`Renamed  ${nameOf(movedFrom)} -> ${nameOf(file)}\n`];
    return [`${before === undefined ? 'New      ' : 'Changed  '}${nameOf(file)}\n`];
  });
  return lines.join('');
}

/** Makes a change and says what was done; `title` is the command as it was typed. */
export async function runChange(
  { io, finish }: Context,
  { title, flags }: { readonly title: string; readonly flags: ChangeFlags },
  make: (options: ChangeOptions) => Promise<ChangeResult & { readonly refusal?: string }>,
): Promise<void> {
  const content = contentFolder(io, flags.content);
  const isDryRun = flags.dryRun === true;
  const result = await make({ content, now: flags.now ?? io.now(), title, isDryRun });
  const { changes, isRefused, refusal = 'the content would have the errors above' } = result;
  const nameOf = namesFrom(io, content);
  if (isDryRun) io.out(changesDiff(changes, nameOf));
  reportProblems(result, io);
  if (isRefused) {
    io.err(`Nothing was written, since ${refusal}.\n`);
    return finish(exitCodes.problems);
  }
  if (changes.length === 0) io.err('Nothing has to be changed.\n');
  else if (!isDryRun) {
    io.out(changedLines(changes, nameOf));
    io.err('"prospectus undo" takes it back.\n');
  }
}
