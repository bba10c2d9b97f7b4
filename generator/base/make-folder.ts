// Node's own way to make a folder with all above it never ends below /proc, where no folder can be made.
import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from './error-code.ts';

function make(folder: string, disk: Pick<typeof fs, 'mkdirSync'>): void {
  try {
    disk.mkdirSync(folder);
  } catch (error) {
    // Another process may have made it meanwhile. A file of that name is told by who writes into it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Makes a folder and those above it, where they are missing. Throws the system's error when it cannot be made. */
export function makeFolder(folder: string, disk: Pick<typeof fs, 'mkdirSync'> = fs): void {
  try {
    make(folder, disk);
  } catch (error) {
    const above = path.dirname(folder);
    if (codeOf(error) !== 'ENOENT' || above === folder) throw error;
    makeFolder(above, disk);
    make(folder, disk);
  }
}
