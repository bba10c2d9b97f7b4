// A visit to a site at its own address, measured by a service that the test chooses: one build serves all of them, since
// a service appears in nothing but the shell and the policy, which are here what the generator makes for it. No server is
// asked: the files of the site are read where they are.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page, Route } from 'playwright';
import { expect, inject } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import { checkAndLink } from '../../../generator/build/pipeline/check.ts';
import type { AnalyticsSettings } from '../../../generator/model/analytics.ts';
import type { LinkedSite } from '../../../generator/model/content.ts';
import { analyticsOf } from '../../../generator/features/shell/shell.ts';
import { responseHeaders } from '../../../generator/features/shell/response-headers.ts';
import { fillIn, type FieldEntries } from './form-visit.ts';
import { openFixture } from './other-provider.ts';
import { newVisit, untilHydrated, type Visit, type VisitOptions } from './visit.ts';

/** The folder of the built site, and its content. */
export interface MeasuredSite {
  readonly out: string;
  readonly linked: LinkedSite;
}

async function linkedIn(folder: string): Promise<LinkedSite> {
  const content = fileURLToPath(new URL(`../../../${folder}`, import.meta.url));
  const { site } = await checkAndLink({ content, now: new Date(inject('now')) });
  invariant(site, 'the content has no errors');
  return site;
}

/** Builds the provider with every field, measured. */
export async function openMeasured(): Promise<MeasuredSite> {
  const analytics: AnalyticsSettings = { service: 'plausible', domain: 'harbour.example.com' };
  const { out } = await openFixture('whole', ({ edit }) => edit('site.yaml', { analytics }));
  return { out, linked: await linkedIn('tests/fixtures/whole/content') };
}

/** The sample site, which is built for all tests: without the names of courses, which only a measured site publishes. */
export async function measuredSample(): Promise<MeasuredSite> {
  return { out: inject('out'), linked: await linkedIn('content') };
}

/** A request to another host. */
export interface SentRequest {
  readonly url: URL;
  readonly body: string;
}

/** A visit, with all requests to others so far. */
export interface MeasuredVisit extends Visit {
  readonly sent: readonly SentRequest[];
}

/** How the site is visited. */
export interface MeasuredOptions extends Omit<VisitOptions, 'url'> {
  readonly analytics: AnalyticsSettings;
  /** At the address of the site; false for that of a preview. */
  readonly isAtHome?: boolean;
  /** Whether the browser sends the signal of Global Privacy Control. */
  readonly refuses?: boolean;
}

/** The scripts of services, as far as their interface goes: each sends on what is reported to it, where the policy allows it. */
const scripts: Readonly<Record<string, string>> = {
  'www.googletagmanager.com': `
    trustedTypes.createPolicy('goog#html', { createHTML: (text) => text });
    document.cookie = '_ga=GA1.1.2; path=/; domain=' + location.hostname;
    document.cookie = '_ga_AB12CD34EF=GS1.1; path=/';
    const set = {};
    const take = ([command, name, values]) => {
      if (command === 'set') Object.assign(set, name);
      if (command !== 'event' || window['ga-disable-G-AB12CD34EF']) return;
      const all = { en: name, ...set, ...values };
      fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams(all), { method: 'POST', mode: 'no-cors' });
    };
    for (const each of dataLayer) take(each);
    dataLayer.push = take;`,
  'stats.example.org': `
    for (const command of _paq) take(command);
    function take(command) { new Image().src = 'https://stats.example.org/matomo.php?c=' + encodeURIComponent(JSON.stringify(command)); }
    _paq = { push: (...all) => all.forEach(take) };`,
};

/** Where the site is previewed. */
const PREVIEW = 'https://preview.example.net';

/** Serves the site at its own address and at that of a preview, as if it were measured by a service. */
async function serveAs(context: BrowserContext, { out, linked }: MeasuredSite, analytics: AnalyticsSettings) {
  const site: LinkedSite = { ...linked, settings: { ...linked.settings, analytics } };
  const headers = { 'Content-Security-Policy': responseHeaders(site)['Content-Security-Policy'] ?? '' };
  const answer = (route: Route): Promise<void> => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/submissions') return route.fulfill({ json: { success: true } });
    const page = join(out, `${pathname === '/' ? 'index' : pathname}.html`);
    const path = existsSync(page) ? page : join(out, pathname);
    if (!pathname.includes('/shell.')) return route.fulfill({ path, headers });
    const { analytics: _built, ...shell } = JSON.parse(readFileSync(path, 'utf8')) as { readonly analytics?: object };
    return route.fulfill({ json: { ...shell, ...analyticsOf(site) } });
  };
  for (const own of [site.settings.origin, PREVIEW]) await context.route(`${own}/**`, answer);
}

/** Answers requests to others, and records them. */
async function recordOthers(context: BrowserContext, own: readonly string[]): Promise<readonly SentRequest[]> {
  const sent: SentRequest[] = [];
  const isForeign = ({ origin, protocol }: URL): boolean => protocol === 'https:' && !own.includes(origin);
  await context.route(isForeign, async (route) => {
    const url = new URL(route.request().url());
    sent.push({ url, body: route.request().postData() ?? '' });
    const body = /\.js$|\/js$/.test(url.pathname) ? (scripts[url.hostname] ?? '') : '';
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' };
    await route.fulfill({ status: 200, contentType: 'text/javascript', headers, body });
  });
  return sent;
}

/** Visits an address of the site; the page is hydrated. */
export async function visitMeasured(
  site: MeasuredSite,
  address: string,
  { analytics, isAtHome = true, refuses = false, ...options }: MeasuredOptions,
): Promise<MeasuredVisit> {
  const { origin } = site.linked.settings;
  const visit = await newVisit({ ...options, isFresh: true, url: isAtHome ? origin : PREVIEW });
  const context = visit.page.context();
  const sent = await recordOthers(context, [origin, PREVIEW]);
  await serveAs(context, site, analytics);
  if (refuses)
    await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await visit.page.goto(address);
  if (options.hasScript !== false) await untilHydrated(visit.page);
  return { ...visit, sent };
}

/** What visitors enter, all of it personal. */
export const registration: FieldEntries = {
  'First Name': 'Zenobia',
  'Last Name': 'Quartermain',
  Email: 'zenobia@example.com',
  'Start Date': '2027-05-04',
};
export const enquiry: FieldEntries = {
  'Full Name': 'Zenobia',
  Email: 'zenobia@example.com',
  Message: 'May I bring Quartermain along?',
};

/** Sends the form of a page. */
export async function sendForm(page: Page, entries: FieldEntries): Promise<void> {
  const form = page.locator('main form');
  await fillIn(form, entries);
  await form.locator('button[type=submit]').click();
  await page.getByRole('heading', { name: /Successfully!$/ }).waitFor();
}

/** Expects that nothing of what a visitor has written was sent to a service. */
export function expectNothingPersonal(sent: readonly SentRequest[]): void {
  const all = sent.map(({ url, body }) => decodeURIComponent(url.href) + body).join('\n');
  expect(all).not.toMatch(/zenobia|quartermain|2027-05-04/i);
}

/** The question for consent, and the button that asks it again. */
export const question = (page: Page) => page.getByRole('region', { name: 'Can we measure your visit?' });
export const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy settings' });

/** Answers the question. */
export const answer = (page: Page, name: 'Accept' | 'Decline') => question(page).getByRole('button', { name }).click();
