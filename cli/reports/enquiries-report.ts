// Spreadsheets execute cells that look like formulas, and enquiries are written by strangers.
import { fieldOrder, type Received } from '../../generator/index.ts';
import { printable, textTable, withoutControls } from './display.ts';
import { amount } from './summary.ts';

// Some programs skip white space and invisible characters, and accept full-width forms of the usual characters; the oldest
// read what follows a bar or a percent sign.
const FORMULA_START = /^(?:[\t\r\n]|[\s\p{Cc}\p{Cf}]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20\uFF5C\uFF05])/u;

// If a spreadsheet splits cells at semicolons or tabs, quotes in the middle of a line protect nothing: a cell then also
// begins after these characters and on a new line. There, a plus or minus begins a list or a telephone number more
// often than a formula, which could do harm only by calling a function or a program.
const INNER_FORMULA = /(?<=[;\t\r\n][\s\p{Cf}"]*)(?=[=@\uFF1D\uFF20]|[+\-\uFF0B\uFF0D][^;\t\r\n]*[(|\uFF08\uFF5C])/gu;

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  return JSON.stringify(value);
}

/** A cell that a spreadsheet shows as written; quoted if RFC 4180, or another separator, requires it. */
function cell(text: string): string {
  const inner = withoutControls(text).replace(INNER_FORMULA, "'");
  const safe = FORMULA_START.test(inner) ? `'${inner}` : inner;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Returns cells as a line of CSV that a spreadsheet shows as written. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(',')}\r\n`;

/** Returns enquiries as CSV, a column per field: known ones first, then the provider's own, then what submissions carry. */
export function enquiriesCsv(enquiries: readonly Received[]): string {
  const names = fieldOrder(enquiries.flatMap(({ submission }) => Object.keys(submission)));
  const rows = enquiries.map(({ id, receivedAt, submission }) => [
    id,
    receivedAt,
    ...names.map((name) => textOf(Object.hasOwn(submission, name) ? submission[name] : undefined)),
  ]);
  return [['id', 'receivedAt', ...names], ...rows].map(csvLine).join('');
}

const MAX_CHARACTERS = 40;

function short(value: unknown): string {
  const text = typeof value === 'string' ? printable(value).trim() : '';
  const characters = [...text];
  return characters.length > MAX_CHARACTERS ? `${characters.slice(0, MAX_CHARACTERS - 1).join('')}…` : text;
}

const languageOf = ({ submission: { siteLanguage } }: Received): string => short(siteLanguage);

/** `hasLanguages`: whether they come from a site in several languages, and say from which. */
function row(enquiry: Received, hasLanguages: boolean): readonly string[] {
  const { id, receivedAt, submission, ignored = 0 } = enquiry;
  const { name, firstName, lastName, email, subject, subjectLine, formType, website: trap } = submission;
  // People cannot see that field: only robots fill it in.
  const remarks = [short(trap) && 'robot?', ignored > 0 && `${amount(ignored, 'field')} not kept`];
  const who = short(name) || [short(firstName), short(lastName)].filter(Boolean).join(' ');
  const received = short(receivedAt).slice(0, 16).replace('T', ' ');
  return [
    received,
    short(formType),
    ...(hasLanguages ? [languageOf(enquiry)] : []),
    who,
    short(email),
    short(subject) || short(subjectLine),
    // As many characters of an id as `enquiries delete` needs.
    short(id).slice(0, 8),
    remarks.filter(Boolean).join(', '),
  ];
}

/** Returns enquiries as a table for people, one line each. Times are in UTC. */
export function enquiriesTable(enquiries: readonly Received[]): string {
  const hasLanguages = enquiries.some(languageOf);
  const head = ['Received (UTC)', 'Form', ...(hasLanguages ? ['Language'] : []), 'Name', 'Email', 'Subject', 'Id', ''];
  return textTable([head, ...enquiries.map((enquiry) => row(enquiry, hasLanguages))]);
}
