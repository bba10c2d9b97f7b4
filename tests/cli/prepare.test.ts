// What installing does: the site's code is there before the first build, which then bundles nothing.
import { execFileSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { site, temporaryFolder } from '../support/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

test('the first build takes the bundle that was prepared', { timeout: 120_000 }, () => {
  const [project, here] = [temporaryFolder(), site({}, tiny)];
  const bin = copyProject(project);
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [bin, ...args], { cwd: here, encoding: 'utf8', stdio: 'pipe' });
  run('prepare', '--base', '/sub/');
  const bundles = join(project, '.prospectus', 'bundles');
  const prepared = readdirSync(bundles);
  expect(prepared).toHaveLength(1);
  const madeAt = statSync(join(bundles, prepared[0] ?? '')).mtimeMs;
  expect(run('build', '--base', '/sub/')).toMatch(/^Built \d+ pages/);
  expect(readdirSync(bundles)).toEqual(prepared);
  expect(statSync(join(bundles, prepared[0] ?? '')).mtimeMs).toBe(madeAt);
});
