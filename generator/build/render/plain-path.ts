// Vite interprets # and ? in a file path as parts of a URL, and % as the beginning of an escape. A project in such a
// folder is bundled from a copy elsewhere, and so is one that cannot be written to: Vite and Vike write next to the code
// that they read. The copy is made of hard links if both are on one disk.
import {
  accessSync,
  constants,
  copyFileSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** What the bundler reads besides the dependencies. */
const PARTS = ['src', 'schemas', 'generator/build/render', 'package.json', 'tsconfig.json', 'vite.config.ts'];

/** Copies a file or folder to another place, without hidden and temporary files of tools. */
function mirror(from: string, to: string): void {
  if (statSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    const names = readdirSync(from).filter((name) => !/^\.|\.build-/.test(name));
    for (const name of names) mirror(path.join(from, name), path.join(to, name));
    return;
  }
  try {
    linkSync(realpathSync(from), to);
  } catch {
    copyFileSync(from, to);
  }
}

/** Whether Vite can read the files of a project under their own path. */
const isPlain = (project: string): boolean => !/[#?%]/.test(project);

/** Gives a copy the dependencies of the project: by links, unless these would lead to a path that Vite cannot read. */
function addDependencies(project: string, copy: string): void {
  const [from, to] = [path.join(project, 'node_modules'), path.join(copy, 'node_modules')];
  if (!isPlain(project)) return mirror(from, to);
  mkdirSync(to);
  const names = readdirSync(from).filter((name) => !name.startsWith('.'));
  for (const name of names) symlinkSync(path.join(from, name), path.join(to, name), 'junction');
}

/** A project's folder, or a copy of it. */
export interface PlainPlace {
  readonly folder: string;
  /** Removes the copy. */
  close(): void;
}

/** Makes a copy of a project elsewhere. */
function copyOf(project: string): PlainPlace {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'prospectus-')));
  const close = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    mkdirSync(path.join(folder, 'generator'));
    for (const part of PARTS) mirror(path.join(project, part), path.join(folder, part));
    addDependencies(project, folder);
    return { folder, close };
  } catch (error) {
    close();
    throw error;
  }
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Returns a project's folder, or a copy of it where Vite cannot read or write there, or a copy is asked for. */
export function plainPlace(project: string, isCopied: boolean): PlainPlace {
  const isUsable = isPlain(project) && [project, path.join(project, 'src', 'vike')].every(isWritable);
  return isCopied || !isUsable ? copyOf(project) : { folder: project, close: () => undefined };
}
