// What an author most likely meant by a text where a list or a group of fields is expected.
import { asWritten } from '../../rules/in-quotes.ts';
import type { Proposal } from '../../rules/nearest.ts';
import { weekdays } from '../../model/meetings.ts';
import type { Schema } from '../../kinds/describe-field.ts';
import { languageNamed, weekdayNamed } from './names-in-languages.ts';
import { fits } from './propose-form.ts';

/** A value that does not conform, as data and as written in the file, and the schema that it should conform to. */
export interface Misfit {
  readonly data: unknown;
  readonly written: string;
  readonly expected: readonly string[];
  readonly schema: Schema;
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;

const fieldsOf = ({ properties }: Schema): readonly (readonly [name: string, schema: Schema])[] =>
  Object.entries(Object(properties) as Readonly<Record<string, Schema>>);

/** "Sunday to Thursday" or "Mon, Wed" as the days that are meant; undefined for anything else. */
function daysNamed(text: string): readonly string[] | undefined {
  const named = text.split(/\s*(?:[,;&+]|\s(?:and|und|et)\s)\s*/).map((part) => {
    const [first, last = first] = part.split(/\s*[-–—]\s*|\s(?:to|bis|au|à)\s/).map(weekdayNamed);
    if (first === undefined || last === undefined) return undefined;
    const from = weekdays.indexOf(first);
    const count = ((weekdays.indexOf(last) - from + weekdays.length) % weekdays.length) + 1;
    return Array.from({ length: count }, (_, i) => weekdays[(from + i) % weekdays.length] ?? first);
  });
  return named.every((part) => part !== undefined) ? named.flat() : undefined;
}

const onOneLine = (entries: readonly string[]): Proposal => {
  const fix = `[${entries.map(asWritten).join(', ')}]`;
  return { advice: `Write ${fix}.`, fix };
};

/** "English and Arabic" as the codes of the languages; undefined for anything else. */
function languagesIn(text: string, items: Schema): Proposal | undefined {
  const codes = text.split(/\s*(?:[,;/&+]|\s(?:and|und|et)\s)\s*/).map((name) => languageNamed(name) ?? '');
  return codes.every((code) => code !== '' && fits(items, code)) ? onOneLine(codes) : undefined;
}

/** A text as the list of which it is meant to be all entries, or the only one. */
function listOf(text: string, { items }: Schema): Proposal | undefined {
  if (!isSchema(items)) return undefined;
  const days = Array.isArray(items['enum']) && items['enum'].includes(weekdays[0]) ? daysNamed(text) : undefined;
  if (days) return onOneLine(days);
  const isName = items.type === 'string' || /slug$/.test(String(items.$ref));
  if (!isName || items['enum']) return undefined;
  if (fits(items, text)) return /[,;\n•]/.test(text) ? undefined : onOneLine([text]);
  return languagesIn(text, items);
}

/** The entries of a list that is written as one text; empty where it is in quotes or brackets. */
const partsOf = (data: unknown, written: string): readonly string[] =>
  typeof data === 'string' && /^[^"'[{]/.test(written)
    ? data
        .split(/\s*[,;\n•]\s*|\s\/\s/)
        .map((part) => part.replace(/^[-–*]\s+/, ''))
        .filter((part) => part !== '')
    : [];

/** Proposes a list for a value that is none. */
export function asList({ data, written, schema }: Misfit): Proposal {
  const whole = typeof data === 'string' ? listOf(data, schema) : undefined;
  if (whole && /^[^•·▪●–—*-]/.test(written)) return whole;
  const lead = 'Write each entry on a line of its own, indented, with a hyphen and a space before it:';
  const parts = partsOf(data, written);
  const entries = isSchema(schema.items) ? asGroup({ data, written, expected: [], schema: schema.items }) : undefined;
  if (typeof data === 'string' && entries)
    return { advice: `Each entry begins on a line of its own, indented, with a hyphen and a space. ${entries.advice}` };
  if (/^[|>]/.test(written)) return { advice: `Delete the ${written.charAt(0)} after the colon of the field.` };
  if (parts.length > 1) return { advice: `${lead} ${parts.map((part) => `- ${part}`).join(' ')}` };
  const entry = typeof data === 'object' ? 'the first field' : written.replace(/^[•·▪●–—*][ \t]*/, '');
  return { advice: `${lead} - ${entry}` };
}

/** A value on one line, as YAML writes it between brackets and braces. */
function onLine(value: unknown): string {
  if (typeof value === 'string') return asWritten(value);
  if (Array.isArray(value)) return `[${value.map(onLine).join(', ')}]`;
  return typeof value === 'object' && value !== null ? inBraces(value) : String(value);
}

const inBraces = (group: object): string =>
  `{ ${Object.entries(group)
    .map(([name, value]) => `${name}: ${onLine(value)}`)
    .join(', ')} }`;

/** Whether a text may be the value of a field. */
const accepts = (schema: Schema, text: string): boolean => {
  const { type, const: only, enum: words, $ref } = schema;
  if (only !== undefined || Array.isArray(words)) return [only, words].flat().includes(text);
  return (type === 'string' || $ref !== undefined) && fits(schema, text);
};

/** An example of the group; the one whose values begin as the text does, if there is one. */
function exampleFor(text: string, { examples }: Schema): string | undefined {
  const groups = Array.isArray(examples) ? examples.filter(isSchema) : [];
  const alike = groups.find((group) =>
    Object.values(group).some((value) => String(value).startsWith(text.slice(0, 2))),
  );
  const [example] = alike ? [alike] : groups;
  return example && inBraces(example);
}

/** The fields that a group needs; all where it needs none. */
const neededIn = (schema: Schema): readonly string[] =>
  Array.isArray(schema.required) ? schema.required.map(String) : fieldsOf(schema).map(([name]) => name);

/** Proposes a group for a value that is none: the text goes to the first field that accepts it. */
export function asGroup({ data, schema }: Misfit): Proposal | undefined {
  const names = neededIn(schema);
  if (names.length === 0) return undefined;
  const text = typeof data === 'string' ? data : '';
  const [, from, to] = /^(\S+)\s*(?:[-=]>|→)\s*(\S+)$/.exec(text) ?? [];
  if (from !== undefined && names.join() === 'from,to') return { advice: `Write { from: ${from}, to: ${to} }.` };
  const described = new Map(fieldsOf(schema));
  const own = names.find((name) => accepts(described.get(name) ?? { type: 'string' }, text));
  const isOther = text !== '' || Array.isArray(data);
  const example = isOther && own === undefined ? exampleFor(text, schema) : undefined;
  if (example !== undefined) return { advice: `Write its fields. For example: ${example}.` };
  const lines = names.map((name) => (name === own && text !== '' ? `${name}: ${text}` : `${name}:`));
  return { advice: `Write its fields on lines of their own, indented: ${lines.join(' ')}` };
}

/**
 * Returns a group of one field, such as "/jobs: /careers", as the two fields that it needs; undefined where they cannot be
 * the name and the value.
 */
export function asPair(data: unknown, schema: Schema): string | undefined {
  const [first, ...others] = Object.entries(Object(data) as object);
  const [name, value, ...more] = neededIn(schema);
  if (!first || name === undefined || value === undefined || others.length + more.length > 0) return undefined;
  const described = new Map(fieldsOf(schema));
  const isPair = [name, value].every((key, i) => accepts(described.get(key) ?? {}, String(first[i])));
  return isPair ? inBraces({ [name]: first[0], [value]: first[1] }) : undefined;
}

/** Returns a text as it is written in a field that takes a list or a group; undefined where it may be as it is. */
export function shapeFor(schema: Schema, field: string, text: string): string | undefined {
  const types = [schema.type].flat();
  if (types.includes('string') || types.includes('number')) return undefined;
  const list = types.includes('array') ? listOf(text, schema)?.fix : undefined;
  if (list !== undefined) return `${field}: ${list}`;
  const names = types.includes('object') && Array.isArray(schema.required) ? schema.required.map(String) : [];
  const rest = names.slice(1).map((name) => `, ${name}: …`);
  return names[0] === undefined ? undefined : `${field}: { ${names[0]}: ${asWritten(text)}${rest.join('')} }`;
}
