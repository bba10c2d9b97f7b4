// What a command writes because a flag names a file for it: reports, exports, baselines.
import { rm, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { makeFolder } from '../generator/index.ts';
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

/** Writes a file, creating missing folders. Throws a UsageError with what to do where that is refused. */
export async function writeOutput({ flag, file, cwd, mode }: Output, content: string | Uint8Array): Promise<void> {
  const path = resolve(cwd, file);
  try {
    makeFolder(dirname(path));
    await writeFile(path, content, { mode });
  } catch (cause) {
    const reason = refusalOf(cause) ?? 'name a file that can be written';
    // Half a file looks like a whole one.
    if (reason.startsWith('the disk')) await rm(path, { force: true }).catch(() => undefined);
    throw new UsageError(`${flag}: "${file}" cannot be written: ${reason}.`, { cause });
  }
}
