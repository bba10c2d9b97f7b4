// The phone button floats over the pages: beside what is read where there is a margin, and never on a form or a table.
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { templateAddresses } from '../../../bench/page-files.ts';
import { everyNth } from '../../support/cases.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { newVisit, visit } from '../../support/browser/visit.ts';

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

const buttonOf = (page: Page) => page.locator('#root > aside > button');

test('the button of each template lies on no text and no control, is round where it is narrow, and leaves forms, tables and the first button of a course alone', async () => {
  const { page } = await newVisit();
  for (const address of everyNth([...new Set(templateAddresses(inject('out')).values())], 3)) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const box = await buttonOf(page).boundingBox();
    const covered = await page.evaluate(findCovered, (box?.x ?? NaN) + (box?.width ?? NaN));
    expect({ address, covered }).toEqual({ address, covered: [] });
    for (const [width, kept] of [
      [375, 'form, table, [data-start]'],
      [768, 'form, table'],
      [1280, 'form, table'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const isKept = (await page.locator(`main :is(${kept})`).count()) > 0;
      const narrow = await buttonOf(page).boundingBox();
      expect({ address, width: narrow?.width }).toEqual({ address, width: isKept ? undefined : 48 });
    }
  }
});

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
