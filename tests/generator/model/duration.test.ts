import { expect, test } from 'vitest';
import { isoDuration } from '../../../generator/model/duration.ts';

test.each([
  [{ hours: 40 }, 'PT40H'],
  [{ hours: 1.5 }, 'PT1H30M'],
  [{ hours: 0.75 }, 'PT45M'],
  [{ days: 3 }, 'P3D'],
  [{ weeks: 6 }, 'P6W'],
  [{ minutes: 20 }, 'PT20M'],
  [{ minutes: 90, duration: 'One evening' }, 'PT90M'],
  [{ duration: 'Self-paced, about 6 weeks' }, undefined],
  [{}, undefined],
])('search engines read %o as %s', (duration, expected) => {
  expect(isoDuration(duration)).toBe(expected);
});
