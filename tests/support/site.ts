// Content folders for tests: written from an object into a temporary place, and removed after the test.
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** File name (relative, with `/`) to text; undefined removes a file that was copied. */
export type Files = Readonly<Record<string, string | undefined>>;

/** Makes an empty folder that is removed when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes files below a folder, making the folders they need. */
export function writeFiles(folder: string, files: Files): void {
  for (const [file, text] of Object.entries(files)) {
    const target = join(folder, file);
    if (text === undefined) {
      rmSync(target, { force: true });
    } else {
      mkdirSync(dirname(target), { recursive: true });
      writeFileSync(target, text);
    }
  }
}

/** Writes a folder from an object, over a copy of the folder `from` if there is one, and returns its place. */
export function site(files: Files, from?: string): string {
  const folder = temporaryFolder();
  if (from !== undefined) cpSync(from, folder, { recursive: true });
  writeFiles(folder, files);
  return folder;
}
