// Where nothing can be kept, everything takes longer and is no less right, whatever the folder of the content is called.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { longTest } from '../support/cases.ts';
import { copyBundle, copyProject } from '../support/program/project-copy.ts';
import { runCli } from '../support/program/run-cli.ts';
import { site, temporaryFolder } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

const run = (bin: string, command: string, cwd: string) =>
  spawnSync(process.execPath, [bin, command], { cwd, encoding: 'utf8' });

/** What an address takes for a sign; Windows allows no ? in a name. */
const signs = process.platform === 'win32' ? '#1%20' : '#1?%20';

test(`a site with ${signs} in its path is built without a place for caches`, { timeout: 600_000 }, async () => {
  const project = temporaryFolder();
  // Not even root may make a folder in the place of a file.
  writeFileSync(join(project, '.prospectus'), '');
  const bin = copyProject(project);
  copyBundle(project);
  const cwd = join(temporaryFolder(), `site ${signs}`);
  cpSync(tiny, cwd, { recursive: true });
  expect(await runCli(['check'], { cwd })).toMatchObject({ status: 0, stderr: '' });
  const { status, stdout, stderr } = run(bin, 'build', cwd);
  expect([status, stdout]).toEqual([0, expect.stringMatching(/^Built \d+ pages/)]);
  expect(stderr).not.toContain('    at ');
  expect(existsSync(join(cwd, 'dist', 'index.html'))).toBe(true);
});

longTest('a checkout whose path its tools cannot read is refused in one sentence', { timeout: 600_000 }, () => {
  const bin = copyProject(join(temporaryFolder(), `a${signs}`));
  const { status, stdout, stderr } = run(bin, 'build', site({}, tiny));
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(/^prospectus: Prospectus is in the folder "[^"\n]*"[^\n]*Rename the folder[^\n]*\n$/m);
  expect(stderr).toContain(`a${signs}"`);
});
