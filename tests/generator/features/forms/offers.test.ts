// What the registration form offers: in its page, or, of a large site, in files that are found by a title.
import { expect, test } from 'vitest';
import { offersOf, offerTexts } from '../../../../generator/features/forms/offers.ts';
import type { LinkedSession, LinkedSite } from '../../../../generator/model/content.ts';
import { addDays } from '../../../../generator/model/meetings.ts';
import { offerFile } from '../../../../src/forms/registration/offer-file.ts';
import type { CourseOffer } from '../../../../src/forms/form-props.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

const site = await linkTiny();
const [first] = site.sessions;
if (!first) throw new Error('The tiny provider has a session.');

const sessionsWith = (...changes: readonly Partial<LinkedSession['session']>[]): Partial<LinkedSite> => ({
  sessions: changes.map((change, i) => ({
    ...first,
    session: { ...first.session, startDate: '2030-05-04', endDate: '2030-05-05', id: `s${String(i)}`, ...change },
  })),
});

async function offered(changes: Partial<LinkedSite>): Promise<readonly CourseOffer[]> {
  const offers = offersOf(await contextOfTiny(changes));
  return offers && 'courses' in offers ? offers.courses : [];
}

test('every course is offered, with its coming sessions for which one registers here', async () => {
  const offers = await offered(
    sessionsWith(
      {},
      { availability: 'Full' },
      { startDate: '2020-05-04', endDate: '2020-05-05' },
      { status: 'cancelled' },
      { register: 'https://book.example.com/' },
    ),
  );
  expect(offers).toHaveLength(site.courses.length);
  const ids = offers.flatMap(({ sessions }) => sessions.map(({ id }) => id));
  expect(ids).toEqual(['s0', 's1']);
  expect(offers.flatMap(({ sessions }) => sessions)[1]).toMatchObject({
    availability: 'Full',
    start: { iso: '2030-05-04' },
  });
});

test('a course for which one registers elsewhere is not offered, and a site without such a form offers nothing', async () => {
  const settings = { ...site.settings, register: 'https://book.example.com/' };
  expect(offersOf(await contextOfTiny({ ...sessionsWith({}), settings }))).toBeUndefined();
  expect(offersOf(await contextOfTiny({ forms: { ...site.forms, endpoints: [] } }))).toBeUndefined();
});

test('the sessions of a large site are in files, each below the titles that lead to it', async () => {
  const many = Array.from({ length: 151 }, (_, i) => ({ title: `Edition ${String(i)}` }));
  const context = await contextOfTiny(sessionsWith(...many));
  const offers = offersOf(context);
  if (!offers || !('count' in offers)) throw new Error('There are files.');
  const files = new Map(offerTexts(context).map(({ file, text }) => [`/${file}`, text]));
  expect(files.size).toBe(offers.count);
  for (const title of [first.course.course.title, 'Edition 0', 'Edition 150']) {
    const courses: CourseOffer[] = JSON.parse(files.get(offerFile(offers, title)) ?? '[]');
    expect(courses.some(({ sessions }) => sessions.length === 151)).toBe(true);
  }
});

test('of a large site, the markup has the earliest sessions alone', async () => {
  const days = Array.from({ length: 420 }, (_, i) => addDays('2030-01-01', i));
  const offers = offersOf(await contextOfTiny(sessionsWith(...days.map((day) => ({ startDate: day, endDate: day })))));
  const listed = offers && 'listed' in offers ? offers.listed.flatMap(({ sessions }) => sessions) : [];
  expect(listed.map(({ start }) => start?.iso)).toEqual(days.slice(0, 400));
});
