// The checker of schema.org data that other tests run on every page: it finds each mistake.
import { describe, expect, test } from 'vitest';
import { structuredDataProblems } from './structured-data-problems.ts';

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

const lowest = { '@type': 'PriceSpecification', minPrice: 90, priceCurrency: 'OMR' };

const monthly = { '@type': 'UnitPriceSpecification', price: 39, priceCurrency: 'OMR', unitCode: 'MON' };

const problemsOf = (block: unknown): readonly string[] => structuredDataProblems(JSON.stringify(block));

describe('data that is right', () => {
  test.each<[object]>([
    [course],
    [list],
    [{ ...course, offers: offer }],
    [{ ...course, offers: { ...offer, category: 'Free', price: 0, priceCurrency: undefined } }],
    [{ ...course, offers: [offer, { ...offer, price: 400, validThrough: '2026-02-08' }] }],
    [{ ...course, offers: { ...offer, price: undefined, priceSpecification: lowest } }],
    [{ ...course, offers: { ...offer, price: undefined, category: 'Subscription', priceSpecification: monthly } }],
    ...['P3D', 'P2.5D', 'P6W', 'PT20M'].map((timeRequired): [object] => [{ ...course, timeRequired }]),
    [{ ...course, inLanguage: ['en', 'ar'], hasCourseInstance: undefined }],
    [{ ...course, hasCourseInstance: [{ '@type': 'CourseInstance', name: 'CAPM', courseMode: 'online' }] }],
  ])('%o', (block) => {
    expect(problemsOf(block)).toEqual([]);
  });
});

describe('data that is wrong', () => {
  test.each<[object, string]>([
    [{ ...course, name: '' }, 'the Course has no name'],
    [
      { ...course, hasCourseInstance: [{ '@type': 'CourseInstance', name: 'CAPM' }] },
      'the CourseInstance has none of courseMode, courseWorkload, startDate, location, instructor',
    ],
    [{ ...course, url: '/courses/capm' }, 'the url of the Course is not an absolute URL: "/courses/capm"'],
    [
      { ...course, timeRequired: 'P32H' },
      'the timeRequired of the Course is not a duration such as PT40H or P3D: "P32H"',
    ],
    [{ ...course, timeRequired: 'P' }, 'the timeRequired of the Course is not a duration such as PT40H or P3D: "P"'],
    [{ ...course, inLanguage: 'English!' }, 'the inLanguage of the Course is not a code such as en: "English!"'],
    [{ ...course, offers: { ...offer, price: 0 } }, 'the Offer is Paid, and its price is 0'],
    [{ ...course, offers: { ...offer, category: 'Free' } }, 'the Offer is Free, and its price is not 0'],
    [
      { ...course, offers: { ...offer, category: 'fee' } },
      'the category of the Offer is not Free, Paid or Subscription: "fee"',
    ],
    [{ ...course, offers: { ...offer, price: undefined } }, 'the Offer has none of price, priceSpecification'],
    [
      { ...course, offers: { ...offer, priceSpecification: { ...monthly, unitCode: 'month' } } },
      'the unitCode of the UnitPriceSpecification is not a code of UN/CEFACT such as MON: "month"',
    ],
    [
      { ...course, offers: { ...offer, priceSpecification: { ...lowest, priceCurrency: undefined } } },
      'the PriceSpecification has no priceCurrency',
    ],
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
    [{ ...course, offers: { '@id': '#offer' } }, 'nothing has the @id "#offer"'],
    [{ ...course, '@context': 'http://schema.org/' }, 'its @context is not https://schema.org'],
    [{ ...course, '@type': undefined }, 'it has no @type'],
  ])('%o', (block, expected) => {
    expect(problemsOf(block)).toEqual([expected]);
  });

  test('text that is not JSON', () => {
    expect(structuredDataProblems('{')).toEqual(['it is not JSON']);
  });
});
