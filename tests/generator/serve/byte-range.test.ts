import { expect, test } from 'vitest';
import { byteRange } from '../../../generator/serve/byte-range.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-400', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=10-12', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['', undefined],
])('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});
