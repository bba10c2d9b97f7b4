// A visit to the built site: one Chromium for the test files of a process, a fresh profile per test, and a record of everything that
// went wrong on the page. The visitor's clock is set to the time of the build unless a test changes it.
import type { Browser, BrowserContext, Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { launchBrowser } from './chromium.ts';

/** How a visitor opens the site. */
export interface VisitOptions {
  /** CSS pixels; 1280 by default. */
  readonly width?: number;
  /** CSS pixels; 800 by default. */
  readonly height?: number;
  readonly hasScript?: boolean;
  /** ISO date and time to which the visitor's clock is set. */
  readonly at?: string;
  /** Whether timers are controlled by `page.clock`; by default only the date is fixed. */
  readonly isClockHeld?: boolean;
  /** The URL of the site; by default the one built for all tests. */
  readonly url?: string;
}

/** A page of a fresh profile, with everything that went wrong on it so far. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, policy violations: one line each. */
  readonly problems: readonly string[];
}

let launched: Promise<Browser> | undefined;

/** The browser of this process, which ends with it: one for all processes would be spoken to through another program. */
const theBrowser = (): Promise<Browser> => (launched ??= launchBrowser());

function listen(page: Page, record: (problem: string) => void): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) record(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => record(`uncaught: ${error.message}`));
}

async function setClock({ clock }: BrowserContext, { at = inject('now'), isClockHeld = false }: VisitOptions) {
  if (isClockHeld) await clock.install({ time: at });
  else await clock.setFixedTime(at);
}

// The browser reports most violations in the console, but not all of them in every mode.
async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });
}

async function open(options: VisitOptions): Promise<{ readonly page: Page; readonly context: BrowserContext }> {
  const { width = 1280, height = 800, hasScript = true, url = inject('url') } = options;
  const context = await (
    await theBrowser()
  ).newContext({
    baseURL: url,
    viewport: { width, height },
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
  });
  context.setDefaultTimeout(10_000);
  // A busy machine loads a page late, and that says nothing about the page.
  context.setDefaultNavigationTimeout(40_000);
  if (hasScript) {
    await setClock(context, options);
    await reportViolations(context);
  }
  return { page: await context.newPage(), context };
}

/** Opens a blank page of a fresh profile, so that a test can prepare it before `goTo`. */
export async function newVisit(options: VisitOptions = {}): Promise<Visit> {
  const { page, context } = await open(options);
  onTestFinished(() => context.close());
  const problems: string[] = [];
  listen(page, (problem) => problems.push(problem));
  return { page, problems };
}

/** Waits until the page is hydrated: only then do menus expose their state in the markup. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').first().waitFor({ state: 'attached' });
}

async function load<Opened extends Visit>(opened: Opened, address: string, options: VisitOptions): Promise<Opened> {
  await opened.page.goto(address);
  if (options.hasScript !== false) await untilHydrated(opened.page);
  return opened;
}

/** Goes to an address and, if the browser runs scripts, waits until the page is hydrated. */
export const visit = async (address: string, options: VisitOptions = {}): Promise<Visit> =>
  load(await newVisit(options), address, options);

/** A page that tests of one site share. */
interface SharedPage {
  readonly url: string;
  readonly context: BrowserContext;
  readonly page: Page;
  at: string;
  /** The address and options of a document that was only read; otherwise empty. */
  shown: string;
  problems: string[];
}

/** One with and one without scripts. */
const shared = new Map<boolean, SharedPage>();

/** Runs in the browser before the scripts of a document: it finds what a fresh profile has. */
function forgetStored(): void {
  if (location.protocol !== 'http:') return;
  sessionStorage.clear();
  localStorage.clear();
}

async function sharedPage({ hasScript = true, ...options }: VisitOptions): Promise<SharedPage> {
  const { at = inject('now'), url = inject('url') } = options;
  const known = shared.get(hasScript);
  if (known?.url === url) return known;
  shared.delete(hasScript);
  await known?.context.close();
  const { page, context } = await open({ ...options, hasScript });
  if (hasScript) await context.addInitScript(forgetStored);
  const opened: SharedPage = { url, context, page, at, shown: '', problems: [] };
  listen(page, (problem) => opened.problems.push(problem));
  shared.set(hasScript, opened);
  return opened;
}

/**
 * A visit in a page that others have used, which takes less than half of the time of one in a fresh profile. It loads its
 * document, and all that a test does there goes with that; what was loaded before is in the browser's cache. Not for tests
 * that listen to the page, answer requests, hold the clock, or expect something to be kept from one document to the next.
 */
export async function revisit(address: string, options: VisitOptions = {}): Promise<Visit> {
  const { width = 1280, height = 800, hasScript = true, at = inject('now') } = options;
  const opened = await sharedPage(options);
  const { page, context } = opened;
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.mouse.move(-1, -1);
  if (hasScript && opened.at !== at) await context.clock.setFixedTime(at);
  // Another fragment alone would load no document.
  if (address.includes('#')) await page.goto('about:blank');
  Object.assign(opened, { at, shown: '', problems: [] });
  return load({ page, problems: opened.problems }, address, options);
}

/** A visit for tests that only read: those in a row with the same address and options share a document. */
export async function look(address: string, options: VisitOptions = {}): Promise<Visit> {
  const { hasScript = true, url = inject('url') } = options;
  const shown = JSON.stringify([address, { ...options, url }]);
  const known = shared.get(hasScript);
  if (known?.shown === shown) return { page: known.page, problems: known.problems };
  const visited = await revisit(address, options);
  Object.assign(shared.get(hasScript) ?? {}, { shown });
  return visited;
}

/** Sets a mark in the window, which is lost only when another document is loaded. Returns a test for it. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}
