// Sites that are measured with cookies, under the policy that they send: nothing happens before a visitor agrees, and all of
// it ends when that is taken back.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { AnalyticsSettings } from '../../generator/model/analytics.ts';
import { axeViolations } from '../support/axe.ts';
import { layoutShift } from '../support/layout-shift.ts';
import {
  answer,
  enquiry,
  expectNothingPersonal,
  follow,
  openMeasured,
  question,
  registration,
  sendForm,
  settings,
  visitMeasured,
  type MeasuredOptions,
  type MeasuredSite,
  type MeasuredVisit,
  type SentRequest,
} from '../support/measured-visit.ts';
import { untilHydrated } from '../support/visit.ts';

const HOME = 'https://harbour.example.com';

let site: MeasuredSite;

beforeAll(async () => {
  site = await openMeasured();
});

const open = (address: string, options: MeasuredOptions): Promise<MeasuredVisit> =>
  visitMeasured(site, address, options);

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
    const edgesOf = async (locator: ReturnType<Page['locator']>) => {
      const { y, height } = (await locator.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      return { top: y, bottom: y + height };
    };
    const asked = await edgesOf(question(page));
    expect(asked.bottom).toBeLessThanOrEqual((await edgesOf(bar)).top);
    expect((await edgesOf(page.locator('#root > aside > button'))).bottom).toBeLessThanOrEqual(asked.top);
    for (const name of ['main a:visible', 'footer a:visible', 'footer button'])
      for (const end of ['first', 'last'] as const) {
        const control = page.locator(name)[end]();
        await control.focus();
        // At the end of the page the bar goes, and the question is where it was.
        const room = async () => (await edgesOf(question(page))).top - (await edgesOf(control)).bottom;
        await expect.poll(room).toBeGreaterThanOrEqual(0);
      }
  });
});
