// Node's recursive mkdir never returns below /proc, where no folder can be created.
import fs from 'node:fs';
import path from 'node:path';
import { codeOf } from './error-code.ts';

function make(folder: string, disk: Pick<typeof fs, 'mkdirSync'>): void {
  try {
    disk.mkdirSync(folder);
  } catch (error) {
    // Another process may have created it meanwhile. If a file has that name, the caller's own write reports it.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}

/** Creates a folder and its missing parents. Throws the system's error if it cannot. */
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
