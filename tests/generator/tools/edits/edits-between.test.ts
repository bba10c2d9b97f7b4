import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editsBeside, editsBetween } from '../../../../generator/tools/edits/edits-between.ts';
import { dataAfter } from '../../../../generator/tools/edits/edit.ts';
import { runs } from '../../../support/cases.ts';

const between = (before: unknown, after: unknown): readonly unknown[] => editsBetween({ a: before }, { a: after });

test('only what differs is an edit', () => {
  expect(between(1, 1)).toEqual([]);
  expect(between({ x: 1, y: 2 }, { y: 3, z: 4 })).toEqual([
    { kind: 'remove', at: ['a', 'x'] },
    { kind: 'set', at: ['a', 'y'], value: 3 },
    { kind: 'set', at: ['a', 'z'], value: 4 },
  ]);
  expect(between(5, { amount: 5 })).toEqual([{ kind: 'set', at: ['a'], value: { amount: 5 } }]);
});

test('an item that was added or removed leaves the others alone', () => {
  expect(between(['a', 'b', 'c'], ['a', 'x', 'b', 'c'])).toEqual([{ kind: 'insert', at: ['a'], index: 1, value: 'x' }]);
  expect(between(['a', 'b', 'c'], ['a', 'c'])).toEqual([{ kind: 'remove', at: ['a', 1] }]);
});

test('an item with an id is the same one wherever it is, and one without where it was', () => {
  const [one, two] = [
    { id: 'one', seats: 4 },
    { id: 'two', seats: 8 },
  ];
  expect(between([one, two], [{ id: 'zero' }, one, { ...two, seats: 7 }])).toEqual([
    { kind: 'insert', at: ['a'], index: 0, value: { id: 'zero' } },
    { kind: 'set', at: ['a', 1, 'seats'], value: 7 },
  ]);
  expect(between([{ name: 'x' }, { name: 'y' }], [{ name: 'x' }, { name: 'z' }])).toEqual([
    { kind: 'set', at: ['a', 1, 'name'], value: 'z' },
  ]);
});

test('names that all objects have are fields like others, and change no other object', () => {
  const after = JSON.parse('{"a":{"__proto__":{"x":1},"constructor":{"y":2}}}') as unknown;
  expect(editsBetween({ a: {} }, after)).toEqual([
    { kind: 'set', at: ['a', '__proto__'], value: { x: 1 } },
    { kind: 'set', at: ['a', 'constructor'], value: { y: 2 } },
  ]);
  for (const name of ['__proto__', 'constructor'])
    dataAfter({ a: {} }, [{ kind: 'set', at: ['a', name, 'polluted'], value: 1 }]);
  expect(['polluted' in {}, 'polluted' in Object]).toEqual([false, false]);
});

test('what two have changed in different fields or items is joined; at one place, or where items moved, it is not', () => {
  const before = { title: 'A', price: { amount: 1, currency: 'OMR' }, list: [{ s: 1, t: 1 }, { s: 2 }] };
  const [first, second] = before.list;
  const joined = (own: object, others: object): unknown => {
    const edits = editsBeside(before, { ...before, ...own }, { ...before, ...others });
    return edits && dataAfter({ ...before, ...others }, edits);
  };
  const list = [first, { s: 3 }];
  const added = [...before.list, { s: 9 }];
  const changedFirst = [{ s: 4, t: 1 }, second];
  expect(joined({ title: 'B' }, { list })).toEqual({ ...before, title: 'B', list });
  expect(joined({ title: 'B' }, { title: 'B', list })).toEqual({ ...before, title: 'B', list });
  expect(joined({ list: changedFirst }, { list })).toEqual({ ...before, list: [{ s: 4, t: 1 }, { s: 3 }] });
  expect(joined({ list: added }, { list })).toEqual({ ...before, list: [...list, { s: 9 }] });
  expect(joined({ list: changedFirst }, { list: added })).toEqual({ ...before, list: [...changedFirst, { s: 9 }] });
  expect(joined({ list: [first, { s: 3 }] }, { list: [second] })).toEqual({ ...before, list: [{ s: 3 }] });
  expect(joined({ list: [...added, second] }, { list: [second] })).toEqual({
    ...before,
    list: [second, { s: 9 }, second],
  });
  expect(joined({ title: 'B' }, { title: 'C' })).toBeUndefined();
  expect(joined({ price: { amount: 2, currency: 'OMR' } }, { price: { amount: 1, currency: 'USD' } })).toBeUndefined();
  expect(joined({ list: [{ s: 4, t: 1 }, second] }, { list: [{ s: 1, t: 5 }, second] })).toBeUndefined();
  expect(joined({ list: added }, { list: [{ s: 0 }, ...before.list] })).toBeUndefined();
  expect(joined({ list: [first] }, { list })).toBeUndefined();
  expect(joined({ list }, { list: [first] })).toBeUndefined();
});

test('the edits make one value of any other', () => {
  const leaf = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('a', 'b', ''), fc.boolean(), fc.constant(null));
  const { value } = fc.letrec<{ value: unknown }>((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      leaf,
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('id', 'x', 'y'), tie('value')),
    ),
  }));
  const data = fc.dictionary(fc.constantFrom('k', 'l', 'm'), value);
  fc.assert(
    fc.property(data, data, (before, after) => {
      expect(dataAfter(before, editsBetween(before, after))).toEqual({ ...after });
    }),
    { seed: 29, numRuns: runs(6_000, 20) },
  );
});
