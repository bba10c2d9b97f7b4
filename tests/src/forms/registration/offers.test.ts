import { expect, test } from 'vitest';
import { offerFile } from '../../../../src/forms/registration/offer-file.ts';
import { offerOf, sessionOf, valuesOfSession } from '../../../../src/forms/registration/offers.ts';
import type { CourseOffer } from '../../../../src/forms/form-props.ts';

const day = (iso: string) => ({ iso, text: iso });
const weekday = { id: 'weekday', month: '', start: day('2030-01-06'), end: day('2030-01-10') };
const weekend = { ...weekday, id: 'weekend', title: 'PMP (weekend)', duration: '5 Days' };
const may = { id: 'may', month: 'May 2030', openUntil: '2030-05-31' };
const offer: CourseOffer = { title: 'PMP', duration: '40 Hours', sessions: [weekday, weekend, may] };
const dates = { startDate: '2030-01-06', endDate: '2030-01-10' };

test.each([
  { chosen: 'the one of the id', id: 'weekend', values: dates, expected: 'weekend' },
  {
    chosen: 'of several on the same days, the one of the title',
    values: { ...dates, course: 'PMP (weekend)' },
    expected: 'weekend',
  },
  { chosen: 'or else the first', id: 'unknown', values: dates, expected: 'weekday' },
  { chosen: 'none on other days', id: 'weekday', values: { ...dates, startDate: '2030-01-07' } },
  { chosen: 'none if the visitor wants another date', id: '', values: dates },
  {
    chosen: 'one of which only the month is known, by its id',
    id: 'may',
    values: { startDate: '', endDate: '' },
    expected: 'may',
  },
  { chosen: 'none by the absence of dates', values: { startDate: '', endDate: '' } },
  { chosen: 'the one of the id where the form has no dates', id: 'weekday', values: {}, expected: 'weekday' },
  { chosen: 'none where it has neither', values: {} },
])('of the sessions of a course, $chosen', ({ id, values, expected }) => {
  expect(sessionOf(offer.sessions, id, values)?.id).toBe(expected);
});

test('a session fills in its own title and length, or those of its course', () => {
  expect(valuesOfSession(offer, weekend)).toEqual({ course: 'PMP (weekend)', ...dates, duration: '5 Days' });
  expect(valuesOfSession(offer, may)).toEqual({ course: 'PMP', startDate: '', endDate: '', duration: '40 Hours' });
});

test('a course is known by the titles of its sessions too', () => {
  expect(offerOf([offer], 'PMP (weekend)')).toBe(offer);
  expect(offerOf([offer], 'Pottery')).toBeUndefined();
});

test('titles are spread over the files, in any script', () => {
  const files = { file: '/assets/offers.x.{n}.json', count: 8 };
  const titles = Array.from({ length: 400 }, (_, i) => `دورة ${String(i)} Course 𝕏`);
  const used = titles.map((title) => offerFile(files, title));
  expect(new Set(used).size).toBe(8);
  for (const file of used) expect(file).toMatch(/^\/assets\/offers\.x\.[0-7]\.json$/);
});
