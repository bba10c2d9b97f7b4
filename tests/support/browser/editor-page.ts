// The page of "prospectus edit", opened in a browser.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { expect, onTestFinished } from 'vitest';
import { edit } from '../../../generator/index.ts';
import { theBrowser } from './visit.ts';

/** The folder of the project. */
export const root = fileURLToPath(new URL('../../..', import.meta.url));
const now = (): Date => new Date('2025-11-01T08:00:00Z');

/** An opened page, with what went wrong on it. */
interface Opened {
  readonly page: Page;
  readonly problems: string[];
}

/**
 * Opens the page for a content folder in a language, until the test has finished; nothing may go wrong on the server. The
 * frame of the preview is empty, unless a test looks at it: where it was left open, its pages took a third of the time.
 */
export async function openEditor(
  content: string,
  { language = 'en', width = 1440, hasPreview = false } = {},
): Promise<Opened> {
  const faults: unknown[] = [];
  const server = await edit({ content, now, onFault: (error) => faults.push(error) });
  const context = await (await theBrowser()).newContext({ locale: language, viewport: { width, height: 900 } });
  // A busy machine answers late, and that says nothing about the page.
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && message.location().url.startsWith(new URL(server.url).origin))
      problems.push(message.text());
  });
  page.on('request', (request) => {
    if (!/^(?:http:\/\/127\.0\.0\.1|blob:)/.test(request.url())) problems.push(`network: ${request.url()}`);
  });
  const isPreview = ({ hostname, origin }: URL): boolean =>
    hostname === '127.0.0.1' && origin !== new URL(server.url).origin;
  if (!hasPreview) await page.route(isPreview, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await page.goto(server.url);
  await page.getByRole('grid').waitFor();
  onTestFinished(async () => {
    await context.close();
    await server.close();
    expect(faults).toEqual([]);
  });
  return { page, problems };
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

/** Pastes a text into what has the focus. */
export const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', given);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
