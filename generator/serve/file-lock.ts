// One process at a time writes to a file: the collector appends lines, and an editor's command replaces the file. The
// lock is a file beside it that names its process; it is void once that process has ended, however it ended.
import { randomUUID } from 'node:crypto';
import { closeSync, lstatSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
// eslint-disable-next-line no-restricted-imports -- a lock has to say whose it is, and ask whether another's owner lives
import { kill, pid } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf } from '../base/error-code.ts';

interface Note {
  readonly id: string;
  readonly pid: number;
  readonly host: string;
}

const POLL_MS = 5;
/** No line and no file of submissions takes this long to write; a process elsewhere cannot be asked. */
const FOREIGN_MS = 60_000;
/** Between making a lock and writing into it, and for breaking one, a process needs far less. */
const INSTANT_MS = 5000;

/** Whether an error means that this user may not create files there; such a user cannot replace one either. */
const isForbidden = (error: unknown): boolean => ['EACCES', 'EPERM', 'EROFS'].includes(codeOf(error));

function make(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx', 0o600);
    try {
      writeSync(handle, text);
    } catch (error) {
      rmSync(file, { force: true });
      throw error;
    } finally {
      closeSync(handle);
    }
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(id: number): boolean {
  try {
    return kill(id, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

function noteIn(file: string): Partial<Note> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Note;
  } catch {
    return {};
  }
}

/** The present time of the file system's clock, against which a lock is old. */
function timeBeside(file: string): number {
  const probe = `${file}.${randomUUID()}`;
  writeFileSync(probe, '');
  const { mtimeMs } = lstatSync(probe);
  rmSync(probe);
  return mtimeMs;
}

/** Whether a lock is there whose owner has ended. */
function isVoid(file: string): boolean {
  const madeAt = lstatSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) return false;
  const { pid: owner, host } = noteIn(file);
  if (owner !== undefined && host === hostname()) return !isAlive(owner);
  return timeBeside(file) - madeAt > (owner === undefined ? INSTANT_MS : FOREIGN_MS);
}

/** Removes a void lock. Only one process at a time may, or the second would remove what the first has made since. */
function breakLock(file: string): void {
  const guard = `${file}.breaking`;
  if (make(guard, '')) {
    if (isVoid(file)) rmSync(file, { force: true });
    rmSync(guard, { force: true });
  } else if (isVoid(guard)) rmSync(guard, { force: true });
}

async function take(file: string, note: Note): Promise<void> {
  while (!make(file, JSON.stringify(note))) {
    if (isVoid(file)) breakLock(file);
    await sleep(POLL_MS);
  }
}

/**
 * Does some work on a file while no other process that uses this function works on it. A user who may append to the
 * file but may not create others beside it works without a lock.
 */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  const lock = `${file}.lock`;
  const note: Note = { id: randomUUID(), pid, host: hostname() };
  let isLocked = true;
  try {
    await take(lock, note);
  } catch (error) {
    if (!isForbidden(error)) throw error;
    isLocked = false;
  }
  try {
    return await work();
  } finally {
    if (isLocked && noteIn(lock).id === note.id) rmSync(lock, { force: true });
  }
}
