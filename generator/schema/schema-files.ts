import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { projectFolder } from '../cache/project-folder.ts';

/** A schema as it is written: its name, such as `course` or `pages/home`, and its text. */
export interface SchemaFile {
  readonly name: string;
  readonly text: string;
}

const folder = path.join(projectFolder, 'schemas');
const suffix = '.schema.json';

/** All schemas of the project, by name. */
export const schemaFiles: readonly SchemaFile[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith(suffix))
  .sort()
  .map((file) => ({
    name: file.split(path.sep).join('/').slice(0, -suffix.length),
    text: readFileSync(path.join(folder, file), 'utf8'),
  }));

/** Changes when any schema does. */
export const schemaHash: string = schemaFiles
  .reduce((hash, { name, text }) => hash.update(`${name}\n${text}\n`), createHash('sha256'))
  .digest('hex')
  .slice(0, 16);

/** The names of all schemas of one folder below schemas/, such as the templates in `pages`. */
export function schemaNames(below: string): readonly string[] {
  return schemaFiles.flatMap(({ name }) => (name.startsWith(`${below}/`) ? name.slice(below.length + 1) : []));
}
