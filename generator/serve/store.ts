// A submission that cannot be kept is lost to the provider, and only the owner of the server can do something about it.
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../base/error-code.ts';
import { appendLine } from './append-line.ts';
import { submissionsFile } from './submissions-file.ts';

/** Keeps a line. Rejects where it is not on the disk. */
export type Store = (line: string) => Promise<void>;

/** Returns a store in a place. `onFault` hears the first failure, and the first one after a line that could be kept. */
export function createStore(place: string, onFault?: (error: unknown) => void): Store {
  const file = submissionsFile(place);
  let isFailing = false;
  return async (line) => {
    try {
      await appendLine(path.dirname(file), path.basename(file), line);
      isFailing = false;
    } catch (error) {
      if (!isFailing) onFault?.(error);
      isFailing = true;
      throw error;
    }
  };
}

/** The first of a folder and those above it that is there; it may be a file. */
const existing = (folder: string): string =>
  existsSync(folder) || path.dirname(folder) === folder ? folder : existing(path.dirname(folder));

/** Writes a file of one byte and removes it: nothing else shows whether there is room and leave to write. */
function tryToWrite(folder: string): void {
  const probe = path.join(folder, `.prospectus-${randomUUID()}`);
  try {
    writeFileSync(probe, ' ');
  } finally {
    rmSync(probe, { force: true });
  }
}

const isForbidden = (error: unknown): boolean => ['EACCES', 'EPERM'].includes(codeOf(error));

/** Returns the error for which nothing can be kept in a place now; undefined where all is well. Nothing is left there. */
export function storeProblem(place: string): unknown {
  const file = submissionsFile(place);
  let isOpen = false;
  try {
    if (existsSync(file)) closeSync(openSync(file, 'a'));
    isOpen = existsSync(file);
    tryToWrite(existing(path.dirname(file)));
    return undefined;
  } catch (error) {
    // A file may be open to those who may not make others beside it.
    return isOpen && isForbidden(error) ? undefined : error;
  }
}
