import { randomUUID } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from './digest.ts';
import { forgetOld } from './forget-old.ts';
import { cacheFolder } from './project-folder.ts';

/** The file of a cache in which something is kept under a name of any length. */
export const cacheFile = (cache: string, name: string, ending: string): string =>
  path.join(cacheFolder(cache), `${digest(name)}.${ending}`);

/**
 * Keeps a text in a file of a cache, and at most `most` files beside it. It is written beside what is there and swapped,
 * so that two processes at once do no harm. A project that cannot be written to forgets: that is slower, and no less right.
 */
export function keepFile(file: string, text: string, most: number): void {
  const work = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(work, text);
    renameSync(work, file);
    forgetOld(path.dirname(file), most);
  } catch {
    rmSync(work, { force: true });
  }
}
