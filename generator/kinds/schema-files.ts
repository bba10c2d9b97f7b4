import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../cache/project-folder.ts';

/** A schema as it is written: its name, such as `course` or `pages/home`, and its text. */
export interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

/** A JSON Schema, or the part of one that belongs to a value. */
export type Schema = Readonly<Record<string, unknown>>;

/** Schemas that refer to each other. */
export type Schemas = ReturnType<typeof makeSchemas>;

const suffix = '.schema.json';

/** Reads all schemas below a folder. */
export const readSchemas = (folder: string): readonly SchemaFile[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(suffix))
    .map((file) => file.split(path.sep).join('/'))
    .sort()
    .map((file) => ({ name: file.slice(0, -suffix.length), text: readFileSync(path.join(folder, file), 'utf8') }));

const chooses = /^discriminator: (.+)$/;

/** Reads a schema. Which field chooses the schema of a group is written as a comment: other validators refuse unknown keywords. */
export const parseSchema = (text: string): Schema =>
  JSON.parse(text, (_, value: Schema | null) => {
    const [, propertyName] = chooses.exec(String(value?.['$comment'])) ?? [];
    return propertyName === undefined ? value : { ...value, discriminator: { propertyName } };
  }) as Schema;

/** Makes a set of schemas; each is parsed when it is first asked for. */
export function makeSchemas(files: readonly SchemaFile[]) {
  const parsed = new Map<string, Schema>();
  const parse = (file: string): Schema => parseSchema(files.find(({ name }) => name + suffix === file)?.text ?? '{}');
  /** The schema of a file, such as `pages/home.schema.json`; an empty one where there is none. */
  const read = (file: string): Schema => {
    const schema = parsed.get(file) ?? parse(file);
    parsed.set(file, schema);
    return schema;
  };
  return {
    files,
    /** The address that a schema is known by, of its name. */
    idOf: (name: string) => new URL(name + suffix, String(read(`common${suffix}`)['$id'])).href,
    read,
    /** Changes when any of them does. */
    hash: files
      .reduce((hash, { name, text }) => hash.update(`${name}\n${text}\n`), createHash('sha256'))
      .digest('hex')
      .slice(0, 16),
  };
}

/** The schemas of the project. */
export const projectSchemas = makeSchemas(readSchemas(path.join(projectFolder, 'schemas')));

/** All schemas of the project, by name. */
export const schemaFiles: readonly SchemaFile[] = projectSchemas.files;

/** Changes when any schema of the project does. */
export const schemaHash: string = projectSchemas.hash;

/** The names of all schemas of one folder below schemas/, such as the templates in `pages`. */
export function schemaNames(below: string): readonly string[] {
  return schemaFiles.flatMap(({ name }) => (name.startsWith(`${below}/`) ? name.slice(below.length + 1) : []));
}
