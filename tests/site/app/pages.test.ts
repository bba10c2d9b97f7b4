// Every address of the route table has a page with a complete head, which says to search engines and social networks what it
// is. One page of each design comes to life in a browser without a complaint, and with no mistake that axe finds, on a wide
// screen in light colours.
import type { Page } from 'playwright';
import { Parser } from 'htmlparser2';
import { expect, inject, test } from 'vitest';
import { courseSlugs, pageAddresses } from '../../support/html/addresses.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { everyNth, isLong } from '../../support/cases.ts';
import { courseTitle, numericCourses, providerName, readHtml, slugById } from '../../support/html/built-site.ts';
import { checkOutline } from '../../support/browser/outline.ts';
import { visit } from '../../support/browser/visit.ts';

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

/** Each tag, by the attribute that names it, is in a head exactly once, and filled. */
const singleTags: readonly (readonly [attribute: string, name: string])[] = [
  ...['description', 'keywords', 'geo.region', 'geo.placename', 'geo.position', 'ICBM', 'twitter:card'].map(
    (name) => ['name', name] as const,
  ),
  ...['type', 'site_name', 'title', 'description', 'url', 'image'].map((name) => ['property', `og:${name}`] as const),
  ['rel', 'canonical'],
];

/** What the head of a page says, and how many main headings the page has. */
function readHead(html: string) {
  const tags: Readonly<Record<string, string>>[] = [];
  let [title, headings, isTitle] = ['', 0, false];
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'h1') headings += 1;
      if (name === 'meta' || name === 'link') tags.push(attributes);
      // Drawings have titles too.
      isTitle = name === 'title' && title === '';
    },
    ontext(text) {
      if (isTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') isTitle = false;
    },
  });
  parser.end(html);
  const valuesOf = (attribute: string, name: string) =>
    tags.filter((tag) => tag[attribute] === name).map(({ content, href }) => content ?? href ?? '');
  const pathOf = (url = ''): string => new URL(url).pathname;
  return {
    wrongTags: singleTags.filter(([attribute, name]) => {
      const values = valuesOf(attribute, name);
      return values.length !== 1 || values[0] === '';
    }),
    title,
    headings,
    canonical: pathOf(valuesOf('rel', 'canonical')[0]),
    socialUrl: pathOf(valuesOf('property', 'og:url')[0]),
    socialTitle: valuesOf('property', 'og:title')[0],
    region: valuesOf('name', 'geo.region')[0],
    place: valuesOf('name', 'geo.placename')[0],
  };
}

/** Two courses are called Impactful Presentation; the page of one says for whom it is, so that no two titles agree. */
function pageTitle(slug: string): string {
  const title = courseTitle(slug);
  return slug === 'impactful-presentation-communication' ? `${title} for Speakers` : title;
}

const all = [...pages, ...named, alias, ...numeric];

test.each(all)('$address has a page with a complete head', async ({ address, slug, canonical = address }) => {
  const response = await fetch(new URL(address, inject('url')), { redirect: 'manual' });
  expect(response.status).toBe(200);
  const head = readHead(await response.text());
  expect(head).toMatchObject({ wrongTags: [], headings: 1, canonical, socialUrl: canonical, socialTitle: head.title });
  expect(head).toMatchObject({ region: 'OM', place: 'Muscat' });
  expect(head.title.endsWith(` ${providerName}`)).toBe(true);
  if (slug) expect(head.title).toBe(`${pageTitle(slug)} | ${providerName}`);
});

const landing = ['/soft-skills', '/leadership', '/communication-skills', '/personal-development'];
const opened = pages.filter(({ address }) => !landing.includes(address) || everyNth(landing, 4).includes(address));

/** What accessibility-states.test.ts examines with whatever opens on it. */
const examined = new Set(isLong ? [] : ['/', '/courses', '/contact', '/register', '/gallery', '/courses/cad']);

async function checkAccess(page: Page, address: string): Promise<void> {
  await checkOutline(page, address);
  if (!examined.has(address))
    expect({ address, violations: await axeViolations(page) }).toEqual({ address, violations: [] });
}

test.each([...opened, ...everyNth(named, 36), ...everyNth(numeric, 32)])(
  '$address comes to life without a complaint or a violation',
  async ({ address }) => {
    const { page, problems } = await visit(address, { width: 1440 });
    expect(await page.title()).toBe(readHead(readHtml(address) ?? '').title);
    expect(await page.locator('h1').count()).toBe(1);
    await checkAccess(page, address);
    expect(problems).toEqual([]);
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
