import { expect, test } from 'vitest';
import { baselineOf, mergeBaselines, splitByBaseline, countOccurrences } from '../../cli/baseline.ts';
import { diagnosticWith, locationAt } from './reports/diagnostics.ts';

const old = diagnosticWith({ message: 'Old.' });
const moved = diagnosticWith({ message: 'Old.', location: locationAt({ from: [90, 1], to: [90, 2] }) });
const fresh = diagnosticWith({ message: 'New.' });

test('a listed problem is known, wherever its line has moved to', () => {
  expect(splitByBaseline([moved, fresh], baselineOf([old]))).toEqual({ unlisted: [fresh], known: [moved], stale: [] });
});

test('a problem is known as often as it is listed; of more, any could be the new one', () => {
  const baseline = baselineOf([old, old]);
  expect(baseline).toEqual([expect.objectContaining({ message: 'Old.', times: 2 })]);
  expect(splitByBaseline([moved, old], baseline)).toEqual({ unlisted: [], known: [moved, old], stale: [] });
  expect(splitByBaseline([old, old, moved, fresh], baseline)).toMatchObject({
    unlisted: [old, old, moved, fresh],
    known: [],
    stale: [],
  });
  expect(splitByBaseline([old], baseline).stale).toEqual([expect.not.objectContaining({ times: 2 })]);
});

test('a listed problem is known wherever in its list it has moved to', () => {
  const at = (pointer: string) => diagnosticWith({ location: { ...old.location, pointer } });
  const baseline = baselineOf([at('/sessions/9/hours')]);
  expect(baseline).toEqual([expect.objectContaining({ pointer: '/sessions/*/hours' })]);
  expect(splitByBaseline([at('/sessions/10/hours')], baseline).unlisted).toEqual([]);
  expect(splitByBaseline([at('/sessions/9/type')], baseline).unlisted).toHaveLength(1);
});

test('what is listed and no longer found is stale', () => {
  const { stale } = splitByBaseline([], baselineOf([old, old, fresh]));
  expect(countOccurrences(stale)).toBe(3);
});

test('a baseline has the same order whatever the order of the problems', () => {
  expect(baselineOf([old, fresh])).toEqual(baselineOf([fresh, old]));
  expect(mergeBaselines(baselineOf([old]), baselineOf([fresh]))).toEqual(baselineOf([fresh, old]));
});
