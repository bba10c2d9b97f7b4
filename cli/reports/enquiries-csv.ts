// A spreadsheet runs what looks like a formula, and enquiries are written by strangers.
import type { Received } from '../../generator/index.ts';
import { withoutControls } from './plain-text.ts';

// Some programs pass over white space and signs that cannot be seen, and take the wide forms for the usual ones.
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

// Where a spreadsheet divides cells at semicolons or tabs, quotes in the middle of a line hold nothing together: a cell then
// also begins after these signs and on a new line. There, a plus or minus begins a list or a telephone number more often
// than a formula, which could do harm only by calling a function or a program.
const INNER_FORMULA = /(?<=[;\t\r\n][\s\p{Cf}"]*)(?=[=@\uFF1D\uFF20]|[+\-\uFF0B\uFF0D][^;\t\r\n]*[(|\uFF08\uFF5C])/gu;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return JSON.stringify(value);
}

/** A cell that a spreadsheet shows as it was written; quoted where RFC 4180, or another separator, asks for it. */
function cell(text: string): string {
  const inner = withoutControls(text).replace(INNER_FORMULA, "'");
  const safe = FORMULA_START.test(inner) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

const line = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Returns enquiries as CSV: one column for every field that any of them has, in the order in which they appear. */
export function enquiriesCsv(enquiries: readonly Received[]): string {
  const names = [...new Set(enquiries.flatMap(({ submission }) => Object.keys(submission)))];
  const rows = enquiries.map(({ id, receivedAt, submission }) => [
    id,
    receivedAt,
    ...names.map((name) => textOf(Object.hasOwn(submission, name) ? submission[name] : undefined)),
  ]);
  return [['id', 'receivedAt', ...names], ...rows].map(line).join('');
}
