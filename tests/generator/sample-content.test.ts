// The sample content keeps the figures of the specification, whatever else is written around them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Course } from '../../schemas/types.ts';
import { checkAndLink } from '../../generator/build/pipeline/check.ts';
import { courseReader } from '../support/content/course-reader.ts';
import { invariant } from '../../generator/base/invariant.ts';
import type { LinkedSite } from '../../generator/model/content.ts';
import { courseFigures, durations, features, lastUpdated, modules, namedCourses, prices } from './sample-figures.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));

let site: LinkedSite;
let codes: readonly string[];

function course(slug: string): Course {
  const found = site.courses.find((linked) => linked.course.slug === slug);
  invariant(found, `the course ${slug} is in the sample content`);
  return courseReader(content)(found);
}

const repeated = (values: readonly string[]): readonly string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

beforeAll(async () => {
  const linked = await checkAndLink({ content, now: new Date('2025-11-01T08:00:00Z') });
  invariant(linked.site, 'the sample content has no errors');
  site = linked.site;
  codes = linked.diagnostics.map(({ code }) => code);
});

test('it has no warnings: what the specification itself has is declared', () => {
  // The Arabic site is written, and not published.
  expect(codes).toEqual(['translation/unlisted']);
});

describe('courses', () => {
  test('there are 40, of which 36 have a named page', () => {
    const named = site.courses.filter(({ course: { page } }) => page !== 'generic').map((linked) => linked.course.slug);
    expect(site.courses).toHaveLength(40);
    expect([...named].sort()).toEqual([...namedCourses].sort());
  });

  test.each(prices)('%s costs OMR %s', (slug, price) => {
    expect(course(slug).price).toBe(price);
  });

  test('prices lie between 150 and 650, durations between 8 and 50 hours, ratings between 4.7 and 4.9', () => {
    const all = site.courses.map((linked) => linked.course);
    expect(all.filter(({ price }) => typeof price !== 'number' || price < 150 || price > 650)).toEqual([]);
    expect(all.filter(({ hours = 0 }) => hours < 8 || hours > 50)).toEqual([]);
    expect(all.filter(({ rating = 0 }) => rating < 4.7 || rating > 4.9)).toEqual([]);
  });

  test.each(durations)('%s lasts %s hours', (slug, hours) => {
    expect(course(slug).hours).toBe(hours);
  });

  test.each(courseFigures)('%s: rated %s by %s of %s students', (...[slug, rating, reviewCount, students]) => {
    expect(course(slug)).toMatchObject({ rating, reviewCount, students });
  });

  test.each(modules)('%s has %s modules', (slug, count) => {
    expect(course(slug).curriculum).toHaveLength(count);
  });

  test.each(features)('%s has %s features', (slug, count) => {
    expect(course(slug).features).toHaveLength(count);
  });

  test.each(lastUpdated)('%s was updated in %s', (slug, month) => {
    expect(course(slug).lastUpdated).toBe(month);
  });

  test('most named pages were updated in June 2025', () => {
    const recent = namedCourses.filter((slug) => course(slug).lastUpdated === '2025-06');
    expect(recent.length).toBeGreaterThan(namedCourses.length / 2);
  });

  test('prerequisites are as specified', () => {
    expect(course('capm').prerequisites).toMatch(/^High school diploma or equivalent/i);
    expect(course('leed-green-associate').prerequisites).toMatch(
      /^Basic understanding of building construction and design/i,
    );
    expect(course('forensic-delay-analysis').prerequisites).toMatch(/^none/i);
    expect(course('cma-part-1-training').prerequisites).toMatch(/^none/i);
    expect(course('power-bi')).toMatchObject({ credential: 'Power BI Professional Certificate' });
    expect(course('power-bi').prerequisites).toMatch(/^Basic computer skills and familiarity with Excel/i);
  });

  test('the figures of the PMP examination stand in its page', () => {
    const text = JSON.stringify(course('project-management'));
    for (const figure of ['35 hours', '180 questions', '60 PDUs', 'US $139', 'US$405', 'US$655', '7,500', '4,500'])
      expect(text).toContain(figure);
  });

  test('courses name the editions of the specification, and what has been published since', () => {
    const capm = JSON.stringify(course('capm'));
    expect(capm).toContain('PMBOK Guide, 7th edition');
    expect(capm).toMatch(/eighth edition/i);
    expect(JSON.stringify(course('manager-of-quality'))).toMatch(/ISO 9001[^"]*2026 revision/);
    expect(site.settings.social?.map(({ network }) => network)).toContain('Twitter');
  });

  test('places: two read Muscat, all others Al Khuwair', () => {
    const elsewhere = site.courses.filter((linked) => linked.course.location !== undefined);
    expect(site.settings.courseLocation).toBe('Al Khuwair, Muscat, Oman');
    expect(elsewhere.map((linked) => [linked.course.slug, linked.course.location])).toEqual([
      ['forensic-delay-analysis', 'Muscat, Oman'],
      ['cma-part-1-training', 'Muscat, Oman'],
    ]);
  });

  test('every module has a topic, and no two courses share a description or a list of modules', () => {
    const all = site.courses.map((linked) => course(linked.course.slug));
    const bare = all.filter(({ curriculum = [] }) => curriculum.some(({ topics }) => (topics ?? []).length === 0));
    expect(bare.map(({ slug }) => slug)).toEqual([]);
    expect(repeated(all.map(({ description = '' }) => description))).toEqual([]);
    expect(repeated(all.map(({ curriculum = [] }) => curriculum.map(({ title }) => title).join()))).toEqual([]);
  });

  test('numbers lead to the courses of the specification', () => {
    const bySlug = new Map(site.courses.map((linked) => [linked.course.id, linked.course.slug]));
    expect([40, 501, 34].map((id) => bySlug.get(id))).toEqual([
      'forensic-delay-analysis',
      'cma-part-1-training',
      'leed-green-associate',
    ]);
  });
});

test('the seven redirects', () => {
  expect(Object.fromEntries(site.redirects.map(({ from, to }) => [from, to]))).toEqual({
    '/courses/10': '/courses/impactful-presentation-communication',
    '/courses/11': '/courses/business-communication',
    '/courses/1': '/courses/project-management',
    '/courses/2': '/courses/primavera-6',
    '/courses/6': '/courses/ai-for-professionals',
    '/courses/7': '/courses/power-bi',
    '/courses/33': '/courses/capm',
  });
});

test.each([
  ['project-management', '2025-11-28', '2025-12-26', 40],
  ['project-management', '2025-11-23', '2025-11-27', 40],
  ['six-sigma-green-belt', '2025-11-04', '2025-11-06', 24],
  ['primavera-6', '2025-11-23', '2025-12-17', 32],
  ['cad', '2025-12-26', '2026-01-16', 32],
  ['bim', '2025-12-26', '2026-01-16', 32],
])('a session of %s from %s to %s', (...[slug, startDate, endDate, hours]) => {
  const found = site.sessions.find(
    ({ session }) => session.course === slug && session.startDate === startDate && session.endDate === endDate,
  );
  expect(found?.session).toMatchObject({ type: 'In-person', availability: 'Available' });
  expect(found?.session.location).toContain('Muscat');
  expect(found?.session.hours ?? found?.course.course.hours).toBe(hours);
});

test('categories, subcategories and figures', () => {
  expect(site.categories.map(({ id, name }) => [id, name])).toEqual([
    ['project-technical', 'Project & Technical Programs'],
    ['soft-skills', 'Soft Skills Training'],
    ['accounting-finance', 'Accounting & Finance'],
  ]);
  expect(site.categories.flatMap(({ subcategories }) => subcategories.map(({ id }) => id))).toEqual(
    'project-management quality-management cad-bim sustainability data-ai leadership communication personal-development cma-certification'.split(
      ' ',
    ),
  );
  expect(site.settings.figures.map(({ value }) => value)).toEqual('10,000+ 300+ 150+ 15+ 98% 94% 85% 4.8/5'.split(' '));
  expect(site.settings).toMatchObject({ founded: 2008, currency: 'OMR', timeZone: 'Asia/Muscat' });
  expect(site.settings.phones).toHaveLength(3);
});

test('every address of the route table has texts of its own for search engines', () => {
  const addresses = [
    ...'/ /about /courses /contact /schedule /register /soft-skills /leadership /communication-skills'.split(' '),
    ...'/personal-development /custom-corporate /gallery'.split(' '),
    ...site.courses.map(({ address }) => address),
  ];
  expect(addresses.filter((address) => site.seo.pages[address] === undefined)).toEqual([]);
  expect(repeated(Object.values(site.seo.pages).map(({ description }) => description))).toEqual([]);
});

test('the drawing of the home page has no cold colour, since its water is that of any theme below it', () => {
  const colours = readFileSync(join(content, 'media/hero.svg'), 'utf8').matchAll(
    /#([0-9a-f]{2})[0-9a-f]{2}([0-9a-f]{2})\b/g,
  );
  const cold = [...colours].filter(([, red = '', blue = '']) => Number.parseInt(red, 16) < Number.parseInt(blue, 16));
  expect(cold.map(([colour]) => colour)).toEqual([]);
});
