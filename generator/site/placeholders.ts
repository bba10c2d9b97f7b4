// Which placeholders each text may have and must have. The schemas say so: by their examples what must be there, by
// their descriptions what else may be.
import { memoize } from '../base/memoize.ts';
import { keysOf } from '../base/objects.ts';
import { type FoundText, partsOf, type SchemaPart } from '../kinds/describe-field.ts';
import { fieldOf } from '../kinds/kind.ts';
import type { Diagnostic } from '../model/diagnostic.ts';
import { withoutCode } from '../rules/inspect-markdown.ts';
import { locate, locateInText, type WrittenFile } from '../rules/locate.ts';
import { nearest } from '../rules/nearest.ts';
import { missingPlaceholder, unknownPlaceholder } from '../rules/words/text.ts';
import { pointersTo, valueAt } from '../read/schema/pointers.ts';

/** The placeholders of one text. */
export interface Placeholders {
  readonly allowed: readonly string[];
  readonly needed: readonly string[];
  /** A text that has them all. */
  readonly example: string;
}

/** The words in braces of a text, once each. */
const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name = '']) => name)),
];

/** The example of a text: its schema's, or the part of the nearest example above at its place. */
function exampleAt(own: readonly SchemaPart[], keys: readonly string[]): string {
  const examples = own.at(-1)?.schema.examples;
  const rest = keys.slice(own.length - 1);
  const example = rest.reduce(fieldOf, Array.isArray(examples) ? (examples[0] as unknown) : undefined);
  return typeof example === 'string' ? example : '';
}

/** Between a schema's name and the keys: no key has it. */
const SEPARATOR = '\0';

/** Forms of a plural that a language may write without the number: "no courses", "a course". */
const FREE_FORMS = ['zero', 'one', 'two', 'few', 'many'];

const known = memoize((place: string): Placeholders => {
  const [schema = '', ...keys] = place.split(SEPARATOR);
  const own = partsOf(schema, keys).filter(({ isShared }) => !isShared);
  const isShared = own.length <= keys.length;
  const form = keys.at(-1) ?? '';
  const isFree = isShared && FREE_FORMS.includes(form);
  const example = exampleAt(own, isFree ? [...keys.slice(0, -1), 'other'] : keys);
  const mentioned = isShared ? [] : placeholdersIn(String(own.at(-1)?.schema.description ?? ''));
  const shown = placeholdersIn(example);
  return { allowed: [...new Set([...shown, ...mentioned])], needed: isFree ? [] : shown, example };
});

/** Returns the placeholders of a text of a schema. Forms of a plural may have those of the last, which alone must. */
const placeholdersAt = (schema: string, keys: readonly string[]): Placeholders =>
  known([schema, ...keys].join(SEPARATOR));

/** Returns all texts below a value. */
export const textsIn = (value: unknown): readonly FoundText[] =>
  pointersTo(value, (inner) => typeof inner === 'string').map((pointer) => ({
    pointer,
    text: String(valueAt(value, pointer)),
  }));

/** The placeholders of a text that its schema does not know, and those that it lacks. */
function checkText({ text, pointer }: FoundText, schema: string, source: WrittenFile): readonly Diagnostic[] {
  const { allowed, needed, example } = placeholdersAt(schema, keysOf(pointer));
  const present = placeholdersIn(text);
  const unknown = present.filter((name) => !allowed.includes(name));
  // A misspelt placeholder is unknown and, under its right name, missing: only the first is reported.
  const meant = unknown.map((name) => nearest(name, needed) ?? (needed.length === 1 ? needed[0] : undefined));
  const unmatched = meant.filter((name) => name === undefined || present.includes(name)).length;
  const missing = needed.filter((name) => !present.includes(name) && !meant.includes(name)).slice(unmatched);
  return [
    ...unknown.map((name) => {
      const from = text.indexOf(`{${name}}`);
      const range = { from, to: from + name.length + 2 };
      return unknownPlaceholder({ name, known: allowed }, locateInText({ source, pointer, text }, range));
    }),
    ...missing.map((name) => missingPlaceholder({ name, example }, locate(source, pointer))),
  ];
}

/** Returns what is wrong with the placeholders of a file, by the schema that it is checked against. */
export function checkPlaceholders(source: WrittenFile, data: unknown, schema: string): readonly Diagnostic[] {
  const isPage = schema.startsWith('pages/');
  if (!isPage && schema !== 'messages' && schema !== 'seo') return [];
  return textsIn(data)
    .filter(({ pointer }) => schema !== 'seo' || pointer === '/titlePattern')
    .flatMap(({ text, pointer }) => checkText({ text: isPage ? withoutCode(text) : text, pointer }, schema, source));
}
