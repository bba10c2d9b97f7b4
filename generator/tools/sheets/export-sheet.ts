// prospectus export: sessions or courses as a spreadsheet that import reads back without a difference. Each cell is tried:
// what would be read as something else is written as YAML writes it on one line.
import { isDay } from '../../base/time.ts';
import { isGroup } from '../../base/objects.ts';
import { idOf } from '../../model/meetings.ts';
import type { Decimal } from '../../model/figure.ts';
import { decimalsOf } from '../../model/price.ts';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import type { Session } from '../../../schemas/types.ts';
import { openDraft } from '../edits/draft.ts';
import { readCell } from './cells.ts';
import type { Field, Reading } from './values.ts';
import { localeDecimal, separatorBeside } from './columns.ts';
import { fieldsOf, type Subject, titleOf } from './titles.ts';
import { settingOf } from './read-cells.ts';
import { isSame, type KnownContent, readKnown, type Values } from './subject.ts';

export interface ExportOptions {
  /** The content folder. */
  readonly content: string;
  readonly subject: Subject;
  readonly format: 'csv' | 'xlsx';
}

type Value = string | number | boolean;

/** The columns that every export has, in their order; others follow where something says them. */
const always: Readonly<Record<Subject, readonly string[]>> = {
  sessions: ['id', 'course', 'courseTitle', 'startDate', 'endDate', 'from', 'to', 'location', 'availability'],
  courses: ['slug', 'code', 'title', 'category', 'price'],
};

/** Whether a field can be in a cell: a value, or a list of texts, but no prose of many lines. */
function isCell({ name, schema, items }: Field): boolean {
  const types = [schema.type].flat().map(String);
  const isList = types.includes('array') && [items.type ?? 'string'].flat().map(String).includes('string');
  const isValue = types.some((type) => ['string', 'number', 'integer', 'boolean'].includes(type));
  return name !== 'overview' && (isList || isValue || name === 'meetings');
}

/** How a figure is written in a file of text, with the decimals of a currency where it has any. */
const figure = (value: number, decimals: number, decimal: Decimal): string =>
  (Number.isInteger(value) || decimals === 0
    ? String(value)
    : value.toFixed(Math.max(decimals, String(value).split('.')[1]?.length ?? 0))
  ).replace('.', decimal);

function textsOf(value: unknown): readonly string[] {
  if (isGroup(value)) {
    // A price as people write it, where that says all of it.
    const { from, amount, currency, ...more } = value;
    const parts = [from === undefined ? undefined : 'from', currency, from ?? amount];
    return Object.keys(more).length > 0 ? [] : [parts.filter((part) => part !== undefined).join(' ')];
  }
  if (!Array.isArray(value)) return [String(value)];
  if (value.some((one) => typeof one === 'object')) return [];
  return value.length === 1 ? [String(value[0])] : [value.join(', '), value.join('\n')];
}

/** What a cell says of a value, as text; figures of .xlsx are figures. */
function cellOf(field: Field, value: unknown, reading: Reading): Value {
  if (typeof value === 'boolean' || typeof value === 'number') return value;
  const same = textsOf(value).find((text) => {
    const read = readCell(field, text, reading);
    return 'value' in read && isSame(field.name, value, read.value);
  });
  // JSON is YAML on one line.
  return same ?? (typeof value === 'object' ? JSON.stringify(value) : String(value));
}

/** A table of the content. */
export interface Exported {
  readonly titles: readonly string[];
  /** Undefined where the content says nothing. */
  readonly rows: readonly (readonly (Value | undefined)[])[];
  readonly fields: readonly string[];
  readonly reading: Reading;
  readonly language: string;
}

function itemsOf(subject: Subject, { sessions, courses, categories }: KnownContent): readonly Values[] {
  const categoryOf = (slug: string) => categories.find((one) => one.courses.includes(slug))?.id;
  if (subject === 'courses')
    return Array.from(courses, ([slug, { data }]) => ({ ...data, slug, category: categoryOf(slug) }));
  return sessions.map((session) => ({
    ...session,
    id: idOf(session as unknown as Session),
    courseTitle: courses.get(String(session['course']))?.data['title'],
  }));
}

