// A visit to the built site: one Chromium for the test files of a process, one page that its tests share, and a record of
// everything that went wrong on it. The visitor's clock is set to the time of the build unless a test changes it.
import type { Browser, BrowserContext, Page } from 'playwright';
import { inject, onTestFinished } from 'vitest';
import { isLong } from '../cases.ts';
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
  /**
   * Whether the page is one of a new profile, which takes more than twice the time: for tests that begin with an empty cache,
   * read a status or headers, which a cached response lacks, see several pages at once, or set what a shared page keeps,
   * such as scripts, permissions and sessions of the protocol.
   */
  readonly isFresh?: boolean;
}

/** A page, with everything that went wrong on it so far. */
export interface Visit {
  readonly page: Page;
  /** Console errors and warnings, uncaught errors, policy violations: one line each. */
  readonly problems: readonly string[];
}

/** No page lives long enough to win back what its code costs to be optimised: with axe, that is a fifth of the time. */
const UNOPTIMISED = '--js-flags=--no-opt,--no-maglev';

/** Without memory for them, no pixels are painted, which take 7 % of the time: only a test of the long run looks at any. */
const UNPAINTED = isLong ? [] : ['--force-gpu-mem-available-mb=0'];

let launched: Promise<Browser> | undefined;

/** The browser of this process, which ends with it: one for all processes would be spoken to through another program. */
export const theBrowser = (): Promise<Browser> => (launched ??= launchBrowser([UNOPTIMISED, ...UNPAINTED]));

function listen(page: Page, record: (problem: string) => void, { hasScript = true }: VisitOptions): void {
  page.on('console', (message) => {
    // Where no script runs, nothing uses what is loaded ahead for scripts, which browsers say after some seconds.
    if (!hasScript && message.text().includes('was preloaded using link preload but not used')) return;
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
    // The shared page shows the icon between two tests, and a report about it may arrive in the next one.
    if (location.pathname.endsWith('/favicon.svg')) return;
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
  // A busy machine answers late, and that says nothing about the page.
  context.setDefaultTimeout(60_000);
  if (hasScript) {
    await setClock(context, options);
    await reportViolations(context);
  }
  return { page: await context.newPage(), context };
}

/** Waits until the page is hydrated: only then do menus expose their state in the markup. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').first().waitFor({ state: 'attached' });
}

/** Follows a link of the page to another one, without loading a document, until that one is shown. */
export async function follow(page: Page, address: string): Promise<void> {
  const title = await page.title();
  await page.locator(`#root a[href="${address}"]:visible`).last().click();
  await page.waitForURL(`**${address}`);
  await page.waitForFunction((before) => document.title !== before, title);
}

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

/** One for each kind of visitor: with and without scripts, with and without a clock that is held. */
const shared = new Map<string, SharedPage>();
const kindOf = ({ hasScript = true, isClockHeld = false }: VisitOptions): string => `${hasScript} ${isClockHeld}`;

/** Runs in the browser before the scripts of each document: the first of a visit finds what a fresh profile has. */
function forgetStored(): void {
  if (location.protocol !== 'http:' || window !== window.top || window.name === 'visited') return;
  sessionStorage.clear();
  localStorage.clear();
  window.name = 'visited';
}

async function sharedPage(options: VisitOptions): Promise<SharedPage> {
  const { hasScript = true, at = inject('now'), url = inject('url') } = options;
  const known = shared.get(kindOf(options));
  if (known?.url === url) return known;
  shared.delete(kindOf(options));
  await known?.context.close();
  const { page, context } = await open(options);
  if (hasScript) await context.addInitScript(forgetStored);
  const opened: SharedPage = { url, context, page, at, shown: '', problems: [] };
  shared.set(kindOf(options), opened);
  return opened;
}

async function resetClock({ context, at }: SharedPage, options: VisitOptions): Promise<void> {
  if (options.isClockHeld || at !== (options.at ?? inject('now'))) await setClock(context, options);
  // A test may have stopped it.
  if (options.isClockHeld) await context.clock.resume();
}

/** What Chromium says of a refused field is drawn again without end while the field has the focus, which takes a third of a processor. */
async function leaveField(page: Page): Promise<void> {
  // A link that the test has followed may just replace the document.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur()).catch(() => undefined);
}

/** Takes back whatever an earlier test has done to the shared page. */
async function reset(options: VisitOptions): Promise<SharedPage> {
  const { width = 1280, height = 800, hasScript = true, at = inject('now') } = options;
  const opened = await sharedPage(options);
  const { page } = opened;
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
  await page.setViewportSize({ width, height });
  await page.mouse.move(-1, -1);
  if (hasScript) {
    const forget = (): Promise<unknown> => page.evaluate(() => (window.name = ''));
    // A link that the last test has followed may just replace the document.
    await forget().catch(forget);
    await resetClock(opened, options);
  }
  Object.assign(opened, { at, shown: '', problems: [] });
  listen(page, (problem) => opened.problems.push(problem), options);
  onTestFinished(() => leaveField(page));
  return opened;
}

/** Opens a page that is to be prepared before `goTo`; it shows the icon of the site until then. */
export async function newVisit(options: VisitOptions = {}): Promise<Visit> {
  if (!options.isFresh) {
    const opened = await reset(options);
    // An empty page would end the process that shows pages, and to start another takes as long as to load two pages.
    await opened.page.goto('favicon.svg');
    Object.assign(opened, { problems: [] });
    return { page: opened.page, problems: opened.problems };
  }
  const { page, context } = await open(options);
  onTestFinished(() => context.close());
  const problems: string[] = [];
  listen(page, (problem) => problems.push(problem), options);
  return { page, problems };
}

/**
 * Goes to an address and, if the browser runs scripts, waits until the page is hydrated. The document is a new one; what
 * earlier tests have loaded is in the browser's cache.
 */
export async function visit(address: string, options: VisitOptions = {}): Promise<Visit> {
  const { page, problems } = options.isFresh ? await newVisit(options) : await reset(options);
  // Another fragment alone would load no document.
  const target = new URL(address, options.url ?? inject('url'));
  if (target.hash && page.url().split('#')[0] === target.href.split('#')[0]) await page.goto('favicon.svg');
  await page.goto(address);
  if (options.hasScript !== false) await untilHydrated(page);
  return { page, problems };
}

/** A visit for tests that only read: those in a row with the same address and options share a document. */
export async function look(address: string, options: VisitOptions = {}): Promise<Visit> {
  const shown = JSON.stringify([address, { ...options, url: options.url ?? inject('url') }]);
  const known = shared.get(kindOf(options));
  if (known?.shown === shown) return { page: known.page, problems: known.problems };
  const visited = await visit(address, options);
  Object.assign(shared.get(kindOf(options)) ?? {}, { shown });
  return visited;
}

/** Sets a mark in the window, which is lost only when another document is loaded. Returns a test for it. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}
