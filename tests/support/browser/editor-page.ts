// The page of "prospectus edit", opened in a browser.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { edit } from '../../../generator/index.ts';
import type { EditState } from '../../../generator/editor/protocol.ts';
import { isContent } from '../content/site.ts';
import { theBrowser } from './visit.ts';

const fixtures = fileURLToPath(new URL('../../fixtures', import.meta.url));

/** The folder of a fixture's content. */
export const contentOf = (fixture: string): string => path.join(fixtures, fixture, 'content');

const now = (): Date => new Date('2025-11-01T08:00:00Z');

/** An opened page, with what went wrong on it. */
interface Opened {
  readonly page: Page;
  readonly problems: readonly string[];
}

/**
 * How the page is opened. The frame of the preview is empty, unless a test looks at it: where it was left open, its pages took a
 * third of the time.
 */
interface PageOptions {
  readonly width?: number;
  readonly hasPreview?: boolean;
}

interface SharedOptions extends PageOptions {
  /** For a page in a language of its own. */
  readonly language?: string;
  /** What files say when the page is opened, as changes that are not saved. */
  readonly values?: Readonly<Record<string, object>>;
}

/** Serves the page for a content folder; nothing may have gone wrong when it is closed. */
async function serve(content: string) {
  const faults: unknown[] = [];
  const server = await edit({ content, now, onFault: (error) => faults.push(error) });
  const close = async (): Promise<void> => {
    await server.close();
    expect(faults).toEqual([]);
  };
  return { url: server.url, close };
}

async function newContext(language: string): Promise<BrowserContext> {
  const context = await (await theBrowser()).newContext({ locale: language, viewport: { width: 1440, height: 900 } });
  // A busy machine answers late, and that says nothing about the page.
  context.setDefaultTimeout(60_000);
  return context;
}

async function openPage(page: Page, url: string, { width = 1440, hasPreview = false }: PageOptions): Promise<Opened> {
  const { origin: own } = new URL(url);
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.location().url.startsWith(own))
      problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1|blob:)/.test(request.url())) problems.push(`network: ${request.url()}`);
  });
  const isPreview = ({ hostname, origin }: URL): boolean => hostname === '127.0.0.1' && origin !== own;
  if (!hasPreview) await page.route(isPreview, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.setViewportSize({ width, height: 900 });
  await page.goto(url);
  await page.getByRole('grid').waitFor();
  return { page, problems };
}

/** Opens the page for a content folder, until the test has finished. */
export async function openEditor(content: string, options: PageOptions = {}): Promise<Opened> {
  const { url, close } = await serve(content);
  const context = await newContext('en');
  onTestFinished(async () => {
    await context.close();
    await close();
  });
  return openPage(await context.newPage(), url, options);
}

/** Asks the server as the page does; returns the state that follows. */
async function ask(url: string, action: string, said: object = {}): Promise<EditState | undefined> {
  const { origin, hash } = new URL(url);
  const headers = { authorization: `Bearer ${hash.slice(1)}` };
  const response = await fetch(`${origin}/api/${action}`, { method: 'POST', headers, body: JSON.stringify(said) });
  return ((await response.json()) as { readonly state?: EditState }).state;
}

async function takeBackAll(url: string): Promise<void> {
  let state = await ask(url, 'state');
  while (state?.canUndo) state = await ask(url, 'undo');
  if (state?.saved !== undefined) await ask(url, 'unsave');
}

/** Leaves what the last test has shown, so that it sends nothing more, and forgets what it has kept. */
async function leave(page: Page, url: string): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto(new URL('icon.svg', url).href);
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}

/**
 * Serves the page for a copy of a fixture to all tests of a file: each finds the content as it was, since what an earlier one has
 * changed or saved is taken back.
 */
export function sharedEditor(fixture: string) {
  const content = mkdtempSync(path.join(tmpdir(), 'prospectus-edit-'));
  let served: Awaited<ReturnType<typeof serve>>;
  let page: Page;
  beforeAll(async () => {
    cpSync(contentOf(fixture), content, { recursive: true, filter: isContent });
    served = await serve(content);
    page = await (await newContext('en')).newPage();
  });
  afterAll(async () => {
    await page.context().close();
    await served.close();
    rmSync(content, { recursive: true, force: true, maxRetries: 10 });
  });
  const open = async ({ language, values = {}, ...options }: SharedOptions = {}): Promise<Opened> => {
    await leave(page, served.url);
    await takeBackAll(served.url);
    for (const [file, value] of Object.entries(values)) await ask(served.url, 'set', { file, value });
    if (language === undefined) return openPage(page, served.url, options);
    const context = await newContext(language);
    onTestFinished(() => context.close());
    return openPage(await context.newPage(), served.url, options);
  };
  return { content, open };
}

/** The button that says how much is not saved yet. */
export const changes = (page: Page) => page.locator('.bar .primary');

/** Opens all that is folded, and what is folded in it, by the clicks of a person but in one go. */
export const unfold = (page: Page, part: string): Promise<void> =>
  page.evaluate(async (summaries) => {
    for (let isRest = false; !isRest;) {
      const folded = [...document.querySelectorAll<HTMLElement>(summaries)];
      for (const summary of folded) summary.click();
      // What is in them is there with the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      isRest = folded.length === 0;
    }
  }, `${part} details:not([open]) > summary`);

/** The preview would load a page for every change. */
export const closePreview = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Preview', exact: true }).click();

/** Opens a file by its title. */
export async function openFile(page: Page, title: string | RegExp): Promise<void> {
  await closePreview(page);
  await unfold(page, '.nav');
  await page.locator('.nav .entry', { hasText: title }).first().click();
}

/** Pastes a text into what has the focus. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
