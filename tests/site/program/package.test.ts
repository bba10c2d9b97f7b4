// The package as a provider has it: installed from the tarball into an empty folder, with content beside it.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import project from '../../../package.json' with { type: 'json' };
import { tarballProblems, type Tarball } from '../../../release/tarball.ts';
import { installPackage, userEnvironment } from '../../support/program/installed-package.ts';
import { hashesOf } from '../../support/program/program.ts';
import { newVisit } from '../../support/browser/visit.ts';
import { longTest } from '../../support/cases.ts';

const isWindows = process.platform === 'win32';
const MEGABYTE = 1_000_000;
const DAY = inject('now').slice(0, 10);
const SOON = { timeout: 60_000 };

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'prospectus-package-'));
const modules = join(folder, 'node_modules');
const bin = join(modules, 'prospectus', 'cli', 'bin.js');
let tarballs: readonly Tarball[];
let installed: Readonly<Record<string, string>>;

const options = { cwd: folder, env: userEnvironment } as const;

function prospectus(...args: readonly string[]): { readonly status: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args], { ...options, encoding: 'utf8' });
  return { status, said: stdout + stderr };
}

/** Starts a server, which ends with the test, and returns its address. */
async function serve(...args: readonly string[]): Promise<string> {
  const server: ChildProcess = spawn(process.execPath, [bin, ...args], { ...options, stdio: 'pipe' });
  onTestFinished(async () => {
    if (server.exitCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  });
  let said = '';
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error(said)));
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said)?.[0];
        if (address !== undefined) resolve(address);
      });
  });
}

/** Gives the site the pictures that the project has painted: the package paints one of each sort in a test below. */
function takePictures(): void {
  const pictures = join('.prospectus', 'cache', 'pictures');
  if (existsSync(join(root, pictures))) cpSync(join(root, pictures), join(folder, pictures), { recursive: true });
}

beforeAll(() => {
  tarballs = installPackage(folder);
  const isOwn = (file: string): boolean => !file.includes('.schemas');
  cpSync(join(root, 'content'), join(folder, 'content'), { recursive: true, filter: isOwn });
  installed = hashesOf(modules);
});
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

test('the package needs little room, no build step, and no tool of those who change the code', () => {
  const bytes = Object.keys(installed).reduce((sum, file) => sum + lstatSync(join(modules, file)).size, 0);
  expect(bytes).toBeLessThan(130 * MEGABYTE);
  const { devDependencies, scripts } = JSON.parse(readFileSync(join(modules, 'prospectus', 'package.json'), 'utf8'));
  expect(Object.keys(devDependencies).filter((name) => existsSync(join(modules, name)))).toEqual([]);
  expect(Object.keys(scripts).filter((name) => /^(pre|post)?install$|^prepare$/.test(name))).toEqual([]);
});

test('the package has what it is made for, and nothing else', () => {
  expect(tarballs.flatMap(tarballProblems)).toEqual([]);
  const files = Object.keys(installed).flatMap((file) => /^prospectus[\\/](.*)/.exec(file)?.[1] ?? []);
  const parts = new Set(files.map((file) => file.replace(/[\\/].*/, '')));
  const wanted = [
    'CHANGELOG.md',
    'LICENSE',
    'README.md',
    'SECURITY.md',
    'built',
    'cli',
    'defaults',
    'docs',
    'generator',
    'package.json',
    'schemas',
  ];
  expect([...parts].sort()).toEqual(wanted);
  // The client of Vike, which no page loads.
  expect(files.filter((file) => file.includes('entry-server-routing'))).toEqual([]);
  expect(
    files.filter(
      (file) =>
        /\.(map|tsx|ya?ml)$|(?<!\.d)\.ts$/.test(file) && !/^(defaults|docs|generator[\\/]rules[\\/]words)/.test(file),
    ),
  ).toEqual([]);
});

test('whatever is compiled in has its licence beside it', () => {
  const built = join(modules, 'prospectus', 'built');
  const notices = readFileSync(join(built, 'NOTICES.md'), 'utf8');
  const code = Object.keys(installed)
    .filter((file) => file.endsWith('.mjs') && file.includes('programs'))
    .map((file) => readFileSync(join(modules, file), 'utf8'));
  const names = code.flatMap((text) => [...text.matchAll(/^\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)/gm)]);
  const compiledIn = new Set(names.map(([, name = '']) => name));
  expect(compiledIn.size).toBeGreaterThan(3);
  expect([...compiledIn].filter((name) => !notices.includes(`## ${name} `))).toEqual([]);
});

