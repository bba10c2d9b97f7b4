// What installing does: the site's code is there and whole before the first build, which then bundles nothing, and the schemas
// for editors are there before anything else is run.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conditionOf } from '../../generator/cache/store.ts';
import { isLong, longTest } from '../support/cases.ts';
import { filesIn } from '../support/program/files-in.ts';
import { copyBundle, copyProject } from '../support/program/project-copy.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

let folder: string;

const run = (cwd: string, ...args: readonly string[]): string =>
  execFileSync(process.execPath, [join(folder, 'cli', 'bin.js'), ...args], { cwd, encoding: 'utf8', stdio: 'pipe' });

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-'));
  copyProject(folder);
  // In the long run, what an earlier one has bundled is damaged and bundled again; store.test.ts does it with made-up code.
  copyBundle(folder);
  const bundles = join(folder, 'built', 'bundles');
  if (isLong && existsSync(bundles)) {
    const [damaged = ''] = filesIn(bundles).filter((file) => file.endsWith('.mjs'));
    writeFileSync(join(bundles, damaged), '// cut\n');
  }
  cpSync(join(tiny, 'content'), join(folder, 'content'), { recursive: true });
  const settings = join(folder, 'content', 'site.yaml');
  const asks = '# yaml-language-server: $schema=.schemas/site.schema.json\n';
  writeFileSync(settings, asks + readFileSync(settings, 'utf8'));
  run(folder, 'prepare');
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

test('the first build takes the bundle that was prepared, whatever its base', { timeout: 300_000 }, () => {
  const bundles = join(folder, 'built', 'bundles');
  const prepared = readdirSync(bundles);
  expect(prepared).toHaveLength(1);
  expect(conditionOf(join(bundles, prepared[0] ?? ''))).toBe('whole');
  const madeAt = statSync(join(bundles, prepared[0] ?? '')).mtimeMs;
  expect(run(site({}, tiny), 'build', '--base', '/sub/')).toMatch(/^Built \d+ pages/);
  expect(readdirSync(bundles)).toEqual(prepared);
  expect(statSync(join(bundles, prepared[0] ?? '')).mtimeMs).toBe(madeAt);
});

test('the schemas for editors are written, and by a check again where they were deleted', { timeout: 300_000 }, () => {
  const schemas = join(folder, 'content', '.schemas');
  const find = (): readonly string[] => readdirSync(schemas, { recursive: true, encoding: 'utf8' }).sort();
  const written = find();
  expect(written).toEqual(expect.arrayContaining(['.gitignore', 'course.schema.json', 'names.schema.json']));
  run(folder, 'check');
  rmSync(schemas, { recursive: true });
  run(folder, 'check');
  expect(find()).toEqual(written);
});

longTest('code that cannot be bundled is named with its line, and nothing is kept of it', { timeout: 300_000 }, () => {
  appendFileSync(join(folder, 'src', 'app', 'App.tsx'), 'export const cut = ;\n');
  const bundles = join(folder, 'built', 'bundles');
  const made = readdirSync(bundles);
  const cwd = site({}, tiny);
  const bin = join(folder, 'cli', 'bin.js');
  const { status, stderr } = spawnSync(process.execPath, [bin, 'build'], { cwd, encoding: 'utf8' });
  expect(status).not.toBe(0);
  expect(stderr).toMatch(/could not be bundled:[^]*src\/app\/App\.tsx:\d+:\d+/);
  expect(readdirSync(bundles)).toEqual(made);
  expect(existsSync(join(cwd, 'dist'))).toBe(false);
});
