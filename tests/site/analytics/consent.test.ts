// The question whether visits may be counted with cookies: who is asked, by keyboard, in every width and colour, and beside
// what else is at the edge of the screen.
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { axeViolations } from '../../support/browser/axe.ts';
import { layoutShifts } from '../../support/browser/layout-shift.ts';
import {
  answer,
  measuredSample,
  question,
  settings,
  visitMeasured,
  type MeasuredOptions,
  type MeasuredSite,
  type MeasuredVisit,
} from '../../support/browser/measured-visit.ts';
import { follow } from '../../support/browser/visit.ts';
import { longTest } from '../../support/cases.ts';
import { readHtml } from '../../support/html/built-site.ts';

let site: MeasuredSite;

beforeAll(async () => {
  site = await measuredSample();
});

function open(address: string, options: Omit<MeasuredOptions, 'analytics'> = {}): Promise<MeasuredVisit> {
  const analytics = { service: 'google', id: 'G-AB12CD34EF', privacy: { label: 'Privacy', to: '/privacy' } } as const;
  return visitMeasured(site, address, { analytics, ...options });
}

/** Runs in the browser: how the buttons of the question look. */
function looksOf(buttons: Element[]) {
  return buttons.map((each) => {
    const { width, height } = each.getBoundingClientRect();
    const { backgroundColor, color, fontWeight } = getComputedStyle(each);
    return { width, height, backgroundColor, color, fontWeight };
  });
}

test('the question holds in every width, in light and dark, moves nothing, comes first for keyboards, takes no focus, and gives it back', async () => {
  const { page } = await open('/contact', { width: 375 });
  await question(page).waitFor();
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
  expect(await axeViolations(page)).toEqual([]);
  expect(await page.evaluate(layoutShifts)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeViolations(page, 'colours')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 800 });
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await axeViolations(page, 'colours and sizes')).toEqual([]);
  const [accept, decline] = await question(page).getByRole('button').evaluateAll(looksOf);
  expect(accept).toEqual(decline);

  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const order: unknown[] = [];
  for (let i = 0; i < 4; i++) {
    await page.keyboard.press('Tab');
    order.push(await focused());
  }
  expect(order).toEqual(['Skip to main content', 'Privacy', 'Accept', 'Decline']);
  await page.keyboard.press('Enter');
  expect(await focused()).toBe(await page.locator('h1').innerText());
  await settings(page).click();
  await expect.poll(focused).toBe('Can we measure your visit?');
  await question(page).getByText('You have declined.').waitFor();
  await answer(page, 'Decline');
  expect(await focused()).toBe('Privacy settings');
});

longTest(
  'the question covers neither the bar of a course, nor the contact button, nor what has the focus',
  async () => {
    const { page } = await open('/courses/power-bi', { width: 375, height: 700 });
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
    expect(asked.bottom).toBeLessThanOrEqual((await edgesOf(page.locator('#root > aside > button'))).top);
    for (const name of ['main a:visible', 'footer a:visible', 'footer button'])
      for (const end of ['first', 'last'] as const) {
        const control = page.locator(name)[end]();
        await control.focus();
        // At the end of the page the bar goes, and the question is where it was.
        const room = async () => (await edgesOf(question(page))).top - (await edgesOf(control)).bottom;
        await expect.poll(room).toBeGreaterThanOrEqual(0);
      }
  },
);

test('a visitor who refuses by the browser is not asked, nor is one without JavaScript', async () => {
  const { page, sent } = await open('/contact', { refuses: true });
  await page.waitForLoadState('networkidle');
  expect(await question(page).count()).toBe(0);
  expect(await settings(page).count()).toBe(0);
  expect(sent).toEqual([]);
  const html = readHtml('/contact') ?? '';
  expect(html).toContain('</footer>');
  expect(html).not.toMatch(/>(?:Can we measure your visit\?|Privacy settings)</);
});

longTest('in a preview the question is asked, and nothing is loaded', async () => {
  const { page, sent } = await open('/contact', { isAtHome: false });
  await answer(page, 'Accept');
  await follow(page, '/');
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
});
