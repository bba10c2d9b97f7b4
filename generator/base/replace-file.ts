import { randomUUID } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { ignoreErrors } from './disk.ts';

/** The file that a name leads to, and its permissions; the name itself where there is none yet. */
function existing(file: string): { readonly target: string; readonly mode?: number } {
  try {
    return { target: realpathSync(file), mode: statSync(file).mode };
  } catch {
    return { target: file };
  }
}

/** Waits until the names in a folder are on the disk, where the system allows that. */
export function syncFolder(folder: string): void {
  ignoreErrors(() => {
    const handle = openSync(folder, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  });
}

/**
 * Replaces a file, or makes it with the folder it needs: a crash or a power failure leaves either the old one or the new
 * one. Links and permissions stay. Throws the system's error, with the file's own name, and then leaves nothing behind.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const { target, mode } = existing(file);
  const fresh = `${target}.${randomUUID()}`;
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(fresh, content, { flush: true, ...(mode !== undefined && { mode }) });
    renameSync(fresh, target);
    syncFolder(path.dirname(target));
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error instanceof Error ? Object.assign(error, { path: file }) : error;
  }
}
