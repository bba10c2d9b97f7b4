// Content folders for tests: written from an object into a temporary folder, and removed after the test.
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { onTestFinished } from 'vitest';

/** File names (relative, with `/`) to texts; undefined removes a file that was copied. */
export type Files = Readonly<Record<string, string | Buffer | undefined>>;

/** Removes a folder with all that is in it; on Windows, what a program has just closed may be held for a moment. */
const removeFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 10 });

/** Creates an empty folder that is removed when the test has finished. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-'));
  onTestFinished(() => removeFolder(folder));
  return folder;
}

/** Whether rights keep this user from files: not an administrator, and Windows has no such rights. */
export const areRightsKept = process.getuid !== undefined && process.getuid() !== 0;

/** Whether this user may make symbolic links: Windows asks for a privilege. */
export const canLink = ((): boolean => {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-link-'));
  try {
    symlinkSync('nothing', join(folder, 'link'));
    return true;
  } catch {
    return false;
  } finally {
    removeFolder(folder);
  }
})();

/** Writes files into a folder, creating the folders they need. */
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

/** No schemas of an editor, which another test may be writing: for copies of content. */
export const isContent = (file: string): boolean => basename(file) !== '.schemas';

/** Writes a folder from an object, on top of a copy of the folder `from` if given, and returns its path. */
export function site(files: Files, from?: string): string {
  const folder = temporaryFolder();
  if (from !== undefined) cpSync(from, folder, { recursive: true, filter: isContent });
  writeFiles(folder, files);
  return folder;
}

/** Writes a folder as `site` does, where `npx prospectus` runs the given program; on Windows it is started by a file of commands. */
export function siteWithProgram(program: string, files: Files, from?: string): string {
  const bin = 'node_modules/.bin/prospectus';
  const start = { [`${bin}.cmd`]: '@node "%~dp0prospectus" %*\r\n' };
  const folder = site({ ...files, ...start, [bin]: `#!/usr/bin/env node\n${program}` }, from);
  chmodSync(join(folder, bin), 0o755);
  return folder;
}
