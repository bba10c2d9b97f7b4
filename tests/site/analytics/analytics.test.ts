// Sites that are measured, under the policy that they send: what is sent, when, and to whom. A service with cookies is
// sent nothing before a visitor agrees, and nothing more once that is taken back.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageFiles, templateAddresses } from '../../../bench/page-files.ts';
import { measuredBudget } from '../../../bench/budgets.ts';
import { overweight, weigh } from '../../../bench/weigh.ts';
import type { AnalyticsSettings } from '../../../generator/model/analytics.ts';
import {
  answer,
  enquiry,
  expectNothingPersonal,
  openMeasured,
  question,
  registration,
  sendForm,
  settings,
  visitMeasured,
  type MeasuredOptions,
  type MeasuredSite,
  type SentRequest,
} from '../../support/browser/measured-visit.ts';
import { follow, untilHydrated } from '../../support/browser/visit.ts';
import { everyNth, longTest } from '../../support/cases.ts';

const HOME = 'https://harbour.example.com';

let site: MeasuredSite;

beforeAll(async () => {
  site = await openMeasured();
});

const open = (address: string, options: MeasuredOptions) => visitMeasured(site, address, options);

const plausible: AnalyticsSettings = { service: 'plausible', domain: 'harbour.example.com' };

describe('Plausible', () => {
  const read = (sent: readonly SentRequest[]) =>
    sent.map(({ url, body }) => ({ to: url.href, ...(JSON.parse(body) as object) }));
  const event = { to: 'https://plausible.io/api/event', domain: 'harbour.example.com' };
  const view = (path: string, referrer = '') => ({ ...event, name: 'pageview', url: HOME + path, referrer });

  test('counts each page once, with nothing of its query but course and campaign', async () => {
    const { page, sent, problems } = await open('/courses?q=fire&utm_source=news&email=zenobia@example.com', {
      analytics: plausible,
    });
    const first = view('/courses?utm_source=news');
    await expect.poll(() => read(sent)).toEqual([first]);
    await page.goto('/courses');
    // The first page is counted, although a fast visitor has gone on before the code that counts is there.
    await untilHydrated(page);
    await follow(page, '/contact');
    await page.goBack();
    const next = [view('/courses'), view('/contact', `${HOME}/courses`), view('/courses', `${HOME}/contact`)];
    await expect.poll(() => read(sent)).toEqual([first, ...next]);
    expect(await question(page).count()).toBe(0);
    expect(await settings(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('asks first where its provider wants it; is sent a registration with its course and an enquiry, and nothing of what they say', async () => {
    const analytics = { ...plausible, consent: 'required' } as const;
    const { page, sent, problems } = await open('/register?course=first-aid', { analytics });
    await question(page).waitFor();
    expect(sent).toEqual([]);
    await answer(page, 'Accept');
    const shown = view('/register?course=first-aid');
    await expect.poll(() => read(sent)).toEqual([shown]);
    await sendForm(page, registration);
    const enrolment = { ...shown, name: 'enrolment', props: { course: 'first-aid' } };
    await expect.poll(() => read(sent)).toEqual([shown, enrolment]);
    await follow(page, '/contact');
    await sendForm(page, enquiry);
    await expect.poll(() => read(sent).at(-1)).toMatchObject({ name: 'enquiry', url: `${HOME}/contact` });
    expect(read(sent)).toHaveLength(4);
    expectNothingPersonal(sent);
    expect(problems).toEqual([]);
  });

  longTest('a course that the site does not have is not sent', async () => {
    const { page, sent } = await open('/register', { analytics: plausible });
    await sendForm(page, { ...registration, Course: 'How Zenobia learnt to swim' });
    await expect.poll(() => read(sent).at(-1)).toMatchObject({ name: 'enrolment' });
    expectNothingPersonal(sent);
  });

  const unmeasured = [
    ['at any address but that of the site', { isAtHome: false }],
    ['where the browser asks for it', { refuses: true }],
  ] as const;

  test.each(everyNth(unmeasured, 2))('measures nothing %s', async (_, options) => {
    const { page, sent } = await open('/courses', { analytics: plausible, ...options });
    await follow(page, '/contact');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });
});

longTest('Umami is sent title, address and events', async () => {
  const website = '50429a93-8479-4073-be80-d5d29c09c2ec';
  const { page, sent, problems } = await open('/contact', { analytics: { service: 'umami', website } });
  await sendForm(page, enquiry);
  const posts = () => sent.flatMap(({ body }) => (body ? [JSON.parse(body) as { readonly payload: object }] : []));
  const shown = { website, hostname: 'harbour.example.com', url: '/contact', title: await page.title() };
  await expect
    .poll(() => posts())
    .toMatchObject([
      { type: 'event', payload: shown },
      { type: 'event', payload: { ...shown, name: 'enquiry' } },
    ]);
  expect(new Set(sent.map(({ url }) => url.href))).toEqual(new Set(['https://cloud.umami.is/api/send']));
  expectNothingPersonal(sent);
  expect(problems).toEqual([]);
});

longTest('GoatCounter is sent title, address and events', async () => {
  const analytics: AnalyticsSettings = { service: 'goatcounter', server: 'https://harbour.goatcounter.com' };
  const { page, sent, problems } = await open('/register?course=first-aid', { analytics });
  await sendForm(page, registration);
  const hits = () => sent.map(({ url }) => Object.fromEntries(url.searchParams));
  await expect.poll(hits).toMatchObject([
    { p: '/register?course=first-aid', t: await page.title() },
    { p: 'enrolment/first-aid', e: 'true' },
  ]);
  expect(sent[0]?.url.href).toMatch(/^https:\/\/harbour\.goatcounter\.com\/count\?/);
  expectNothingPersonal(sent);
  expect(problems).toEqual([]);
});

const google: AnalyticsSettings = {
  service: 'google',
  id: 'G-AB12CD34EF',
  privacy: { label: 'Privacy', to: '/privacy' },
};

describe('Google Analytics', () => {
  const events = (sent: readonly SentRequest[]) =>
    sent.flatMap(({ url }) => (url.pathname === '/g/collect' ? [Object.fromEntries(url.searchParams)] : []));
  const stored = (page: Page) => page.context().cookies();

  test('is loaded once it is accepted, and stops and forgets when that is taken back', async () => {
    const { page, sent, problems } = await open('/courses?course=x&email=zenobia@example.com', { analytics: google });
    await question(page).waitFor();
    await follow(page, '/contact');
    expect(sent).toEqual([]);
    await answer(page, 'Accept');
    await expect.poll(() => events(sent)).toMatchObject([{ en: 'page_view', page_location: `${HOME}/contact` }]);
    expect(sent[0]?.url.href).toBe('https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF');
    await sendForm(page, enquiry);
    await page.goto('/register');
    await untilHydrated(page);
    await sendForm(page, { ...registration, Course: 'Fire Safety' });
    await expect
      .poll(() => events(sent).slice(1))
      .toMatchObject([
        { en: 'generate_lead', page_location: `${HOME}/contact` },
        { en: 'page_view', page_title: await page.title(), page_location: `${HOME}/register` },
        { en: 'enrolment', course: 'fire-safety' },
      ]);
    expect((await stored(page)).map(({ name }) => name).sort()).toEqual(['_ga', '_ga_AB12CD34EF']);

    await settings(page).click();
    await question(page).getByText('You have accepted.').waitFor();
    await answer(page, 'Decline');
    expect(await stored(page)).toEqual([]);
    const before = sent.length;
    await follow(page, '/contact');
    await page.reload();
    await untilHydrated(page);
    await page.waitForLoadState('networkidle');
    expect(sent).toHaveLength(before);
    expect(await question(page).count()).toBe(0);
    // Who agrees after all is not counted on the pages before that.
    await follow(page, '/');
    await settings(page).click();
    await answer(page, 'Accept');
    const later = () => events(sent.slice(before)).map((each) => each['page_location']);
    await expect.poll(later).toContain(`${HOME}/`);
    expect(later()).not.toContain(`${HOME}/contact`);
    expectNothingPersonal(sent);
    expect(problems).toEqual([]);
  });

  test('a decision is kept for half a year, and holds in other tabs at once', async () => {
    const { page, sent } = await open('/contact', { analytics: google });
    const other = await page.context().newPage();
    await other.goto('/courses');
    await question(other).waitFor();
    await answer(page, 'Accept');
    await question(other).waitFor({ state: 'detached' });
    await expect.poll(() => events(sent).map((each) => each['page_location'])).toContain(`${HOME}/courses`);
    await page.clock.setFixedTime((await page.evaluate(() => Date.now())) + 183 * 86_400_000);
    await page.reload();
    await question(page).waitFor();
  });
});

describe('Matomo', () => {
  const server = 'https://stats.example.org';
  const commands = (sent: readonly SentRequest[]) =>
    sent.flatMap(({ url }) => {
      const command = url.searchParams.get('c');
      return command === null ? [] : [JSON.parse(command) as readonly unknown[]];
    });

  test('sets no cookies, and asks no visitor, unless its provider wants it', async () => {
    const { page, sent, problems } = await open('/contact', { analytics: { service: 'matomo', server, site: 3 } });
    await follow(page, '/');
    await expect
      .poll(() => commands(sent))
      .toEqual([
        ['disableCookies'],
        ['setTrackerUrl', `${server}/matomo.php`],
        ['setSiteId', '3'],
        ['setReferrerUrl', ''],
        ['setCustomUrl', `${HOME}/contact`],
        ['setDocumentTitle', expect.stringContaining('Contact') as unknown],
        ['trackPageView'],
        ['setReferrerUrl', `${HOME}/contact`],
        ['setCustomUrl', `${HOME}/`],
        ['setDocumentTitle', await page.title()],
        ['trackPageView'],
      ]);
    expect(sent[0]?.url.href).toBe(`${server}/matomo.js`);
    expect(problems).toEqual([]);
  });

  longTest('with cookies is loaded after consent, and forgets it when it is taken back', async () => {
    const { page, sent, problems } = await open('/contact', {
      analytics: { service: 'matomo', server, site: 3, cookies: true },
    });
    await question(page).waitFor();
    expect(sent).toEqual([]);
    await answer(page, 'Accept');
    await sendForm(page, enquiry);
    await expect.poll(() => commands(sent).at(-1)).toEqual(['trackEvent', 'forms', 'enquiry']);
    await settings(page).click();
    await answer(page, 'Decline');
    await expect.poll(() => commands(sent).slice(-2)).toEqual([['forgetConsentGiven'], ['deleteCookies']]);
    expectNothingPersonal(sent);
    expect(problems).toEqual([]);
  });
});

test('a measured page weighs at most a kilobyte more than others may', () => {
  const { out } = site;
  const chunks = readdirSync(join(out, 'assets/chunks')).map((file) => `assets/chunks/${file}`);
  // One counts; then there is the question, or, once that is answered, the services with a script of their own, which weigh
  // more than those without.
  const having = (text: string) => chunks.filter((file) => readFileSync(join(out, file), 'utf8').includes(text));
  const [counts, asks, serves] = ['prospectus-consent', 'consent screen-only', 'prospectus-analytics'].map(having);
  const loads = [asks, serves].map((others = []) => [...(counts ?? []), ...others]);
  expect(loads.map(({ length }) => length)).toEqual([2, 2]);
  for (const address of templateAddresses(out).values()) {
    const files = pageFiles(out, address);
    expect(files.filter((file) => loads.flat().includes(file))).toEqual([]);
    for (const own of loads) expect(overweight(weigh(out, [...files, ...own]), measuredBudget), address).toEqual([]);
  }
});