test('the site that the package builds is the one that the project builds, byte for byte', () => {
  takePictures();
  expect(prospectus('check')).toMatchObject({ status: 0, said: expect.stringMatching(/: 1 note\.$/m) });
  const built = prospectus('build', '--now', DAY);
  expect(built.status, built.said).toBe(0);
  expect(hashesOf(join(folder, 'dist'))).toEqual(hashesOf(inject('out')));
  expect(prospectus('urls')).toMatchObject({ status: 0 });
  expect(prospectus('enquiries', 'list')).toMatchObject({ status: 0 });
});

test('the built site is previewed', async () => {
  const response = await fetch(new URL('/courses/capm', await serve('preview')));
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('<h1')]);
});

test('the initializer begins a site, which is checked and built as it is', () => {
  const place = join(folder, 'new-site');
  const answers = ['--name', 'Harbour Skills', '--language', 'en', '--country', 'IE', '--currency', 'EUR'];
  const create = join(modules, '.bin', 'create-prospectus');
  // A shell splits what has spaces.
  const words = isWindows ? answers.map((answer) => `"${answer}"`) : answers;
  const begun = spawnSync(create, ['new-site', ...words], { ...options, encoding: 'utf8', shell: isWindows });
  expect(begun, begun.stderr).toMatchObject({ status: 0, stderr: '' });
  expect(JSON.parse(readFileSync(join(place, 'package.json'), 'utf8')).dependencies).toEqual({
    prospectus: expect.stringContaining(project.version),
  });
  const inside = (...args: readonly string[]) =>
    spawnSync(process.execPath, [bin, ...args], { ...options, cwd: place, encoding: 'utf8' });
  expect(inside('check', '--max-warnings', '0')).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/(?:text\/starter-left[^]*){6}/),
  });
  expect(inside('build')).toMatchObject({ status: 0, stderr: expect.not.stringContaining('warning') });
  expect(readFileSync(join(place, 'dist/index.html'), 'utf8')).toContain('Harbour Skills');
});

longTest('pictures are painted and encoded', async () => {
  const url = await serve('dev', '--cache', join(folder, 'empty-cache'));
  const published = Object.keys(hashesOf(inject('out')));
  for (const ending of ['png', 'avif', 'webp']) {
    const file = published.find((name) => name.endsWith(`.${ending}`)) ?? '';
    const response = await fetch(new URL(file, url));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, `image/${ending}`]);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(500);
  }
});

longTest('a page that is open while its content is edited follows, and shows what is wrong', async () => {
  const file = join(folder, 'content', 'courses', 'capm.yaml');
  const text = readFileSync(file, 'utf8');
  const { page, problems } = await newVisit({ url: await serve('dev', '--now', DAY), isFresh: true });
  await page.goto('/courses/capm');
  await page.locator('h1', { hasText: 'CAPM Certification' }).waitFor();
  await page.evaluate(() => window.scrollTo(0, 900));
  writeFileSync(file, text.replace('title: "CAPM Certification Training"', 'title: "CAPM in Six Evenings"'));
  await page.locator('h1', { hasText: 'CAPM in Six Evenings' }).waitFor(SOON);
  await expect.poll(() => page.evaluate(() => window.scrollY), SOON).toBe(900);
  writeFileSync(file, text.replace(/^rating: .*$/m, 'rating: 7'));
  await page.locator('prospectus-problems').getByText('7 is out of range').waitFor(SOON);
  writeFileSync(file, text);
  await page.locator('h1', { hasText: 'CAPM Certification' }).waitFor(SOON);
  await expect.poll(() => page.locator('prospectus-problems').count(), SOON).toBe(0);
  expect(problems).toEqual([]);
});

test('nothing was written into the installed packages', () => {
  expect(hashesOf(modules)).toEqual(installed);
  expect(readdirSync(join(folder, '.prospectus'))).toEqual(expect.arrayContaining(['cache', 'releases']));
});
