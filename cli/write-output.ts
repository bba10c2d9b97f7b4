// What a command writes because a flag names a file for it: reports, exports, baselines.
import { statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { makeFolder, replaceFile } from '../generator/index.ts';
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

/**
 * Writes a file, creating missing folders; one that is there stays as it is until the new one is whole. Throws a UsageError
 * with what to do where that is refused.
 */
export function writeOutput({ flag, file, cwd, mode }: Output, content: string | Uint8Array): void {
  const path = resolve(cwd, file);
  try {
    makeFolder(dirname(path));
    // Pipes and devices are written to.
    if (statSync(path, { throwIfNoEntry: false })?.isFile() ?? true) replaceFile(path, content, mode);
    else writeFileSync(path, content);
  } catch (cause) {
    const reason = refusalOf(cause) ?? 'name a file that can be written';
    throw new UsageError(`${flag}: "${file}" cannot be written: ${reason}.`, { cause });
  }
}
