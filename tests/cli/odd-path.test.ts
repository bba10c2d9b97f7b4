// A project may lie in any folder that a disk can hold, also where its path has signs that mean something in an address.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { temporaryFolder } from '../support/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

test('a project and a site are built in folders named with #, ? and %20', { timeout: 600_000 }, () => {
  const folder = temporaryFolder();
  const [project, here] = [join(folder, 'a#b?c%20d'), join(folder, 'site #1?%20')];
  cpSync(tiny, here, { recursive: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [copyProject(project), 'build'], {
    cwd: here,
    encoding: 'utf8',
  });
  expect([status, stdout, stderr]).toEqual([0, expect.stringMatching(/^Built \d+ pages/), expect.any(String)]);
  expect(existsSync(join(here, 'dist', 'index.html'))).toBe(true);
});
