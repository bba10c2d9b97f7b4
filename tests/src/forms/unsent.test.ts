import { expect, test } from 'vitest';
import type { FieldSpec } from '../../../src/forms/form-props.ts';
import { startingValues, unsentOf, type Unsent } from '../../../src/forms/use-unsent.ts';

const fields: readonly FieldSpec[] = [
  { name: 'name', label: 'name' },
  { name: 'course', label: 'course' },
  { name: 'message', label: 'message', kind: 'textarea' },
  { name: 'idNumber', label: 'idNumber', isPrivate: true },
];
const empty = { name: '', course: '', message: '', idNumber: '' };
const unsent: Unsent = {
  query: '?course=A',
  values: { name: 'Salma', course: 'B', message: 'Hello' },
  own: ['name', 'course', 'message'],
};
const starting = { query: '?course=A', typed: empty, prefill: { course: 'A', message: 'About A' } };

test.each([
  { what: 'back on the same page all is as it was left', left: unsent, begun: unsent.values },
  {
    what: 'what was emptied stays empty',
    left: { ...unsent, values: { name: 'Salma', course: '', message: '' } },
    begun: { name: 'Salma', course: '', message: '' },
  },
  {
    what: 'a text that another link had prepared gives way',
    changes: { query: '?course=C', prefill: { course: 'C', message: 'About C' } },
    left: { ...unsent, own: ['name'] },
    begun: { name: 'Salma', course: 'C', message: 'About C' },
  },
  {
    what: 'a page without a query takes all',
    changes: { query: '', prefill: {} },
    left: unsent,
    begun: unsent.values,
  },
  {
    what: 'without anything kept the query fills in',
    left: undefined,
    begun: { name: '', course: 'A', message: 'About A' },
  },
  {
    what: 'what is typed already wins',
    changes: { typed: { ...empty, name: 'Typed', course: 'T' } },
    left: unsent,
    begun: { name: 'Typed', course: 'T', message: 'Hello' },
  },
])('$what', ({ changes, left, begun }) => {
  const values = startingValues(fields, { ...starting, ...changes, unsent: left });
  expect(values).toEqual({ ...begun, idNumber: '' });
});

test('a private field is not kept, not even that it was filled in', () => {
  const leaving = { query: '', prefill: {} };
  expect(unsentOf(fields, { ...leaving, values: { ...empty, idNumber: 'A1' } })).toBeUndefined();
  const kept = unsentOf(fields, { ...leaving, values: { ...empty, idNumber: 'A1', name: 'Salma' } });
  expect(kept).toEqual({ query: '', values: { name: 'Salma', course: '', message: '' }, own: ['name'] });
});

test('what only a link has filled in is not kept', () => {
  const leaving = { query: '?course=A', prefill: { course: 'A' }, values: { ...empty, course: 'A' } };
  expect(unsentOf(fields, leaving)).toBeUndefined();
});
