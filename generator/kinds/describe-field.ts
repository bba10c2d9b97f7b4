// What a schema says about the field at a pointer. A property that refers to a shared definition speaks for itself:
// its own description and examples hide those of the definition.
import { memoize, memoizePerObject } from '../base/memoize.ts';
import { keysOf } from '../base/objects.ts';
import { projectSchemas, type Schema, type Schemas } from './schema-files.ts';

export type { Schema } from './schema-files.ts';

/** Returns the part of a schema that a value at this JSON Pointer is checked against; # at its end stands for the keys of a group. */
export type DescribeField = (pointer: string) => Schema;

/** A part of a schema that a value is checked against. */
export interface SchemaPart {
  readonly schema: Schema;
  /** The name of the schema file that its references start from. */
  readonly home: string;
  /** Whether it is in a definition that several fields share, which knows nothing of any of them. */
  readonly isShared: boolean;
}

type Read = (name: string) => Schema;

/** Whether a value of a schema is a schema itself. */
export const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const own = (schema: unknown, key: string): unknown =>
  isSchema(schema) && Object.hasOwn(schema, key) ? schema[key] : undefined;

/** Returns the part of a schema that a reference leads to, and the name of its file; `home` is the file with the reference. */
export function follow(reference: string, home: string, read: Read): Omit<SchemaPart, 'isShared'> {
  const [file = '', pointer = ''] = reference.split('#');
  const target = file === '' ? home : new URL(file, `file:///${home}`).pathname.slice(1);
  let schema: unknown = read(target);
  for (const key of keysOf(pointer)) schema = own(schema, key);
  return { schema: isSchema(schema) ? schema : {}, home: target };
}

interface Resolved {
  readonly part: SchemaPart;
  readonly isDefinition: boolean;
}

/** Returns a part with its reference followed: once, since the fields of thousands of files are looked up. */
const resolve = (part: SchemaPart, read: Read): Resolved =>
  resolved(read)(part.schema)(`${part.isShared ? 'shared' : ''} ${part.home}`);

const resolved = memoizePerObject((read: Read) =>
  memoizePerObject((schema: Schema) =>
    memoize((at: string): Resolved => {
      const [shared = '', home = ''] = at.split(' ');
      const part = { schema, home, isShared: shared !== '' };
      const { $ref: reference, ...rest } = schema;
      if (typeof reference !== 'string') return { part, isDefinition: false };
      const { part: target, isDefinition } = resolve({ ...part, ...follow(reference, home, read) }, read);
      const own = { ...target, schema: { ...target.schema, ...rest } };
      return { part: own, isDefinition: isDefinition || reference.includes('#') };
    }),
  ),
);

function step({ schema, home, isShared }: SchemaPart, key: string): SchemaPart {
  const isItem = [schema.type].flat().includes('array') && /^\d*$/.test(key);
  const inner = own(schema.properties, key) ?? (isItem ? schema.items : schema.additionalProperties);
  const next = key === '#' ? schema['propertyNames'] : inner;
  return { schema: isSchema(next) ? next : {}, home, isShared };
}

/** The field of a group by which its schema is chosen; undefined where it has only one. */
const tagOf = ({ discriminator }: Schema): string | undefined =>
  isSchema(discriminator) ? String(discriminator['propertyName']) : undefined;

function branchesOf(part: SchemaPart, tag: string, read: Read): ReadonlyMap<unknown, SchemaPart> {
  const { oneOf } = part.schema;
  const branches = (Array.isArray(oneOf) ? oneOf : []).map((schema: Schema) => resolve({ ...part, schema }, read).part);
  return new Map(branches.map((branch) => [own(own(branch.schema.properties, tag), 'const'), branch]));
}

/** The part that a value is checked against where its schema depends on one of its fields; else the part itself. */
function chosen(part: SchemaPart, value: unknown, read: Read): SchemaPart {
  const tag = tagOf(part.schema);
  if (tag === undefined) return part;
  const branches = branchesOf(part, tag, read);
  const [first] = branches.values();
  const field = { ...Object(own(first?.schema.properties, tag)), examples: [...branches.keys()] };
  return branches.get(own(value, tag)) ?? { ...part, schema: { ...part.schema, properties: { [tag]: field } } };
}

