// One process at a time writes to a file: the collector appends lines, and an editor's command replaces the file.
import { codeOf, realDisk } from '../base/disk.ts';
import { takeLock, type Lock } from '../base/lock.ts';

/** No line and no file of submissions takes this long to write; a process elsewhere cannot be asked. */
const FOREIGN_MS = 60_000;

/** A user who may append to the file but may not create others beside it, nor replace it, works without a lock. */
async function takeIfAllowed(file: string): Promise<Lock | undefined> {
  try {
    return await takeLock({ file, disk: realDisk, foreignMs: FOREIGN_MS });
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
