// What is said of a session where it stands among others.
import { expect, test } from 'vitest';
import { nameAmong } from '../../../src/sessions/session-text.ts';

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

test('where one of them has the title of the course, the other one has its own', () => {
  const [plain, evening] = [session(undefined, '2027-02-01'), session('Evening group', '2027-02-01')];
  expect([plain, evening].map((one) => nameAmong(one, [plain, evening]))).toEqual([undefined, 'Evening group']);
});
