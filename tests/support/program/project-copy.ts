// A copy of the program for tests and measurements that change its sources or delete its caches. Its dependencies are
// links to those of the project, one each, so that tools that write next to them write into the copy.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { conditionOf } from '../../../generator/cache/store.ts';
import { bundleFolder } from '../../../generator/build/render/bundle-folder.ts';

const project = fileURLToPath(new URL('../../..', import.meta.url));

const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const sources = ['cli', 'defaults', 'editor', 'generator', 'release/compile.js', 'schemas', 'src', ...settings];

/** Copies the sources of the program into a folder, with further files or folders of the project. */
export function copySources(folder: string, ...more: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  for (const part of [...sources, ...more]) cpSync(join(project, part), join(folder, part), { recursive: true });
}

/** Links the project's dependencies into a folder. */
export function linkDependencies(folder: string): void {
  const [from, to] = [join(project, 'node_modules'), join(folder, 'node_modules')];
  mkdirSync(to, { recursive: true });
  const names = readdirSync(from).filter((name) => !name.startsWith('.'));
  // On Windows, a junction needs no privilege.
  for (const name of names) symlinkSync(join(from, name), join(to, name), 'junction');
}

/** Copies the program into a folder, compiled, without the site's code and caches; returns the file to run with Node. */
export function copyProject(folder: string): string {
  // Nothing has compiled the schemas yet where only the program was.
  const schemas = ['built/schemas'].filter((part) => existsSync(join(project, part)));
  copySources(folder, 'built/main.js', 'built/programs', ...schemas);
  linkDependencies(folder);
  return join(folder, 'cli', 'bin.js');
}

/** Compiles the program in a copy whose sources were edited. */
export function compileCopy(folder: string): void {
  execFileSync(process.execPath, [join(folder, 'release', 'compile.js')], { stdio: 'pipe' });
}

/** Copies the bundle of the project's code into a copy of the program, if it has been made: it takes seconds. */
export function copyBundle(folder: string): void {
  const made = bundleFolder();
  if (conditionOf(made) === 'whole')
    cpSync(made, join(folder, 'built', 'bundles', basename(made)), { recursive: true });
}
