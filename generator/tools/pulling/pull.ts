// prospectus pull: sessions that are kept elsewhere, in a spreadsheet, a calendar or a booking system, become files of the
// content. Each source has a file of its own, which says what the source says; where it cannot be read, or what it says
// cannot be right, the file stays as it is.
import { codeOf } from '../../base/disk.ts';
import { isGroup } from '../../base/objects.ts';
import { todayAt } from '../../model/site-settings.ts';
import type { CheckResult } from '../../build/pipeline/check.ts';
import { pulledFile, withPulledMark } from '../../model/pulled.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { nearest, propose } from '../../rules/nearest.ts';
import { locate } from '../../rules/locate.ts';
import { pullKept, unclearEvent } from '../../rules/words/build.ts';
import { isToCome } from '../editing/courses.ts';
import { type Draft, type FileChange, openDraft } from '../edits/draft.ts';
import { type ChangeOptions, makeChange } from '../edits/make-change.ts';
import { ChangeRefused } from '../edits/edit.ts';
import { compareSessions } from '../sheets/compare-sessions.ts';
import { type KnownContent, readKnown, type RowResult, type Values } from '../sheets/subject.ts';
import { fetchSource, type Read, readAnswer, type Source } from './read-answer.ts';
import { listIn } from '../../kinds/kind.ts';

export interface PullOptions extends Omit<ChangeOptions, 'title'> {
  /** Only the sources with these names; all without any. */
  readonly names: readonly string[];
  /** Takes over a source that has lost most of its sessions. */
  readonly acceptsLosses: boolean;
}

/** What became of one source. */
export interface PulledSource extends Omit<Read, 'rows'> {
  readonly name: string;
  readonly rows: readonly RowResult[];
  /** The sessions to come that the source no longer has. */
  readonly gone: readonly string[];
  /** What differs from the content, whether it was written or not. */
  readonly changes: readonly FileChange[];
}

/** What became of all; the diagnostics are warnings, such as one for each source of which the last copy was kept. */
export interface PullResult extends CheckResult {
  readonly pulled: readonly PulledSource[];
}

const SITE = 'site.yaml';

/** The sources that site.yaml names; what is wrong with one is for the check to say. */
function sourcesOf(draft: Draft, names: readonly string[]): readonly Source[] {
  const all = Object.entries(Object((draft.data(SITE) as Values | undefined)?.['pull']) as Values).flatMap(
    ([name, said]): readonly Source[] => {
      const { sessions, columns = {}, dates } = isGroup(said) ? said : {};
      if (typeof sessions !== 'string' || !isGroup(columns)) return [];
      const order = dates === 'day-first' ? 'day' : dates === 'month-first' ? 'month' : undefined;
      const map = Object.fromEntries(Object.entries(columns).map(([title, field]) => [title, String(field)]));
      return [{ name, address: sessions, map, order }];
    },
  );
  const known = all.map(({ name }) => name);
  const other = names.find((name) => !known.includes(name));
  if (other === undefined) return all.filter(({ name }) => names.length === 0 || names.includes(name));
  const { advice } = propose(nearest(other, known), `It names: ${known.join(', ') || 'none'}.`);
  throw new ChangeRefused(`pull: site.yaml names no source "${other}". ${advice}`);
}

function refuseWrong(rows: readonly RowResult[]): void {
  const [first, ...more] = rows.filter(({ is }) => is === 'wrong');
  const [problem] = first?.problems ?? [];
  if (!first || !problem) return;
  const at = `${first.sheet === undefined ? '' : `sheet "${first.sheet}", `}row ${first.row}${problem.column === undefined ? '' : `, column ${problem.column}`}`;
  const others = more.length === 0 ? '' : ` ${more.length} more ${more.length === 1 ? 'row is' : 'rows are'} wrong.`;
  throw new ChangeRefused(`${at}: ${problem.problem}. ${problem.advice}${others}`);
}

interface PullTask {
  readonly options: PullOptions;
  readonly draft: Draft;
  readonly known: KnownContent;
}

