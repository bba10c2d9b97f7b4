// A spreadsheet runs what looks like a formula, and enquiries are written by strangers.
import type { Received } from '../../generator/index.ts';

// Some programs pass over white space and signs that cannot be seen, and take the wide forms for the usual ones.
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/u;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return JSON.stringify(value);
}

/** A cell that a spreadsheet shows as it was written; quoted where RFC 4180 asks for it. */
function cell(text: string): string {
  const safe = FORMULA_START.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
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
