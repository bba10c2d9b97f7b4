import { describeFor } from '../../kinds/describe-field.ts';
import { schemaOf } from '../../kinds/kind.ts';
import { builtInKinds, originalKind } from '../../kinds/kinds.ts';
import type { ParsedFile } from './find-run-over.ts';

/** Whether a field that a translation cannot have is one of its original. */
export function isFactOfOriginal({ file, data }: ParsedFile, pointer: string): boolean {
  const original = originalKind(builtInKinds.ofFile(file)?.name ?? '');
  if (original === undefined) return false;
  const name = schemaOf(builtInKinds.of(original), data);
  return Object.keys(describeFor(name, undefined, data)(pointer)).length > 0;
}
