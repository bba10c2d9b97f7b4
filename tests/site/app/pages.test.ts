// Every address of the route table, opened once in a browser, as it arrives, on a wide screen in light colours: it answers,
// comes to life without a complaint, says to search engines and social networks what it is, and has no mistake that axe
// finds on every second one. Of the courses by name every eighteenth is opened, and of the pages by number, which say the same in one design, every
// sixteenth; of the courses, whose colours are those of their designs, every fourth is examined for colours too.
import { existsSync } from 'node:fs';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { courseSlugs, pageAddresses } from '../../support/html/addresses.ts';
import { type AxeRules, axeViolations } from '../../support/browser/axe.ts';
import { everyNth } from '../../support/cases.ts';
import {
  courseTitle,
  htmlFile,
  numericCourses,
  providerName,
  readHtml,
  slugById,
} from '../../support/html/built-site.ts';
import { checkOutline } from '../../support/browser/outline.ts';
import { newVisit, untilHydrated } from '../../support/browser/visit.ts';

/** How many pages one test sees: a profile for each page would cost more than axe. */
const PORTION = 24;
/** How many tabs are loaded and examined side by side. */
const TABS = 3;
const NUMBER_SAMPLE = 16;
const COLOUR_SAMPLE = 4;

interface Expected {
  readonly address: string;
  /** Of the course that the page shows. */
  readonly slug?: string;
  /** Where search engines find the content; the address itself by default. */
  readonly canonical?: string;
}

const named: readonly Expected[] = courseSlugs.map((slug) => ({ address: `/courses/${slug}`, slug }));
const pages: readonly Expected[] = pageAddresses.map((address) => ({ address }));
const alias: Expected = {
  address: '/leadership-management',
  slug: 'team-management',
  canonical: '/courses/team-management',
};
const namedSlugs = new Set<string>(courseSlugs);
const numeric: readonly Expected[] = numericCourses().map(([address, slug]) => ({
  address,
  slug,
  canonical: namedSlugs.has(slug) ? `/courses/${slug}` : address,
}));
const landing = ['/soft-skills', '/leadership', '/communication-skills', '/personal-development'];
const opened = pages.filter(({ address }) => !landing.includes(address) || everyNth(landing, 4).includes(address));
const all = [...opened, ...everyNth(named, 18), alias, ...everyNth(numeric, NUMBER_SAMPLE)];

/** The pages that axe does not see. */
const plain = new Set([
  ...numeric.filter((_, index) => index % NUMBER_SAMPLE !== 0),
  ...opened.filter((one) => !everyNth(opened, 2).includes(one)),
]);

/** The pages whose colours are those of others: axe does not see them. */
const alike = new Set(named.filter((_, index) => index % COLOUR_SAMPLE !== 0));

const singleTags = [
  'meta[name="description"]',
  'meta[name="keywords"]',
  'meta[name="geo.region"]',
  'meta[name="geo.placename"]',
  'meta[name="geo.position"]',
  'meta[name="ICBM"]',
  'meta[property="og:type"]',
  'meta[property="og:site_name"]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:url"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
  'link[rel="canonical"]',
];

/** Runs in the browser: what the head says, with each of the tags that is not there exactly once and filled. */
function readHead(selectors: readonly string[]) {
  const attribute = (selector: string, name: string) => document.querySelector(selector)?.getAttribute(name);
  const isFilled = (element: Element) => (element.getAttribute('content') ?? element.getAttribute('href')) !== '';
  return {
    wrongTags: selectors.filter((selector) => {
      const found = [...document.querySelectorAll(selector)];
      return found.length !== 1 || !found.every(isFilled);
    }),
    title: document.title,
    headings: document.querySelectorAll('h1').length,
    canonical: new URL(attribute('link[rel="canonical"]', 'href') ?? '').pathname,
    socialUrl: new URL(attribute('meta[property="og:url"]', 'content') ?? '').pathname,
    socialTitle: attribute('meta[property="og:title"]', 'content'),
    region: attribute('meta[name="geo.region"]', 'content'),
    place: attribute('meta[name="geo.placename"]', 'content'),
  };
}

/** Two courses are called Impactful Presentation; the page of one says for whom it is, so that no two titles agree. */
function pageTitle(slug: string): string {
  const title = courseTitle(slug);
  return slug === 'impactful-presentation-communication' ? `${title} for Speakers` : title;
}

async function checkHead(page: Page, { address, slug, canonical = address }: Expected): Promise<void> {
  const head = await page.evaluate(readHead, singleTags);
  expect(head).toMatchObject({ wrongTags: [], headings: 1, canonical, socialUrl: canonical, socialTitle: head.title });
  expect(head).toMatchObject({ region: 'OM', place: 'Muscat' });
  expect(head.title.endsWith(` ${providerName}`)).toBe(true);
  if (slug) expect(head.title).toBe(`${pageTitle(slug)} | ${providerName}`);
}

async function checkAccess(page: Page, address: string, rules: AxeRules = 'all'): Promise<void> {
  await checkOutline(page, address);
  expect({ address, violations: await axeViolations(page, rules) }).toEqual({ address, violations: [] });
}

/** One visitor opens the pages one after the other: each is loaded afresh, what they share is in the browser's cache. */
async function checkAll(lane: readonly Expected[]): Promise<void> {
  const { page, problems } = await newVisit({ width: 1440, isFresh: true });
  for (const expected of lane) {
    const { address } = expected;
    expect(existsSync(htmlFile(address))).toBe(true);
    const response = await page.goto(address);
    expect(response?.status()).toBe(200);
    await untilHydrated(page);
    await checkHead(page, expected);
    expect(problems, address).toEqual([]);
    if (!plain.has(expected)) await checkAccess(page, address, alike.has(expected) ? 'all but colours' : 'all');
  }
}

const portions = Array.from({ length: Math.ceil(all.length / PORTION) }, (_, index) =>
  all.slice(index * PORTION, (index + 1) * PORTION),
);
const lanes = (portion: readonly Expected[]) =>
  Array.from({ length: TABS }, (_, lane) => portion.filter((_expected, index) => index % TABS === lane));

test.each(portions.map((portion) => [portion[0]?.address, portion] as const))(
  'pages from %s on: a complete head, no complaint, no violation',
  async (_, portion) => {
    await Promise.all(lanes(portion).map(checkAll));
  },
);

test('the numbers that the specification names have their pages', () => {
  const addresses = numeric.map(({ address }) => address);
  expect(addresses).toEqual(expect.arrayContaining(['/courses/3', '/courses/9', '/courses/34']));
  expect(slugById()).toMatchObject({ 40: 'forensic-delay-analysis', 501: 'cma-part-1-training' });
});

test.each(['/', '/about'])('the stories of %s lead to their courses', (address) => {
  const stories = (readHtml(address) ?? '').match(/<figure[^>]*aria-label.*?<\/figure>/gs) ?? [];
  expect(stories.length).toBeGreaterThan(2);
  expect(stories.filter((story) => !/<a [^>]*href="\/courses\/[a-z0-9-]+"/.test(story))).toEqual([]);
});

test('no two pages have the same title or description, aliases aside', () => {
  const texts = [...pages, ...named].flatMap(({ address }) => {
    const html = readHtml(address) ?? '';
    return [/<title[^>]*>.*?<\/title>/s.exec(html)?.[0], /<meta name="description"[^>]*>/.exec(html)?.[0]];
  });
  expect(texts).not.toContain(undefined);
  expect(texts.filter((text, position) => texts.indexOf(text) !== position)).toEqual([]);
});
