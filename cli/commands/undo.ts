import { Command } from 'commander';
import type { Undone } from '../../generator/index.ts';
import { exitCodes, UsageError } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { changesDiff } from '../reports/unified-diff.ts';
import { changedLines, DRY_RUN, namesFrom } from './changing.ts';
import { contentFolder, contentOption } from './options.ts';

interface UndoFlags {
  readonly content: string;
  readonly dryRun?: true;
  readonly force?: true;
}

const MINUTES = 16;

/** The command and when it was given, such as `rename course a b (2026-03-01 10:30 UTC)`. */
const nameOfStep = ({ title, at }: Undone): string => `"${title}" (${at.slice(0, MINUTES).replace('T', ' ')} UTC)`;

/** Whether files that were changed since may be overwritten: the person at the terminal is asked. */
async function mayOverwrite({ changedSince }: Undone, nameOf: (file: string) => string, io: Io): Promise<boolean> {
  const files = changedSince.map((file) => `  ${nameOf(file)}\n`).join('');
  io.err(`Changed since, so what was written there later would be lost:\n${files}`);
  return /^y(?:es)?$/i.test(((await io.ask?.('Take it back all the same? (y/N) ')) ?? '').trim());
}

async function undo({ io, finish }: Context, flags: UndoFlags): Promise<void> {
  const { undoChange } = await import('../../generator/index.ts');
  const content = contentFolder(io, flags.content);
  const nameOf = namesFrom(io, content);
  const isDryRun = flags.dryRun === true;
  const options = { content, isDryRun, isForced: flags.force === true };
  const undone = await undoChange(options);
  if (!undone) throw new UsageError(`undo: no command has changed ${flags.content}, or all of it was taken back.`);
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
  if (isOpen) await undoChange({ ...options, isForced: true });
  io.out(changedLines(undone.files, nameOf));
  io.err(`Took back ${nameOfStep(undone)}.\n`);
}

/** Returns the command that takes back the last change that a command has made. */
export function undoCommand(context: Context): Command {
  return new Command('undo')
    .description('Take back what the last command has changed in the content. Give it again for the one before.')
    .addOption(contentOption())
    .option(...DRY_RUN)
    .option('--force', 'also put back files that were changed since: what was written there later is lost')
    .action((flags: UndoFlags) => undo(context, flags));
}
