import { expect, test } from 'vitest';
import { cellsOf, columnsOf, isolated, printable, textTable, wrap } from '../../../cli/reports/display.ts';
import { importReport } from '../../../cli/reports/import-report.ts';
import { runCli } from '../../support/program/run-cli.ts';

test.each([
  { given: 'plain', columns: 5 },
  { given: '日本語', columns: 6 },
  { given: '한국', columns: 4 },
  { given: 'ｆｕｌｌ', columns: 8 },
  { given: 'e\u0301', columns: 1 },
  { given: '👍🏽', columns: 2 },
  { given: '🇴🇲', columns: 2 },
  { given: 'عُمان', columns: 4 },
  { given: '…', columns: 1 },
  { given: '', columns: 0 },
])('"$given" takes $columns columns', ({ given, columns }) => {
  expect(columnsOf(cellsOf(given))).toBe(columns);
});

test('a tab reaches to the next of its stops', () => {
  expect(columnsOf(cellsOf('ab\tc'))).toBe(5);
});

test('text breaks at spaces, and a word that is too long stands alone', () => {
  expect(wrap('one two three incomprehensibilities four', 9)).toEqual([
    'one two',
    'three',
    'incomprehensibilities',
    'four',
  ]);
});

test('wide characters count when text breaks', () => {
  expect(wrap('日本 日本 日本', 9)).toEqual(['日本 日本', '日本']);
});

test('line breaks and control characters of content do not reach the terminal', () => {
  expect(textTable([['a\u202eb', 'c\nd']])).toBe('a\ufffdb  c d\n');
  expect(printable('a\n b\u001b[2J')).toBe('a b\ufffd[2J');
});

test('nor do the names of files, also those that a command was given', async () => {
  const nothing = { rows: [], decisions: [], ignored: [], missing: [] };
  const row = { row: 2, is: 'new', name: 'PMP', changes: [], problems: [] } as const;
  const report = importReport({ ...nothing, rows: [row] }, { subject: 'sessions', file: 'a\u202eb.csv' });
  expect(report).toContain('a\ufffdb.csv:\n');
  const { stderr } = await runCli(['translations', 'import', 'a\u202eb.csv'], { cwd: 'tests/fixtures/tiny' });
  expect(stderr).toContain('"a\ufffdb.csv"');
});

test.each([
  { given: 'The course "دورة" is unknown.', shown: 'The course "\u2068دورة\u2069" is unknown.' },
  { given: 'id: دورة 2 في مسقط, 3', shown: 'id: \u2068دورة 2 في مسقط\u2069, 3' },
  { given: 'مُ \u001b[31m', shown: '\u2068مُ\u2069 \u001b[31m' },
  { given: 'שלום', shown: '\u2068שלום\u2069' },
  { given: 'plain 日本', shown: 'plain 日本' },
])('right-to-left words are set apart from their neighbours: $given', ({ given, shown }) => {
  expect(isolated(given)).toBe(shown);
});
