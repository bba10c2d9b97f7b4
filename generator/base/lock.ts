// One process at a time: one build for an output folder, one writer for a file. The lock is a file that names its process;
// it is void once that process has ended, however it ended.
import { randomUUID } from 'node:crypto';
import { hostname, uptime } from 'node:os';
// oxlint-disable-next-line no-restricted-imports -- a lock has to say whose it is, and ask whether another's owner lives
import { kill, pid } from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { tryTo } from './try-to.ts';
import { codeOf, inFolder, type Disk } from './disk.ts';

/** Who holds a lock. */
export interface Holder {
  readonly pid: number;
  readonly since: Date;
}

interface Note {
  readonly id: string;
  readonly pid: number;
  readonly thread: number;
  readonly host: string;
  /** When the process began, in ticks since the machine did; empty on Windows and macOS, which do not say: there, a lock is void
   * that was made before the machine began, as another process may have the number by now. */
  readonly born: string;
}

interface LockFile extends Partial<Note> {
  readonly file: string;
  readonly madeAt: number;
}

/** A lock that is held. */
export interface Lock {
  /** When it was taken, in milliseconds of the file system's clock. */
  readonly takenAt: number;
  release(): void;
}

export interface LockOptions {
  readonly file: string;
  readonly disk: Disk;
  readonly onWait?: ((holder: Holder) => void) | undefined;
  /** After how long the lock of another machine or container, which cannot be asked, is void: an hour by default. */
  readonly foreignMs?: number;
}

const POLL_MS = 50;

/** No build takes this long. */
const FOREIGN_MS = 60 * 60 * 1000;

/** Between making a lock and writing into it, and for breaking one, a process needs far less. */
const INSTANT_MS = 5000;

const SECOND_MS = 1000;

const held = new Set<string>();

function bornOf(id: number, disk: Disk): string {
  const text = tryTo(() => disk.readFileSync(`/proc/${id}/stat`, 'utf8')) ?? '';
  // The twentieth field after the name, which may hold spaces and brackets.
  return text.slice(text.lastIndexOf(')') + 2).split(' ')[19] ?? '';
}

function find(file: string, disk: Disk): LockFile | undefined {
  const madeAt = disk.lstatSync(file, { throwIfNoEntry: false })?.mtimeMs;
  if (madeAt === undefined) return undefined;
  return { ...tryTo(() => JSON.parse(disk.readFileSync(file, 'utf8')) as Note), file, madeAt };
}

function isAlive(id: number): boolean {
  try {
    return kill(id, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

/** Asks the disk for the time, in milliseconds, since its clock need not be that of this machine. */
function ageOf({ file, madeAt }: LockFile, disk: Disk): number {
  const probe = `${file}.clock`;
  try {
    disk.writeFileSync(probe, '');
    const now = disk.lstatSync(probe).mtimeMs;
    disk.unlinkSync(probe);
    return now - madeAt;
  } catch {
    return 0;
  }
}

function isValid(found: LockFile, disk: Disk, foreignMs = FOREIGN_MS): boolean {
  const { id, pid: owner, thread, host, born } = found;
  if (id === undefined || owner === undefined) return ageOf(found, disk) < INSTANT_MS;
  if (host !== hostname()) return ageOf(found, disk) < foreignMs;
  if (born ? born !== bornOf(owner, disk) : ageOf(found, disk) > uptime() * SECOND_MS) return false;
  return owner === pid && thread === threadId ? held.has(id) : isAlive(owner);
}

/** Whether a build that still runs holds the lock. */
export function isHeld(file: string, disk: Disk): boolean {
  const found = find(file, disk);
  return found !== undefined && isValid(found, disk);
}

function make(file: string, text: string, disk: Disk): boolean {
  try {
    inFolder(file, disk, () => disk.writeFileSync(file, text, { flag: 'wx' }));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    // A full disk leaves an empty file.
    tryTo(() => disk.unlinkSync(file));
    throw error;
  }
}

/** Removes a void lock. Only one process at a time may, or the second would remove what the first has made since. */
function breakLock({ file, disk, foreignMs }: LockOptions): void {
  const guard = `${file}.breaking`;
  if (!make(guard, '', disk)) {
    const found = find(guard, disk);
    if (found && !isValid(found, disk, foreignMs)) tryTo(() => disk.unlinkSync(guard));
    return;
  }
  const found = find(file, disk);
  if (found && !isValid(found, disk, foreignMs)) tryTo(() => disk.unlinkSync(file));
  tryTo(() => disk.unlinkSync(guard));
}

/** Takes the lock as soon as no other process holds it. */
export async function takeLock(options: LockOptions): Promise<Lock> {
  const { file, disk, onWait, foreignMs } = options;
  const note: Note = { id: randomUUID(), pid, thread: threadId, host: hostname(), born: bornOf(pid, disk) };
  let isReported = false;
  while (!make(file, JSON.stringify(note), disk)) {
    const found = find(file, disk);
    const isVoid = found !== undefined && !isValid(found, disk, foreignMs);
    if (isVoid) breakLock(options);
    else if (found?.pid !== undefined && !isReported) {
      onWait?.({ pid: found.pid, since: new Date(found.madeAt) });
      isReported = true;
    }
    await sleep(isVoid ? 1 : POLL_MS);
  }
  held.add(note.id);
  const release = (): void => {
    held.delete(note.id);
    if (find(file, disk)?.id === note.id) tryTo(() => disk.unlinkSync(file));
  };
  return { takenAt: disk.lstatSync(file).mtimeMs, release };
}
