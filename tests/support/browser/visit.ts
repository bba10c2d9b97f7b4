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

function recordProblems(page: Page): readonly string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  return problems;
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

async function open(options: VisitOptions): Promise<Visit & { readonly context: BrowserContext }> {
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
  const page = await context.newPage();
  return { page, problems: recordProblems(page), context };
}

/** Opens a blank page of a fresh profile, so that a test can prepare it before `goTo`. */
export async function newVisit(options: VisitOptions = {}): Promise<Visit> {
  const opened = await open(options);
  onTestFinished(() => opened.context.close());
  return opened;
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

/** The last page that was only read. */
let looked: { readonly key: string; readonly opened: Awaited<ReturnType<typeof open>> } | undefined;

/** A visit for tests that only read: tests in a row with the same address and options read the same page. */
export async function look(address: string, options: VisitOptions = {}): Promise<Visit> {
  const key = JSON.stringify([address, { ...options, url: options.url ?? inject('url') }]);
  if (looked?.key === key) return looked.opened;
  await looked?.opened.context.close();
  looked = undefined;
  const opened = await load(await open(options), address, options);
  looked = { key, opened };
  return opened;
}

/** Sets a mark in the window, which is lost only when another document is loaded. Returns a test for it. */
export async function markWindow(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { isMarked: true }));
  return () => page.evaluate(() => 'isMarked' in window);
}
