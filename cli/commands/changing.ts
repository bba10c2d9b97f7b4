// The commands that change the content, and what all such commands say and show.
import { relative } from 'node:path';
import type { ChangeOptions, ChangeResult, FileChange, Renaming, Retirement, Undone } from '../../generator/index.ts';
import * as generator from '../../generator/index.ts';
import { exitCodes, UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { reportProblems } from '../reports/pretty.ts';
import { amount } from '../reports/summary.ts';
import { changesDiff } from '../reports/unified-diff.ts';
import { type ContentFlags, namesFrom, slashed } from './places.ts';

export interface ChangeFlags extends ContentFlags {
  readonly dryRun?: true;
}

/** How a change is taken back. */
export const UNDO = '"npx prospectus undo" takes it back.';

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

/** A longer difference is summed up where a table says the same already. */
const [MOST_LINES, MOST_FILES] = [200, 10];

/** What a dry run prints: the difference or, where it is long and `brief` says how to see it, its files. */
function dryRunText(
  changes: readonly FileChange[],
  nameOf: (file: string) => string,
  brief: string | undefined,
): string {
  const diff = changesDiff(changes, nameOf);
  const lines = diff.split('\n').length - 1;
  if (brief === undefined || lines <= MOST_LINES) return diff;
  const files = changedLines(changes, nameOf).split('\n').slice(0, -1);
  const more = files.length - MOST_FILES;
  const rest = more > 0 ? [`and ${amount(more, 'more file')}`] : [];
  return `${[...files.slice(0, MOST_FILES), ...rest, `The difference has ${lines} lines: ${brief} prints it.`].join('\n')}\n`;
}

/** A change with why it was refused, if that is not for errors, and all that is said of it where that is JSON. */
type Made = ChangeResult & { readonly refusal?: string; readonly json?: string };

/** Makes a change and says what was done; `title` is the command as it was typed. */
export async function runChange(
  { io, finish }: Context,
  { title, flags, brief }: { readonly title: string; readonly flags: ChangeFlags; readonly brief?: string | undefined },
  make: (options: ChangeOptions) => Promise<Made>,
): Promise<void> {
  const { content } = flags;
  const isDryRun = flags.dryRun === true;
  const result = await make({ content, now: flags.now ?? io.now(), title, isDryRun });
  const { changes, isRefused, refusal = 'the content would have the errors above' } = result;
  if (result.json !== undefined) {
    io.out(result.json);
    return finish(isRefused ? exitCodes.problems : exitCodes.clean);
  }
  const nameOf = namesFrom(io, content);
  if (isDryRun) io.out(dryRunText(changes, nameOf, brief));
  reportProblems(result, io);
  if (isRefused) {
    io.err(`Nothing was written, since ${refusal}.\n`);
    return finish(exitCodes.problems);
  }
  if (changes.length === 0) io.err('Nothing has to be changed.\n');
  else if (!isDryRun) {
    io.out(changedLines(changes, nameOf));
    io.err(`${UNDO}\n`);
  }
}

/** Gives a thing another name. */
export async function rename(
  context: Context,
  flags: ChangeFlags,
  [thing, from, to]: readonly [Renaming['thing'], string, string],
): Promise<void> {
  const title = `rename ${thing} ${from} ${to}`;
  await runChange(context, { title, flags }, (options) => generator.rename(options, { thing, from, to }));
}

/** Takes a course, a news item, a page or a trainer out of the site. */
export async function retire(
  context: Context,
  flags: ChangeFlags & { readonly to?: string; readonly stories: 'keep' | 'remove'; readonly keepPage?: true },
  [thing, name]: readonly [Retirement['thing'], string],
): Promise<void> {
  const { to, stories, keepPage } = flags;
  if (keepPage && to !== undefined) throw new UsageError('--to: with --keep-page its page stays. Use one of them.');
  const ofCourses = keepPage ? '--keep-page' : stories === 'remove' ? '--stories remove' : undefined;
  if (ofCourses && thing !== 'course') throw new UsageError(`${ofCourses}: this is for courses only. Leave it out.`);
  const title = ['retire', thing, name, ...(keepPage ? ['--keep-page'] : [])].join(' ');
  await runChange(context, { title, flags }, (options) =>
    generator.retire(options, { thing, name, to, stories, isReadable: keepPage === true }),
  );
}

interface SetFlags extends ChangeFlags {
  readonly course?: readonly string[];
  readonly category?: readonly string[];
  readonly all?: true;
  readonly sessions?: true;
  readonly round?: number;
}

function titleOf(field: string, value: string, { course = [], category = [], all }: SetFlags): string {
  const choice = Object.entries({ '--course': course, '--category': category });
  const chosen = choice.flatMap(([flag, names]) => (names.length > 0 ? [flag, names.join(',')] : []));
  return ['set', field, value, ...chosen, ...(all ? ['--all'] : [])].join(' ');
}

/** Sets one field of many courses. */
export async function set(context: Context, flags: SetFlags, [field, value]: readonly [string, string]): Promise<void> {
  const { course, category, all, sessions, round } = flags;
  const choice = { courses: course, categories: category, isAll: all };
  await runChange(context, { title: titleOf(field, value, flags), flags }, (options) =>
    generator.setField(options, { field, value, step: round, hasSessions: sessions, ...choice }),
  );
}

/** The command and when it was given, such as `rename course a b (2026-03-01 10:30 UTC)`. */
const nameOfStep = ({ title, at }: Undone): string =>
  `"${title}" (${at.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ')} UTC)`;

/** Whether files that were changed since may be overwritten: the person at the terminal is asked. */
async function mayOverwrite({ changedSince }: Undone, nameOf: (file: string) => string, io: Io): Promise<boolean> {
  const files = changedSince.map((file) => `  ${nameOf(file)}\n`).join('');
  io.err(`Changed since, so what was written there later would be lost:\n${files}`);
  return /^y(?:es)?$/i.test(((await io.ask?.('Take it back all the same? (y/N) ')) ?? '').trim());
}

/** Takes back the last change that a command has made. */
export async function undo({ io, finish }: Context, flags: ChangeFlags & { readonly force?: true }): Promise<void> {
  const { content } = flags;
  const nameOf = namesFrom(io, content);
  const isDryRun = flags.dryRun === true;
  const options = { content, isDryRun, isForced: flags.force === true };
  const undone = await generator.undoChange(options);
  if (!undone)
    throw new UsageError(
      `undo: no command has changed ${slashed(relative(io.cwd, content)) || '.'}, or all of it was taken back.`,
    );
  const isOpen = undone.changedSince.length > 0 && !options.isForced;
  if (isDryRun) {
    io.out(changesDiff(undone.files, nameOf));
    io.err(`Would take back ${nameOfStep(undone)}.\n`);
    if (isOpen) io.err(`Changed since: ${undone.changedSince.map(nameOf).join(', ')}. This needs --force.\n`);
    return;
  }
  if (isOpen && !(await mayOverwrite(undone, nameOf, io))) {
    io.err(`Nothing was taken back of ${nameOfStep(undone)}. --force takes it back all the same.\n`);
    return finish(exitCodes.problems);
  }
  if (isOpen) await generator.undoChange({ ...options, isForced: true });
  io.out(changedLines(undone.files, nameOf));
  io.err(`Took back ${nameOfStep(undone)}.\n`);
}
