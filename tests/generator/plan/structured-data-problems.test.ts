// The checker of schema.org data that other tests run on every page: it finds each mistake.
import { describe, expect, test } from 'vitest';
import { structuredDataProblems } from '../../support/structured-data-problems.ts';

const course = {
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: 'CAPM',
  description: 'A course.',
  url: 'https://a.example.com/courses/capm',
  timeRequired: 'PT40H',
  provider: {
    '@type': 'EducationalOrganization',
    name: 'A',
    url: 'https://a.example.com/',
    address: { '@type': 'PostalAddress', streetAddress: '1', addressLocality: 'B', addressCountry: 'OM' },
  },
  hasCourseInstance: [{ '@type': 'CourseInstance', name: 'CAPM', courseMode: ['onsite'], courseWorkload: 'PT1H30M' }],
};
const list = {
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://a.example.com/' },
    { '@type': 'ListItem', position: 2, name: 'Courses', item: 'https://a.example.com/courses' },
  ],
};
const offer = {
  '@type': 'Offer',
  category: 'Paid',
  price: 450,
  priceCurrency: 'OMR',
  availability: 'https://schema.org/InStock',
  url: 'https://a.example.com/courses/capm',
};

const problemsOf = (block: unknown): readonly string[] => structuredDataProblems(JSON.stringify(block));

describe('data that is right', () => {
  test.each([[course], [list], [{ ...course, offers: offer }]])('%o', (block) => {
    expect(problemsOf(block)).toEqual([]);
  });
});

describe('data that is wrong', () => {
  test.each<[object, string]>([
    [{ ...course, name: '' }, 'the Course has no name'],
    [{ ...course, hasCourseInstance: [] }, 'the Course has no hasCourseInstance'],
    [{ ...course, url: '/courses/capm' }, 'the url of the Course is not an absolute URL: "/courses/capm"'],
    [{ ...course, timeRequired: 'P32H' }, 'the timeRequired of the Course is not a duration such as PT40H: "P32H"'],
    [{ ...course, offers: { ...offer, priceCurrency: undefined } }, 'the Offer has no priceCurrency'],
    [{ ...course, offers: { ...offer, price: '450' } }, 'the price of the Offer is not a number of 0 or more: "450"'],
    [
      { ...course, hasCourseInstance: [{ ...course.hasCourseInstance[0], startDate: 'Nov 4, 2025' }] },
      'the startDate of the CourseInstance is not a date such as 2026-02-08, with or without a time and its offset: "Nov 4, 2025"',
    ],
    [
      { ...list, itemListElement: list.itemListElement.toReversed() },
      'the positions of the BreadcrumbList do not count from 1',
    ],
    [{ ...course, '@context': 'http://schema.org/' }, 'its @context is not https://schema.org'],
    [{ ...course, '@type': undefined }, 'it has no @type'],
  ])('%o', (block, expected) => {
    expect(problemsOf(block)).toEqual([expected]);
  });

  test('text that is not JSON', () => {
    expect(structuredDataProblems('{')).toEqual(['it is not JSON']);
  });
});
