// What an author most likely meant by a value of the wrong type: usually quotes too many or too few.
import type { Schema } from '../schema/describe-field.ts';

/** A value that does not fit, as data and as it is written in the file, and what the schema wants instead. */
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

const inQuotes = (text: string): string => (text.includes('"') ? `'${text.replaceAll("'", "''")}'` : `"${text}"`);

function asText({ data, written }: Misfit): string | undefined {
  if (typeof data === 'number' || typeof data === 'boolean') return `Put it in quotes: ${inQuotes(written)}.`;
  if (Array.isArray(data)) return 'Write one text instead of a list, without hyphens or brackets.';
  const [first, ...more] = Object.entries(data ?? {});
  const isText = first && more.length === 0 && typeof first[1] !== 'object';
  // "- PMP: the essentials" is a group with the field "PMP" to YAML.
  return isText ? `If it is one text with a colon, put it in quotes: ${inQuotes(first.join(': '))}.` : undefined;
}

const ARABIC_ZEROS = [0x660, 0x6f0];

/** Arabic and Persian figures are figures to people, and letters to YAML. */
const inLatinDigits = (text: string): string =>
  text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (ARABIC_ZEROS.findLast((zero) => zero <= code) ?? 0));
  });

/** The one figure in a text, as YAML writes it. */
const figureIn = (text: string): string | undefined =>
  /^\D*?(-?\d+(?:[ ,]\d{3})*(?:\.\d+)?)\D*$/.exec(inLatinDigits(text))?.[1]?.replace(/[ ,]/g, '');

function asNumber({ data, written, expected }: Misfit): string | undefined {
  if (typeof data === 'number')
    return Number.isFinite(data) ? 'Write a whole number, without a decimal point.' : undefined;
  const figure = typeof data === 'string' ? figureIn(data) : undefined;
  if (figure === undefined || (!expected.includes('number') && figure.includes('.'))) return undefined;
  return figure === data && /^["']/.test(written)
    ? `Remove the quotes: ${figure}.`
    : `Write the figure alone: ${figure}.`;
}

function asList({ data, written }: Misfit): string {
  const entry = typeof data === 'object' ? 'the first field' : written;
  return `Write each entry on a line of its own, indented, with a hyphen and a space before it: - ${entry}`;
}

function asGroup({ schema }: Misfit): string | undefined {
  const fields = Array.isArray(schema.required) ? schema.required.map(String) : Object.keys(schema.properties ?? {});
  return fields.length > 0
    ? `Write its fields on lines of their own, indented: ${fields.map((name) => `${name}:`).join(' ')}`
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

/** Returns what to write instead, or undefined where nobody can tell. */
export function proposeType(misfit: Misfit): string | undefined {
  return misfit.expected.map((type) => proposals[type]?.(misfit)).find((text) => text !== undefined);
}
