// What is said of a session where it stands among others.
import { expect, test } from 'vitest';
import type { CatalogueProps } from '../../../src/catalogue/catalogue-props.ts';
import { sessionLink } from '../../../src/sessions/registration-address.ts';
import { nameAmong, nextOf, nextText } from '../../../src/sessions/session-text.ts';
import { changedProvider, scheduled } from '../../support/content/changed-provider.ts';

const day = (iso: string) => ({ iso, text: iso });
const session = (title: string | undefined, start: string) => ({
  ...(title === undefined ? {} : { title }),
  start: day(start),
  end: day('2027-05-21'),
  month: '2027-02',
});

test('groups that begin on the same day are shown with their titles', () => {
  const [us, eu, later] = [
    session('US cohort', '2027-02-01'),
    session('EU cohort', '2027-02-01'),
    session('US cohort', '2027-03-01'),
  ];
  const all = [us, eu, later];
  expect(all.map((one) => nameAmong(one, all))).toEqual(['US cohort', 'EU cohort', undefined]);
});

test('a date in a line of a card is not broken', () => {
  expect(nextText({ iso: '2026-12-08', text: '8 déc. 2026' }, 'Prochaine date : {date}')).toBe(
    'Prochaine date : 8\u00a0déc.\u00a02026',
  );
});

test('where one of them has the title of the course, the other one has its own', () => {
  const [plain, evening] = [session(undefined, '2027-02-01'), session('Evening group', '2027-02-01')];
  expect([plain, evening].map((one) => nameAmong(one, [plain, evening]))).toEqual([undefined, 'Evening group']);
});

test('the next session with places comes before one that is full, whose button leads to its waiting list', () => {
  const of = (id: string, rest: object) => ({ id, ...session('First Aid', '2027-02-01'), title: 'First Aid', ...rest });
  const [calledOff, full, open, booked, own] = [
    of('a', { status: { kind: 'cancelled', text: 'Cancelled' } }),
    of('b', { availability: 'Waiting list', registerTo: 'https://book.example.com/', registerLabel: 'Book' }),
    of('c', { availability: 'Limited' }),
    of('d', { availability: 'Full', registerTo: 'https://book.example.com/' }),
    of('e', { availability: 'Full' }),
  ];
  expect(nextOf([calledOff, full, open])?.id).toBe('c');
  expect(nextOf([calledOff, full])?.id).toBe('b');
  expect(nextOf([calledOff])).toBeUndefined();
  const shell = { addresses: { catalogue: '/courses', registration: '/register' } } as const;
  const { registerTo, registerLabel, isWaiting } = sessionLink(full, shell);
  expect([registerTo, registerLabel, isWaiting]).toEqual(['https://book.example.com/', undefined, true]);
  expect(sessionLink(open, shell).isWaiting).toBeUndefined();
  // The form of the site knows a waiting list; whether that of another site does, only the session can say.
  expect(sessionLink(booked, shell)).toEqual({});
  expect(sessionLink(own, { ...shell, registration: { registerTo: 'https://book.example.com/' } })).toEqual({});
  expect(sessionLink(own, shell).isWaiting).toBe(true);
});

test.each([
  [['Full', 'Limited', 'Waiting list'], ['2030-05-02']],
  [
    ['Full', 'Full'],
    ['2030-05-01', '2030-05-02'],
  ],
])('the card of a course with sessions that are %j names the days with places, or else all', async (states, days) => {
  const { pageAt } = await changedProvider(
    scheduled(
      ...states.map(
        (state, i) =>
          `id: s${String(i)}, course: first-aid, startDate: "2030-05-0${String(i + 1)}", availability: ${state}`,
      ),
    ),
  );
  const { courses } = pageAt('/courses')?.page.props as CatalogueProps;
  expect(courses.find(({ slug }) => slug === 'first-aid')?.nextDays.map(({ iso }) => iso)).toEqual(days);
});
