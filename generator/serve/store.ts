// A submission that cannot be stored is lost to the provider, and only the owner of the server can do something about
// it.
import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import path, { join } from 'node:path';
import { codeOf, makeFolder, realDisk, syncFolder } from '../base/disk.ts';
import { type Lock, takeLock } from '../base/lock.ts';

/** Returns the file of submissions in a place: itself if it ends in .jsonl, or the one in that folder. */
export const submissionsFile = (place: string): string =>
  place.endsWith('.jsonl') ? place : path.join(place, 'submissions.jsonl');

// One process at a time writes to a file: the collector appends lines, and an editor's command replaces the file.

/** A user who may append to the file but may not create others beside it, nor replace it, works without a lock. */
async function takeIfAllowed(file: string): Promise<Lock | undefined> {
  try {
    // No line and no file of submissions takes a minute to write; a process elsewhere cannot be asked.
    return await takeLock({ file, disk: realDisk, foreignMs: 60_000 });
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

/** Does some work on a file while no other process that uses this function works on it. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = await takeIfAllowed(`${file}.lock`);
  try {
    return await work();
  } finally {
    lock?.release();
  }
}

// Lines are appended one at a time, within this process and among all that use the lock of the file; each is on the disk
// before the next is written.

const queues = new Map<string, Promise<void>>();

/** A crash may have left half a line, which the next line must not continue. */
async function isTorn(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

async function append(folder: string, file: string, line: string): Promise<void> {
  const handle = await open(join(folder, file), 'a+', 0o600);
  try {
    const bytes = Buffer.from(`${(await isTorn(handle)) ? '\n' : ''}${line}\n`);
    await handle.appendFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
  syncFolder(folder);
}

/**
 * Appends a line, or several lines joined with line breaks, to a file in a folder; resolves when they are on the disk.
 */
export function appendLine(folder: string, file: string, line: string): Promise<void> {
  const key = join(folder, file);
  const done = (queues.get(key) ?? Promise.resolve()).then(() => {
    makeFolder(folder);
    return withLock(key, () => append(folder, file, line));
  });
  const settled = done.catch(() => undefined);
  queues.set(key, settled);
  return done;
}

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

/** Returns the error that would prevent storing in a place; undefined if there is none. Leaves nothing there. */
export function storeProblem(place: string): unknown {
  const file = submissionsFile(place);
  let isOpen = false;
  try {
    if (existsSync(file)) closeSync(openSync(file, 'a'));
    isOpen = existsSync(file);
    const folder = existing(path.dirname(file));
    makeFolder(folder);
    // Nothing else than a file of one byte shows whether there is space and permission to write.
    const probe = path.join(folder, `.prospectus-${randomUUID()}`);
    try {
      writeFileSync(probe, ' ');
    } finally {
      rmSync(probe, { force: true });
    }
    return undefined;
  } catch (error) {
    // A file may be writable for a user who may not create others next to it.
    return isOpen && ['EACCES', 'EPERM'].includes(codeOf(error)) ? undefined : error;
  }
}
