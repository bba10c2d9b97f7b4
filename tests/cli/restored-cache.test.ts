// A pipeline restores .prospectus into a fresh checkout: another folder, and files with other times. Nothing that was
// made is made again.
import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { everyNth } from '../support/cases.ts';
import { filesIn } from '../support/program/files-in.ts';
import { copyBundle, copyProject, linkDependencies } from '../support/program/project-copy.ts';
import { temporaryFolder } from '../support/content/site.ts';

const content = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

const BUILD_MS = 600_000;

/** Builds the project in a folder; returns what its profile says. */
function build(project: string): string {
  const args = [join(project, 'cli', 'bin.js'), 'build', '--profile', '--now', '2026-01-01'];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: project, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  return stdout + stderr;
}

const contentsOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'latin1')]));

/** Checks a project out in another folder, with the caches of this one, all of one time. */
function checkOut(project: string): string {
  const copy = temporaryFolder();
  const filter = (file: string): boolean => !file.startsWith(join(project, 'node_modules'));
  cpSync(project, copy, { recursive: true, filter, verbatimSymlinks: true });
  linkDependencies(copy);
  for (const folder of ['cli', 'content', 'generator', 'schemas', 'src', 'dist', '.prospectus'])
    for (const item of readdirSync(join(copy, folder), { recursive: true, withFileTypes: true }))
      if (item.isFile()) utimesSync(join(item.parentPath, item.name), 1_700_000_000, 1_700_000_000);
  return copy;
}

const madeNothing = /\(0 units made, \d+ taken\)/;

test('in a fresh checkout nothing is made again, with the site or without', { timeout: BUILD_MS }, () => {
  const first = temporaryFolder();
  copyProject(first);
  copyBundle(first);
  cpSync(content, join(first, 'content'), { recursive: true });
  build(first);
  const site = contentsOf(join(first, 'dist'));
  // In the short run without, as most pipelines restore it.
  for (const hasSite of everyNth([false, true], 2)) {
    const copy = checkOut(first);
    if (!hasSite) rmSync(join(copy, 'dist'), { recursive: true });
    const profile = build(copy);
    expect(profile).toMatch(madeNothing);
    expect(profile).toContain('Content files: 0 parsed');
    expect(contentsOf(join(copy, 'dist'))).toEqual(site);
  }
});
