import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { isMap, isScalar, isSeq, parseDocument } from 'yaml';
import { describe, expect, it, test } from 'vitest';
import { dataAfter, type Edit } from '../../../../generator/tools/edits/edit.ts';
import { spliceYaml } from '../../../../generator/tools/edits/splice-yaml.ts';
import { runs } from '../../../support/cases.ts';

const set = (value: unknown, ...at: (string | number)[]): Edit => ({ kind: 'set', at, value });
const insert = (value: unknown, at: Edit['at'], index?: number): Edit =>
  index === undefined ? { kind: 'insert', at, value } : { kind: 'insert', at, value, index };
const remove = (...at: (string | number)[]): Edit => ({ kind: 'remove', at });

const sessions = `# first line
sessions: # all of them
  # the first
  - id: a # an id
    startDate: "2025-11-28"
    days: [Friday]
    price:

  # the second
  - id: b
    startDate: "2025-12-28"
    days: [Monday, Tuesday]
# the end
`;

const cases: readonly (readonly [what: string, before: string, edits: readonly Edit[], after: string])[] = [
  ['a figure', 'a: 1 # one\nb: 2\n', [set(3, 'a')], 'a: 3 # one\nb: 2\n'],
  ['quotes stay', `a: 'x'\nb: "y"\n`, [set("it's", 'a'), set('z', 'b')], `a: 'it''s'\nb: "z"\n`],
  ['a text that looks like a figure', 'a: x\n', [set('600', 'a')], 'a: "600"\n'],
  ['a block', 'a: |\n  one\n\n  two\nb: 1\n', [set('three\n', 'a')], 'a: |\n  three\nb: 1\n'],
  ['a folded text', 'a: >-\n  one\n  two\n\nb: 1\n', [set('three four', 'a')], 'a: >-\n  three four\n\nb: 1\n'],
  [
    'Windows',
    '\uFEFFa: 1\r\nb:\r\n  - x\r\n',
    [set(2, 'a'), insert('k', ['b'])],
    '\uFEFFa: 2\r\nb:\r\n  - x\r\n  - k\r\n',
  ],
  ['no last line break', 'a:\n  - x', [insert('k', ['a']), set(1, 'b')], 'a:\n  - x\n  - k\nb: 1'],
  [
    'brackets',
    'a: [x, { q: 1 }]\n',
    [insert('k', ['a']), insert('v, w', ['a'], 0), set(2, 'a', 1, 'r')],
    'a: ["v, w", x, { q: 1, r: 2 }, k]\n',
  ],
  ['out of brackets', 'a: [x, y, z]\n', [remove('a', 1), remove('a', 2)], 'a: [x]\n'],
  ['the first out of brackets', 'a: [x, y, z]\n', [remove('a', 0), remove('a', 1)], 'a: [z]\n'],
  ['all of a list', 'a:\n  - x\n  - y\nb: 1\n', [remove('a', 0), remove('a', 1)], 'a: []\nb: 1\n'],
  ['an empty list', 'a: [] # none\n', [insert({ id: 1, t: 'x' }, ['a'])], 'a:\n  - id: 1\n    t: x # none\n'],
  ['nothing', 'a:\nb: 1\n', [set({ c: 1 }, 'a')], 'a:\n  c: 1\nb: 1\n'],
  ['an empty file', '# mode\n', [set(1, 'a'), insert('x', ['b'])], '# mode\na: 1\nb:\n  - x\n'],
  ['absent groups', 'a: 1\n', [set(1, 'b', 'c'), set(2, 'b', 'd')], 'a: 1\nb:\n  c: 1\n  d: 2\n'],
  ['a list that is not indented', 'a:\n- b: 1\n', [insert({ b: [2] }, ['a'])], 'a:\n- b: 1\n- b:\n  - 2\n'],
  ['the first field of an item', 'a:\n  - b: 1\n    c: 2\n', [remove('a', 0, 'b')], 'a:\n  - c: 2\n'],
  ['another name', 'a: 1\n"b": 2\n', [{ kind: 'rename', at: ['b'], key: 'x y' }], 'a: 1\nx y: 2\n'],
  ['an anchor', 'a: &x 1\nb: 2\n', [set(3, 'a')], 'a: &x 3\nb: 2\n'],
  [
    'a new item like its neighbours',
    sessions,
    [insert({ id: 'c', startDate: '2026-01-01', days: ['Friday'] }, ['sessions'])],
    sessions.replace('# the end', '\n  - id: c\n    startDate: "2026-01-01"\n    days: [Friday]\n# the end'),
  ],
  [
    'an item before another',
    sessions,
    [insert({ id: 'c' }, ['sessions'], 1)],
    sessions.replace('price:\n', 'price:\n\n  - id: c\n'),
  ],
  ['an item goes', sessions, [remove('sessions', 1)], sessions.replace(/ {2}- id: b[^#]*/, '')],
  [
    'a value where there was none',
    sessions,
    [set(250, 'sessions', 0, 'price')],
    sessions.replace('price:', 'price: 250'),
  ],
  [
    'a field like that of others',
    sessions,
    [set('2025-12-30', 'sessions', 1, 'endDate')],
    sessions.replace('Tuesday]\n', 'Tuesday]\n    endDate: "2025-12-30"\n'),
  ],
  [
    'the last item, and adds one behind it',
    'a:\n  - b: 1\n',
    [insert({ b: 3 }, ['a']), set(2, 'a', 0, 'c')],
    'a:\n  - b: 1\n    c: 2\n  - b: 3\n',
  ],
  [
    'all items for others',
    'a:\n  - x\n  - y\n',
    [remove('a', 0), remove('a', 1), insert('v', ['a'], 1), insert('u', ['a'], 0)],
    'a:\n  - u\n  - v\n',
  ],
  ['a text of several lines into a space', 'a: |\n  x\n  y\nb: 1\n', [set(' ', 'a')], 'a: " "\nb: 1\n'],
  ['a word into a space and a line break', 'a: x\n', [set(' \n', 'a')], 'a: "\\ \\n"\n'],
  ['a text of one line before a comment', 'a: x # one\n', [set('y\nz', 'a')], 'a: "y\\nz" # one\n'],
];

test.each(cases)('changes %s', (...[, before, edits, after]) => {
  expect(spliceYaml(before, edits)).toBe(after);
});

it('refuses what it cannot do at its place', () => {
  expect(() => spliceYaml('a: &x 1\nb: *x\n', [set(2, 'a')])).toThrow('rewriting');
  expect(() => spliceYaml('a: [', [set(2, 'a')])).toThrow('read');
});

describe('a change of one value of real content', () => {
  const folder = 'content';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.yaml'));
  const awkward = ['yes', '#x', ' a', 'a: b', 'null', 'x\ny\n', '2025-01-01', '', ' ', ' \n'];
  const values = fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.integer(), fc.constantFrom(...awkward));
  const changes = fc.record({ file: fc.constantFrom(...files), isWindows: fc.boolean(), nth: fc.nat(), value: values });

  /** The paths and ranges of all values that are neither lists nor groups. */
  function placesIn(node: unknown, at: Edit['at'] = []): readonly { at: Edit['at']; from: number; to: number }[] {
    if (isMap(node)) return node.items.flatMap(({ key, value }) => placesIn(value, [...at, String(key)]));
    if (isSeq(node)) return node.items.flatMap((item, index) => placesIn(item, [...at, index]));
    return isScalar(node) && node.range ? [{ at, from: node.range[0], to: node.range[1] }] : [];
  }

  it('leaves every other byte', () => {
    const property = fc.property(changes, ({ file, isWindows, nth, value }) => {
      const unix = readFileSync(path.join(folder, file), 'utf8');
      const text = isWindows ? unix.replaceAll('\n', '\r\n') : unix;
      const mark = isWindows ? '\uFEFF' : '';
      const places = placesIn(parseDocument(text).contents);
      const place = places[nth % places.length];
      if (!place) return;
      const after = spliceYaml(mark + text, [set(value, ...place.at)]);
      expect(after.startsWith(mark + text.slice(0, place.from))).toBe(true);
      expect(after.endsWith(text.slice(place.to))).toBe(true);
      const data: unknown = parseDocument(after.slice(mark.length)).getIn(place.at);
      expect(data).toBe(value);
    });
    fc.assert(property, { seed: 29, numRuns: runs(2_000, 40) });
  });
});

describe('several changes of one list', () => {
  const item = fc.nat(1);
  const field = fc.constantFrom('id', 'startDate', 'days', 'price', 'note');
  const value = fc.constantFrom<unknown>(1, 'x', 'a: b', 'one\ntwo\n', '2025-01-01', ['Friday'], { amount: 2 });
  const edit = fc.oneof(
    fc.record({ item, field, value }).map((one) => set(one.value, 'sessions', one.item, one.field)),
    fc
      .record({ item, field: fc.constantFrom('startDate', 'days') })
      .map((one) => remove('sessions', one.item, one.field)),
    item.map((one) => remove('sessions', one)),
    fc
      .record({ index: fc.option(fc.nat(2), { nil: undefined }), days: value })
      .map(({ index, days }) => insert({ id: 'c', days }, ['sessions'], index)),
  );

  /** Whether one edit is of what another one replaces or removes. */
  const isWithin = ({ at }: Edit, other: Edit): boolean =>
    other.kind !== 'insert' && other.at.every((key, i) => at[i] === key);

  it('are all made', () => {
    const property = fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), (all) => {
      const edits = all.filter(
        (one, i) => !all.some((other, k) => k !== i && isWithin(one, other) && (k < i || !isWithin(other, one))),
      );
      const after: unknown = parseDocument(spliceYaml(sessions, edits)).toJS();
      expect(after).toEqual(dataAfter(parseDocument(sessions).toJS(), edits));
    });
    fc.assert(property, { seed: 29, numRuns: runs(5_000, 20) });
  });
});
