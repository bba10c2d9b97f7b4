import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildResult, PulledSource, PullResult } from '../../generator/index.ts';
import * as generator from '../../generator/index.ts';
import { exitCodes } from '../failures.ts';
import type { Context, Io } from '../io.ts';
import { importReport, rowCounts } from '../reports/import-report.ts';
import { reportProblems } from '../reports/pretty.ts';
import { changesDiff } from '../reports/unified-diff.ts';
import { changedLines, type ChangeFlags } from './changing.ts';
import { type ContentFlags, namesFrom } from './places.ts';

const goneLine = ({ gone }: PulledSource): string =>
  gone.length === 0 ? '' : `No longer at the source, and taken out: ${gone.join(', ')}.\n`;

/** Brings the sessions of the sources that site.yaml names into the content. */
export async function pull(
  { io, finish }: Context,
  flags: ChangeFlags & { readonly acceptLosses?: true },
  [names]: readonly [readonly string[]],
): Promise<void> {
  const { content } = flags;
  const [now, isDryRun] = [flags.now ?? io.now(), flags.dryRun === true];
  const result = await generator.pull({ content, now, names, isDryRun, acceptsLosses: flags.acceptLosses === true });
  const { pulled, diagnostics } = result;
  for (const source of pulled)
    io.out(importReport({ ...source, missing: [] }, { subject: 'sessions', file: source.name }) + goneLine(source));
  const changes = pulled.flatMap((source) => source.changes);
  const nameOf = namesFrom(io, content);
  io.out(isDryRun ? changesDiff(changes, nameOf) : changedLines(changes, nameOf));
  reportProblems(result, io);
  if (diagnostics.some(({ code }) => code === 'pull/kept')) finish(exitCodes.problems);
  else if (pulled.length === 0) io.err('site.yaml names no source of sessions, under pull.\n');
  else if (changes.length === 0) io.err('Nothing has to be changed.\n');
}

/** Pulls before a build, and says in a line what each source has changed; undefined where site.yaml names none. */
export async function pullFirst(io: Io, { content, now = io.now() }: ContentFlags): Promise<PullResult | undefined> {
  // Where it cannot be read, the check says what is wrong with it.
  const text = generator.tryTo(() => readFileSync(join(content, 'site.yaml'), 'utf8'));
  if (!/^pull:/m.test(text ?? '')) return undefined;
  const result = await generator.pull({ content, now, names: [], isDryRun: false, acceptsLosses: false });
  for (const source of result.pulled)
    if (source.changes.length > 0) io.err(`Pulled ${source.name}: ${rowCounts(source.rows)}.\n${goneLine(source)}`);
  return result;
}

/** Returns a build with the warnings of the pull before it. */
export const withPulled = (pulled: PullResult | undefined, built: BuildResult): BuildResult => ({
  ...built,
  diagnostics: [...(pulled?.diagnostics ?? []), ...built.diagnostics],
  textOf: (file) => built.textOf(file) ?? pulled?.textOf(file),
});
