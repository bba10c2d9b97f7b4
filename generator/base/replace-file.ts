import { randomUUID } from 'node:crypto';
import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The file that a name leads to, and its permissions; the name itself where there is none yet. */
function existing(file: string): { readonly target: string; readonly mode?: number } {
  try {
    return { target: realpathSync(file), mode: statSync(file).mode };
  } catch {
    return { target: file };
  }
}

/**
 * Replaces a file, or makes it with the folder it needs: a crash leaves either the old one or the new one. Links and
 * permissions stay. Throws the system's error, and then leaves nothing behind.
 */
export function replaceFile(file: string, content: string | Uint8Array): void {
  const { target, mode } = existing(file);
  const fresh = `${target}.${randomUUID()}`;
  mkdirSync(path.dirname(target), { recursive: true });
  try {
    writeFileSync(fresh, content, mode === undefined ? {} : { mode });
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
