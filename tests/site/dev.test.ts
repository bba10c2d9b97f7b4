// The development server as an editor has it: started in some folder, with a page open beside the file.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newVisit } from '../support/visit.ts';

const START_MS = 60_000;
const SOON = { timeout: 10_000 };

const folder = mkdtempSync(join(tmpdir(), 'prospectus-dev-'));
const file = (name: string): string => join(folder, 'content', name);
const said: string[] = [];
let server: ChildProcess;
let url = '';

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(file(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(file(name), text.replace(from, to));
}

/** Waits for the line with the address; throws what was said instead when the server ends. */
async function untilReady({ stdout, stderr }: ChildProcess): Promise<string> {
  const ended = once(server, 'exit').then(() => {
    throw new Error(said.join(''));
  });
  const ready = new Promise<string>((resolve) => {
    for (const stream of [stdout, stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        said.push(text);
        const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(said.join(''))?.[0];
        if (address !== undefined) resolve(address);
      });
  });
  return Promise.race([ready, ended]);
}

beforeAll(async () => {
  cpSync(fileURLToPath(new URL('../../content', import.meta.url)), join(folder, 'content'), { recursive: true });
  const program = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));
  // Vike wants to render from a finished build where it sees the marks of a test runner.
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
  // The working directory is not the project's: Vike has looked for its configuration there.
  server = spawn(process.execPath, [program, 'dev'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  url = await untilReady(server);
}, START_MS);

afterAll(async () => {
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

test.each(['/', '/courses', '/courses/capm'])('a program that takes anything gets the page %s', async (address) => {
  const response = await fetch(new URL(address, url), { headers: { accept: '*/*' } });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  const unknown = await fetch(new URL('/no-such-page', url), { headers: { accept: '*/*' } });
  expect(unknown.status).toBe(404);
});

test('the layers of styles have their order, whichever sheet comes first', async () => {
  const { page } = await newVisit({ url });
  await page.goto('/courses/capm');
  // Without the order, what resets margins and paddings wins.
  const { x } = (await page.locator('h1').boundingBox()) ?? { x: 0 };
  expect(x).toBeGreaterThanOrEqual(16);
});

test('a saved title shows in the open page, and one check was made for it', async () => {
  const { page } = await newVisit({ url });
  await page.goto('/courses/capm');
  await page.locator('h1', { hasText: 'CAPM' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 900));
  said.length = 0;
  edit('courses/capm.yaml', 'title: "CAPM Certification Training"', 'title: "CAPM in Six Evenings"');
  await page.locator('h1', { hasText: 'CAPM in Six Evenings' }).waitFor(SOON);
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toContain('CAPM in Six Evenings');
  // An editor stays at the line that is being written.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  expect(said.join('').match(/files? checked/g)).toHaveLength(1);
});

test('a saved button shows in the open page, and pages that it was not saved in show it too', async () => {
  const { page } = await newVisit({ url });
  await page.goto('/about');
  await page.waitForLoadState('networkidle');
  edit('messages/en.yaml', 'View All Courses', 'See Every Course');
  await page
    .locator('header')
    .getByText('See Every Course')
    .first()
    .waitFor({ ...SOON, state: 'attached' });
  await page.goto('/courses/');
  expect(new URL(page.url()).pathname).toBe('/courses');
  await page
    .locator('header')
    .getByText('See Every Course')
    .first()
    .waitFor({ ...SOON, state: 'attached' });
});

test('the terminal shows checks and problems, not requests', () => {
  expect(said.join('')).not.toMatch(/\[vike\]|\[vite\]/);
});

test('a mistake is shown on the open page and in the terminal until it is corrected', async () => {
  const { page } = await newVisit({ url });
  await page.goto('/courses/cad');
  const overlay = page.locator('prospectus-problems');
  await page.locator('h1', { hasText: 'Civil 3D' }).waitFor();
  edit('courses/cad.yaml', 'rating: 4.7', 'rating: 7');
  await overlay.getByText('7 is out of range').waitFor(SOON);
  const [first] = await overlay.locator('article').all();
  expect(await first?.locator('.place').textContent()).toBe('courses/cad.yaml:9:9  error schema/out-of-range');
  expect(await first?.locator('mark').textContent()).toBe('7');
  expect(await first?.locator('pre').textContent()).toMatch(/^ 8 │ .*\n 9 │ rating: 7\n10 │ /);
  expect(await first?.locator('p').last().textContent()).toContain('Average rating from 0 to 5');
  expect(said.join('')).toContain('courses/cad.yaml:9:9');
  edit('courses/cad.yaml', 'rating: 7', 'rating: 4.7');
  await expect.poll(() => overlay.count(), SOON).toBe(0);
  await page.locator('h1', { hasText: 'Civil 3D' }).waitFor(SOON);
});

test('a warning leaves the page to be read, and waits in a corner', async () => {
  const { page } = await newVisit({ url });
  await page.goto('/courses/cad');
  const overlay = page.locator('prospectus-problems');
  edit('courses/cad.yaml', 'title: AutoCAD Civil 3D', 'title: AutoCAD Civil 3D #1');
  await overlay.getByRole('button', { name: /warning/ }).click(SOON);
  expect(await overlay.locator('article.warning mark').textContent()).toContain('#1');
  await page.keyboard.press('Escape');
  expect(await overlay.count()).toBe(0);
  edit('courses/cad.yaml', '3D #1', '3D');
});

test('a course that is added has a page, and one that is deleted is reported', async () => {
  const { page } = await newVisit({ url });
  await page.goto('/courses');
  const copy = readFileSync(file('courses/time-management.yaml'), 'utf8')
    .replace(/^slug: .*$/m, 'slug: knot-tying')
    .replace(/^id: .*$/m, 'id: 777')
    .replace(/^title: .*$/m, 'title: Knot Tying');
  writeFileSync(file('courses/knot-tying.yaml'), copy);
  edit('catalogue.yaml', '- time-management\n', '- time-management\n          - knot-tying\n');
  await page.locator('main').getByText('Knot Tying').first().waitFor(SOON);
  rmSync(file('courses/knot-tying.yaml'));
  await page.locator('prospectus-problems').getByText('There is no course "knot-tying"').waitFor(SOON);
});
