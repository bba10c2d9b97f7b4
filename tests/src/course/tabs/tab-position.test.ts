import { expect, test } from 'vitest';
import { tabPosition } from '../../../../src/course/tabs/CourseTabs.tsx';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, false, 2],
  [' ', 1, false, 1],
  ['Tab', 1, false, undefined],
])('%j at tab %i (right to left: %j) leads to %j', (...[key, current, isRtl, expected]) => {
  expect(tabPosition(key, { count: 3, current, isRtl })).toBe(expected);
});
