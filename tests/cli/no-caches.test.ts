// Where nothing can be kept in the project, everything takes longer and is no less right.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { site, temporaryFolder } from '../support/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

/** A project in which a file lies in the place of the caches: not even root may make a folder there. */
function projectWithoutCaches(): string {
  const project = temporaryFolder();
  writeFileSync(join(project, '.prospectus'), '');
  return copyProject(project);
}

interface Given {
  readonly cwd: string;
  /** The system's folder for temporary files. */
  readonly temporary: string;
}

const run = (bin: string, command: string, { cwd, temporary }: Given) =>
  spawnSync(process.execPath, [bin, command], { cwd, encoding: 'utf8', env: { ...process.env, TMPDIR: temporary } });

test('a site is checked and built without a place for caches, and nothing is left behind', { timeout: 240_000 }, () => {
  const bin = projectWithoutCaches();
  const given = { cwd: site({}, tiny), temporary: temporaryFolder() };
  expect(run(bin, 'check', given)).toMatchObject({ status: 0, stderr: '' });
  const { status, stdout, stderr } = run(bin, 'build', given);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Built \d+ pages/)]);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(join(given.cwd, 'dist', 'index.html'))).toBe(true);
  expect(readdirSync(given.temporary).filter((name) => name.startsWith('prospectus-'))).toEqual([]);
});

test(
  'where there is no room at all, it is no problem of the content, and said without a stack',
  { timeout: 180_000 },
  () => {
    const given = { cwd: site({}, tiny), temporary: '/nowhere' };
    const { status, stdout, stderr } = run(projectWithoutCaches(), 'check', given);
    expect([status, stdout]).toEqual([3, '']);
    expect(stderr).toMatch(/^prospectus: the program cannot be compiled or loaded, .* room and leave to write/);
    expect(stderr).not.toContain('    at ');
  },
);
