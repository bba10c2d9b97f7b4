import { formatContent, type FormatResult } from '../../generator/index.ts';
import { exitCodes } from '../failures.ts';
import type { Context } from '../io.ts';
import { reportProblems } from '../reports/pretty.ts';
import { amount } from '../reports/summary.ts';
import { unifiedDiff } from '../reports/unified-diff.ts';
import { UNDO } from './changing.ts';
import { chooseFiles, namesFrom } from './places.ts';

interface FmtFlags {
  readonly content: string;
  readonly check?: true;
  readonly dryRun?: true;
  readonly restoreModelines?: true;
}

/** The last line: how many files have the style, or have it now. */
function closing({ files, sources }: FormatResult, { check, dryRun }: FmtFlags): string {
  const all = amount(sources.length, 'file');
  if (files.length === 0) return `${all} read: nothing to format.\n`;
  if (check)
    return `${all} read: ${amount(files.length, 'is', 'are')} not formatted. "npx prospectus fmt" formats ${files.length === 1 ? 'it' : 'them'}.\n`;
  const done = dryRun ? `would format ${files.length}.` : `formatted ${files.length}. ${UNDO}`;
  return `${all} read: ${done}\n`;
}

/** Writes all content in one style. */
export async function fmt(
  { io, finish }: Context,
  flags: FmtFlags,
  [paths]: readonly [readonly string[]],
): Promise<void> {
  const { content, check, dryRun, restoreModelines } = flags;
  const result = await formatContent({
    content,
    isChosen: chooseFiles(paths, { cwd: io.cwd, content, command: 'fmt' }),
    now: io.now(),
    isDryRun: check === true || dryRun === true,
    restoresModelines: restoreModelines === true,
  });
  const nameOf = namesFrom(io, content);
  for (const { file, before, after } of result.files)
    io.out(dryRun ? unifiedDiff(nameOf(file), before, after) : `${nameOf(file)}\n`);
  const read = result.sources.length;
  reportProblems({ ...result, files: read, parsed: read, milliseconds: 0 }, io);
  for (const file of result.left)
    io.err(`${nameOf(file)} is left as it is: in the one style its data or comments would change.\n`);
  io.err(closing(result, flags));
  const isWrong = result.diagnostics.length > 0 || (check === true && result.files.length > 0);
  finish(isWrong ? exitCodes.problems : exitCodes.clean);
}
