// Whatever a diagnostic says and wherever it points, every report can tell it.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formats } from '../../../cli/reports/view.ts';
import { githubSummary } from '../../../cli/reports/github.ts';
import { report } from '../../../cli/commands/reporting.ts';
import type { Diagnostic } from '../../../generator/index.ts';
import { resultWith } from './diagnostics.ts';
import { runs } from '../../support/cases.ts';

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    '\ud800',
    'دورة 2 في مسقط',
    '\u202eevil',
    '::error::x\r\n::set-env::',
    ']]>&"<',
    '👩‍🏫',
    '%25,:',
    '\u001b[2J',
    '\u009b2J\u007f',
  ),
);
const position = fc.record({ line: fc.integer({ min: 1, max: 12 }), column: fc.integer({ min: 1, max: 90 }) });
const location = fc.record({
  file: fc.oneof(fc.constant('courses/capm.yaml'), text),
  pointer: text,
  start: position,
  end: position,
});
const diagnostic: fc.Arbitrary<Diagnostic> = fc.record(
  {
    code: fc.constantFrom('schema/not-allowed', 'made/up'),
    severity: fc.constantFrom('error', 'warning', 'info'),
    message: text,
    advice: text,
    location,
    related: fc.array(fc.record({ note: text, location }), { maxLength: 2 }),
  },
  { requiredKeys: ['code', 'severity', 'message', 'advice', 'location'] },
);
const content = fc.array(text, { maxLength: 12 }).map((lines) => lines.join('\n'));
const result = fc
  .tuple(fc.array(diagnostic, { maxLength: 4 }), content)
  .map(([found, lines]) => resultWith(found, lines));
const columns = fc.integer({ min: 1, max: 200 });

/** Reads XML strictly enough for a report: balanced elements, quoted attributes, no bare sign, no control character. */
function isWellFormed(xml: string): boolean {
  const open: string[] = [];
  const tag = /<(?:\?xml[^<>]*\?|(?<end>\/)?(?<name>[a-z-]+)(?: [a-z]+="[^"<>]*")*(?<empty>\/)?)>/g;
  for (const { groups = {} } of xml.matchAll(tag)) {
    const { end, name, empty } = groups;
    if (end && open.pop() !== name) return false;
    if (!end && !empty && name) open.push(name);
  }
  const hasBareSign = /[<>]|&(?!(?:amp|lt|gt|quot|#\d+);)/.test(xml.replace(tag, ''));
  return open.length === 0 && !hasBareSign && !/[\0-\x08\v\f\x0e-\x1f\ufffe\uffff]/.test(xml);
}

type Format = (typeof formats)[number];
type Demand = (text: string) => boolean;

/** What every report is: whole, without half characters that no file can hold, and without control characters. */
const demands: Readonly<Record<string, Demand>> = {
  'ends with a line': (text) => text.endsWith('\n'),
  'has no half characters': (text) => !/\p{Surrogate}/u.test(text),
  'has no control characters': (text) => !/[^\P{Cc}\t\n]/u.test(text),
};

/** No changes of direction, where the output is read by a program or may end in a terminal. */
const undirected: Readonly<Record<string, Demand>> = {
  'changes no direction': (text) => !/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/.test(text),
};

const isJson = { 'is valid JSON': (text: string) => typeof JSON.parse(text) === 'object' };

const ownDemands: Readonly<Partial<Record<Format, Readonly<Record<string, Demand>>>>> = {
  github: {
    'is one workflow command each, and content cannot add another': (text) =>
      (text.match(/^::/gm)?.length ?? 0) <= 4 && !text.includes('\r'),
  },
  json: isJson,
  sarif: isJson,
  gitlab: isJson,
  junit: { 'is well-formed XML': isWellFormed },
  pretty: {
    'steers no terminal': (text) => !/[\u0000-\u0009\u000b-\u001f\u202a-\u202e\u2066-\u2069]/.test(text),
  },
};

const holds = (format: Format, isTerminal: boolean, all: Readonly<Record<string, Demand>>) =>
  fc.assert(
    fc.asyncProperty(result, columns, async (given, width) => {
      const text = await report(format, given, { isColor: isTerminal, isTerminal, columns: width, folder: 'content' });
      expect(Object.keys(all).filter((name) => !all[name]?.(text))).toEqual([]);
    }),
    { seed: 29, numRuns: runs(2_000, 20) },
  );

describe('any diagnostic', () => {
  test.each(formats)('can be written as %s, whole, without commands for a program or a terminal', async (format) => {
    await holds(format, false, { ...demands, ...(format !== 'pretty' && undirected), ...ownDemands[format] });
  });

  test('the reader of XML takes what is well-formed and refuses what is not', () => {
    expect([isWellFormed('<a b="c"></a>'), isWellFormed('<a b="<"></a>')]).toEqual([true, false]);
  });

  test('leaves every change of direction of a terminal closed on its own line', async () => {
    const isClosed = (line: string): boolean => {
      const signs = line.match(/[\u2066-\u2069]/g)?.join('') ?? '';
      return /^(\u2068\u2069)*$/.test(signs) && !/[\u202a-\u202e]/.test(line);
    };
    await holds('pretty', true, { 'is closed on each line': (text) => text.split('\n').every(isClosed) });
  });

  test('fits in the summary of a GitHub job, a row each', () => {
    fc.assert(
      fc.property(result, (given) => {
        const rows = githubSummary(given, { isColor: false, columns: 80 }).match(/^\| (error|warning|info) \|/gm) ?? [];
        return rows.length === given.diagnostics.length;
      }),
      { seed: 29, numRuns: runs(2_000, 20) },
    );
  });
});
