import { expect, test } from 'vitest';
import { growthOf, type SizeResult, tables } from '../../bench/build-table.ts';

const weight = { html: 10, js: 20, css: 30, font: 40, data: 50, picture: 0 };

function result(count: number, wall: number): SizeResult {
  const measured = { wall, cpu: 2 * wall, largest: 100 * 2 ** 20, together: 0, processes: 1, others: 0 };
  const builds = { cold: measured, warm: measured, change: measured };
  return { count, pages: count, files: 3 * count, bytes: 1000 * count, course: weight, ...builds };
}

test('growth is the price of one page against that at the size before, and from 1,000 to the largest', () => {
  const growth = growthOf([result(40, 4), result(1000, 10), result(10_000, 110), result(40_000, 460)]);
  expect(growth.map(({ from, to, coldWall }) => [from, to, Number(coldWall.toFixed(2))])).toEqual([
    [40, 1000, 0.1],
    [1000, 10_000, 1.1],
    [10_000, 40_000, 1.05],
    [1000, 40_000, 1.15],
  ]);
});

test('the tables have a line for each size, and mark what was disturbed', () => {
  const calm = result(1000, 10);
  const disturbed = { ...calm, count: 40, warm: { ...calm.warm, others: 5 } };
  const text = tables([disturbed, calm], growthOf([disturbed, calm]));
  expect(text).toContain('| 40 | 1000 | 10.00 | 20.00 | 100 | ~10.00 | 20.00 | 100 | 10.00 | 20.00 | 100 | 100 |');
  expect(text).toContain('| 1000 | 3000 | 1.0 | 10 | 20 | 30 | 40 | 50 |');
  expect(text.match(/~/g)).toHaveLength(1);
});
