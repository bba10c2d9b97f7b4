// What a command writes because a flag names a file for it: reports, exports, baselines.
import { statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf, makeFolder, replaceFile } from '../generator/index.ts';
import { refusalOf, UsageError } from './failures.ts';

interface Output {
  /** With its dashes. */
  readonly flag: string;
  /** As it was named: absolute, or relative to `cwd`. */
  readonly file: string;
  readonly cwd: string;
  /** The rights of a new file; those that are usual by default. */
  readonly mode?: number;
}

function write(path: string, content: string | Uint8Array, mode?: number): void {
  const there = statSync(path, { throwIfNoEntry: false });
  try {
    if (there?.isFile() ?? true) return replaceFile(path, content, mode);
  } catch (error) {
    // A file can be written but not replaced where its folder is protected, or it is mounted.
    if (!there || !['EACCES', 'EPERM', 'EBUSY', 'EXDEV'].includes(codeOf(error))) throw error;
  }
  // A pipe or a device as well.
  writeFileSync(path, content);
}

/** Writes a file whole or not at all where it can be replaced, with its folders. Throws a UsageError that says what to do. */
export function writeOutput({ flag, file, cwd, mode }: Output, content: string | Uint8Array): void {
  const path = resolve(cwd, file);
  try {
    makeFolder(dirname(path));
    write(path, content, mode);
  } catch (cause) {
    const reason = refusalOf(cause) ?? 'name a file that can be written';
    throw new UsageError(`${flag}: "${file}" cannot be written: ${reason}.`, { cause });
  }
}
