// What remains to be reported: all content is always checked, but a pipeline may ask for some files or for news only.
import { resolve } from 'node:path';
import type { CheckResult, Diagnostic } from '../../generator/index.ts';
import { baselineOf, joined, type KnownProblem, partByBaseline, timesIn } from '../baseline.ts';
import { readBaseline, writeBaseline } from '../baseline-file.ts';
import type { Io } from '../io.ts';
import type { Findings } from '../reports/findings.ts';
import { amount } from '../reports/summary.ts';
import { chooseFiles } from './choose-files.ts';

/** What was asked for; `content` is absolute. */
export interface Wanted {
  readonly content: string;
  readonly paths: readonly string[];
  readonly baseline?: string;
  readonly updateBaseline?: true;
}

/** Returns the baseline as it is, or as it becomes with the problems of now; what other files have stays listed. */
async function baselineFor(
  { baseline, updateBaseline }: Wanted,
  { here, isChosen }: { readonly here: readonly Diagnostic[]; readonly isChosen: (file: string) => boolean },
  io: Io,
): Promise<readonly KnownProblem[]> {
  if (baseline === undefined) return [];
  const before = readBaseline(baseline, { cwd: io.cwd, mayBeMissing: updateBaseline === true });
  if (!updateBaseline) return before;
  const kept = before.filter(({ file }) => !isChosen(file));
  const after = joined(kept, baselineOf(here));
  await writeBaseline(resolve(io.cwd, baseline), after);
  io.err(`${baseline} now knows ${amount(timesIn(after), 'problem')}.\n`);
  return after;
}

/** Returns what paths and baseline leave to report. Throws a UsageError when either cannot be used. */
export async function narrowFindings(result: CheckResult, wanted: Wanted, io: Io): Promise<Findings> {
  const { diagnostics, sources } = result;
  const found = diagnostics.map(({ location }) => location.file);
  const isChosen = chooseFiles(wanted.paths, { cwd: io.cwd, content: wanted.content }, found);
  const isHere = ({ location }: Diagnostic): boolean => isChosen(location.file);
  const listed = await baselineFor(wanted, { here: diagnostics.filter(isHere), isChosen }, io);
  const { news, known, stale } = partByBaseline(diagnostics, listed);
  const here = news.filter(isHere);
  return {
    ...result,
    diagnostics: here,
    sources: sources.filter(isChosen),
    known: known.filter(isHere).length,
    elsewhere: news.length - here.length,
    stale: stale.filter(({ file }) => isChosen(file)),
  };
}
