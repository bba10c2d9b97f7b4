// What an author most likely meant by a value of the wrong type: usually quotes too many or too few.
import { asItLooks } from '../model/invisible.ts';
import { inQuotes } from '../diagnostics/in-quotes.ts';
import type { Schema } from '../schema/describe-field.ts';
import { inLatinDigits } from './latin-digits.ts';
import { fits, proposeForm } from './propose-form.ts';

/** A value that does not conform, as data and as written in the file, and the schema that it should conform to. */
export interface Misfit {
  readonly data: unknown;
  readonly written: string;
  readonly expected: readonly string[];
  readonly schema: Schema;
}

const booleans: Readonly<Record<string, boolean>> = {
  true: true,
  yes: true,
  on: true,
  y: true,
  false: false,
  no: false,
  off: false,
  n: false,
};

/** Half past seven is also written 7.30, which YAML reads as a number. */
function quoted(schema: Schema, written: string): string | undefined {
  const time = proposeForm(schema, written) ?? '';
  const text = fits(schema, written) ? written : /^\d\d:\d\d$/.test(time) ? time : undefined;
  return text === undefined ? undefined : `Put it in quotes: ${inQuotes(text)}.`;
}

function asText({ data, written, schema }: Misfit): string | undefined {
  // A value that would not be valid in quotes either has another mistake.
  if (typeof data === 'number' || typeof data === 'boolean') return quoted(schema, written);
  if (Array.isArray(data)) return 'Write one text instead of a list, without hyphens or brackets.';
  return oneText(data ?? {}, written);
}

/** A group of one field may be a text with a colon: YAML reads "- PMP: the essentials" as a group with the field "PMP". */
function oneText(data: object, written: string): string | undefined {
  const [first, ...more] = Object.entries(data);
  const isText = first && more.length === 0 && typeof first[1] !== 'object';
  if (!isText) return undefined;
  const text = String(first[1]);
  // A quotation mark that is left at the end was meant to close the text.
  const value = /^[^"]*"$/.test(text) ? text.slice(0, -1) : text;
  return /\n/.test(written.trim())
    ? 'If it is one text of several lines, write | after the colon of the field.'
    : `If it is one text with a colon, put it in quotes: ${inQuotes(`${first[0]}: ${value}`)}.`;
}

/** Whether the text next to a number is only the unit that the field has anyway, or a currency. */
const isUnit = (rest: string, { title, description }: Schema): boolean =>
  (rest.match(/\p{L}+/gu) ?? []).every(
    (word) => /^[A-Z]{3}$/.test(word) || `${title} ${description}`.toLowerCase().includes(word.toLowerCase()),
  );

/** The only number in a text, as YAML writes it; undefined if it counts something else than the field does. */
function figureIn(text: string, schema: Schema): string | undefined {
  // A comma with one or two digits after it is a decimal point in most of Europe.
  const plain = inLatinDigits(asItLooks(text)).replace(/^(\D*\d+),(\d{1,2})(?!\d)/, '$1.$2');
  const [, before = '', figure, after = ''] = /^(\D*?)(-?\d+(?:[ ,]\d{3})*(?:\.\d+)?)(\D*)$/.exec(plain) ?? [];
  return isUnit(before + after, schema) ? figure?.replace(/[ ,]/g, '') : undefined;
}

function asNumber({ data, written, expected, schema }: Misfit): string | undefined {
  if (typeof data === 'number')
    return Number.isFinite(data) ? 'Write a whole number, without a decimal point.' : undefined;
  const figure = typeof data === 'string' ? figureIn(data, schema) : undefined;
  if (figure === undefined || (!expected.includes('number') && figure.includes('.'))) return undefined;
  return figure === data && /^["']/.test(written)
    ? `Remove the quotes: ${figure}.`
    : `Write the figure alone: ${figure}.`;
}

function asList({ data, written }: Misfit): string {
  const parts =
    typeof data === 'string' && /^[^"'[{]/.test(written)
      ? data.split(/\s*[,;\n•]\s*/).filter((part) => part !== '')
      : [];
  if (parts.length > 1)
    return `Write each entry on a line of its own, indented, with a hyphen and a space before it: ${parts.map((part) => `- ${part}`).join(' ')}`;
  const entry = typeof data === 'object' ? 'the first field' : written.replace(/^[•·▪●–—*][ \t]*/, '');
  return `Write each entry on a line of its own, indented, with a hyphen and a space before it: - ${entry}`;
}

function asGroup({ data, schema }: Misfit): string | undefined {
  const fields = Array.isArray(schema.required) ? schema.required.map(String) : Object.keys(schema.properties ?? {});
  return fields.length > 0
    ? `Write its fields on lines of their own, indented: ${fields.map((name, i) => (i === 0 && typeof data === 'string' ? `${name}: ${data}` : `${name}:`)).join(' ')}`
    : undefined;
}

function asBoolean({ data }: Misfit): string {
  const meant = booleans[String(data).toLowerCase()];
  return meant === undefined ? 'Write true or false, without quotes.' : `Write ${meant}, without quotes.`;
}

const proposals: Readonly<Record<string, (misfit: Misfit) => string | undefined>> = {
  string: asText,
  number: asNumber,
  integer: asNumber,
  array: asList,
  object: asGroup,
  boolean: asBoolean,
};

/** Returns what to write instead; undefined if that cannot be guessed. */
export function proposeType(misfit: Misfit): string | undefined {
  return misfit.expected.map((type) => proposals[type]?.(misfit)).find((text) => text !== undefined);
}
