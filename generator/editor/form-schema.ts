// What a form is made of: the schema of a file as editors get it, with the names of this content, and with all that it refers to
// in one document.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isGroup } from '../base/objects.ts';
import { follow, partsOf } from '../kinds/describe-field.ts';
import { fieldOf } from '../kinds/kind.ts';
import { builtInKinds } from '../kinds/kinds.ts';
import { parseSchema, type Schema } from '../kinds/schema-files.ts';
import { schemasFolder } from '../tools/editor-schemas/folder.ts';
import type { Path } from '../tools/edits/edit.ts';

const SUFFIX = '.schema.json';

/** Reads the schemas for editors of a content folder, each once. */
export function schemaReader(content: string): (file: string) => Schema {
  const read = new Map<string, Schema>();
  return (file) => {
    const known = read.get(file) ?? parseSchema(readFileSync(path.join(schemasFolder(content), file), 'utf8'));
    read.set(file, known);
    return known;
  };
}

/** The name of a definition in the bundle; a JSON Pointer can hold it as it is. */
const keyOf = (file: string, pointer: string): string => `${file.replace(SUFFIX, '')}${pointer}`.replace(/\W+/g, '-');

/** Returns a schema by its name with all that it refers to, which is in its `$defs`. */
export function bundledSchema(name: string, read: (file: string) => Schema): Schema {
  const $defs: Record<string, unknown> = {};
  const inFile = (part: unknown, file: string): unknown => {
    if (Array.isArray(part)) return part.map((one) => inFile(one, file));
    if (!isGroup(part)) return part;
    const entries = Object.entries(part).filter(([key]) => !['$defs', '$schema', '$id', 'examples'].includes(key));
    return Object.fromEntries(
      entries.map(([key, value]) => [
        key,
        key === '$ref' && typeof value === 'string' ? refer(value, file) : inFile(value, file),
      ]),
    );
  };
  const refer = (reference: string, from: string): string => {
    const { schema, home } = follow(reference, from, read);
    const key = keyOf(home, reference.split('#')[1] ?? '');
    if (!(key in $defs)) {
      // Known before its own parts are read: they may refer to it.
      $defs[key] = {};
      $defs[key] = inFile(schema, home);
    }
    return `#/$defs/${key}`;
  };
  const file = name + SUFFIX;
  return { ...(inFile(read(file), file) as Schema), $defs };
}

// The labels of fields on the way to a value, for people.

/** The field whose value is what an item of a list is known by, the first that it has. */
const NAMING = ['title', 'name', 'label', 'question', 'heading', 'course', 'id', 'type', 'text'];

const MAX_NAME = 60;

/** Returns what people know an item of a list by; its number where it says nothing. */
export function nameOfItem(item: unknown, index: number): string {
  if (typeof item === 'string' && item !== '') return item.slice(0, MAX_NAME);
  const found = NAMING.map((key) => fieldOf(item, key)).find((value) => typeof value === 'string' && value !== '');
  const day = fieldOf(item, 'startDate') ?? fieldOf(item, 'month');
  if (typeof found !== 'string') return `#${index + 1}`;
  return [found.slice(0, MAX_NAME), ...(typeof day === 'string' ? [day] : [])].join(' ');
}

/** Returns the labels on the way to a value of what is checked against a schema: titles of fields, and what names the items of lists. */
export function labelsOf(schema: string, data: unknown, at: Path): readonly string[] {
  const parts = partsOf(schema, at.map(String), { read: builtInKinds.schemas.read, data });
  let value = data;
  return at.map((key, index) => {
    value = fieldOf(value, String(key));
    if (typeof key === 'number') return nameOfItem(value, key);
    const isField = fieldOf(parts[index]?.schema['properties'], key) !== undefined;
    const title = parts[index + 1]?.schema['title'];
    return isField && typeof title === 'string' ? title : key;
  });
}
