// The development server as an editor has it: started in some folder, with a page open beside the file.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative, sep } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { tryTo } from '../../../generator/base/try-to.ts';
import { everyNth, isLong, longTest } from '../../support/cases.ts';
import { makeEdit, quickEdits } from '../../support/quick-edits.ts';
import { theBrowser } from '../../support/browser/visit.ts';

const SOON = { timeout: 60_000 };
/** The number of edits that follow each other quickly. */
const LAST = isLong ? 19 : 5;

const project = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
const folder = mkdtempSync(join(tmpdir(), 'prospectus-dev-'));
const file = (name: string): string => join(folder, 'content', name);
const said: string[] = [];
let server: ChildProcess;
let url = '';
let context: BrowserContext;

function edit(name: string, from: string, to: string): void {
  const text = readFileSync(file(name), 'utf8');
  expect(text).toContain(from);
  writeFileSync(file(name), text.replace(from, to));
}

/** Opens a page, which listens to the server until the test is done. All have one cache: the site's code is loaded once. */
async function openPage(): Promise<Page> {
  const page = await context.newPage();
  onTestFinished(() => page.close());
  return page;
}

/** What keeps a page from being read. Warnings wait in a corner of it, as those of the day do. */
const covers = (page: Page) => page.locator('prospectus-problems[covers]');

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
  cpSync(fileURLToPath(new URL('../../../content', import.meta.url)), join(folder, 'content'), { recursive: true });
  const program = fileURLToPath(new URL('../../../cli/bin.js', import.meta.url));
  // Vike wants to render from a finished build where it sees the marks of a test runner.
  const { NODE_ENV: _mode, VITEST: _runner, ...env } = process.env;
  // The working directory is not the project's: Vike has looked for its configuration there.
  server = spawn(process.execPath, [program, 'dev'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  url = await untilReady(server);
  context = await (await theBrowser()).newContext({ baseURL: url });
  // A busy machine answers late, and that says nothing about the page.
  context.setDefaultTimeout(60_000);
});

afterAll(async () => {
  await context.close();
  if (server.exitCode === null) {
    const ended = once(server, 'exit');
    server.kill('SIGINT');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
});

test.each(everyNth(['/courses/capm', '/', '/courses'], 3))(
  'a program that takes anything gets the page %s',
  async (address) => {
    const response = await fetch(new URL(address, url), { headers: { accept: '*/*' } });
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    const unknown = await fetch(new URL('/no-such-page', url), { headers: { accept: '*/*' } });
    expect(unknown.status).toBe(404);
  },
);

/** All files below a folder. Tests beside this one remove folders of work meanwhile. */
function filesBelow(folder: string): readonly string[] {
  const items = tryTo(() => readdirSync(folder, { withFileTypes: true })) ?? [];
  return items.flatMap((item) => {
    const path = join(folder, item.name);
    return item.isDirectory() ? filesBelow(path) : item.isFile() ? [path] : [];
  });
}

/**
 * The files of a checkout that no page loads: all but the site's code and its dependencies. Those with one ending do not differ
 * below the second level of folders: one of them is asked for.
 */
function privateFiles(): readonly string[] {
  const skipped = new Set(['node_modules', 'src', '.git']);
  const foldersOf = (name: string): string => dirname(name).split(sep).slice(0, 2).join(sep);
  const kindOf = (name: string): string => (name.includes(sep) ? foldersOf(name) + extname(name) : name);
  const files = readdirSync(project)
    .filter((name) => !skipped.has(name))
    .flatMap((name) => {
      if (!statSync(join(project, name)).isDirectory()) return [name];
      return filesBelow(join(project, name)).map((path) => relative(project, path));
    });
  return isLong ? files : [...new Map(files.map((name) => [kindOf(name), name])).values()];
}

/** Requests a path as it is written; fetch would remove its dots. */
async function statusOf(path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get(url, { path }, (response) => {
      response.resume();
      resolve(response.statusCode);
    }).once('error', reject);
  });
}

test('only the code of the site is served from a checkout', async () => {
  expect(await statusOf('/src/app/scripts/live.ts')).toBe(200);
  const files = privateFiles();
  expect(files).toContain('package.json');
  const place = pathToFileURL(project).pathname;
  const forms = ['', `/@fs${place}`, `/@id${place}`, '/src/..', '/src/%2e%2e'];
  const queries = ['', '?raw', '?url', '?import&raw'];
  const served: string[] = [];
  for (const [index, name] of files.entries()) {
    const address = `/${name.split(sep).map(encodeURIComponent).join('/')}`;
    // Files of folders do not differ in how their address is taken apart; of the others, each form has another query in turn.
    const isDeep = name.includes(sep);
    const paths = forms.slice(0, isDeep ? 2 : undefined).flatMap((form, turn) => {
      const asked = queries.filter((_query, n) => (isDeep ? n === 0 : isLong || (index + turn) % queries.length === n));
      return asked.map((query) => form + address + query);
    });
    const statuses = await Promise.all(paths.map(statusOf));
    served.push(...paths.filter((_path, i) => ![403, 404].includes(statuses[i] ?? 0)));
  }
  expect(served).toEqual([]);
});

longTest('the layers of styles have their order, whichever sheet comes first', async () => {
  const page = await openPage();
  await page.goto('/courses/capm');
  // Without the order, what resets margins and paddings wins.
  const { x } = (await page.locator('h1').boundingBox()) ?? { x: 0 };
  expect(x).toBeGreaterThanOrEqual(16);
});

