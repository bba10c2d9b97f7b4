import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { dependencyFor, withScripts } from './package-file.ts';
import { starterFiles, type StarterFile, type StarterInput } from './starter.ts';

/** Files that somebody may have made before, and that are left as they are. */
const mayBeThere: readonly string[] = ['package.json', '.gitignore', 'README.md'];

const PACKAGE = 'package.json';

/** What was written, relative to the folder of the site. */
export interface WrittenStarter {
  readonly files: readonly string[];
  /** Files that were there before, and were left as they are. */
  readonly left: readonly string[];
  /** Whether an earlier package.json was given what it lacked. */
  readonly isExtended: boolean;
}

/** Returns the files of a new site that are in a folder already, and that it would have to replace. */
export function clashesOf(folder: string, input: StarterInput): readonly string[] {
  return starterFiles(input)
    .map(({ file }) => file)
    .filter((file) => !mayBeThere.includes(file) && existsSync(path.join(folder, file)));
}

/** Adds to a package.json that was left what the site needs of it; returns whether that was anything. */
function extendPackage(folder: string, all: readonly StarterFile[], left: readonly string[]): boolean {
  if (!left.includes(PACKAGE)) return false;
  const file = path.join(folder, PACKAGE);
  const earlier = readFileSync(file, 'utf8');
  const extended = withScripts(earlier, all.find((one) => one.file === PACKAGE)?.text ?? '');
  if (extended !== earlier) writeFileSync(file, extended);
  return extended !== earlier;
}

/** Writes files that are not there yet; where one cannot be written, those before it go again. */
function writeAll(folder: string, files: readonly StarterFile[]): void {
  const places = files.map(({ file }) => path.join(folder, file));
  const isNew = !existsSync(folder);
  try {
    for (const [i, { text }] of files.entries()) {
      makeFolder(path.dirname(places[i] ?? folder));
      writeFileSync(places[i] ?? folder, text, { flag: 'wx' });
    }
  } catch (error) {
    for (const place of isNew ? [folder] : places) rmSync(place, { recursive: true, force: true });
    throw error instanceof Error ? Object.assign(error, { path: folder }) : error;
  }
}

/**
 * Writes the files of a new site; nothing is replaced, and an earlier package.json keeps what it says. Throws the system's
 * error if a file cannot be written, and then leaves no file behind.
 */
export function writeStarter(folder: string, input: StarterInput): WrittenStarter {
  const all = starterFiles({ ...input, version: dependencyFor(folder, input.version) });
  const left = all.filter(({ file }) => existsSync(path.join(folder, file))).map(({ file }) => file);
  const files = all.filter(({ file }) => !left.includes(file));
  writeAll(folder, files);
  const isExtended = extendPackage(folder, all, left);
  return {
    files: files.map(({ file }) => file),
    left: left.filter((file) => !isExtended || file !== PACKAGE),
    isExtended,
  };
}
