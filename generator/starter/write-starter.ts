import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { starterFiles, type StarterInput } from './starter.ts';

/** Files that somebody may have made before, and that are left as they are. */
const mayBeThere: readonly string[] = ['package.json', '.gitignore', 'README.md'];

/** What was written, relative to the folder of the site. */
export interface WrittenStarter {
  readonly files: readonly string[];
  /** Files that were there before, and were left as they are. */
  readonly left: readonly string[];
}

/** Returns the files of a new site that are in a folder already, and that it would have to replace. */
export function clashesOf(folder: string, input: StarterInput): readonly string[] {
  return starterFiles(input)
    .map(({ file }) => file)
    .filter((file) => !mayBeThere.includes(file) && existsSync(path.join(folder, file)));
}

/** Writes the files of a new site; nothing is replaced. Throws the system's error if a file cannot be written. */
export function writeStarter(folder: string, input: StarterInput): WrittenStarter {
  const all = starterFiles(input);
  const left = all.filter(({ file }) => existsSync(path.join(folder, file))).map(({ file }) => file);
  const files = all.filter(({ file }) => !left.includes(file));
  for (const { file, text } of files) {
    makeFolder(path.dirname(path.join(folder, file)));
    writeFileSync(path.join(folder, file), text, { flag: 'wx' });
  }
  return { files: files.map(({ file }) => file), left };
}
