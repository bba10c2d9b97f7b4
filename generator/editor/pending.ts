// Changes that are not saved yet, and problems, for people.
import type { CheckResult } from '../build/pipeline/check.ts';
import { mostSeriousFirst } from '../model/diagnostic.ts';
import { dataOf, type FileChange } from '../tools/edits/draft.ts';
import { type Path, valueAt } from '../tools/edits/edit.ts';
import { schemaOfFile, titleIn } from './entries.ts';
import { labelsOf, nameOfItem } from './form-schema.ts';
import type { PendingChange, Problem } from './protocol.ts';
import { editsOf, plain } from './workspace.ts';

/** Returns the labels on the way to a value of a file. */
export function labelsIn(file: string, at: Path, data: unknown): readonly string[] {
  const schema = schemaOfFile(file, data);
  return schema === undefined ? at.map(String) : labelsOf(schema, data, at);
}

const MAX_PROBLEMS = 300;

/** Returns what a check has found, the worst first. */
export const problemsOf = ({ diagnostics }: Pick<CheckResult, 'diagnostics'>): readonly Problem[] =>
  mostSeriousFirst(diagnostics)
    .slice(0, MAX_PROBLEMS)
    .map(({ code, severity, message, advice, location: { file, pointer } }) => {
      return { code, severity, message, advice, file, pointer };
    });

/** Returns the changes of one file. */
export function pendingOf({ file, before, after, encoding }: FileChange): readonly PendingChange[] {
  const whole = { file, index: 0, labels: [] };
  if (encoding) return [{ ...whole, kind: 'picture' }];
  if (before === undefined) return [{ ...whole, kind: 'new' }];
  if (after === undefined) return [{ ...whole, kind: 'gone', before: titleIn(before) ?? file }];
  const edits = editsOf({ file, before, after });
  if (!edits) return [{ ...whole, kind: 'set', before, after }];
  const saved = plain(dataOf(before));
  return edits.flatMap((edit, index): readonly PendingChange[] => {
    if (edit.kind === 'rename') return [];
    const base = { file, index, kind: edit.kind, labels: labelsIn(file, edit.at, saved) };
    if (edit.kind === 'insert')
      return [{ ...base, after: edit.value, labels: [...base.labels, nameOfItem(edit.value, edit.index ?? 0)] }];
    return [{ ...base, before: valueAt(saved, edit.at), ...(edit.kind === 'set' && { after: edit.value }) }];
  });
}
