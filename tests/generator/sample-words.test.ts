// What the sample content says about itself stays true: faults in its words that a schema cannot see.
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Course } from '../../schemas/types.ts';
import { checkAndLink } from '../../generator/build/pipeline/check.ts';
import { courseReader } from '../support/content/course-reader.ts';
import { invariant } from '../../generator/base/invariant.ts';
import type { LinkedSite } from '../../generator/model/content.ts';
import { fullTitle } from '../../src/app/format.ts';

const content = fileURLToPath(new URL('../../content', import.meta.url));

let site: LinkedSite;
let courses: readonly Course[];

beforeAll(async () => {
  const linked = await checkAndLink({ content, now: new Date('2025-11-01T08:00:00Z') });
  invariant(linked.site, 'the sample content has no errors');
  site = linked.site;
  const read = courseReader(content);
  courses = site.courses.map((found) => read(found));
});

describe('certificates and examinations', () => {
  test('a certificate awarded is a certificate, not an examination that the course prepares for', () => {
    const wrong = courses.filter(
      ({ credential = '' }) => !/\bCertificate\b/.test(credential) || /prepares/i.test(credential),
    );
    expect(wrong.map(({ slug, credential }) => `${slug}: ${credential}`)).toEqual([]);
  });

  test('only Power BI awards a certificate that sounds like a vendor’s, as specified', () => {
    const named = courses.filter(({ credential = '' }) => credential.includes('Professional Certificate'));
    expect(named.map(({ slug }) => slug)).toEqual(['power-bi']);
  });

  test.each([
    ['project-management', 'PMP'],
    ['capm', 'CAPM'],
    ['leed-green-associate', 'LEED Green Associate'],
    ['cma-part-1-training', 'CMA'],
    ['manager-of-quality', 'CMQ/OE'],
  ])('%s says that it prepares for the %s examination', (slug, name) => {
    const facts = courses.find((course) => course.slug === slug)?.facts ?? [];
    expect(facts.find(({ label }) => label === 'Prepares for')?.value).toContain(name);
  });

  test('CMA Part 1 is described without the essays that its examination no longer has', () => {
    const said = JSON.stringify([courses.filter(({ slug }) => slug.startsWith('cma')), site.seo.pages, site.stories]);
    expect(said.match(/[^"]*essay[^"]*/gi) ?? []).toEqual([]);
  });
});

describe('what is said in two places agrees', () => {
  const DAY_MS = 86_400_000;

  test('an agenda by days has as many days as the Fridays of each session', () => {
    const wrong = site.sessions.flatMap(({ session, course: { course } }) => {
      const agenda = courses.find(({ slug }) => slug === course.slug)?.leadershipDetails?.agenda ?? [];
      const days = new Set(agenda.flatMap(({ label }) => /^Day \d+/.exec(label) ?? []));
      const fridays = (Date.parse(session.endDate ?? '') - Date.parse(session.startDate ?? '')) / DAY_MS / 7 + 1;
      return days.size === 0 || days.size === fridays ? [] : [`${session.id}: ${days.size} days, ${fridays} Fridays`];
    });
    expect(wrong).toEqual([]);
  });

  test('a story belongs to a course that has had students', () => {
    const untaught = courses.filter(({ students }) => students === 0).map(({ slug }) => slug);
    expect(untaught).toContain('cma-part-1-training');
    expect(site.stories.filter(({ course = '' }) => untaught.includes(course)).map(({ id }) => id)).toEqual([]);
  });
});

describe('courses are as people would describe them', () => {
  test('no person has written two reviews, or a review and a story', () => {
    const names = [...courses.flatMap(({ reviews = [] }) => reviews), ...site.stories].map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test('a course of one day has no more topics than a day has time for', () => {
    const topics = ({ curriculum = [] }: Course): number => curriculum.flatMap((module) => module.topics ?? []).length;
    const crowded = courses.filter((course) => course.hours === 8 && topics(course) > 20);
    expect(crowded.map((course) => `${course.slug}: ${topics(course)}`)).toEqual([]);
  });
});

describe('what is shown together can be distinguished', () => {
  test('courses of one title have subtitles, and keep their title', () => {
    const twins = courses.filter(({ title }) => title === 'Impactful Presentation');
    expect(twins).toHaveLength(2);
    const titles = courses.map(fullTitle);
    expect(titles.filter((title, place) => titles.indexOf(title) !== place)).toEqual([]);
  });

  test('sessions of a course that begin within a month of each other have titles of their own', () => {
    const MONTH_MS = 31 * 86_400_000;
    const near = site.sessions.flatMap((a, place) =>
      site.sessions.slice(place + 1).filter(({ session: b, course }) => {
        const isNear = Math.abs(Date.parse(a.session.startDate ?? '') - Date.parse(b.startDate ?? '')) < MONTH_MS;
        return isNear && course === a.course && (a.session.title ?? '') === (b.title ?? '');
      }),
    );
    expect(near.map(({ session }) => session.id)).toEqual([]);
  });

  test('PMP sessions say whether they are held on weekdays or at weekends, and keep the title of the course', () => {
    const titles = site.sessions.filter(({ session }) => session.course === 'project-management');
    expect(titles.map(({ session: { id, title } }) => [id.slice(0, 11), title])).toEqual(
      titles.map(({ session: { id } }) => {
        const days = id.startsWith('pmp-weekday') ? 'weekday' : 'weekend';
        return [`pmp-${days}`, `PMP Certification Training (${days})`];
      }),
    );
  });
});
