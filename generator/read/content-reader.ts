import { readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '../base/digest.ts';
import { ContentChanged, type ReadContent } from '../features/shell/units.ts';
import { readData } from './read-source.ts';

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
