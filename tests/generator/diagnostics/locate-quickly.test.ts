// The quick way to a place must tell what the parser tells, or nothing.
import { isMap, isScalar, parseDocument, type Scalar } from 'yaml';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { locateQuickly } from '../../../generator/diagnostics/locate-quickly.ts';

function parsed(text: string, key: string): unknown {
  const { contents, errors } = parseDocument(text, { stringKeys: true });
  if (errors.length > 0 || !isMap(contents)) return undefined;
  const pair = contents.items.find((item) => isScalar(item.key) && item.key.value === key);
  const ranges = [pair?.key, pair?.value].map((node) => (node as Scalar | undefined)?.range?.slice(0, 2));
  return ranges[0] && ranges[1] ? { key: ranges[0], value: ranges[1] } : undefined;
}

test.each([
  'title: Plain words\nid: 3\n',
  'a: 1\ntitle: "In \\"quotes\\"" # remark\nb: 2',
  "title: 'It''s'\n",
  'title: C# and a:b #remark\nx: y\n',
  'title: 3\r\nid: 4\r\n',
  'title: last',
])('finds the title of %j where the parser does', (text) => {
  expect(locateQuickly(text, '/title')).toBeDefined();
  expect(locateQuickly(text, '/title')).toEqual(parsed(text, 'title'));
});

test.each([
  'title:\n  nested: 1\n',
  'title: goes\n  on\n',
  'title: |\n  block\n',
  'title: [a]\n',
  'title: "not\n  closed"\n',
  'other: 1\n',
  '--- \ntitle: x\n',
  'title: one\n\n  more\n',
])('leaves %j to the parser', (text) => {
  expect(locateQuickly(text, '/title')).toBeUndefined();
});

test('it never tells another place than the parser', () => {
  const line = fc.constantFrom(
    'title: a',
    'title: ',
    'title: "b" ',
    ' c',
    "title: 'd'",
    '# e',
    '',
    'f: g',
    'h: |',
    ' title: i',
    'title: j # k',
    'title: l: m',
    'title: n#o',
    '- p',
    'title: -q',
    'title: - r',
  );
  const end = fc.constantFrom('\n', '\r\n', '');
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), end, (lines, ending) => {
      const text = lines.join(ending || '\n') + ending;
      const place = parsed(text, 'title');
      const quick = locateQuickly(text, '/title');
      if (place !== undefined && quick !== undefined) expect(quick).toEqual(place);
    }),
    { numRuns: 2000 },
  );
});
