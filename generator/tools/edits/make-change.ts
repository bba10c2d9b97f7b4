/**
 * Changes of the content by commands: `makeChange` lets a function change a draft, checks a copy of the content with these
 * changes, and writes them all or none, as one step that `undoChange` takes back.
 *
 *     const result = await makeChange({ content, now, title: 'set price 600 --course capm', isDryRun: false }, (draft) => {
 *       draft.edit('courses/capm.yaml', [{ kind: 'set', at: ['price'], value: 600 }]);
 *       draft.edit('schedule.yaml', [{ kind: 'insert', at: ['sessions'], value: { course: 'capm', startDate: '2026-05-01' } }]);
 *     });
 *
 * Edits (`edit.ts`) name values by paths in the text as it is when `draft.edit` is called, all edits of one call by the same
 * text; give those of one file in one call. New items take quotes and brackets from their neighbours. What cannot be done
 * throws a ChangeRefused, whose message the command line prints with exit code 2; then nothing was written. A change that
 * would add errors to the content is not written either: `isRefused`, with the errors among `diagnostics`.
 */
import { check, type CheckResult } from '../../build/pipeline/check.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { isAsPulled, isPulled, withPulledMark } from '../../model/pulled.ts';
import { copyContent } from './content-copy.ts';
import { dataOf, type Draft, type FileChange, openDraft, putFile } from './draft.ts';
import { refuseUnfinished, writeChange } from './history.ts';

export interface ChangeOptions {
  readonly content: string;
  /** The moment by which sessions are past or to come. */
  readonly now: Date;
  /** What is done, as it is typed: `undo` says what it takes back. */
  readonly title: string;
  readonly isDryRun: boolean;
}

/** A change; its `diagnostics` are those that it adds to the content. */
export interface ChangeResult extends CheckResult {
  readonly changes: readonly FileChange[];
  /** Whether nothing was written since the change would add errors. */
  readonly isRefused: boolean;
}

/** Returns the errors and warnings that were not there before, by their codes and files. */
function added(before: readonly Diagnostic[], after: readonly Diagnostic[], draft: Draft): readonly Diagnostic[] {
  const known = new Map<string, number>();
  const count = ({ code, location }: Diagnostic, by: number): readonly number[] =>
    [code, `${code} ${draft.nameBefore(location.file)}`].map((key) => {
      const left = (known.get(key) ?? 0) + by;
      known.set(key, left);
      return left;
    });
  for (const each of before) count(each, 1);
  const more = after.filter((each) => count(each, -1).some((left) => left < 0));
  // A problem of two files may be reported at the other one now.
  return more.filter(({ code, severity }) => severity !== 'info' && (known.get(code) ?? 0) < 0);
}

/** Checks a copy of the content in which the changes are made. */
async function checkCopy(changes: readonly FileChange[], { content, now }: ChangeOptions): Promise<CheckResult> {
  const copy = await copyContent(content, { purpose: 'changes', isShared: true });
  try {
    for (const change of changes) putFile(copy.folder, change);
    const result = await check({ content: copy.folder, now });
    // Its texts are read while they are there.
    const texts = new Map(result.diagnostics.map(({ location: { file } }) => [file, result.textOf(file)]));
    return { ...result, textOf: (file) => texts.get(file) };
  } finally {
    copy.remove();
  }
}

/** Changes the content as `plan` changes its draft; with `isDryRun`, and where that adds errors, nothing is written. */
export async function makeChange(
  options: ChangeOptions,
  plan: (draft: Draft) => void | Promise<void>,
): Promise<ChangeResult> {
  const { content, now, title, isDryRun } = options;
  refuseUnfinished(content);
  const draft = openDraft(content);
  await plan(draft);
  // What a command changes in files that were pulled, such as the name of a course, is no edit by hand.
  for (const { file, before, after } of draft.changes())
    if (isPulled(file) && before !== undefined && after !== undefined && isAsPulled(before, dataOf(before)))
      draft.write(file, withPulledMark(after, dataOf(after)));
  const changes = draft.changes();
  const before = await check({ content, now });
  if (changes.length === 0) return { ...before, diagnostics: [], changes, isRefused: false };
  const after = await checkCopy(changes, options);
  const diagnostics = added(before.diagnostics, after.diagnostics, draft);
  const isRefused = diagnostics.some(({ severity }) => severity === 'error');
  if (!isRefused && !isDryRun) await writeChange(content, title, { files: changes, now });
  return { ...after, diagnostics, changes, isRefused };
}
