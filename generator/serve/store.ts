// A submission that cannot be stored is lost to the provider, and only the owner of the server can do something about
// it.
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { codeOf } from '../base/error-code.ts';
import { appendLine } from './append-line.ts';
import { submissionsFile } from './submissions-file.ts';

/** Stores a line. Rejects if it is not on the disk. */
export type Store = (line: string) => Promise<void>;

/** Returns a store in a place. `onFault` is called with the first error, and with the first one after each success. */
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

/** The nearest existing path among a folder and its parents; it may be a file. */
const existing = (folder: string): string =>
  existsSync(folder) || path.dirname(folder) === folder ? folder : existing(path.dirname(folder));

/** Writes and deletes a file of one byte: nothing else shows whether there is space and permission to write. */
function tryToWrite(folder: string): void {
  const probe = path.join(folder, `.prospectus-${randomUUID()}`);
  try {
    writeFileSync(probe, ' ');
  } finally {
    rmSync(probe, { force: true });
  }
}

const isForbidden = (error: unknown): boolean => ['EACCES', 'EPERM'].includes(codeOf(error));

/** Returns the error that would prevent storing in a place; undefined if there is none. Leaves nothing there. */
export function storeProblem(place: string): unknown {
  const file = submissionsFile(place);
  let isOpen = false;
  try {
    if (existsSync(file)) closeSync(openSync(file, 'a'));
    isOpen = existsSync(file);
    tryToWrite(existing(path.dirname(file)));
    return undefined;
  } catch (error) {
    // A file may be writable for a user who may not create others next to it.
    return isOpen && isForbidden(error) ? undefined : error;
  }
}