async function draftSource(source: Source, bytes: Buffer, { draft, options, ...work }: PullTask) {
  const { now, acceptsLosses } = options;
  const file = pulledFile(source.name);
  const sessions = listIn(draft.data(file), 'sessions').filter(isGroup);
  const known = { ...work.known, sessions };
  const { rows: read, ...notes } = await readAnswer(source, bytes, { known, now });
  const { rows, edits, missing: gone } = compareSessions(read, known, { now, file, isMirror: true });
  refuseWrong(rows);
  const today = todayAt(known.site, now);
  const before = sessions.filter((one) => isToCome(one, today)).length;
  // A sheet that was emptied or filtered has lost most sessions.
  const isLost = gone.length > (rows.length === 0 ? 0 : Math.max(1, before / 2));
  if (isLost && !acceptsLosses)
    throw new ChangeRefused(
      `${gone.length} of ${before} sessions to come are gone from it. If that is right, run "npx prospectus pull --accept-losses"`,
    );
  // A list without items has no style that new ones could follow.
  if (sessions.length === 0) draft.write(file, '');
  draft.edit(file, edits.get(file) ?? []);
  if (listIn(draft.data(file), 'sessions').length === 0) draft.write(file, 'sessions: []\n');
  draft.write(file, withPulledMark(draft.text(file) ?? '', draft.data(file)));
  return { name: source.name, rows, gone, ...notes };
}

async function take(source: Source, bytes: Buffer, work: PullTask): Promise<PulledSource> {
  const file = pulledFile(source.name);
  const before = work.draft.text(file);
  const report = await draftSource(source, bytes, work);
  const text = work.draft.text(file);
  if (text === before) return { ...report, changes: [] };
  const { content, now, isDryRun } = work.options;
  const change = { content, now, isDryRun, title: `pull ${source.name}` };
  const { changes, isRefused, diagnostics } = await makeChange(change, (draft) => draft.write(file, text));
  const [error] = diagnostics.filter(({ severity }) => severity === 'error');
  if (isRefused && error)
    throw new ChangeRefused(`the content would have an error (${error.code}): ${error.message} ${error.advice}`);
  return { ...report, changes };
}

/** Why a source was not taken; a bug is thrown again. */
function reasonOf(error: unknown): string {
  if (error instanceof ChangeRefused) return error.message.replace(/\.$/, '');
  if (!(error instanceof Error && 'syscall' in error)) throw error;
  return `its file cannot be written (${codeOf(error)})`;
}

/** Pulls the sessions of all sources, each as a step that `undo` takes back; with `isDryRun`, nothing is written. */
export async function pull(options: PullOptions): Promise<PullResult> {
  const started = performance.now();
  const draft = openDraft(options.content);
  const written = { file: SITE, text: draft.text(SITE) ?? '' };
  const answers = sourcesOf(draft, options.names).map((source) => ({ source, answer: fetchSource(source) }));
  await Promise.allSettled(answers.map(({ answer }) => answer));
  const pulled: PulledSource[] = [];
  const diagnostics: Diagnostic[] = [];
  let known: KnownContent | undefined;
  for (const { source, answer } of answers) {
    const { name } = source;
    const place = locate(written, `/pull/${name}/sessions`);
    const hasCopy = draft.text(pulledFile(name)) !== undefined;
    try {
      known ??= readKnown(draft);
      const taken = await take(source, await answer, { options, draft, known });
      pulled.push(taken);
      for (const event of taken.unclear) diagnostics.push(unclearEvent({ name, ...event }, place));
    } catch (error) {
      diagnostics.push(pullKept({ name, reason: reasonOf(error), hasCopy }, place));
    }
  }
  const textOf = (file: string): string | undefined => (file === SITE ? written.text : undefined);
  const milliseconds = performance.now() - started;
  return { pulled, diagnostics, textOf, files: 1, parsed: 1, sources: [SITE], milliseconds };
}