/** A saved title shows in the open page, and one check was made for it. */
async function expectSaved(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 900));
  said.length = 0;
  edit('courses/cad.yaml', 'title: AutoCAD Civil 3D', 'title: Drawing in Six Evenings');
  await page.locator('h1', { hasText: 'Drawing in Six Evenings' }).waitFor(SOON);
  await page.waitForLoadState('networkidle');
  expect(await page.title()).toContain('Drawing in Six Evenings');
  // An editor stays at the line that is being written.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
  expect(said.join('').match(/files? checked/g)).toHaveLength(1);
}

async function expectMistake(page: Page): Promise<void> {
  const overlay = page.locator('prospectus-problems');
  edit('courses/cad.yaml', 'rating: 4.7', 'rating: 7');
  await overlay.getByText('7 is out of range').waitFor(SOON);
  const first = overlay.locator('article').first();
  expect(await first.locator('a').getAttribute('href')).toMatch(/^vscode:\/\/file\/.*\/courses\/cad\.yaml:9:9$/);
  expect(await first.locator('.place').textContent()).toBe('courses/cad.yaml:9:9  error schema/out-of-range');
  expect(await first.locator('mark').textContent()).toBe('7');
  expect(await first.locator('pre').textContent()).toMatch(/^ 8 │ .*\n 9 │ rating: 7\n10 │ /);
  expect(await first.locator('p').last().textContent()).toContain('Average rating from 0 to 5');
  expect(said.join('')).toContain('courses/cad.yaml:9:9');
  edit('courses/cad.yaml', 'rating: 7', 'rating: 4.7');
  await expect.poll(() => covers(page).count(), SOON).toBe(0);
  await page.locator('h1', { hasText: 'Drawing in Six Evenings' }).waitFor(SOON);
}

test('a saved title shows in the open page, a mistake is shown there and in the terminal until it is corrected, and the last of many quick edits shows', async () => {
  const page = await openPage();
  await page.goto('/courses/cad');
  await page.locator('h1', { hasText: 'Civil 3D' }).waitFor();
  const text = readFileSync(file('courses/cad.yaml'), 'utf8');
  await expectSaved(page);
  await expectMistake(page);
  for (let edits = 1; edits <= LAST; edits += 1) {
    writeFileSync(file('courses/cad.yaml'), text.replace(/^title: .*$/m, `title: Drawing ${edits}`));
    // Pauses of several lengths: a page may be loaded before, during and after a check.
    await setTimeout((edits * 37) % 300);
  }
  await page.locator('h1', { hasText: `Drawing ${LAST}` }).waitFor(SOON);
  writeFileSync(file('courses/cad.yaml'), text);
  await page.locator('h1', { hasText: 'Civil 3D' }).waitFor(SOON);
});

longTest('a saved button shows in the open page, and pages that it was not saved in show it too', async () => {
  const page = await openPage();
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

test.each(everyNth(['courses/cad', 'trainers/hiba-al-lawati'], 2))(
  'the page of %s comes back from an error',
  async (name) => {
    const page = await openPage();
    const overlay = page.locator('prospectus-problems');
    said.length = 0;
    const text = readFileSync(file(`${name}.yaml`), 'utf8');
    writeFileSync(file(`${name}.yaml`), `${text}nonsense: 1\n`);
    await expect.poll(() => said.join(''), SOON).toContain(`${name}.yaml`);
    const response = await page.goto(`/${name}`);
    expect(await response?.text()).not.toMatch(/\n\s+at /);
    await overlay.getByText('nonsense').first().waitFor(SOON);
    writeFileSync(file(`${name}.yaml`), text);
    await page.locator('h1').waitFor(SOON);
    await expect.poll(() => covers(page).count(), SOON).toBe(0);
  },
);

longTest('none of many quick edits leaves a stale page or a page that cannot be read', async () => {
  expect(quickEdits).toHaveLength(39);
  const shown = async (page: string): Promise<string> => {
    const response = await fetch(new URL(page, url), { headers: { accept: 'text/html' } });
    const text = await response.text();
    expect(text).not.toMatch(/\n\s+at \S/);
    return text;
  };
  const stale: string[] = [];
  for (const one of everyNth(quickEdits, 3)) {
    const undo = await makeEdit(file(''), one);
    const found = await vi
      .waitFor(async () => expect(await shown(one.page)).toContain(one.shows), { ...SOON, interval: 100 })
      .then(
        () => true,
        () => false,
      );
    // The next edit is made at once: nothing waits until what is undone has been checked.
    undo();
    if (!found) stale.push(one.says);
  }
  expect(stale).toEqual([]);
});

test.each(['/%', '/%c0%ae', '//', '/\\evil.example/', '//evil.example/'])('%s is no address', async (path) => {
  expect(await statusOf(path)).toBe(404);
});

longTest('a warning leaves the page to be read, and waits in a corner', async () => {
  const page = await openPage();
  await page.goto('/courses/cad');
  const overlay = page.locator('prospectus-problems');
  edit('courses/cad.yaml', 'title: AutoCAD Civil 3D', 'title: AutoCAD Civil 3D #1');
  const warning = overlay.locator('article.warning mark', { hasText: '#1' });
  // What another test has put back may load the page once more, which folds what was opened.
  const isOpen = async (): Promise<boolean> => {
    if (await warning.isVisible()) return true;
    await overlay.getByRole('button', { name: /warning/ }).click(SOON);
    return warning.isVisible();
  };
  await expect.poll(isOpen, SOON).toBe(true);
  await page.keyboard.press('Escape');
  await expect.poll(() => overlay.count(), SOON).toBe(0);
  edit('courses/cad.yaml', '3D #1', '3D');
});

test('a course that is added has a page, and one that is deleted is reported', async () => {
  const page = await openPage();
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
