// A session that costs something else than its course: what visitors and search engines read of it.
import { expect, test } from 'vitest';
import type { Course, Session } from '../../../../schemas/types.ts';
import { invariant } from '../../../../generator/base/invariant.ts';
import { courseInputs } from '../../../../generator/features/course/course-inputs.ts';
import { coursePages } from '../../../../generator/features/course/course-planner.ts';
import { registrationOf } from '../../../../generator/features/forms/registration.ts';
import { sessionLink } from '../../../../src/sessions/registration-address.ts';
import { withReferences } from '../../../support/html/structured-data-problems.ts';
import { contextOfTiny, linkTiny, readCourseOfTiny } from '../../../support/content/tiny-plan.ts';

interface Shown {
  readonly onSchedule: unknown;
  readonly onCourse: unknown;
  readonly offers: unknown;
}

/** What is said of the only session of First Aid, which costs GBP 120. */
async function shownOf(changes: Partial<Session>, ofCourse: Partial<Course> = {}): Promise<Shown> {
  const { sessions, courses } = await linkTiny();
  const [linked] = sessions;
  const [first, ...others] = courses;
  invariant(linked && first, 'the tiny provider has a course with a session');
  const course = { ...readCourseOfTiny(first), ...ofCourse };
  const changed = { ...first, course };
  const held = { session: { ...linked.session, ...changes }, course: changed };
  const context = await contextOfTiny({ courses: [changed, ...others], sessions: [held] });
  const [page] = coursePages(courseInputs(changed, context), course, context);
  invariant(page?.page.template === 'course-standard', 'First Aid has the usual page');
  const [instance] = withReferences(page.head.jsonLd[0] ?? {})['hasCourseInstance'] as readonly { offers?: unknown }[];
  return {
    onSchedule: context.sessions()[0]?.prices,
    onCourse: page.page.props.sessions[0]?.prices,
    offers: instance?.offers,
  };
}

test('a session of the price of its course says nothing of it, and offers it', async () => {
  const usual = { onSchedule: undefined, onCourse: undefined, offers: { price: 120, priceCurrency: 'GBP' } };
  expect(await shownOf({})).toMatchObject(usual);
  expect(await shownOf({ price: 120 })).toMatchObject(usual);
  expect(await shownOf({ price: { amount: 120 } })).toMatchObject(usual);
});

test.each<readonly [NonNullable<Session['price']>, readonly object[], object | undefined]>([
  [90, [{ text: 'GBP 90' }], { price: 90, category: 'Paid' }],
  ['free', [{ text: 'Free' }], { price: 0, category: 'Free' }],
  ['on request', [{ text: 'Fee on request' }], undefined],
  [
    { from: 80, currency: 'EUR', note: 'plus 5 % VAT' },
    [{ text: 'from EUR 80', note: 'plus 5 % VAT' }],
    { priceSpecification: { minPrice: 80, priceCurrency: 'EUR' }, description: 'plus 5 % VAT' },
  ],
  [
    { amount: 80, per: 'person', extras: [{ name: 'Manual', amount: 15, note: 'optional' }] },
    [{ text: 'GBP 80 per person' }, { name: 'Additional costs\u00a0· Manual', text: 'GBP 15', note: 'optional' }],
    { price: 80, category: 'Paid' },
  ],
])('a session for %o says so in both lists and to search engines', async (price, lines, offer) => {
  expect(await shownOf({ price })).toMatchObject({ onSchedule: lines, onCourse: lines, offers: offer });
});

const early: Session['price'] = {
  options: [
    { name: 'Early', amount: 80, until: '2025-12-31' },
    { name: 'Later', amount: 100, note: 'lunch included' },
  ],
  note: 'plus VAT',
};

test('an amount of a session that has ended is not shown, nor offered', async () => {
  const lines = [{ name: 'Later', text: 'GBP 100', note: 'lunch included, plus VAT' }];
  const shown = await shownOf({ price: early });
  expect(shown).toMatchObject({ onSchedule: lines, onCourse: lines, offers: { name: 'Later', price: 100 } });
});

test('where every amount has ended, the price of the course does not hold in their place', async () => {
  const [ended] = early.options ?? [];
  invariant(ended, 'there is an early price');
  expect(await shownOf({ price: { options: [ended] } })).toEqual({ onSchedule: [], onCourse: [], offers: undefined });
});

test('where every amount of a course has ended, its page and its offer have none', async () => {
  const { courses } = await linkTiny();
  const [first, ...others] = courses;
  invariant(first, 'the tiny provider has a course');
  const course = {
    ...readCourseOfTiny(first),
    price: { options: [{ name: 'Early', amount: 80, until: '2025-12-31' }] },
  };
  const changed = { ...first, course };
  const context = await contextOfTiny({ courses: [changed, ...others], sessions: [] });
  const [page] = coursePages(courseInputs(changed, context), course, context);
  expect(page?.page.props).toMatchObject({ course: { prices: [] } });
  expect(JSON.stringify(page?.head.jsonLd)).not.toContain('"price"');
});

test('a session that was called off has no price', async () => {
  expect(await shownOf({ price: 90, status: 'cancelled' })).toEqual({});
});

test('a session without a length of its own lasts as long as its meetings, for the form and for search engines', async () => {
  const { sessions, courses } = await linkTiny();
  const [linked] = sessions;
  const [first, ...others] = courses;
  invariant(linked && first, 'the tiny provider has a course with a session');
  const { hours: _hours, ...course } = readCourseOfTiny(first);
  const changed = { ...first, course };
  const held = { session: { ...linked.session, from: '09:00', to: '12:30' }, course: changed };
  const context = await contextOfTiny({ courses: [changed, ...others], sessions: [held] });
  const [row] = context.sessions();
  invariant(row, 'it is on the schedule');
  expect(row.duration).toBe('7 Hours');
  expect(sessionLink(row, registrationOf(context.site)).registerTo).toContain('duration=7+Hours');
  const [page] = coursePages(courseInputs(changed, context), course, context);
  expect(page?.head.jsonLd[0]).toMatchObject({ hasCourseInstance: [{ courseWorkload: 'PT7H' }] });
});
