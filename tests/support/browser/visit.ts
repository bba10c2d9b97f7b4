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

function recordProblems({ page, problems }: { readonly page: Page; readonly problems: string[] }): void {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
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

/** A page with its profile, which a later test may use again. */
interface Opened extends Visit {
  readonly problems: string[];
  readonly context: BrowserContext;
  /** Makes a page for the next test of this one; false if the test has changed what cannot be changed back. */
  readonly clear: () => Promise<boolean>;
}

/** What a page or its profile keeps for ever once it was called. */
const lasting = {
  page: ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'],
  context: ['addInitScript', 'newCDPSession', 'setOffline', 'grantPermissions', 'route'],
  clock: ['install', 'pauseAt', 'runFor', 'fastForward', 'resume', 'setSystemTime'],
} as const;

/** Calls a function before each call of some methods of an object. */
function beforeCalls(of: object, names: readonly string[], call: () => void): void {
  const methods = of as Record<string, (...args: unknown[]) => unknown>;
  for (const name of names) {
    const method = methods[name]?.bind(of);
    methods[name] = (...args) => {
      call();
      return method?.(...args);
    };
  }
}

/** Removes what a test has left in a page: what it stored, listens to, answers and emulates, and where it points. */
async function clearPage(page: Page, context: BrowserContext): Promise<void> {
  page.removeAllListeners();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  for (const other of context.pages()) if (other !== page) await other.close();
  const store = () => {
    localStorage.clear();
    sessionStorage.clear();
  };
  await page.evaluate(store).catch(() => undefined);
  // Another page of the site: a blank one would end the process of the browser that shows it.
  await page.goto('robots.txt');
  await context.clearCookies();
  await page.emulateMedia({
    media: null,
    colorScheme: null,
    forcedColors: null,
    contrast: null,
    reducedMotion: 'reduce',
  });
  for (const key of ['Tab', 'Shift']) await page.keyboard.up(key);
  await page.mouse.move(-10, -10);
}

async function openNew({ hasScript = true, url = inject('url'), ...options }: VisitOptions): Promise<Opened> {
  const context = await (
    await theBrowser()
  ).newContext({
    baseURL: url,
    javaScriptEnabled: hasScript,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Muscat',
  });
  context.setDefaultTimeout(10_000);
  // A busy machine loads a page late, and that says nothing about the page.
  context.setDefaultNavigationTimeout(40_000);
  if (hasScript) await reportViolations(context);
  const page = await context.newPage();
  const problems: string[] = [];
  let isUsedUp = options.isClockHeld === true;
  const useUp = (): void => void (isUsedUp = true);
  beforeCalls(page, lasting.page, useUp);
  beforeCalls(context, lasting.context, useUp);
  const clear = async (): Promise<boolean> => {
    if (isUsedUp || page.isClosed()) return false;
    await clearPage(page, context);
    problems.length = 0;
    return true;
  };
  if (hasScript) await setClock(context, options);
  beforeCalls(context.clock, lasting.clock, useUp);
  return { page, problems, context, clear };
}

/** The cleared pages that wait for the next test, by site: to open one takes as long as to load one. */
const waiting = new Map<string, Opened[]>();

const MOST_WAITING = 2;

const siteOf = ({ hasScript = true, url = inject('url') }: VisitOptions): string => `${String(hasScript)} ${url}`;

async function open(options: VisitOptions): Promise<Opened> {
  const known = options.isClockHeld ? undefined : waiting.get(siteOf(options))?.pop();
  const opened = known ?? (await openNew(options));
  const { width = 1280, height = 800, hasScript = true } = options;
  if (known && hasScript) await setClock(opened.context, options);
  await opened.page.setViewportSize({ width, height });
  recordProblems(opened);
  return opened;
}

/** Gives a page back when a test has ended. */
async function giveBack(options: VisitOptions, opened: Opened): Promise<void> {
  const site = siteOf(options);
  const others = waiting.get(site) ?? [];
  if (others.length < MOST_WAITING && (await opened.clear().catch(() => false))) waiting.set(site, [...others, opened]);
  else await opened.context.close();
}

/** Opens a blank page of a fresh profile, so that a test can prepare it before `goTo`. */
export async function newVisit(options: VisitOptions = {}): Promise<Visit> {
  const opened = await open(options);
  onTestFinished(() => giveBack(options, opened));
  return opened;
}

/** Waits until the page is hydrated: only then do menus expose their state in the markup. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.locator('header button[aria-expanded]').first().waitFor({ state: 'attached' });
}

async function load<Loaded extends Visit>(opened: Loaded, address: string, options: VisitOptions): Promise<Loaded> {
  await opened.page.goto(address);
  if (options.hasScript !== false) await untilHydrated(opened.page);
  return opened;
}

/** Goes to an address and, if the browser runs scripts, waits until the page is hydrated. */
export const visit = async (address: string, options: VisitOptions = {}): Promise<Visit> =>
  load(await newVisit(options), address, options);

/** The last page that was only read. */
let looked: { readonly key: string; readonly options: VisitOptions; readonly opened: Opened } | undefined;

/** A visit for tests that only read: tests in a row with the same address and options read the same page. */
export async function look(address: string, options: VisitOptions = {}): Promise<Visit> {
  const key = JSON.stringify([address, { ...options, url: options.url ?? inject('url') }]);
  if (looked?.key === key) return looked.opened;
  if (looked) await giveBack(looked.options, looked.opened);
  looked = undefined;
  const opened = await load(await open(options), address, options);
  looked = { key, options: { ...options, url: options.url ?? inject('url') }, opened };
  return opened;
}

/** Sets a mark in the window, which is lost only when another document is loaded. Returns a test for it. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}
