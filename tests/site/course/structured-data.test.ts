// What pages tell search engines in the vocabulary of schema.org.
import { expect, inject, test } from 'vitest';
import { courseSlugs } from '../../support/html/addresses.ts';
import { courseTitle, numericCourses, providerName, readHtml } from '../../support/html/built-site.ts';
import { structuredDataProblemsIn } from '../../support/html/structured-data-problems.ts';

interface Thing {
  readonly '@context': string;
  readonly '@type': string;
  readonly [property: string]: unknown;
}

const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

function thingsOn(address: string): readonly Thing[] {
  const html = readHtml(address);
  if (html === undefined) throw new Error(`${address} has no file.`);
  return [...html.matchAll(block)].map(([, json = '']) => JSON.parse(json));
}

function thing(address: string, type: string): Thing {
  const found = thingsOn(address).filter((each) => each['@type'] === type);
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${address} has ${found.length} of ${type}, not one.`);
  return only;
}

const provider = expect.objectContaining({
  '@type': 'EducationalOrganization',
  name: providerName,
  address: expect.objectContaining({
    '@type': 'PostalAddress',
    streetAddress: expect.stringMatching(/Al Khuwair/),
    addressLocality: 'Muscat',
    addressCountry: expect.stringMatching(/^(OM|Oman)$/),
  }),
});

test.each(courseSlugs)('/courses/%s describes a course with its classes, fee and place', (slug) => {
  const course = thing(`/courses/${slug}`, 'Course');
  expect(course['@context']).toBe('https://schema.org');
  expect(course).toMatchObject({
    name: courseTitle(slug),
    description: expect.stringMatching(/\w{3}/),
    educationalLevel: expect.stringMatching(/\w{3}/),
    timeRequired: expect.stringMatching(/^PT\d+H$/),
    provider,
    hasCourseInstance: expect.arrayContaining([
      expect.objectContaining({
        '@type': 'CourseInstance',
        courseMode: expect.arrayContaining(['classroom']),
        courseWorkload: expect.stringMatching(/^PT\d+H$/),
        location: expect.objectContaining({ '@type': 'Place', name: expect.stringMatching(/Muscat, Oman$/) }),
      }),
    ]),
  });
});

test('Power BI has the data of the specification', () => {
  expect(thing('/courses/power-bi', 'Course')).toMatchObject({
    timeRequired: 'PT32H',
    coursePrerequisites: expect.stringMatching(/basic computer skills and familiarity with Excel/i),
    educationalCredentialAwarded: 'Power BI Professional Certificate',
    offers: { '@type': 'Offer', price: 300, priceCurrency: 'OMR', availability: 'https://schema.org/InStock' },
  });
});

test.each([
  ['project-management', 450],
  ['primavera-6', 350],
  ['bim', 400],
  ['six-sigma-green-belt', 500],
  ['six-sigma-black-belt', 600],
  ['cad', 380],
  ['effective-leadership', 250],
  ['capm', 600],
  ['leed-green-associate', 400],
  ['cma-part-1-training', 550],
  ['forensic-delay-analysis', 350],
  ['project-risk-management', 250],
])('/courses/%s is offered for OMR %i', (slug, price) => {
  expect(thing(`/courses/${slug}`, 'Course')['offers']).toMatchObject({
    '@type': 'Offer',
    price,
    priceCurrency: 'OMR',
  });
});

test('a course without reviews has no rating for search engines; a reviewed one has', () => {
  expect(thing('/courses/forensic-delay-analysis', 'Course')).not.toHaveProperty('aggregateRating');
  expect(thing('/courses/cma-part-1-training', 'Course')).not.toHaveProperty('aggregateRating');
  expect(thing('/courses/project-management', 'Course')['aggregateRating']).toMatchObject({
    ratingValue: 4.9,
    reviewCount: 235,
  });
});

test('pages by number describe their course too', () => {
  for (const [address, slug] of numericCourses()) expect(thing(address, 'Course')['name']).toBe(courseTitle(slug));
});

test.each(['/about', '/courses', '/contact', '/schedule', '/courses/cad', '/courses/9', '/leadership'])(
  '%s has the way from the home page',
  (address) => {
    const items = thing(address, 'BreadcrumbList')['itemListElement'];
    if (!Array.isArray(items)) throw new Error('A breadcrumb is a list.');
    expect(items.length).toBeGreaterThan(1);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(new URL(items[0].item).pathname).toBe('/');
  },
);

test('no page has data that search engines would refuse', () => {
  expect(structuredDataProblemsIn(inject('out'))).toEqual([]);
});

test('the catalogue is a list of all courses', () => {
  const items = thing('/courses', 'ItemList')['itemListElement'];
  if (!Array.isArray(items)) throw new Error('A list has elements.');
  const paths = items.map(({ url }) => new URL(url).pathname);
  expect(paths).toHaveLength(40);
  expect(paths).toEqual(expect.arrayContaining(courseSlugs.map((slug) => `/courses/${slug}`)));
});

test.each(['/', '/about'])('%s describes the provider', (address) => {
  const organization = thing(address, 'EducationalOrganization');
  expect(organization).toEqual(provider);
  expect(organization).toMatchObject({ foundingDate: '2008', sameAs: { length: 4 }, telephone: { length: 3 } });
});