/** Returns the values by which the schema of a group can be chosen that has several. */
export const choicesOf = (schema: Schema, home: string, { read }: Schemas): readonly unknown[] => [
  ...branchesOf({ schema, home, isShared: false }, tagOf(schema) ?? '', read).keys(),
];

function partNamed(name: string, read: Read): SchemaPart {
  const home = `${name}.schema.json`;
  return { schema: read(home), home, isShared: false };
}

/** The whole of the schema with this name. */
export const wholePart = (name: string): SchemaPart => partNamed(name, projectSchemas.read);

/** A part of a schema of the project with its reference followed. */
export const resolvedPart = (part: SchemaPart, { read }: Schemas = projectSchemas): SchemaPart =>
  resolve(part, read).part;

/** The schemas of a group of the project that has several, by the value of the field that chooses; empty of all others. */
export const branchesOfPart = (part: SchemaPart): ReadonlyMap<unknown, SchemaPart> =>
  branchesOf(part, tagOf(part.schema) ?? '', projectSchemas.read);

interface Described {
  readonly read: Read;
  /** What is checked against the schema, where that depends on it. */
  readonly data?: unknown;
}

interface At extends Resolved {
  readonly value: unknown;
}

/** Returns what is at a key of a part: once, since all items of a list and all files of a kind have the same. */
const stepped = memoizePerObject((read: Read) =>
  memoizePerObject((part: SchemaPart) => {
    const from = (start: SchemaPart) => memoize((key: string) => resolve(step(start, key), read));
    const [own, shared] = [from(part), from({ ...part, isShared: true })];
    return (isDefinition: boolean) => (isDefinition ? shared : own);
  }),
);

function inside({ part, isDefinition, value }: At, key: string, read: Read): At {
  const next = stepped(read)(part)(isDefinition)(key);
  const inner = own(value, key);
  return { isDefinition: next.isDefinition, part: chosen(next.part, inner, read), value: inner };
}

function partsAlong(keys: readonly string[], root: SchemaPart, { read, data }: Described): readonly SchemaPart[] {
  let at: At = { ...resolve(root, read), value: data };
  const parts = [at.part];
  for (const key of keys) {
    at = inside(at, key, read);
    parts.push(at.part);
  }
  return parts;
}

/** A value with its part of the schema, on a way down. */
export interface Place {
  readonly schema: Schema;
  readonly below: (key: string) => Place;
}

/** Returns the whole of some data in the schema with this name: for a walk, instead of looking up one pointer after another. */
export function placeIn(name: string, data: unknown, { read }: Schemas = projectSchemas): Place {
  const placed = (at: At): Place => ({ schema: at.part.schema, below: (key) => placed(inside(at, key, read)) });
  return placed({ ...resolve(partNamed(name, read), read), value: data });
}

/** Returns the describer for the schema with this name; `data` is what is checked against it. */
export function describeFor(
  name: string,
  { read }: Pick<Schemas, 'read'> = projectSchemas,
  data?: unknown,
): DescribeField {
  const root = partNamed(name, read);
  return (pointer) => partsAlong(keysOf(pointer), root, { read, data }).at(-1)?.schema ?? {};
}

/** Returns the parts of the schema with this name along the keys to a value, from the whole schema down. */
export function partsOf(
  name: string,
  keys: readonly string[],
  described: Described = projectSchemas,
): readonly SchemaPart[] {
  return partsAlong(keys, partNamed(name, described.read), described);
}

// The texts of a file at the places that a pattern of a kind describes.

/** A text of a file's data, and the JSON Pointer to it. */
export interface FoundText {
  readonly pointer: string;
  readonly text: string;
}

const keysIn = memoize((pattern: string): readonly string[] => pattern.split('/').slice(1));

/** Returns the texts at the places of a pattern of JSON Pointers, where * is any index or key. */
export function textsAt(data: unknown, pattern: string): readonly FoundText[] {
  const keys = keysIn(pattern);
  const found: FoundText[] = [];
  const visit = (value: unknown, depth: number, pointer: string): void => {
    const key = keys[depth];
    if (key === undefined && typeof value === 'string') found.push({ pointer, text: value });
    if (key === undefined || typeof value !== 'object' || value === null) return;
    const inner = value as Readonly<Record<string, unknown>>;
    const next = key === '*' ? Object.keys(inner) : [key];
    for (const each of next) if (inner[each] !== undefined) visit(inner[each], depth + 1, `${pointer}/${each}`);
  };
  visit(data, 0, '');
  return found;
}
