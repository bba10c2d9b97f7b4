import { expect, test } from 'vitest';
import type { Course, Session } from '../../../../schemas/types.ts';
import { invariant } from '../../../../generator/base/invariant.ts';
import {
  breadcrumbData,
  catalogueData,
  courseData,
  organizationData,
  withoutRepeats,
} from '../../../../generator/features/course/structured-data.ts';
import { courseInputs } from '../../../../generator/features/course/course-inputs.ts';
import { withReferences } from '../../../support/html/structured-data-problems.ts';
import { contextOfTiny, linkTiny, readCourseOfTiny } from '../../../support/content/tiny-plan.ts';

/** The structured data of First Aid, with changes to the course, as plain JSON. */
async function dataOf(
  changes: Partial<Course> = {},
  ofSession: Partial<Session> = {},
): Promise<Readonly<Record<string, unknown>>> {
  const site = await linkTiny();
  const [first, ...others] = site.courses;
  invariant(first, 'the tiny provider has courses');
  const course = { ...readCourseOfTiny(first), ...changes };
  const changed = { ...first, course };
  const sessions = site.sessions.map(({ session }) => ({ session: { ...session, ...ofSession }, course: changed }));
  const context = await contextOfTiny({ courses: [changed, ...others], sessions });
  return JSON.parse(JSON.stringify(courseData(courseInputs(changed, context), course, context))) as Record<
    string,
    unknown
  >;
}

test('a course has its offer and an instance for each coming session', async () => {
  expect(await dataOf()).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'First Aid',
    url: 'https://harbour.example.com/courses/first-aid',
    provider: { '@type': 'EducationalOrganization', address: { addressLocality: 'Bristol', addressCountry: 'GB' } },
    educationalLevel: 'Beginner',
    offers: { '@type': 'Offer', price: 120, priceCurrency: 'GBP', availability: 'https://schema.org/InStock' },
    aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 3 },
    hasCourseInstance: [
      {
        '@type': 'CourseInstance',
        courseMode: ['classroom', 'onsite'],
        courseWorkload: 'PT16H',
        startDate: '2030-05-04',
        endDate: '2030-05-05',
        location: { '@type': 'Place', name: 'Quay Street, Bristol' },
      },
    ],
  });
});

test.each<readonly [string, Partial<Session>, object]>([
  [
    'days that are left out',
    {
      startDate: '2030-12-17',
      endDate: '2031-01-09',
      days: ['Tuesday', 'Thursday'],
      except: ['2030-12-24', '2030-12-26'],
    },
    { repeatCount: 6, exceptDate: ['2030-12-24', '2030-12-26'] },
  ],
  [
    'meetings with a gap',
    { meetings: ['2030-12-06', '2030-12-13', '2030-12-27'].map((date) => ({ date })) },
    { repeatCount: 3, exceptDate: ['2030-12-20'] },
  ],
])('a weekly schedule says %s', async (_, session, schedule) => {
  const times = { from: '18:00', to: '20:00' };
  const data = await dataOf({}, { ...times, ...session });
  expect(data).toMatchObject({ hasCourseInstance: [{ courseSchedule: [schedule] }] });
});

test('of an evening that ends after midnight, a schedule says how long it is, and no end before its beginning', async () => {
  const data = await dataOf({}, { startDate: '2030-12-06', endDate: '2030-12-06', from: '20:30', to: '00:15' });
  const [instance] = data['hasCourseInstance'] as readonly Record<string, unknown>[];
  expect(instance).toMatchObject({ endDate: expect.stringMatching('2030-12-07T00:15:00') });
  expect(instance?.['courseSchedule']).toMatchObject([{ startTime: '20:30:00', duration: 'PT225M' }]);
  expect(JSON.stringify(instance)).not.toContain('endTime');
});

test.each([
  [40, 'PT40H'],
  [1.5, 'PT1H30M'],
  [0.75, 'PT45M'],
])('%s hours are %s', async (hours, expected) => {
  expect((await dataOf({ hours }))['timeRequired']).toBe(expected);
});

