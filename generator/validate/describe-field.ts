// What a schema says about the field at a pointer. A property that refers to a shared definition speaks for itself:
// its own description and examples hide those of the definition.
import { schemaFiles } from './schema-files.ts';

/** A JSON Schema, or the part of one that belongs to a value. */
export type Schema = Readonly<Record<string, unknown>>;

/** Returns the part of a schema that a value at this JSON Pointer is held against. */
export type DescribeField = (pointer: string) => Schema;

/** A part of a schema and the name of the schema file that its references start from. */
interface Part {
  readonly schema: Schema;
  readonly home: string;
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

function follow(reference: string, home: string, read: Read): Part {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? home : new URL(file, `file:///${home}`).pathname.slice(1);
  let schema: unknown = read(target);
  for (const key of keysOf(pointer)) schema = own(schema, key);
  return { schema: isSchema(schema) ? schema : {}, home: target };
}

/** The part with its reference followed. */
function resolve({ schema, home }: Part, read: Read): Part {
  const { $ref: reference, ...rest } = schema;
  if (typeof reference !== 'string') return { schema, home };
  const target = resolve(follow(reference, home, read), read);
  return { schema: { ...target.schema, ...rest }, home: target.home };
}

function step({ schema, home }: Part, key: string): Part {
  const next = own(schema.properties, key) ?? (schema.type === 'array' ? schema.items : schema.additionalProperties);
  return { schema: isSchema(next) ? next : {}, home };
}

/** Returns the describer for a schema, whose references are read by `read`; `home` is the schema's own name. */
export function describeIn(schema: Schema, home = '', read: Read = () => schema): DescribeField {
  return (pointer) => {
    let part = resolve({ schema, home }, read);
    for (const key of keysOf(pointer)) part = resolve(step(part, key), read);
    return part.schema;
  };
}

const parsed = new Map<string, Schema>();

function readSchema(file: string): Schema {
  const known = parsed.get(file);
  if (known) return known;
  const text = schemaFiles.find(({ name }) => `${name}.schema.json` === file)?.text ?? '{}';
  const schema = JSON.parse(text) as Schema;
  parsed.set(file, schema);
  return schema;
}

/** Returns the describer for the schema with this name. */
export function describeFor(name: string): DescribeField {
  const file = `${name}.schema.json`;
  return describeIn(readSchema(file), file, readSchema);
}
