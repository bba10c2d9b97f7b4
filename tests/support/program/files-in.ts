// The files of a folder, as tests compare them.
import { readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Returns every file below a folder by its path in it with `/`, hidden ones included, in alphabetical order. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => relative(folder, join(item.parentPath, item.name)).split(sep).join('/'))
    .sort();
