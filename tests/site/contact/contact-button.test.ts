// The phone button floats beside what is read where there is a margin; on a phone it is in the header or the bar of a course page.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { templateAddresses } from '../../../bench/page-files.ts';
import { everyNth } from '../../support/cases.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { openOtherProvider } from '../../support/browser/other-provider.ts';
import { newVisit, revisit, visit } from '../../support/browser/visit.ts';

/** Descriptions of what begins to the left of an x coordinate: controls, and elements with text of their own. */
function findCovered(edge: number): string[] {
  const hasText = (element: Element) =>
    [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
  return [...document.querySelectorAll('main *, footer *')]
    .filter((element) => element.matches('a, button, input, select, textarea, summary') || hasText(element))
    .filter((element) => !element.closest('.visually-hidden') && element.checkVisibility())
    .filter((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      return width > 1 && height > 1 && right > 0 && left < edge - 1;
    })
    .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`);
}

/** Runs in the browser: what the button touches in the header, or that it is not wholly in it. */
function besideIt(): string[] {
  const button = document.querySelector('#root > aside > button')?.getBoundingClientRect();
  const header = document.querySelector('#root > header');
  const around = header?.getBoundingClientRect();
  if (!button || !header || !around) return ['There is no button.'];
  const isIn =
    button.width > 0 && button.top >= around.top && button.bottom <= around.bottom && button.right <= around.right;
  const touched = [...header.querySelectorAll('a, button')].filter((element) => {
    const { left, right, width, height } = element.getBoundingClientRect();
    return width * height > 0 && element.checkVisibility() && left < button.right && right > button.left;
  });
  return [...(isIn ? [] : ['It is not in the header.']), ...touched.map(({ outerHTML }) => outerHTML.slice(0, 80))];
}

const buttonOf = (page: Page) => page.locator('#root > aside > button');

test('the button of each template lies on no text and no control, is in the header where there is no margin, and leaves forms and tables alone', async () => {
  const { page } = await newVisit();
  for (const address of everyNth([...new Set(templateAddresses(inject('out')).values())], 3)) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const edge = await buttonOf(page).evaluate((button) => button.getBoundingClientRect().right);
    const covered = await page.evaluate(findCovered, edge);
    expect({ address, covered }).toEqual({ address, covered: [] });
    await page.setViewportSize({ width: 1280, height: 800 });
    const isKept = (await page.locator('main :is(form, table)').count()) > 0;
    const narrow = await buttonOf(page).boundingBox();
    expect({ address, width: narrow?.width }).toEqual({ address, width: isKept ? undefined : 48 });
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      expect({ address, width, beside: await page.evaluate(besideIt) }).toEqual({ address, width, beside: [] });
    }
  }
});

test.each([375, 768])(
  'at %i px it stays in the header below an announcement, and its panel is in view',
  async (width) => {
    const url = await openOtherProvider(({ edit }) => {
      edit('site.yaml', { announcement: { text: 'The office is closed on Sunday.' }, phones: ['+968 2400 0101'] });
    });
    const { page } = await revisit('/', { url, width });
    for (const top of [0, 400]) {
      await page.evaluate((y) => scrollTo(0, y), top);
      await expect.poll(() => page.evaluate(besideIt), { message: `scrolled by ${top}` }).toEqual([]);
    }
    await buttonOf(page).click();
    const [panel, header] = [page.locator('#root > aside > div'), page.locator('body header').first()];
    const edges = (part: typeof panel) => part.evaluate((one) => one.getBoundingClientRect().toJSON() as DOMRect);
    const [below, above] = await Promise.all([edges(panel), edges(header)]);
    expect(below.top).toBeGreaterThanOrEqual(above.bottom - 1);
    expect(below.right).toBeLessThanOrEqual(width);
  },
);

test('on a phone it is in the bar of a course page, and says whether the office is open', async () => {
  const { page } = await visit('/courses/capm', { width: 375, at: '2025-11-02T06:00:00Z' });
  await page.mouse.wheel(0, 2000);
  const bar = page.locator('body > div[aria-hidden="true"]:has(a[tabindex="-1"])');
  await bar.waitFor();
  const [button, around, text] = await Promise.all(
    [buttonOf(page), bar, bar.locator('p')].map((part) => part.boundingBox()),
  );
  expect(button?.y).toBeGreaterThanOrEqual(around?.y ?? NaN);
  expect((button?.x ?? NaN) + (button?.width ?? NaN)).toBeLessThan(text?.x ?? NaN);
  await buttonOf(page).click();
  await page.getByText('Open now until 05:00 PM', { exact: true }).waitFor();
  await page.clock.setFixedTime('2025-11-01T16:00:00Z');
  await buttonOf(page).click();
  await buttonOf(page).click();
  await page.getByText('Currently closed · Sunday to Friday 09:00 AM to 05:00 PM', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});
