// With what a site is made, told in a way that is the same on every machine. The keys of the compiled program are not:
// they depend on where and when its sources were saved.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
// eslint-disable-next-line no-restricted-imports -- dates are written by Node, which may do it otherwise in another version
import { version as node } from 'node:process';
import path from 'node:path';
import { digest } from '../base/digest.ts';
import { projectFolder } from '../cache/project-folder.ts';

/** All that the program consists of, besides the site's code, whose bundle tells for itself. */
const PARTS = ['generator', 'schemas', 'src', 'package.json', 'package-lock.json'];

const DIGITS = 12;

const byName = (a: string, b: string): number => (a < b ? -1 : 1);

function filesBelow(part: string): readonly string[] {
  if (part.includes('.')) return [part];
  return readdirSync(path.join(projectFolder, part), { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => path.relative(projectFolder, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
    .sort(byName);
}

function hashOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(`${node}\n`);
  for (const file of files) hash.update(`${file}\n`).update(readFileSync(path.join(projectFolder, file)));
  return hash.digest('hex').slice(0, DIGITS);
}

/** Changes with any file of the program, and with Node's version. */
export const programVersion = (): string =>
  hashOf(PARTS.filter((part) => existsSync(path.join(projectFolder, part))).flatMap(filesBelow));

/** Changes with the site's code; `bundle` is the folder of its bundle, in which every file is named by its content. */
export const bundleVersion = (bundle: string): string => digest(readFileSync(path.join(bundle, 'assets.json')), DIGITS);
