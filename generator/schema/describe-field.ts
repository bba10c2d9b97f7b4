// What a schema says about the field at a pointer. A property that refers to a shared definition speaks for itself:
// its own description and examples hide those of the definition.
import { projectSchemas, type Schema, type Schemas } from './schema-files.ts';

export type { Schema } from './schema-files.ts';

/** Returns the part of a schema that a value at this JSON Pointer is held against. */
export type DescribeField = (pointer: string) => Schema;

/** A part of a schema that a value is held against. */
export interface Part {
  readonly schema: Schema;
  /** The name of the schema file that its references start from. */
  readonly home: string;
  /** Whether it is in a definition that several fields share, which knows nothing of any of them. */
  readonly isShared: boolean;
}

type Read = (name: string) => Schema;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const own = (schema: unknown, key: string): unknown =>
  isSchema(schema) && Object.hasOwn(schema, key) ? schema[key] : undefined;

/** The keys of a JSON Pointer. */
const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function follow(reference: string, home: string, read: Read): Omit<Part, 'isShared'> {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? home : new URL(file, `file:///${home}`).pathname.slice(1);
  let schema: unknown = read(target);
  for (const key of keysOf(pointer)) schema = own(schema, key);
  return { schema: isSchema(schema) ? schema : {}, home: target };
}

/** The part with its reference followed, and whether that led to a definition. */
function resolve(part: Part, read: Read): { readonly part: Part; readonly isDefinition: boolean } {
  const { $ref: reference, ...rest } = part.schema;
  if (typeof reference !== 'string') return { part, isDefinition: false };
  const { part: target, isDefinition } = resolve({ ...part, ...follow(reference, part.home, read) }, read);
  const own = { ...target, schema: { ...target.schema, ...rest } };
  return { part: own, isDefinition: isDefinition || reference.includes('#') };
}

function step({ schema, home, isShared }: Part, key: string): Part {
  const isItem = [schema.type].flat().includes('array') && /^\d*$/.test(key);
  const next = own(schema.properties, key) ?? (isItem ? schema.items : schema.additionalProperties);
  return { schema: isSchema(next) ? next : {}, home, isShared };
}

/** Returns the parts of a schema along the keys to a value, from the schema itself down to the value's own. */
function partsAlong(keys: readonly string[], root: Part, read: Read): readonly Part[] {
  let { part, isDefinition } = resolve(root, read);
  const parts = [part];
  for (const key of keys) {
    const inner = step({ ...part, isShared: part.isShared || isDefinition }, key);
    ({ part, isDefinition } = resolve(inner, read));
    parts.push(part);
  }
  return parts;
}

/** Returns the describer for a schema, whose references are read by `read`; `home` is the schema's own name. */
export function describeIn(schema: Schema, home = '', read: Read = () => schema): DescribeField {
  return (pointer) => partsAlong(keysOf(pointer), { schema, home, isShared: false }, read).at(-1)?.schema ?? {};
}

/** Returns the describer for the schema with this name. */
export function describeFor(name: string, { read }: Schemas = projectSchemas): DescribeField {
  const file = `${name}.schema.json`;
  return describeIn(read(file), file, read);
}

/** Returns the parts of the schema with this name along the keys to a value, from the whole schema down. */
export function partsOf(name: string, keys: readonly string[]): readonly Part[] {
  const file = `${name}.schema.json`;
  const { read } = projectSchemas;
  return partsAlong(keys, { schema: read(file), home: file, isShared: false }, read);
}