/** Returns all sessions or courses as cells, each of which is read back as what the content says; with `only`, these fields. */
export function tableOf(subject: Subject, known: KnownContent, only?: readonly string[]): Exported {
  const { locale, currency, find } = settingOf(subject, known);
  const language = String(known.site['language'] ?? 'en');
  const reading: Reading = { order: 'day', decimal: localeDecimal(locale), currency, find };
  const items = itemsOf(subject, known);
  const names: readonly string[] = [...fieldsOf(subject).values()].flatMap((field) =>
    isCell(field) && items.some((item) => item[field.name] !== undefined) ? [field.name] : [],
  );
  const all = [...new Set([...always[subject], ...names])];
  const fields = only ?? all.filter((name) => name !== 'location' || names.includes(name));
  const rows = items.map((item) =>
    fields.map((name) => {
      const field = fieldsOf(subject).get(name) ?? { name, schema: {}, items: {} };
      return item[name] === undefined ? undefined : cellOf(field, item[name], reading);
    }),
  );
  return { titles: fields.map((name) => titleOf(subject, name, language)), rows, fields, reading, language };
}

/** What a spreadsheet would take for a formula, on one line or several. */
const FORMULA = /^[=+\-@\t\r]/;

async function csvOf({ titles, rows, fields, reading: { decimal, currency } }: Exported): Promise<string> {
  const { default: papa } = await import('papaparse');
  const text = (value: Value | undefined, i: number): Value =>
    typeof value === 'number'
      ? figure(value, fields[i] === 'price' ? decimalsOf(currency ?? '') : 0, decimal)
      : (value ?? '');
  const lines = [titles, ...rows.map((row) => row.map(text))];
  const delimiter = separatorBeside(decimal);
  return `${BYTE_ORDER_MARK}${papa.unparse(lines as (string | number)[][], { delimiter, escapeFormulae: FORMULA })}\r\n`;
}

async function xlsxOf(
  { titles, rows, fields, reading: { currency }, language }: Exported,
  subject: Subject,
): Promise<Buffer> {
  const { default: write } = await import('write-excel-file/universal');
  const decimals = decimalsOf(currency ?? '');
  const money = decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`;
  const cell = (value: Value | undefined, i: number) => {
    if (value === undefined) return null;
    if (typeof value === 'number') return { value, type: Number, ...(fields[i] === 'price' && { format: money }) };
    if (typeof value === 'boolean') return { value, type: Boolean };
    return isDay(value) && fields[i]?.toLowerCase().endsWith('date')
      ? { value: new Date(`${value}T00:00:00Z`), type: Date, format: 'yyyy-mm-dd' }
      : { value, type: String };
  };
  const width = (i: number): number =>
    Math.min(50, Math.max(8, ...[titles, ...rows].map((row) => String(row[i] ?? '').length + 2)));
  const header = titles.map((value) => ({ value, type: String, fontWeight: 'bold' as const }));
  const file = write([header, ...rows.map((row) => row.map(cell))], {
    sheet: subject === 'sessions' ? 'Sessions' : 'Courses',
    columns: titles.map((_, i) => ({ width: width(i) })),
    stickyRowsCount: 1,
    ...(new Intl.Locale(language).maximize().script === 'Arab' && { rightToLeft: true }),
  });
  return Buffer.from(await (await file.toBlob()).arrayBuffer());
}

/** Returns the bytes of a spreadsheet with all sessions or courses of a content folder, and how many they are. */
export async function exportSheet({ content, subject, format }: ExportOptions) {
  const table = tableOf(subject, readKnown(openDraft(content)));
  const bytes = format === 'xlsx' ? await xlsxOf(table, subject) : Buffer.from(await csvOf(table));
  return { bytes, count: table.rows.length };
}
