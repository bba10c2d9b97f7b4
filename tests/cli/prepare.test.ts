// What installing does: the site's code is there before the first build, which then bundles nothing, and the schemas for
// editors are there before anything else is run.
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { copyProject } from '../support/project-copy.ts';
import { site, temporaryFolder } from '../support/site.ts';

const sample = fileURLToPath(new URL('../../content', import.meta.url));
const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

test('the first build takes the bundle that was prepared, whatever its base', { timeout: 300_000 }, () => {
  const [project, here] = [temporaryFolder(), site({}, tiny)];
  const bin = copyProject(project);
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [bin, ...args], { cwd: here, encoding: 'utf8', stdio: 'pipe' });
  run('prepare');
  const bundles = join(project, '.prospectus', 'bundles');
  const prepared = readdirSync(bundles);
  expect(prepared).toHaveLength(1);
  const madeAt = statSync(join(bundles, prepared[0] ?? '')).mtimeMs;
  expect(run('build', '--base', '/sub/')).toMatch(/^Built \d+ pages/);
  expect(readdirSync(bundles)).toEqual(prepared);
  expect(statSync(join(bundles, prepared[0] ?? '')).mtimeMs).toBe(madeAt);
});

test('the schemas for editors are written, and by a check again where they were deleted', { timeout: 300_000 }, () => {
  const project = temporaryFolder();
  const bin = copyProject(project);
  cpSync(sample, join(project, 'content'), { recursive: true, filter: (file) => !file.includes('.schemas') });
  const run = (...args: readonly string[]): string =>
    execFileSync(process.execPath, [bin, ...args], { cwd: project, encoding: 'utf8', stdio: 'pipe' });
  const schemas = join(project, 'content', '.schemas');
  const find = (): readonly string[] => readdirSync(schemas, { recursive: true, encoding: 'utf8' }).sort();
  run('prepare');
  const written = find();
  expect(written).toEqual(expect.arrayContaining(['.gitignore', 'course.schema.json', 'names.schema.json']));
  run('check');
  rmSync(schemas, { recursive: true });
  run('check');
  expect(find()).toEqual(written);
});
