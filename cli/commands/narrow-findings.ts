// Selects the findings to report: all content is always checked, but a pipeline may ask for some files only, or for new
// problems only.
import { resolve } from 'node:path';
import type { CheckResult, Diagnostic } from '../../generator/index.ts';
import { baselineOf, mergeBaselines, type KnownProblem, splitByBaseline, countOccurrences } from '../baseline.ts';
import { readBaseline, writeBaseline } from '../baseline-file.ts';
import type { Io } from '../io.ts';
import type { Findings } from '../reports/findings.ts';
import { amount } from '../reports/summary.ts';
import { chooseFiles } from './choose-files.ts';

/** The selection; `content` is absolute. */
export interface FindingsFilter {
  readonly content: string;
  readonly paths: readonly string[];
  readonly baseline?: string;
  readonly updateBaseline?: true;
}

/**
 * Returns the baseline, updated with the current problems if requested; entries of files that are not selected are
 * preserved.
 */
async function baselineFor(
  { baseline, updateBaseline }: FindingsFilter,
  { selected, isChosen }: { readonly selected: readonly Diagnostic[]; readonly isChosen: (file: string) => boolean },
  io: Io,
): Promise<readonly KnownProblem[]> {
  if (baseline === undefined) return [];
  const before = readBaseline(baseline, { cwd: io.cwd, mayBeMissing: updateBaseline === true });
  if (!updateBaseline) return before;
  const others = before.filter(({ file }) => !isChosen(file));
  const after = mergeBaselines(others, baselineOf(selected));
  await writeBaseline(resolve(io.cwd, baseline), after);
  io.err(`${baseline} now lists ${amount(countOccurrences(after), 'problem')}.\n`);
  return after;
}

/** Returns the findings selected by paths and baseline. Throws a UsageError if either cannot be used. */
export async function narrowFindings(result: CheckResult, wanted: FindingsFilter, io: Io): Promise<Findings> {
  const { diagnostics, sources } = result;
  const found = diagnostics.map(({ location }) => location.file);
  const isChosen = chooseFiles(wanted.paths, { cwd: io.cwd, content: wanted.content }, found);
  const isSelected = ({ location }: Diagnostic): boolean => isChosen(location.file);
  const listed = await baselineFor(wanted, { selected: diagnostics.filter(isSelected), isChosen }, io);
  const { unlisted, known, stale } = splitByBaseline(diagnostics, listed);
  const selected = unlisted.filter(isSelected);
  return {
    ...result,
    diagnostics: selected,
    sources: sources.filter(isChosen),
    known: known.filter(isSelected).length,
    elsewhere: unlisted.length - selected.length,
    stale: stale.filter(({ file }) => isChosen(file)),
  };
}