test('a rating that no review supports is left out', async () => {
  expect(await dataOf({ reviewCount: 0 })).not.toHaveProperty('aggregateRating');
});

test('a new course does not say that it has had no participants', async () => {
  expect(await dataOf({ students: 12 })).toHaveProperty('totalHistoricalEnrollment', 12);
  expect(await dataOf({ students: 0 })).not.toHaveProperty('totalHistoricalEnrollment');
});

test('a course whose fee is on request has no offer', async () => {
  const site = await linkTiny();
  const [first] = site.courses;
  invariant(first, 'the tiny provider has courses');
  const { price: _price, ...course } = readCourseOfTiny(first);
  const context = await contextOfTiny();
  const inputs = courseInputs({ ...first, course }, context);
  expect(courseData(inputs, course, context)).not.toHaveProperty('offers');
});

test('prerequisites and credential are said where there are any', async () => {
  expect(await dataOf()).not.toHaveProperty('coursePrerequisites');
  expect(await dataOf({ prerequisites: 'None', credential: 'A card' })).toMatchObject({
    coursePrerequisites: 'None',
    educationalCredentialAwarded: 'A card',
  });
});

test('a course without a coming session has one instance without dates', async () => {
  const site = await linkTiny();
  const other = site.courses[1];
  invariant(other, 'the tiny provider has a second course');
  const context = await contextOfTiny();
  const inputs = courseInputs(other, context);
  const data = JSON.parse(JSON.stringify(courseData(inputs, readCourseOfTiny(other), context))) as {
    readonly hasCourseInstance: readonly object[];
  };
  expect(data.hasCourseInstance).toHaveLength(1);
  expect(data.hasCourseInstance[0]).not.toHaveProperty('startDate');
});

test('the provider, the breadcrumb and the catalogue name absolute URLs', async () => {
  const context = await contextOfTiny({}, '/sub/');
  expect(organizationData(context)).toMatchObject({
    '@type': 'EducationalOrganization',
    url: 'https://harbour.example.com/sub/',
    telephone: ['+44 117 496 0001'],
    foundingDate: '2001',
  });
  expect(breadcrumbData([{ label: 'Courses', to: '/courses' }], context)).toMatchObject({
    itemListElement: [{ position: 1, name: 'Courses', item: 'https://harbour.example.com/sub/courses' }],
  });
  expect(catalogueData(context)).toMatchObject({
    itemListElement: [{ position: 1 }, { position: 2 }, { url: 'https://harbour.example.com/sub/courses/3' }],
  });
});

test('offices are places of the provider, open when they say so', async () => {
  const context = await contextOfTiny({
    places: [
      {
        id: 'quay',
        name: 'Quay Street',
        hours: [{ from: 'Friday', to: 'Sunday', opens: '10:00', closes: '16:00' }, { from: 'Monday' }],
      },
      { id: 'hill', name: 'Hill Road', hours: [{ from: 'Monday' }] },
    ],
  });
  expect(organizationData(context)).toHaveProperty('location', [
    {
      '@type': 'Place',
      name: 'Quay Street',
      openingHoursSpecification: [
        {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: ['Friday', 'Saturday', 'Sunday'],
          opens: '10:00',
          closes: '16:00',
        },
      ],
    },
    { '@type': 'Place', name: 'Hill Road' },
  ]);
  expect(organizationData(await contextOfTiny())).not.toHaveProperty('location');
});

/** The first instance of First Aid, with changes to its session, as plain JSON. */
async function instanceOf(changes: Partial<Session>): Promise<unknown> {
  const { sessions, courses } = await linkTiny();
  const [linked] = sessions;
  const [first] = courses;
  invariant(linked && first, 'the tiny provider has a course with a session');
  const session = { ...linked.session, ...changes };
  const context = await contextOfTiny({ sessions: [{ session, course: first }] });
  const data = courseData(courseInputs(first, context), readCourseOfTiny(first), context);
  return (JSON.parse(JSON.stringify(data)) as { readonly hasCourseInstance: readonly unknown[] }).hasCourseInstance[0];
}

