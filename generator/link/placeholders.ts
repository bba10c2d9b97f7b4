// Which placeholders each text may have and must have. The schemas say so: by their examples what must be there, by
// their descriptions what else may be.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../project-folder.ts';

/** The placeholders of one text. */
export interface Placeholders {
  readonly allowed: readonly string[];
  readonly needed: readonly string[];
  /** A text that has them all. */
  readonly example: string;
}

interface Schema {
  readonly $ref?: string;
  readonly description?: string;
  readonly examples?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}

const folder = path.join(projectFolder, 'schemas');
const read = new Map<string, Schema>();

function readSchema(name: string): Schema {
  const known = read.get(name);
  if (known) return known;
  const schema = JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Schema;
  read.set(name, schema);
  return schema;
}

/** The words in braces of a text, once each. */
export const placeholdersIn = (text: string): readonly string[] => [
  ...new Set([...text.matchAll(/\{([A-Za-z]\w*)\}/g)].map(([, name = '']) => name)),
];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The schemas along a path, from the file's own down to the text's; a part of a shared piece has none of its own. */
function schemasAlong(name: string, keys: readonly string[]): readonly Schema[] {
  const along = [readSchema(name)];
  for (const key of keys) {
    const { properties, items } = along.at(-1) ?? {};
    const next = properties?.[key] ?? items;
    if (!next) break;
    along.push(/^[^#]+\.json$/.test(next.$ref ?? '') ? readSchema(next.$ref ?? '') : next);
  }
  return along;
}

/** The example of a text: its schema's, or the part of the nearest example above that stands at its place. */
function exampleAt(along: readonly Schema[], keys: readonly string[]): string {
  const rest = keys.slice(along.length - 1);
  const example = rest.reduce<unknown>(
    (value, key) => (isRecord(value) ? value[key] : undefined),
    along.at(-1)?.examples?.[0],
  );
  return typeof example === 'string' ? example : '';
}

/** Forms of a plural that a language may write without the number: "no courses", "a course". */
const FREE_FORMS = ['zero', 'one', 'two', 'few', 'many'];

/**
 * Returns the placeholders of the text at the keys below the schema of a file, such as `messages.schema.json`.
 * Every form of a plural may have the placeholders of its last form, and only that must have them.
 */
export function placeholdersAt(schema: string, keys: readonly string[]): Placeholders {
  const along = schemasAlong(schema, keys);
  const isShared = along.length <= keys.length;
  const form = keys.at(-1) ?? '';
  const isFree = isShared && FREE_FORMS.includes(form);
  const example = exampleAt(along, isFree ? [...keys.slice(0, -1), 'other'] : keys);
  const mentioned = isShared ? [] : placeholdersIn(along.at(-1)?.description ?? '');
  const shown = placeholdersIn(example);
  return { allowed: [...new Set([...shown, ...mentioned])], needed: isFree ? [] : shown, example };
}
