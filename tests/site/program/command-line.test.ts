// The command line on the real content, in a process of its own: what an editor and CI will run.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../support/content/site.ts';
import { longTest } from '../../support/cases.ts';

const bin = fileURLToPath(new URL('../../../cli/bin.js', import.meta.url));
const content = fileURLToPath(new URL('../../../content', import.meta.url));

/** The caches of the project, which has painted the pictures of the sample already. */
const env = { ...process.env, PROSPECTUS_CACHE: fileURLToPath(new URL('../../../.prospectus', import.meta.url)) };

interface Run {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

const prospectus = (cwd: string, ...argv: readonly string[]): Run =>
  spawnSync(process.execPath, [bin, ...argv], { cwd, env, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });

/** Copies the content into a folder, with one replacement in one file. */
function contentWith(file: string, [from, to]: readonly [RegExp, string]): string {
  const folder = temporaryFolder();
  cpSync(content, join(folder, 'content'), { recursive: true });
  const target = join(folder, 'content', file);
  writeFileSync(target, readFileSync(target, 'utf8').replace(from, to));
  return folder;
}

longTest('a mistake is reported at its line and column, for people and for programs', () => {
  const cwd = contentWith('courses/capm.yaml', [/^level: .*$/m, 'level: Expert']);
  const lines = readFileSync(join(cwd, 'content/courses/capm.yaml'), 'utf8').split('\n');
  const start = { line: lines.indexOf('level: Expert') + 1, column: 8 };
  const forPrograms = prospectus(cwd, 'check', '--format', 'json');
  expect(forPrograms.status).toBe(1);
  expect(forPrograms.stderr).toBe('');
  expect(JSON.parse(forPrograms.stdout).diagnostics).toContainEqual(
    expect.objectContaining({
      severity: 'error',
      location: { file: 'courses/capm.yaml', pointer: '/level', start, end: { line: start.line, column: 14 } },
    }),
  );
  const forPeople = prospectus(cwd, 'check');
  expect(forPeople.status).toBe(1);
  expect(forPeople.stdout).toContain(`courses/capm.yaml:${start.line}:8`);
  expect(forPeople.stdout).toContain('level: Expert');
  expect(forPeople.stdout).toMatch(/\^{6}\n/);
});

longTest('a build with an error publishes nothing', () => {
  const cwd = contentWith('courses/capm.yaml', [/^level: .*$/m, 'level: Expert']);
  const { status, stdout, stderr } = prospectus(cwd, 'build');
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toContain('courses/capm.yaml');
  expect(existsSync(join(cwd, 'dist'))).toBe(false);
});

longTest('the maps are printed as JSON, or written as two files', () => {
  const cwd = temporaryFolder();
  const maps = JSON.parse(prospectus(cwd, 'maps', '--content', content, '--format', 'json').stdout);
  expect(maps.idToSlug).toMatchObject({ 40: 'forensic-delay-analysis', 501: 'cma-part-1-training' });
  expect(maps.redirects).toMatchObject({
    '/courses/10': '/courses/impactful-presentation-communication',
    '/courses/33': '/courses/capm',
  });
  expect(prospectus(cwd, 'maps', '--content', content, '--out', 'maps')).toMatchObject({ status: 0, stdout: '' });
  expect(JSON.parse(readFileSync(join(cwd, 'maps/id-to-slug.json'), 'utf8'))).toEqual(maps.idToSlug);
  expect(JSON.parse(readFileSync(join(cwd, 'maps/redirects.json'), 'utf8'))).toEqual(maps.redirects);
});

longTest('the plan is printed as JSON and nothing is built', () => {
  const cwd = temporaryFolder();
  const { status, stdout } = prospectus(cwd, 'build', '--content', content, '--plan', '--now', '2025-11-01');
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toHaveProperty('pages');
  expect(existsSync(join(cwd, 'dist'))).toBe(false);
});

test('start checks, builds and serves, and ends cleanly when it is stopped', async () => {
  const cwd = temporaryFolder();
  const child = spawn(process.execPath, [bin, 'start', '--content', content, '--base', '/sub'], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => void child.on('exit', resolve));
  let said = '';
  let aside = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => void (aside += text));
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /The site is at (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    void ended.then(() => reject(new Error(`It ended early: ${said}${aside}`)));
  });
  expect(aside).toMatch(/^Checking the content and building the site/);
  expect(said).toMatch(/Built \d+ pages/);
  expect(new URL(url).pathname).toBe('/sub/');
  const page = await fetch(`${url}courses/33`);
  expect({ status: page.status, path: new URL(page.url).pathname }).toEqual({ status: 200, path: '/sub/courses/capm' });
  child.kill('SIGTERM');
  // On Windows, the signal cannot be heard.
  expect(await ended).toBe(process.platform === 'win32' ? null : 0);
});
