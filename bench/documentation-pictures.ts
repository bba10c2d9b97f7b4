// Makes the pictures of the documentation, docs/pictures: `npm run pictures`. Four providers on a desktop and, in dark mode, on a
// phone; the tutorial as its reader sees it after each part; and a section of each type and a page of each template.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { schemaNames } from '../generator/kinds/schema-files.ts';
import { follow, tutorialParts } from '../release/tutorial.ts';
import { launchBrowser } from '../tests/support/browser/chromium.ts';
import { runCli, TODAY } from '../tests/support/program/run-cli.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = path.join(root, 'docs/pictures');
const providers = ['language-school', 'first-aid-trainer', 'coding-academy', 'flight-school'];

const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 375, height: 740 };
/** Around and between windows, and behind them. */
const SPACE = 40;
const GROUND = '#e4eaec';

/** A window, and the colours that its user prefers. */
interface View {
  readonly viewport: typeof DESKTOP;
  readonly colorScheme: 'light' | 'dark';
}

const desktopView: View = { viewport: DESKTOP, colorScheme: 'light' };
const phoneView: View = { viewport: PHONE, colorScheme: 'dark' };

/** A part of a page, as high as the window at most, as a PNG. It is alone on its page, so that no neighbour changes its space. */
async function shotOfPart(page: Page, selector: string): Promise<Buffer> {
  await page.locator('header button[aria-expanded]').first().waitFor({ state: 'attached' });
  const part = page.locator(selector);
  await part.evaluate(async (element) => {
    const main = element.closest('main') ?? document.body;
    main.replaceChildren(element);
    document.body.replaceChildren(main);
    const pictures = [...element.querySelectorAll('img')];
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode()));
  });
  const box = await part.boundingBox();
  if (!box) throw new Error(`${selector} is not shown.`);
  return page.screenshot({ fullPage: true, clip: { ...box, height: Math.min(box.height, DESKTOP.height) } });
}

/** What a window shows, or a part of its page alone, as a PNG. */
async function shotOf(
  browser: Browser,
  url: string,
  { viewport, colorScheme, part }: View & { readonly part?: string },
): Promise<Buffer> {
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  // The site is made for that day; on a later one the browser would leave out the sessions that are over.
  await page.clock.setFixedTime(TODAY);
  // The development server holds a connection open for its news, so the network is never idle.
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForFunction(() =>
    [...document.images].every((picture) => picture.complete || picture.loading === 'lazy'),
  );
  // A typeface that comes too late for the first page shows on the next ones: the picture is of such a one.
  await page.evaluate(() => {
    document.documentElement.dataset['arrived'] = '';
    // The new style is computed, and asks for its typefaces.
    document.body.getBoundingClientRect();
    return document.fonts.ready;
  });
  const png = await (part === undefined ? page.screenshot() : shotOfPart(page, part));
  await page.close();
  return png;
}

const save = async (name: string, picture: Sharp, quality = 82): Promise<void> => {
  writeFileSync(path.join(pictures, `${name}.webp`), await picture.webp({ quality }).toBuffer());
};

/** Saves a picture of the reference. */
const saveSmall = (name: string, png: Buffer): Promise<void> => save(name, sharp(png).resize({ width: 640 }), 75);

/** A picture with others on it. */
const onGround = (width: number, height: number, parts: readonly OverlayOptions[]): Sharp =>
  sharp({ create: { width, height, channels: 3, background: GROUND } }).composite([...parts]);

function urlIn(stdout: string): string {
  const url = /http:\/\/[\d.:]+/.exec(stdout)?.[0];
  if (url === undefined) throw new Error(stdout);
  return url;
}

