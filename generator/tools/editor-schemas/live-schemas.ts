// The schemas as an editor sees them: where a field names other content, it is one of the names that are there.
import path from 'node:path';
import { speakOwnWords } from './own-words.ts';
import { mediaReferences, type Variants } from '../../kinds/kind.ts';
import { shapeOfSchema, type Kinds } from '../../kinds/kinds.ts';

/** A file to be written, relative to the folder of the editor's schemas. */
export interface LiveSchema {
  readonly file: string;
  readonly text: string;
}

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

/** The part of a schema that a pattern leads to; undefined where it is in a shared definition. */
function partAt(schema: unknown, segments: readonly string[]): Schema | undefined {
  const [segment, ...rest] = segments;
  if (!isSchema(schema)) return undefined;
  if (segment === undefined) return schema;
  if (segment === '*') return partAt(schema['items'], rest);
  if (segment === '#') return partAt(schema['propertyNames'], rest);
  return isSchema(schema['properties']) ? partAt(schema['properties'][segment], rest) : undefined;
}

function refer(part: unknown, name: string, to: string): void {
  if (!isSchema(part)) return;
  const folder = path.posix.dirname(name);
  part['$ref'] = `${path.posix.relative(folder, 'names.schema.json')}#/$defs/${to}`;
}

const namesThings = (part: unknown): boolean =>
  isSchema(part) && /names\.schema\.json#|\/target$/.test(String(part['$ref']));

/** Editors offer examples as values: names of another provider would be errors, and a group is no choice beside texts. */
function dropExamples(schema: unknown): void {
  if (!isSchema(schema)) return;
  const { examples, items } = schema;
  if (namesThings(schema) || namesThings(items)) delete schema['examples'];
  else if (Array.isArray(examples) && examples.some((one) => typeof one !== 'object'))
    schema['examples'] = examples.filter((one) => typeof one !== 'object');
  for (const inner of Object.values(schema)) dropExamples(inner);
}

/** The shared definition that a reference in the schema with this name leads to. */
function definitionAt(reference: string, name: string, { schemas }: Kinds): Schema | undefined {
  const [, file = '', key = ''] = /^([^#]*)#\/\$defs\/(.+)$/.exec(reference) ?? [];
  const home = file === '' ? `${name}.schema.json` : path.posix.join(path.posix.dirname(name), file);
  return partAt({ properties: schemas.read(home)['$defs'] }, [key]);
}

function liveSchema(name: string, text: string, kinds: Kinds): LiveSchema {
  // Freshly parsed, so that it may be changed in place.
  const schema = JSON.parse(text) as Schema;
  const { references = [] } = shapeOfSchema(kinds, name);
  for (const { pattern, to } of references) refer(partAt(schema, pattern.split('/').slice(1)), name, to);
  if (name === 'common' && isSchema(schema['$defs'])) {
    refer(schema['$defs']['target'], name, 'target');
    refer(partAt(schema['$defs']['image'], ['file']), name, 'media');
    for (const { pattern, to } of mediaReferences)
      refer(partAt({ properties: schema['$defs'] }, pattern.split('/').slice(1)), name, to);
  }
  speakOwnWords(schema, (reference) => definitionAt(reference, name, kinds));
  dropExamples(schema);
  // References are resolved by where the file is.
  delete schema['$id'];
  return { file: `${name}.schema.json`, text: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** For a file whose first line does not say its schema: the field decides that says its variant. */
function anyVariant(
  name: string,
  { field, description, schemas, words }: Variants,
  all: readonly string[],
): LiveSchema {
  const variants = all.flatMap((one) => (one.startsWith(`${schemas}/`) ? [one.slice(schemas.length + 1)] : []));
  const schema = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...words,
    type: 'object',
    required: [field],
    properties: { [field]: { description, enum: variants } },
    allOf: variants.map((variant) => ({
      if: { properties: { [field]: { const: variant } }, required: [field] },
      then: { $ref: `${schemas}/${variant}.schema.json` },
    })),
  };
  return { file: `${name}.schema.json`, text: `${JSON.stringify(schema, undefined, 2)}\n` };
}

/** Returns the schemas for an editor; what is known by name is in names.schema.json beside them. */
export function liveSchemas(kinds: Kinds): readonly LiveSchema[] {
  const { files } = kinds.schemas;
  const names = files.map(({ name }) => name);
  return [
    ...files.map(({ name, text }) => liveSchema(name, text, kinds)),
    ...kinds.all.flatMap(({ name, variants }) => (variants ? [anyVariant(name, variants, names)] : [])),
  ];
}
