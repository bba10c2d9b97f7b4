// What a form is made of: the schema of a file as editors get it, with the names of this content, and with all that it refers to
// in one document.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isGroup } from '../base/objects.ts';
import { fieldOf, type Kind } from '../kinds/kind.ts';
import { parseSchema, type Schema } from '../kinds/schema-files.ts';
import { schemasFolder } from '../tools/editor-schemas/names.ts';
import type { Path } from '../tools/edits/edit.ts';

/** Returns the name of the schema that a file of a kind is checked against, such as `pages/home`. */
export function schemaNameOf({ name, variants }: Kind, data: unknown): string {
  if (!variants) return name;
  const { field, schemas, shapes, otherwise } = variants;
  const variant = String(fieldOf(data, field));
  return `${schemas}/${variant in shapes ? variant : otherwise}`;
}

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

/** Returns the part of a schema that a pointer such as /$defs/line leads to. */
const partAt = (schema: Schema, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((part, key) => fieldOf(part, key), schema);

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
    const [place = '', pointer = ''] = reference.split('#');
    const file = place === '' ? from : path.posix.join(path.posix.dirname(from), place);
    const key = keyOf(file, pointer);
    if (!(key in $defs)) {
      // Known before its own parts are read: they may refer to it.
      $defs[key] = {};
      $defs[key] = inFile(partAt(read(file), pointer), file);
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

/** A schema with what it refers to in place of references, and of several variants the one that a value is. */
function resolved(schema: unknown, root: Schema, value: unknown): Schema {
  if (!isGroup(schema)) return {};
  const { $ref: reference, oneOf } = schema;
  const definition = typeof reference === 'string' ? partAt(root, reference.slice(1)) : undefined;
  const whole = definition === undefined ? schema : { ...resolved(definition, root, value), ...schema };
  if (!Array.isArray(oneOf)) return whole;
  const field = String(fieldOf(schema['discriminator'], 'propertyName'));
  const variant = oneOf
    .map((one) => resolved(one, root, value))
    .find((one) => fieldOf(fieldOf(one['properties'], field), 'const') === fieldOf(value, field));
  return { ...whole, ...variant };
}

/** Returns the labels on the way to a value: titles of fields, and what names the items of lists. */
export function labelsOf(root: Schema, data: unknown, at: Path): readonly string[] {
  let [schema, value] = [resolved(root, root, data), data];
  return at.map((key) => {
    value = fieldOf(value, String(key));
    const properties = schema['properties'];
    const next =
      typeof key === 'number' ? schema['items'] : (fieldOf(properties, key) ?? schema['additionalProperties']);
    schema = resolved(next, root, value);
    if (typeof key === 'number') return nameOfItem(value, key);
    return typeof schema['title'] === 'string' && fieldOf(properties, key) !== undefined ? schema['title'] : key;
  });
}