/** Takes a provider on a desktop and a phone; returns the desktop. */
async function takeProvider(browser: Browser, name: string, folder: string): Promise<Buffer> {
  const out = path.join(folder, name);
  const content = path.join(root, 'tests/fixtures/providers', name, 'content');
  await runCli(['build', '--content', content, '--out', out], { cwd: folder });
  let desktop: Buffer = Buffer.alloc(0);
  const whileServing = async ({ stdout }: { readonly stdout: string }): Promise<void> => {
    const url = urlIn(stdout);
    desktop = await shotOf(browser, url, desktopView);
    const phone = await sharp(await shotOf(browser, url, phoneView))
      .resize({ width: 300 })
      .toBuffer();
    const top = DESKTOP.height + 2 * SPACE - 592 - SPACE / 2;
    const parts = [
      { input: desktop, left: SPACE, top: SPACE },
      { input: phone, left: DESKTOP.width + 3 * SPACE - 300 - SPACE / 2, top },
    ];
    await save(`site-${name}`, onGround(DESKTOP.width + 3 * SPACE, DESKTOP.height + 2 * SPACE, parts));
  };
  await runCli(['preview', '--out', out], { cwd: folder, whileServing });
  return desktop;
}

async function takeProviders(browser: Browser, folder: string): Promise<void> {
  const [width, height] = [640, 400];
  const parts: OverlayOptions[] = [];
  for (const [i, name] of providers.entries()) {
    const desktop = await takeProvider(browser, name, folder);
    const [left, top] = [(i % 2) * (width + SPACE / 2), Math.floor(i / 2) * (height + SPACE / 2)];
    parts.push({ input: await sharp(desktop).resize(width, height).toBuffer(), left, top });
  }
  await save('four-sites', onGround(2 * width + SPACE / 2, 2 * height + SPACE / 2, parts));
}

/** Which page of the site a picture of the tutorial shows. */
const addressOf = (name: string): string => (name === 'tutorial-course' ? '/courses/first-aid-afloat' : '/');

async function takeTutorial(browser: Browser, parent: string): Promise<void> {
  const folder = path.join(parent, 'harbour-first-aid');
  for (const step of tutorialParts().flatMap((part) => part.steps)) {
    if (step.does === 'type' && step.line.includes('new site')) {
      const words = (step.line.match(/"[^"]*"|\S+/g) ?? []).slice(2).map((word) => word.replaceAll('"', ''));
      await runCli(
        words.map((word) => (word === '.' ? folder : word)),
        { cwd: parent },
      );
    }
    follow(step, folder);
    if (step.does !== 'picture') continue;
    const whileServing = async ({ stdout }: { readonly stdout: string }): Promise<void> => {
      const png = await shotOf(browser, urlIn(stdout) + addressOf(step.name), desktopView);
      await save(step.name, sharp(png));
    };
    await runCli(['dev'], { cwd: folder, whileServing });
  }
}

/** Where the sample provider has a page of each template. */
const addresses: Readonly<Record<string, string>> = {
  about: '/about',
  catalogue: '/courses',
  contact: '/contact',
  corporate: '/custom-corporate',
  course: '/courses/project-management',
  gallery: '/gallery',
  home: '/',
  landing: '/leadership',
  news: '/news',
  overview: '/soft-skills',
  registration: '/register',
  schedule: '/schedule',
  sections: '/for-companies',
  text: '/privacy',
  trainers: '/trainers',
};

/** Takes the pictures of the reference from the sample provider, with the pages that it lacks. */
async function takeReference(browser: Browser, parent: string): Promise<void> {
  const folder = path.join(parent, 'reference');
  const content = path.join(folder, 'content');
  cpSync(path.join(root, 'content'), content, { recursive: true });
  cpSync(path.join(root, 'bench/documentation-content'), content, { recursive: true });
  await runCli(['build'], { cwd: folder });
  const whileServing = async ({ stdout }: { readonly stdout: string }): Promise<void> => {
    const url = urlIn(stdout);
    for (const [name, address] of Object.entries(addresses))
      await saveSmall(`template-${name}`, await shotOf(browser, url + address, desktopView));
    for (const part of schemaNames('sections')) {
      const png = await shotOf(browser, `${url}/for-companies`, { ...desktopView, part: `#${part}` });
      await saveSmall(`section-${part}`, png);
    }
  };
  const { status, stderr } = await runCli(['preview'], { cwd: folder, whileServing });
  if (status !== 0) throw new Error(stderr);
}

const folder = mkdtempSync(path.join(tmpdir(), 'prospectus-pictures-'));
const browser = await launchBrowser();
await takeTutorial(browser, folder);
await takeProviders(browser, folder);
await takeReference(browser, folder);
await browser.close();
rmSync(folder, { recursive: true, force: true });
