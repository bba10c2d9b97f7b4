// Fields that a later format of the content will not have: their schema says "deprecated", and its description what to write
// in their place. Content with them stays valid, and is published as before.
import { memoize } from '../../base/memoize.ts';
import { locate } from '../../rules/locate.ts';
import { deprecatedField } from '../../rules/words/deprecated.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import type { SourceFile } from '../../model/content.ts';
import { describeFor } from '../../kinds/describe-field.ts';
import type { Schema, Schemas } from '../../kinds/schema-files.ts';
import { childPointer } from './pointers.ts';

const isDeprecated = (value: unknown): boolean => (value as Schema | null)?.deprecated === true;

/** The names of all deprecated fields: mostly there is none, and then no file is looked through. */
const deprecatedNames = memoize(({ files }: Schemas): ReadonlySet<string> => {
  const names = new Set<string>();
  for (const { text } of files.filter((file) => file.text.includes('"deprecated"')))
    JSON.parse(text, (key, value: unknown) => {
      if (isDeprecated(value)) names.add(key);
      return value;
    });
  return names;
});

/** The fields of a value that have one of the names, by their pointers. */
function fieldsIn(value: unknown, names: ReadonlySet<string>, pointer = ''): readonly (readonly [string, string])[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const place = childPointer(pointer, key);
    const deeper = fieldsIn(inner, names, place);
    return names.has(key) ? [[place, key] as const, ...deeper] : deeper;
  });
}

/** Returns a warning for each field of a valid file that its schema calls deprecated. */
export function findDeprecated(source: SourceFile, schema: string, schemas: Schemas): readonly Diagnostic[] {
  const names = deprecatedNames(schemas);
  if (names.size === 0) return [];
  const describe = describeFor(schema, schemas, source.data);
  return fieldsIn(source.data, names).flatMap(([pointer, key]) => {
    const { deprecated, description } = describe(pointer);
    if (deprecated !== true) return [];
    return [deprecatedField({ key, description: String(description) }, locate(source, pointer, 'key'))];
  });
}
