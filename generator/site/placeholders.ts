// Which placeholders each text may have and must have. The schemas say so: by their examples what must be there, by
// their descriptions what else may be.
import { memoize } from '../base/memoize.ts';
import { partsOf, type Part } from '../kinds/describe-field.ts';

/** The placeholders of one text. */
export interface Placeholders {
  readonly allowed: readonly string[];
  readonly needed: readonly string[];
  /** A text that has them all. */
  readonly example: string;
}

/** The words in braces of a text, once each. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name = '']) => name)),
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The example of a text: its schema's, or the part of the nearest example above at its place. */
function exampleAt(own: readonly Part[], keys: readonly string[]): string {
  const examples = own.at(-1)?.schema.examples;
  const rest = keys.slice(own.length - 1);
  const example = rest.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    Array.isArray(examples) ? examples[0] : undefined,
  );
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

/**
 * Returns the placeholders of the text at the keys below the schema with this name, such as `messages`.
 * Every form of a plural may have the placeholders of its last form, and only that must have them.
 */
export const placeholdersAt = (schema: string, keys: readonly string[]): Placeholders =>
  known([schema, ...keys].join(SEPARATOR));
