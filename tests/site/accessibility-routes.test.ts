// Every page of the site once, as it arrives, on a wide screen in light colours: axe, headings and landmarks. Of the
// pages by number, which say what the pages by name say, in one design, every eighth stands for all.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { courseSlugs, pageAddresses } from '../support/addresses.ts';
import { axeViolations } from '../support/axe.ts';
import { numericCourses } from '../support/built-site.ts';
import { newVisit, untilHydrated } from '../support/visit.ts';

/** How many pages one test sees: a profile for each page would cost more than axe. */
const PORTION = 12;
/** How many tabs are loaded and examined side by side. */
const TABS = 3;
const NUMBER_SAMPLE = 8;

const addresses: readonly string[] = [
  ...pageAddresses,
  ...courseSlugs.map((slug) => `/courses/${slug}`),
  ...numericCourses().flatMap(([address], index) => (index % NUMBER_SAMPLE === 0 ? [address] : [])),
  '/leadership-management',
  '/nothing',
  '/courses/999',
];
const portions = Array.from({ length: Math.ceil(addresses.length / PORTION) }, (_, index) =>
  addresses.slice(index * PORTION, (index + 1) * PORTION),
);
const lanes = (portion: readonly string[]) =>
  Array.from({ length: TABS }, (_, lane) => portion.filter((_address, index) => index % TABS === lane));

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

async function checkOutline(page: Page, address: string): Promise<void> {
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

test.each(portions.map((portion) => [portion[0], portion] as const))(
  'axe and outline from %s on',
  async (_, portion) => {
    const examine = async (lane: readonly string[]): Promise<void> => {
      const { page } = await newVisit({ width: 1440 });
      for (const address of lane) {
        await page.goto(address);
        await untilHydrated(page);
        await checkOutline(page, address);
        expect({ address, violations: await axeViolations(page) }).toEqual({ address, violations: [] });
      }
    };
    await Promise.all(lanes(portion).map(examine));
  },
);
