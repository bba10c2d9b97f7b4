// A translation compared with its original, both whole.
import { keysOf } from '../../base/objects.ts';
import type { Kinds } from '../../kinds/kinds.ts';
import { schemaOf } from '../../kinds/kind.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import type { SourceFile } from '../../model/content.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { keyIn, misfitsOf, stateOf, type Misfit, withoutSlug } from '../../model/translation.ts';
import { dataOf } from '../../read/read-source.ts';
import { locate, type WrittenFile } from '../../rules/locate.ts';
import { olderThanOriginal, orphan, otherLength } from '../../rules/words/translation.ts';
import { checkTexts, type TextContext } from './text-checks.ts';
import { fieldsIn, withSupplied, type FileRecord } from './translations.ts';

/** A file to compare, with its data where that is in memory. */
export type Side = Pick<SourceFile, 'file' | 'kind'> & { readonly data?: unknown };

/** A translation and its original, both valid, as plain JSON. */
export interface PairOrder {
  readonly translation: Side;
  readonly original: Side;
  readonly record: FileRecord;
}

/** What pairs are compared with. */
export interface Comparing {
  readonly kinds: Kinds;
  readonly context: TextContext;
  readonly textOf: (file: string) => string;
}

function toDiagnostic(source: WrittenFile, misfit: Misfit): Diagnostic {
  const { pointer } = misfit;
  const [field, at] = [keysOf(pointer).join('.'), locate(source, pointer)];
  if (misfit.is === 'length') return otherLength({ field, has: misfit.has, wants: misfit.wants }, at);
  const { name, lacks } = misfit;
  if (name !== undefined) return orphan({ is: 'name', name }, at);
  return orphan(lacks === undefined ? { is: 'field', field } : { is: 'unnamed', key: lacks }, at);
}

/** Returns what is wrong with a translation beside its original. */
export function comparePair({ translation, original, record }: PairOrder, comparing: Comparing): readonly Diagnostic[] {
  const { kinds, context, textOf } = comparing;
  const source: WrittenFile = { file: translation.file, text: textOf(translation.file) };
  const [own, kind] = [kinds.of(translation.kind), kinds.of(original.kind)];
  const data = translation.data ?? dataOf(source);
  const before = original.data ?? dataOf({ file: original.file, text: textOf(original.file) });
  const isFree = (pointer: string): boolean =>
    describeFor(schemaOf(own, data), kinds.schemas, data)(pointer)['$comment'] === 'words';
  const misfits = misfitsOf({ key: keyIn(kind.name), isFree })(withSupplied(kind, before), withoutSlug(data).words);
  const all = fieldsIn({ kind, language: context.language, original: before, translated: data }, kinds.schemas);
  // Which entries of lists of another length belong together is not known.
  const fields = all.filter(({ place = '' }) =>
    misfits.every(({ is, pointer }) => is !== 'length' || !place.startsWith(`${pointer}/`)),
  );
  return [
    ...checkTexts(
      { source, data, schema: schemaOf(kind, before), fields: fields.filter((one) => !one.isFree) },
      context,
    ),
    ...misfits.map((misfit) => toDiagnostic(source, misfit)),
    ...fields.flatMap((field) => {
      const recorded = record[field.path];
      const isOlder = recorded !== undefined && stateOf(field, recorded) === 'older';
      return isOlder ? [olderThanOriginal({ field: field.path }, locate(source, field.place ?? ''))] : [];
    }),
  ];
}
