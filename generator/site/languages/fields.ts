// The texts of content files with their translations, by the marks of the schemas: what the check, the table of their state
// and exchange files with translators have in common.
import { isGroup, withWords } from '../../base/objects.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import { type Kind, schemaOf } from '../../kinds/kind.ts';
import { pageKind, templateOf } from '../../kinds/page.ts';
import type { Schemas } from '../../kinds/schema-files.ts';
import { formsKind, siteKind } from '../../kinds/settings.ts';
import { type Field, fieldsOf, keyIn, type Text } from '../../model/translation.ts';
import { FALLBACK_LANGUAGE, isSupplied, suppliedChoices, suppliedWords } from '../../read/defaults.ts';

/** A file and its translation, whole; `kind` is that of the original. */
export interface Sides {
  readonly kind: Kind;
  readonly language: string;
  readonly original: unknown;
  readonly translated: unknown;
}

/** Returns what an original says together with what the tool supplies where it says nothing. */
export function withSupplied({ name }: Kind, data: unknown): unknown {
  if (name === pageKind.name) return withWords(suppliedWords(FALLBACK_LANGUAGE, String(templateOf(data))) ?? {}, data);
  if (name === formsKind.name && isGroup(data))
    return { ...data, choices: { ...suppliedChoices(FALLBACK_LANGUAGE), ...(data['choices'] as object | undefined) } };
  // A language has a locale and a direction, whether the original names its own or not.
  return name === siteKind.name && isGroup(data) ? { locale: '', direction: '', ...data } : data;
}

/** What a language says of itself. */
const settings: readonly string[] = ['locale', 'direction'];

/** Whether there is something to translate: figures and placeholders are the same in all languages. */
const hasWords = (text: Text): boolean => [text].flat().some((one) => /\p{L}/u.test(one.replace(/\{\w+\}/g, '')));

/** Returns the texts of an original; those that the tool supplies in the language only where the translation has its own. */
export function fieldsIn({ kind, language, original, translated }: Sides, schemas: Schemas): readonly Field[] {
  const whole = withSupplied(kind, original);
  const describe = describeFor(schemaOf(kind, whole), schemas, whole);
  const comparing = {
    key: keyIn(kind.name),
    isWords: (pointer: string) => describe(pointer)['$comment'] === 'words',
  };
  const all = fieldsOf({ original: whole, translated }, comparing).filter(
    ({ path, ...field }) =>
      (field.translated !== undefined || hasWords(field.original)) && !(kind === siteKind && settings.includes(path)),
  );
  if (whole === original || !isSupplied(language)) return all;
  const own = new Set(fieldsOf({ original, translated: undefined }, comparing).map(({ path }) => path));
  return all.filter((field) => field.translated !== undefined || own.has(field.path));
}
