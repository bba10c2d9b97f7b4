// Lines are appended one at a time, within this process and among all that use the lock of the file; each is on the disk
// before the next is written.
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../base/make-folder.ts';
import { withLock } from './file-lock.ts';

const queues = new Map<string, Promise<void>>();

/** A crash may have left half a line, which the next line must not continue. */
async function isTorn(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() !== '\n';
}

async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and does not need its entries synced.
  const handle = await open(folder, 'r').catch(() => undefined);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
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
  await syncFolder(folder);
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
