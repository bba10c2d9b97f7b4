// The outline of a page, which those who do not see it go by: headings in order, and landmarks.
import type { Page } from 'playwright';
import { expect } from 'vitest';

/** Runs in the browser: headings in order, and the number of each landmark that is shown. */
function readOutline() {
  const shown = (selector: string) => [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility());
  return {
    levels: shown('h1, h2, h3, h4, h5, h6').map(({ tagName }) => Number(tagName.slice(1))),
    landmarks: ['body header', 'nav', 'main', 'body footer', 'aside'].map((selector) => shown(selector).length),
    outside: [...document.body.querySelectorAll('#root > *')]
      .filter((each) => !each.matches('header, main, footer, aside, a[href="#main"], [role=status], link'))
      .map(({ tagName }) => tagName),
  };
}

/** Fails unless the page has one main heading first, no level skipped, and its landmarks around everything. */
export async function checkOutline(page: Page, address: string): Promise<void> {
  const { levels, landmarks, outside } = await page.evaluate(readOutline);
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
  expect({ address, first: levels[0], ones: levels.filter((level) => level === 1).length, skipped }).toEqual({
    address,
    first: 1,
    ones: 1,
    skipped: [],
  });
  const [headers = 0, navs = 0, mains = 0, footers = 0] = landmarks;
  expect({ address, mains, outside }).toEqual({ address, mains: 1, outside: [] });
  expect(Math.min(headers, navs, footers)).toBeGreaterThan(0);
}
