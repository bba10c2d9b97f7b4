// Sites that are measured, under the policy that they send: what is sent, when, and to whom, and whether visitors decide.
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsSettings } from '../../generator/model/analytics.ts';
import { axeViolations } from '../support/axe.ts';
import { fillIn, type FieldEntries } from '../support/form-visit.ts';
import { layoutShift } from '../support/layout-shift.ts';
import {
  follow,
  measuredSite,
  visitMeasured,
  type MeasuredOptions,
  type MeasuredSite,
  type MeasuredVisit,
  type SentRequest,
} from '../support/measured-visit.ts';
import { openFixture } from '../support/other-provider.ts';
import { untilHydrated } from '../support/visit.ts';

const content = fileURLToPath(new URL('../fixtures/whole/content', import.meta.url));
const HOME = 'https://harbour.example.com';

const plausible: AnalyticsSettings = { service: 'plausible', domain: 'harbour.example.com' };
const google: AnalyticsSettings = {
  service: 'google',
  id: 'G-AB12CD34EF',
  privacy: { label: 'Privacy', to: '/privacy' },
};

let site: MeasuredSite;

beforeAll(async () => {
  const { out } = await openFixture('whole', ({ edit }) => edit('site.yaml', { analytics: plausible }));
  site = await measuredSite(out, content);
});

const open = (address: string, options: MeasuredOptions): Promise<MeasuredVisit> =>
  visitMeasured(site, address, options);

const registration: FieldEntries = {
  'First Name': 'Zenobia',
  'Last Name': 'Quartermain',
  Email: 'zenobia@example.com',
  'Start Date': '2027-05-04',
};
const enquiry: FieldEntries = {
  'Full Name': 'Zenobia',
  Email: 'zenobia@example.com',
  Message: 'May I bring Quartermain along?',
};

async function sendForm(page: Page, entries: FieldEntries): Promise<void> {
  const form = page.locator('main form');
  await fillIn(form, entries);
  await form.locator('button[type=submit]').click();
  await page.getByRole('heading', { name: /Successfully!$/ }).waitFor();
}

/** Nothing of what a visitor has written is sent to a service. */
const expectNothingPersonal = (sent: readonly SentRequest[]): void => {
  const all = sent.map(({ url, body }) => decodeURIComponent(url.href) + body).join('\n');
  expect(all).not.toMatch(/zenobia|quartermain|2027-05-04/i);
};

const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' });
const settings = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Privacy settings' });
const answer = (page: Page, name: 'Accept' | 'Decline') => question(page).getByRole('button', { name }).click();

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
    await untilHydrated(page);
    await follow(page, '/contact');
    await page.goBack();
    const next = [view('/courses'), view('/contact', `${HOME}/courses`), view('/courses', `${HOME}/contact`)];
    await expect.poll(() => read(sent)).toEqual([first, ...next]);
    expect(await question(page).count()).toBe(0);
    expect(await settings(page).count()).toBe(0);
    expect(problems).toEqual([]);
  });

  test('is told of a registration with its course, of an enquiry, and nothing of what they say', async () => {
    const { page, sent, problems } = await open('/register?course=first-aid', { analytics: plausible });
    await sendForm(page, registration);
    const at = { ...event, referrer: `${HOME}/register?course=first-aid` };
    const enrolment = { ...at, name: 'enrolment', url: `${HOME}/register?course=first-aid` };
    await expect
      .poll(() => read(sent))
      .toEqual([view('/register?course=first-aid'), { ...enrolment, props: { course: 'first-aid' } }]);
    await follow(page, '/contact');
    await sendForm(page, enquiry);
    await expect.poll(() => read(sent).at(-1)).toMatchObject({ name: 'enquiry', url: `${HOME}/contact` });
    expect(read(sent)).toHaveLength(4);
    expectNothingPersonal(sent);
    expect(problems).toEqual([]);
  });

  test('a course that the site does not have is not sent', async () => {
    const { page, sent } = await open('/register', { analytics: plausible });
    await sendForm(page, { ...registration, Course: 'How Zenobia learnt to swim' });
    await expect.poll(() => read(sent).at(-1)).toMatchObject({ name: 'enrolment' });
    expectNothingPersonal(sent);
  });

  test.each([
    ['where the browser asks for it', { refuses: true }],
    ['at any address but that of the site', { isAtHome: false }],
  ])('measures nothing %s', async (_, options) => {
    const { page, sent } = await open('/courses', { analytics: plausible, ...options });
    await follow(page, '/contact');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });

  test('asks first where its provider wants it', async () => {
    const { page, sent } = await open('/contact', { analytics: { ...plausible, consent: 'required' } });
    await answer(page, 'Accept');
    await expect.poll(() => read(sent)).toEqual([view('/contact')]);
  });
});

