// Takes pictures of every screen and state at three widths, light and dark, for someone to look at:
// `npm run screenshots -- [--url http://...] [--out screenshots] [--width 375] [--scheme dark] [name ...]`.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright';
import { build, preview } from '../generator/index.ts';
import { launchBrowser } from '../tests/support/browser/chromium.ts';
import { sheets, type Shot, shots } from './screen-states.ts';

const HEIGHTS: Readonly<Record<number, number>> = { 375: 740, 768: 1024 };
const { values, positionals } = parseArgs({
  options: {
    url: { type: 'string' },
    out: { type: 'string', default: fileURLToPath(new URL('../screenshots', import.meta.url)) },
    width: { type: 'string', multiple: true, default: ['375', '768', '1440'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
  allowPositionals: true,
});

const isWanted = ({ name }: Shot): boolean => positionals.length === 0 || positionals.includes(name);

// A picture that waits for its place to be scrolled to would stay a blank.
async function showPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const pictures = [...document.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function take(page: Page, { address, bring, isWindowOnly }: Shot, file: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await bring?.(page);
  await showPictures(page);
  // What is fixed to the window would otherwise lie in the middle of a long picture.
  if (!isWindowOnly) await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: file, fullPage: !isWindowOnly });
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  if (excess > 0) console.warn(`${file}: wider than the window by ${excess} px`);
}

async function takeAll(browser: Browser, baseURL: string, width: number): Promise<void> {
  for (const colorScheme of values.scheme.filter((scheme) => scheme === 'light' || scheme === 'dark')) {
    const viewport = { width, height: HEIGHTS[width] ?? 900 };
    const context = await browser.newContext({ baseURL, viewport, colorScheme, reducedMotion: 'reduce' });
    context.setDefaultTimeout(10_000);
    for (const shot of shots.filter(({ widths = [width] }) => widths.includes(width)).filter(isWanted)) {
      const page = await context.newPage();
      const file = join(values.out, `${shot.name}-${width}-${colorScheme}.png`);
      await take(page, shot, file).catch((error: unknown) => {
        console.error(`${file}: ${String(error)}`);
        process.exitCode = 1;
      });
      await page.close();
    }
    await context.close();
  }
}

async function printSheets(browser: Browser, baseURL: string): Promise<void> {
  const page = await browser.newPage({ baseURL });
  for (const { name, address } of sheets.filter(isWanted)) {
    await page.goto(address, { waitUntil: 'networkidle' });
    await showPictures(page);
    await page.pdf({ path: join(values.out, `${name}.pdf`), preferCSSPageSize: true, printBackground: true });
  }
}

async function photograph(url: string): Promise<void> {
  mkdirSync(values.out, { recursive: true });
  const browser = await launchBrowser();
  try {
    for (const width of values.width) await takeAll(browser, url, Number(width));
    await printSheets(browser, url);
  } finally {
    await browser.close();
  }
}

async function photographSample(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-screenshots-'));
  const out = join(folder, 'dist');
  try {
    await build({ content: fileURLToPath(new URL('../content', import.meta.url)), now: new Date(), out, base: '/' });
    const server = await preview({ out, submissions: join(folder, 'submissions'), now: () => new Date() });
    try {
      await photograph(server.url);
    } finally {
      await server.close();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await (values.url === undefined ? photographSample() : photograph(values.url));
