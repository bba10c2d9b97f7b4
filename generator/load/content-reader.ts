import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../base/digest.ts';
import type { ReadContent } from '../plan/units.ts';
import { readData } from './read-source.ts';

/** A file was saved between check and rendering: what was checked is not there any more. */
export class ContentChanged extends Error {
  readonly file: string;

  constructor(file: string) {
    super(`${file} was changed while the site was built.`);
    this.file = file;
  }
}

function bytesOf(content: string, file: string): Buffer | undefined {
  try {
    return readFileSync(path.join(content, file));
  } catch {
    return undefined;
  }
}

/** Reads files of a content folder that was checked, one at a time. Throws a `ContentChanged` for one saved since. */
export function contentReader(folder: string): ReadContent {
  const content = path.resolve(folder);
  return ({ file, hash }) => {
    const bytes = bytesOf(content, file);
    if (!bytes || digest(bytes) !== hash) throw new ContentChanged(file);
    return readData(file, bytes);
  };
}