test('a session in another town is there, and not at the address of the provider', async () => {
  expect(await instanceOf({ location: 'Guildhall, Bath' })).toMatchObject({
    courseMode: 'onsite',
    location: { '@type': 'Place', name: 'Guildhall, Bath', address: 'Guildhall, Bath' },
  });
});

test('a session at the provider is at its usual place, with its address', async () => {
  expect(await instanceOf({ location: 'bristol' })).toMatchObject({
    location: { name: 'Quay Street, Bristol', address: { '@type': 'PostalAddress', addressLocality: 'Bristol' } },
  });
});

test('a country alone is not the place of the provider', async () => {
  expect(await instanceOf({ location: 'United Kingdom' })).toMatchObject({
    location: { name: 'United Kingdom', address: 'United Kingdom' },
  });
});

test('an online session is at a virtual place, a hybrid one at both', async () => {
  const online = { '@type': 'VirtualLocation', url: 'https://harbour.example.com/courses/first-aid' };
  expect(await instanceOf({ type: 'Online', location: 'Online' })).toMatchObject({
    courseMode: 'online',
    location: online,
  });
  expect(await instanceOf({ type: 'Hybrid' })).toMatchObject({
    courseMode: 'blended',
    location: [{ '@type': 'Place', name: 'Quay Street, Bristol' }, online],
  });
});

test('a course without sessions at a provider that teaches online is online', async () => {
  const { settings, courses } = await linkTiny();
  const [first] = courses;
  invariant(first, 'the tiny provider has courses');
  const context = await contextOfTiny({ settings: { ...settings, courseLocation: 'Online' }, sessions: [] });
  expect(courseData(courseInputs(first, context), readCourseOfTiny(first), context).hasCourseInstance).toMatchObject([
    { courseMode: 'online', location: { '@type': 'VirtualLocation' } },
  ]);
});

test('a course without a fee is offered free of charge', async () => {
  expect((await dataOf({ price: 0 }))['offers']).toMatchObject({ category: 'Free', price: 0, priceCurrency: 'GBP' });
  expect((await dataOf())['offers']).toMatchObject({ category: 'Paid' });
});

test('what several instances have in common is described once, and referred to by its id', () => {
  const [cash, card] = [
    { '@type': 'Offer', price: 120 },
    { '@type': 'Offer', price: 90 },
  ];
  const person = {
    '@type': 'Person',
    '@id': 'https://harbour.example.com/trainers/omar-said#person',
    name: 'Omar Said',
  };
  const place = { '@type': 'Place', name: 'Bristol' };
  const instance = { '@type': 'CourseInstance', offers: cash, location: place, instructor: [person] };
  const course = {
    '@type': 'Course',
    offers: [cash, card],
    hasCourseInstance: [instance, { ...instance, offers: card }, { ...instance, location: { ...place, name: 'Bath' } }],
  };
  const said = withoutRepeats(course);
  const [person1, place1] = [{ '@id': person['@id'] }, { '@id': '#Place-3' }];
  expect(said).toEqual({
    '@type': 'Course',
    offers: [
      { ...cash, '@id': '#Offer-1' },
      { ...card, '@id': '#Offer-2' },
    ],
    hasCourseInstance: [
      { ...instance, offers: { '@id': '#Offer-1' }, location: { ...place, '@id': '#Place-3' } },
      { ...instance, offers: { '@id': '#Offer-2' }, location: place1, instructor: [person1] },
      { ...instance, offers: { '@id': '#Offer-1' }, location: { ...place, name: 'Bath' }, instructor: [person1] },
    ],
  });
  expect(withReferences(said)).toMatchObject(course);
  const single = { ...course, offers: cash, hasCourseInstance: [{ '@type': 'CourseInstance', location: place }] };
  expect(withoutRepeats(single)).toEqual(single);
});
