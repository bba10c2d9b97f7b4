// Node's own way to make a folder with all above it never ends below /proc, where no folder can be made.
import { mkdir, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Makes a folder and those above it, where they are missing. Throws the system's error when it cannot be made. */
export async function makeFolder(folder: string): Promise<void> {
  if ((await stat(folder).catch(() => undefined))?.isDirectory()) return;
  if (dirname(folder) !== folder) await makeFolder(dirname(folder));
  try {
    await mkdir(folder);
  } catch (error) {
    // Another report may have made it meanwhile.
    if (codeOf(error) !== 'EEXIST') throw error;
  }
}
