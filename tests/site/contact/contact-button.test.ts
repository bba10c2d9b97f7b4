// The phone button floats beside what is read where there is a margin; on a phone it is in a bar.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, inject, test } from 'vitest';
import { htmlFileOf, templateAddresses } from '../../../bench/page-files.ts';
import { someOfEach } from '../../support/cases.ts';
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

/** Runs in the browser, at the start and at the end of the page: what its bar lies on, and what is not at its place. */
function underBar(): string[] {
  const boxOf = (part: string) => document.querySelector(`#root > ${part}`)?.getBoundingClientRect();
  const isAtFoot = ({ bottom }: DOMRect) =>
    Math.abs(bottom - Math.min(innerHeight, document.body.getBoundingClientRect().bottom)) < 1;
  scrollTo(0, 0);
  const first = boxOf('aside');
  const hasStayed = first !== undefined && isAtFoot(first);
  scrollTo(0, document.documentElement.scrollHeight);
  const [bar, button] = [boxOf('aside'), boxOf('aside > button')];
  if (!bar || !button || bar.height === 0) return ['There is no bar.'];
  const isIn = button.top >= bar.top && button.bottom <= bar.bottom && button.left < 60 && isAtFoot(bar);
  const isClear = (element: Element) => element.getBoundingClientRect().bottom <= bar.top + 1;
  const covered = [...document.querySelectorAll('main, footer')].filter((element) => !isClear(element));
  return [
    ...(isIn ? [] : ['The button is elsewhere.']),
    ...(hasStayed ? [] : ['The bar is not at the foot of the window.']),
    ...covered.map(({ tagName }) => tagName),
  ];
}

/** What else a page has that decides where the button is: forms and tables, and the first button of a course. */
function kindOf(address: string): string {
  const html = readFileSync(join(inject('out'), htmlFileOf(address)), 'utf8');
  return [/<(?:form|table)\b/, /\bdata-start\b/].map((part) => part.test(html)).join(' ');
}

const buttonOf = (page: Page) => page.locator('#root > aside > button');

test('the button of each template lies on no text and no control, has a bar where there is no margin, and leaves forms, tables and the first button of a course alone', async () => {
  const { page } = await newVisit();
  for (const address of someOfEach([...new Set(templateAddresses(inject('out')).values())], kindOf, 24)) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const edge = await buttonOf(page).evaluate((button) => button.getBoundingClientRect().right);
    const covered = await page.evaluate(findCovered, edge);
    expect({ address, covered }).toEqual({ address, covered: [] });
    const isKept = (await page.locator('main :is(form, table)').count()) > 0;
    const isStart = (await page.locator('main [data-start]').count()) > 0;
    await page.setViewportSize({ width: 1280, height: 800 });
    const narrow = await buttonOf(page).boundingBox();
    expect({ address, width: narrow?.width }).toEqual({ address, width: isKept ? undefined : 48 });
    for (const width of [320, 375, 768]) {
      await page.setViewportSize({ width, height: 800 });
      const under = await page.evaluate(underBar);
      const expected = isKept || isStart ? ['There is no bar.'] : [];
      expect({ address, width, under }).toEqual({ address, width, under: expected });
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
