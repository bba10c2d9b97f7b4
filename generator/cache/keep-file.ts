import { randomUUID } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../base/digest.ts';
import { forgetOld } from './forget-old.ts';
import { cacheFolder, projectFolder } from './project-folder.ts';

/** A folder by its place in the project, which a fresh checkout may have elsewhere; outside of it, by its whole path. */
export function placeName(folder: string): string {
  const place = path.relative(projectFolder, folder);
  const isOutside = path.isAbsolute(place) || place === '..' || place.startsWith(`..${path.sep}`);
  return isOutside ? folder : place.split(path.sep).join('/');
}

/** The file of a cache in which something is kept under a name of any length. */
export const cacheFile = (cache: string, name: string, ending: string): string =>
  path.join(cacheFolder(cache), `${digest(name)}.${ending}`);

/** The text of a file of a cache; undefined where there is none. */
export function keptText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/** How many characters are written at once: the text of a whole site as one would fill the memory. */
const CHUNK = 1_000_000;

function writeLines(file: string, lines: readonly string[]): void {
  const open = openSync(file, 'w');
  try {
    let chunk = '';
    lines.forEach((line, i) => {
      chunk += i === 0 ? line : `\n${line}`;
      if (chunk.length < CHUNK) return;
      writeFileSync(open, chunk);
      chunk = '';
    });
    writeFileSync(open, chunk);
  } finally {
    closeSync(open);
  }
}

function forget(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Where its folder is none, there is no file either.
  }
}

/**
 * Keeps lines in a file of a cache, and at most `most` files beside it. It is written beside what is there and swapped,
 * so that two processes at once do no harm. A project that cannot be written to forgets: that is slower, and no less right.
 */
export function keepFile(file: string, lines: readonly string[], most: number): void {
  const work = `${file}.${randomUUID()}`;
  try {
    mkdirSync(path.dirname(file), { recursive: true });
    writeLines(work, lines);
    renameSync(work, file);
    forgetOld(path.dirname(file), most);
  } catch {
    forget(work);
  }
}
