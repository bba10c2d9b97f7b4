// The phone button floats over every page: it has to lie beside what is read and pressed, not on it.
import { expect, inject, test } from 'vitest';
import { templateAddresses } from '../../bench/page-files.ts';
import { axeViolations } from '../support/axe.ts';
import { newVisit, visit } from '../support/visit.ts';

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

const widths = [320, 375, 768, 1280, 1440];

test('the phone button of each template lies on no text and no control', async () => {
  const { page } = await newVisit();
  for (const address of new Set(templateAddresses(inject('out')).values())) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole('button', { name: 'Call or email us' }).boundingBox();
      if (!box) throw new Error('There is a phone button.');
      expect(box.width).toBeGreaterThanOrEqual(24);
      const covered = await page.evaluate(findCovered, box.x + box.width);
      expect({ address, width, covered }).toEqual({ address, width, covered: [] });
    }
  }
});

test('on a phone it is round while the visitor scrolls back, and says whether the office is open', async () => {
  const { page } = await visit('/courses/capm', { width: 375, at: '2025-11-02T06:00:00Z' });
  const button = page.getByRole('button', { name: 'Call or email us' });
  const width = async () => (await button.boundingBox())?.width;
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.mouse.wheel(0, -400);
  await expect.poll(width).toBe(48);
  await button.click();
  await page.getByText('Open now until 05:00 PM', { exact: true }).waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test('while the visitor reads on, it is round only where it covers nothing', async () => {
  const { page } = await visit('/courses/capm', { width: 375 });
  const button = page.getByRole('button', { name: 'Call or email us' });
  const isSettled = () => page.locator('aside[data-round]').count();
  for (let i = 0; i < 4; i++) {
    const place = (): Promise<number> => page.evaluate(() => window.scrollY);
    const before = await place();
    await page.mouse.wheel(0, 500);
    await expect.poll(place).toBeGreaterThan(before);
    await expect.poll(isSettled).toBe(1);
    const { width = 0 } = (await button.boundingBox()) ?? {};
    if (width < 48) continue;
    const covered = await button.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const line of range.getClientRects())
          if (
            line.left < right &&
            line.right > left &&
            line.top < bottom &&
            line.bottom > top &&
            range.toString().trim()
          )
            texts.push(range.toString());
      }
      return texts;
    });
    expect(covered).toEqual([]);
  }
});
