// A copy of the program for tests and measurements that change its sources or delete its caches. Its dependencies are
// links to those of the project, one each, so that tools that write next to them write into the copy.
import { cpSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { conditionOf } from '../../generator/cache/kept-folder.ts';
import { bundleFolder } from '../../generator/build/render/bundle-folder.ts';

const project = fileURLToPath(new URL('../..', import.meta.url));

const settings = ['package.json', 'package-lock.json', 'tsconfig.json', 'vite.config.ts'];
const sources = ['cli', 'defaults', 'generator', 'schemas', 'src', ...settings];

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
  for (const name of names) symlinkSync(join(from, name), join(to, name));
}

/** Copies the program into a folder, without caches, and returns the file to run with Node. */
export function copyProject(folder: string): string {
  copySources(folder);
  linkDependencies(folder);
  return join(folder, 'cli', 'bin.js');
}

/** Copies the bundle of the project's code into another folder of what is kept, if it has been made: it takes seconds. */
export function copyBundle(kept: string): void {
  const made = bundleFolder();
  if (conditionOf(made) === 'whole') cpSync(made, join(kept, 'bundles', basename(made)), { recursive: true });
}
