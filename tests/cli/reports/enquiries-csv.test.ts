// Cells as a spreadsheet divides them: at commas, at semicolons, or at tabs.
import { expect, test } from 'vitest';
import { enquiriesCsv } from '../../../cli/reports/enquiries-report.ts';

const csvOf = (text: string): string =>
  enquiriesCsv([{ id: '1', receivedAt: '2026-01-01T10:00:00.000Z', submission: { text } }]);
const cellOf = (text: string): string =>
  csvOf(text).slice('id,receivedAt,text\r\n1,2026-01-01T10:00:00.000Z,'.length, -2);

/** Divides lines as a program does that knows one separator, and quotes only where a cell begins with one. */
function cells(csv: string, separator: string): readonly string[] {
  const found: string[] = [];
  const cell = new RegExp(`(?:"((?:[^"]|"")*)")?([^${separator}\r\n]*)(?:[${separator}]|\r?\n|\r|$)`, 'y');
  while (cell.lastIndex < csv.length) {
    const [, quoted = '', rest = ''] = cell.exec(csv) ?? [];
    found.push(quoted.replaceAll('""', '"') + rest);
  }
  return found;
}

const isFormula = (cell: string): boolean => /^[\s\p{Cf}"]*(?:[=@\uFF1D\uFF20]|[+\-\uFF0B\uFF0D].*[(|])/u.test(cell);

test.each([
  'a;=1',
  'a; =HYPERLINK("http://x")',
  'a;"=1"',
  'a;\u200b=1',
  'a\t=1',
  "Hello\n=cmd|'/c calc'!A0",
  'Hello\r\n@SUM(1)',
  "a;-cmd|'/c calc'!A0",
  'a;+HYPERLINK("http://x")',
  'a;\uFF1D1',
  '=1;=2',
  ';=1',
])('%j is no formula, whatever divides the cells', (text) => {
  expect([',', ';', '\t'].flatMap((separator) => cells(csvOf(text), separator).filter(isFormula))).toEqual([]);
});

test.each([
  { text: 'Hello', cell: 'Hello' },
  { text: 'I have two questions; one is short', cell: '"I have two questions; one is short"' },
  { text: 'We ask for:\n- Excel\n- Word', cell: '"We ask for:\n- Excel\n- Word"' },
  { text: 'Call me:\n+968 9999 0000', cell: '"Call me:\n+968 9999 0000"' },
  { text: 'a = b; c > d', cell: '"a = b; c > d"' },
  { text: 'salma@example.com; khalid@example.com', cell: '"salma@example.com; khalid@example.com"' },
  { text: "|cmd|'/c calc'!A0", cell: "'|cmd|'/c calc'!A0" },
  { text: ' %0A', cell: "' %0A" },
  { text: '\uff05', cell: "'\uff05" },
  { text: '100 % | all', cell: '100 % | all' },
  { text: 'سلمى', cell: 'سلمى' },
  { text: '\u001b[31mRed\u009b2J\u0000', cell: '\ufffd[31mRed\ufffd2J\ufffd' },
])('$text is written as $cell', ({ text, cell }) => {
  expect(cellOf(text)).toBe(cell);
});

test('names of fields, which strangers choose too, are as safe', () => {
  const csv = enquiriesCsv([{ id: '1', receivedAt: '', submission: { 'a;=1\u001b': 'x' } }]);
  expect(csv.split('\r\n')[0]).toBe(`id,receivedAt,"a;'=1\ufffd"`);
});

test('known fields come first in their usual order, then own ones as the form has them, then what is sent besides', () => {
  const submissions = [
    {
      subjectLine: 'x',
      diet: 'Vegan',
      email: 'a@example.com',
      days: ['Sunday', 'Monday'],
      course: 'CAPM',
      consent: 'I agree',
    },
    { seats: '2', website: '', message: 'Hello', firstName: 'Salma', formType: 'registration', diet: '=1' },
  ];
  const csv = enquiriesCsv(submissions.map((submission) => ({ id: '1', receivedAt: '', submission })));
  const [head, first, second] = csv.split('\r\n');
  expect(head).toBe(
    'id,receivedAt,course,firstName,email,message,diet,days,seats,subjectLine,consent,website,formType',
  );
  expect(first).toBe('1,,CAPM,,a@example.com,,Vegan,"Sunday, Monday",,x,I agree,,');
  expect(second).toBe("1,,,Salma,,Hello,'=1,,2,,,,registration");
});
