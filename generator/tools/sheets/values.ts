// What is read of a cell: a value, or why it has none, and how cells and figures are checked and quoted.
import type { Decimal } from '../../model/figure.ts';
import type { Schema } from '../../kinds/describe-field.ts';
import type { TaxSaid } from '../../read/schema/taxes.ts';
import { dayIn, type DateOrder, timeIn } from './dates.ts';
import type { Cell } from './read-table.ts';

/** Why a cell has no value. */
export interface Unread {
  /** The rest of a sentence that begins with the cell. */
  readonly problem: string;
  readonly advice: string;
}

/** A value, or why a cell has none. */
export type Read = { readonly value: unknown } | Unread;

/** The fields that a cell says something of, or why it says nothing. */
export type Several = { readonly values: Readonly<Record<string, unknown>> } | Unread;

/** What is the same for all cells of a site. */
export interface SiteReading {
  readonly language?: string | undefined;
  /** The currency of the site, if it has one. */
  readonly currency?: string | undefined;
  /** Whether its prices include taxes, if it says so. */
  readonly isTaxIncluded?: boolean | undefined;
  /** Finds what others name by an id, such as a trainer, by its id or its name. */
  readonly find: (kind: string, text: string) => Read;
}

/** How the cells of a column are read. */
export interface Reading extends SiteReading {
  readonly order: DateOrder | 'mixed';
  readonly decimal: Decimal;
  /** What the title of the column says of taxes. */
  readonly tax?: TaxSaid | undefined;
}

/** A field of the content, and what it is checked against. */
export interface Field {
  readonly name: string;
  readonly schema: Schema;
  /** The schema of its items, of a list. */
  readonly items: Schema;
  /** The kind of thing that it names by an id. */
  readonly names?: string | undefined;
}

/** Returns why a cell has no value. */
export const wrong = (problem: string, advice: string): Unread => ({ problem, advice });

/** Returns what was read as the value of a field. */
export const asField = (name: string, read: Read): Several =>
  'value' in read ? { values: { [name]: read.value } } : read;

/** A cell as it is quoted in a message. */
export const shown = (cell: Cell): string => {
  const text = cell instanceof Date ? cell.toISOString().replace(/T00:00.*|:00\.000Z$/, '') : textIn(cell);
  return text.length > 60 ? `${text.slice(0, 60)}…` : text.replace(/\s+/g, ' ');
};

/** Spaces and marks of direction at the beginning and the end; a run of them is matched once, not from each of its characters. */
const around =
  /^[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+|(?<![\s\u200b-\u200f\u202a-\u202e\u2066-\u2069])[\s\u200b-\u200f\u202a-\u202e\u2066-\u2069]+$/g;

/** A cell as a text, without marks of direction around it; spreadsheets put an apostrophe before what they must not calculate. */
export function textIn(cell: Cell): string {
  if (cell instanceof Date) return dayIn(cell, 'day') ?? timeIn(cell) ?? '';
  return String(cell ?? '')
    .replaceAll('\r\n', '\n')
    .replace(/^'(?=[=+\-@\t\r])/, '')
    .replace(around, '');
}

// Figures.

type Bound = 'minimum' | 'exclusiveMinimum' | 'maximum' | 'multipleOf';

/** Returns a number as the value of a field, if it may be one. A bound that the field lacks is undefined, with which no comparison is true. */
export function checkNumber({ schema }: Field, value: number): Read {
  const { minimum, exclusiveMinimum, maximum, multipleOf } = schema as Readonly<Record<Bound, number>>;
  const isWhole = [schema.type].flat().includes('number') || Number.isInteger(value);
  if (!isWhole) return wrong(`${value} is not a whole number`, 'Write a whole number.');
  if (value < minimum) return wrong(`${value} is less than ${minimum}`, `Write ${minimum} or more.`);
  if (value <= exclusiveMinimum)
    return wrong(`${value} is too little`, 'Correct it, or leave the cell empty where it is not known.');
  if (value > maximum) return wrong(`${value} is more than ${maximum}`, `Write ${maximum} or less.`);
  if (Math.abs(value / multipleOf - Math.round(value / multipleOf)) > 1e-9)
    return wrong(`${value} is not a multiple of ${multipleOf}`, `Write a multiple of ${multipleOf}.`);
  return { value };
}
