// The phone button floats over every page: it has to lie beside what is read and pressed, not on it.
import { expect, inject, test } from 'vitest';
import { templateAddresses } from '../../bench/page-files.ts';
import { newVisit } from '../support/visit.ts';

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

test.each([...new Set(templateAddresses(inject('out')).values())])(
  'the phone button of %s lies on no text and no control',
  async (address) => {
    const { page } = await newVisit();
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const box = await page.getByRole('button', { name: 'Call or email us' }).boundingBox();
      if (!box) throw new Error('There is a phone button.');
      expect(box.width).toBeGreaterThanOrEqual(24);
      expect(await page.evaluate(findCovered, box.x + box.width), `${width} px`).toEqual([]);
    }
  },
);
