// The one style: what it looks like, and that it costs neither data nor comments.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDocument } from 'yaml';
import { formatText } from '../../../../generator/tools/format/format-content.ts';
import { runs } from '../../../support/cases.ts';

describe('the style', () => {
  test.each([
    [
      'two spaces a level, lists below their field',
      'a:\n    b:\n    - 1\n    -   c: x\n        d: y\n',
      'a:\n  b:\n    - 1\n    - c: x\n      d: y\n',
    ],
    ['one space after a colon, none at the end of a line', 'a:   1  \nb:\tx\n', 'a: 1\nb: x\n'],
    ['lists without inner spaces, groups with one', 'a: [ 1,2 ]\nb: {c: 1}\n', 'a: [1, 2]\nb: { c: 1 }\n'],
    ['no brackets over several lines', 'a: [\n  x, # one\n  y\n]\n', 'a:\n  - x # one\n  - y\n'],
    ['one blank line at most, none at the ends', '\n\na: 1\n\n\n\nb: 2\n\n\n', 'a: 1\n\nb: 2\n'],
    ['a line break at the end', 'a: 1', 'a: 1\n'],
    ['a text keeps its lines', 'a: |\n     x\n       y  \n\n     z\n\n\nb: 1\n', 'a: |\n  x\n    y  \n\n  z\n\nb: 1\n'],
    ['blank lines that belong to a text stay', 'a: |+\n    x\n\n\nb: 1\n', 'a: |+\n  x\n\n\nb: 1\n'],
    ['a folded text keeps its line breaks', 'a: >-\n     x\n     y\n', 'a: >-\n  x\n  y\n'],
    [
      'quotes and figures stay',
      "a: 'it''s'\nb: 1.50\nc: 0x1F\nd: \"x\"\ne: ~\n",
      "a: 'it''s'\nb: 1.50\nc: 0x1F\nd: \"x\"\ne: ~\n",
    ],
    ['a value over several lines', 'a: x\n      y\nb: "x\n y"\n', 'a: x\n  y\nb: "x\n  y"\n'],
    [
      'comments stay',
      '# top\n\na: 1   # one\n# two\nb: | # three\n    x\n# end\n',
      '# top\n\na: 1 # one\n# two\nb: | # three\n  x\n\n# end\n',
    ],
    [
      'a comment deeper than its list is before the entry that follows',
      'a:\n  - 1\n      # deep\n  - 2\nb: |\n  x\n      # text\n  y\n',
      'a:\n  - 1\n  # deep\n  - 2\nb: |\n  x\n      # text\n  y\n',
    ],
    ['brackets in texts and comments', 'a:  "[ x ]" # [ y ]\n', 'a: "[ x ]" # [ y ]\n'],
    ['line breaks are all like the first one', 'a:  1\r\nb:  2\nc: |\r\n    x\r\n', 'a: 1\r\nb: 2\r\nc: |\r\n  x\r\n'],
    ['a byte order mark stays', '\uFEFFa:  1\n', '\uFEFFa: 1\n'],
    ['nothing', '', ''],
    ['only a comment', '# later\n', '# later\n'],
  ])('%s', (_, written, formatted) => {
    expect(formatText(written)).toBe(formatted);
    expect(formatText(formatted)).toBe(formatted);
  });

  test.each(['a: [1\n', 'a: 1\n b: 2\n', 'a: 1\n---\nb: 2\n'])('%j is broken, and is not formatted', (broken) => {
    expect(formatText(broken)).toBe(undefined);
  });
});

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const folders = [
  'content',
  'defaults',
  ...['tiny', 'second-provider', 'offices', 'whole'].map((name) => `tests/fixtures/${name}`),
];
const texts = folders.flatMap((folder) =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    // A kind of new site is several files in one; what is written of it is formatted (starter-kinds.test.ts).
    .filter((file) => file.endsWith('.yaml') && !file.startsWith('starter'))
    .map((file) => [`${folder}/${file}`, readFileSync(`${root}/${folder}/${file}`, 'utf8')] as const),
);

const dataOf = (text: string): unknown => parseDocument(text, { stringKeys: true, logLevel: 'error' }).toJS();

/** Comments that begin a line or follow a space; those of the texts below have a mark of their own. */
const commentsIn = (text: string): readonly string[] => text.match(/# note \d+(?= *$)/gm) ?? [];

test.each(texts.filter(([file]) => /^(?:content|defaults)\//.test(file)))('%s is formatted', (_, text) => {
  expect(formatText(text)).toBe(text);
});

/** Careless writing that leaves the data as it is, or changes it for both sides alike. */
const carelessness: Readonly<Record<string, (all: readonly string[], at: number) => readonly string[]>> = {
  'a comment of its own': (all, at) => [...all.slice(0, at), `${' '.repeat(at % 7)}# note ${at}`, ...all.slice(at)],
  'a comment beside a line': (all, at) =>
    all.map((line, i) => (i === at && line !== '' ? `${line}  # note ${at}` : line)),
  'spaces at the end': (all, at) => all.map((line, i) => (line !== '' && i % 5 === at % 5 ? `${line}   ` : line)),
  'blank lines': (all, at) => [...all.slice(0, at), '', '', ...all.slice(at)],
  'spaces after a colon': (all) => all.map((line) => line.replace(/^( *(?:- )?[\w-]+): (?=\S)/, '$1:    ')),
  'twice the indentation': (all) => all.map((line) => line.replace(/^ +/, '$&$&')),
  'lists beside their field': (all) => all.map((line) => line.replace(/^ {2}( *- )/, '$1')),
  'brackets over several lines': (all, at) =>
    all.flatMap((line, i) =>
      i % 9 === at % 9 ? line.replace(/^( *[\w-]+: )\[(.+)\]$/, '$1[ # note 1\n    $2,\n  ]').split('\n') : [line],
    ),
};

test('however careless the writing, data and comments are the same afterwards, and so is a second time', () => {
  let formatted = 0;
  const way = fc.tuple(fc.constantFrom(...Object.keys(carelessness)), fc.nat(400));
  fc.assert(
    fc.property(fc.constantFrom(...texts), fc.array(way, { minLength: 1, maxLength: 4 }), ([, text], ways) => {
      let all: readonly string[] = text.split('\n').slice(0, 160);
      for (const [name, at] of ways) all = carelessness[name]?.(all, at % all.length) ?? all;
      const written = all.join('\n');
      const after = formatText(written);
      if (parseDocument(written, { stringKeys: true, logLevel: 'error' }).errors.length > 0) {
        expect(after).toBe(undefined);
        return;
      }
      formatted++;
      expect(after).toBeTypeOf('string');
      expect(dataOf(after ?? '')).toEqual(dataOf(written));
      expect(commentsIn(after ?? '').toSorted()).toEqual(commentsIn(written).toSorted());
      expect(formatText(after ?? '')).toBe(after);
    }),
    { numRuns: runs(250), seed: 20261122 },
  );
  expect(formatted).toBeGreaterThan(runs(100));
});
