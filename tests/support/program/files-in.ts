// The files of a folder, as tests compare them.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Returns every file below a folder by its path in it, hidden ones included, in alphabetical order. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).slice(join(folder, '/').length))
    .sort();