test('Umami is sent title, address and events', async () => {
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

test('GoatCounter is sent title, address and events', async () => {
  const analytics: AnalyticsSettings = { service: 'goatcounter', server: 'https://harbour.goatcounter.com' };
  const { page, sent, problems } = await open('/register?course=first-aid', { analytics });
  await sendForm(page, registration);
  const hits = () => sent.map(({ url }) => Object.fromEntries(url.searchParams));
  const title = await page.title();
  await expect.poll(hits).toMatchObject([
    { p: '/register?course=first-aid', t: title },
    { p: 'enrolment/first-aid', e: 'true' },
  ]);
  expect(sent[0]?.url.href).toMatch(/^https:\/\/harbour\.goatcounter\.com\/count\?/);
  expectNothingPersonal(sent);
  expect(problems).toEqual([]);
});

describe('Matomo', () => {
  const server = 'https://stats.example.org';
  const commands = (sent: readonly SentRequest[]) =>
    sent.flatMap(({ url }) => {
      const command = url.searchParams.get('c');
      return command === null ? [] : [JSON.parse(command) as readonly unknown[]];
    });

  test('sets no cookies, and asks nobody, unless its provider wants it', async () => {
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
        ['setDocumentTitle', expect.stringContaining('Contact')],
        ['trackPageView'],
        ['setReferrerUrl', `${HOME}/contact`],
        ['setCustomUrl', `${HOME}/`],
        ['setDocumentTitle', await page.title()],
        ['trackPageView'],
      ]);
    expect(sent[0]?.url.href).toBe(`${server}/matomo.js`);
    expect(problems).toEqual([]);
  });

  test('with cookies is loaded after consent, and forgets it when it is taken back', async () => {
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
    await follow(page, '/register');
    await sendForm(page, { ...registration, Course: 'First aid' });
    await expect
      .poll(() => events(sent).slice(1))
      .toMatchObject([
        { en: 'generate_lead', page_location: `${HOME}/contact` },
        { en: 'page_view', page_title: await page.title(), page_referrer: `${HOME}/contact` },
        { en: 'enrolment', course: 'first-aid' },
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

  test('whoever refuses by the browser is not asked, and without JavaScript nobody is', async () => {
    const { page, sent } = await open('/contact', { analytics: google, refuses: true });
    await page.waitForLoadState('networkidle');
    const { page: plain } = await open('/contact', { analytics: google, hasScript: false });
    for (const each of [page, plain]) {
      expect(await question(each).count()).toBe(0);
      expect(await settings(each).count()).toBe(0);
    }
    expect(sent).toEqual([]);
  });

  test('in a preview the question is asked, and nothing is loaded', async () => {
    const { page, sent } = await open('/contact', { analytics: google, isAtHome: false });
    await answer(page, 'Accept');
    await follow(page, '/');
    await page.waitForLoadState('networkidle');
    expect(sent).toEqual([]);
  });
});

describe('the question', () => {
  test('comes first for keyboards, takes no focus, and gives it back', async () => {
    const { page } = await open('/contact', { analytics: google });
    await question(page).waitFor();
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const order: unknown[] = [];
    for (let i = 0; i < 4; i++) {
      await page.keyboard.press('Tab');
      order.push(await focused());
    }
    expect(order).toEqual(['Skip to the main content', 'Privacy', 'Accept', 'Decline']);
    await page.keyboard.press('Enter');
    expect(await focused()).toBe(await page.locator('h1').innerText());
    await settings(page).click();
    expect(await focused()).toBe('May we count your visit?');
    await question(page).getByText('You have declined.').waitFor();
    await answer(page, 'Decline');
    expect(await focused()).toBe('Privacy settings');
  });

  test.each([375, 1440])('holds at %i px in light and dark, and moves nothing', async (width) => {
    const { page } = await open('/contact', { analytics: google, width });
    await question(page).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeViolations(page)).toEqual([]);
    }
    expect(await page.evaluate(layoutShift)).toBe(0);
    const [accept, decline] = await question(page)
      .getByRole('button')
      .evaluateAll((all) =>
        all.map((each) => {
          const { width: size, height } = each.getBoundingClientRect();
          const { backgroundColor, color, fontWeight } = getComputedStyle(each);
          return { size, height, backgroundColor, color, fontWeight };
        }),
      );
    expect(accept).toEqual(decline);
  });

  test('covers neither the bar of a course, nor the contact button, nor what has the focus', async () => {
    const { page } = await open('/courses/first-aid', { analytics: google, width: 375, height: 700 });
    await question(page).waitFor();
    await page.evaluate(() => window.scrollTo(0, 1200));
    const bar = page.locator('body > [aria-hidden=true]', { hasText: 'Next' });
    await bar.waitFor();
    const boxOf = async (locator: ReturnType<Page['locator']>) => (await locator.boundingBox()) ?? { y: 0, height: 0 };
    const [asked, enrol, call] = await Promise.all(
      [question(page), bar, page.locator('#root > aside > button')].map(boxOf),
    );
    expect(asked && enrol && asked.y + asked.height).toBeLessThanOrEqual(enrol?.y ?? 0);
    expect(call && call.y + call.height).toBeLessThanOrEqual(asked?.y ?? 0);
    for (const link of await page.locator('main a:visible').all()) {
      await link.focus();
      const { y, height } = await boxOf(link);
      if (height < 200) expect(y + height).toBeLessThanOrEqual(asked?.y ?? 0);
    }
  });
});
