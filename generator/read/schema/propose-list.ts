// What an author most likely meant by a text where a list or a group of fields is expected.
import { asWritten } from '../../rules/in-quotes.ts';
import type { Proposal } from '../../rules/nearest.ts';
import { daysFrom, weekdays } from '../../model/meetings.ts';
import { memoizePerObject } from '../../base/memoize.ts';
import { isSchema, type Schema } from '../../kinds/describe-field.ts';
import { fieldCalled, languageNamed, weekdayNamed, choiceCalled } from './names-in-languages.ts';
import { fits, isBrief } from './propose-form.ts';

/** A value that does not conform, as data and as written in the file, and the schema that it should conform to. */
export interface Misfit {
  readonly data: unknown;
  readonly written: string;
  readonly expected: readonly string[];
  readonly schema: Schema;
  /** Where a telephone number without a country code is dialled. */
  readonly country?: string | undefined;
}

const fieldsOf = ({ properties }: Schema): readonly (readonly [name: string, schema: Schema])[] =>
  Object.entries(Object(properties) as Readonly<Record<string, Schema>>);

/** What is said of days that come back each week. */
export const everyWeek =
  /^(?:every|each|on|only|jeden|immer|nur|am|chaque|tous les|les?|كل|أيام)\s+|\s+(?:only|weekly)$/giu;

/** "MWF" and "TTh", as English timetables write them. */
const spelled = (text: string, language = ''): string =>
  language === 'en' && /^(?:Th|[MTWF]){2,}$/.test(text) ? text.replace(/(?<=[MTWFh])(?=[MTWF])/g, '/') : text;

/** Returns "Sunday to Thursday", "Mon, Wed", "every Sunday" or "Mon - Wed - Fri", in a language or any usual one, as the days that are meant; undefined for anything else. */
export function daysNamed(text: string, language?: string): readonly string[] | undefined {
  if (!isBrief(text)) return undefined;
  const named = spelled(text.replace(everyWeek, ''), language)
    .split(/\s*(?:[,;/&+،、，]|\s(?:and|und|et)\s|\sو)\s*/)
    .map((part) => {
      const days = part.split(/\s*[-–—]\s*|\s(?:to|bis|au|à|إلى|الى)\s/).map((name) => weekdayNamed(name, language));
      const [first, last = first] = days;
      // Of "M-T", the end may be Tuesday or Thursday.
      if (first === undefined || last === undefined || days.includes(undefined) || /[-–]\s*T$/.test(part))
        return undefined;
      if (days.length > 2) return days.flatMap((day) => day ?? []);
      return daysFrom(first, last).flatMap((day) => weekdays[day] ?? []);
    });
  const all = named.flatMap((part) => part ?? []);
  return named.includes(undefined) || new Set(all).size < all.length ? undefined : all;
}

/** Returns what to write for several days of the week that are written as one. */
export function eachDay(data: unknown, allowed: readonly string[]): string | undefined {
  const days = allowed.includes(weekdays[0]) ? (daysNamed(String(data)) ?? []) : [];
  return days.length > 1 ? `Write each day: ${days.join(', ')}.` : undefined;
}

const onOneLine = (entries: readonly string[]): Proposal => {
  const fix = `[${entries.map(asWritten).join(', ')}]`;
  return { advice: `Write ${fix}.`, fix };
};

/** "English and Arabic" as the codes of the languages; undefined for anything else. */
function languagesIn(text: string, items: Schema): Proposal | undefined {
  if (!isBrief(text)) return undefined;
  const codes = text.split(/\s*(?:[,،;/&+]|\s(?:and|und|et|و)\s)\s*/).map((name) => languageNamed(name) ?? '');
  return codes.every((code) => code !== '' && fits(items, code)) ? onOneLine(codes) : undefined;
}

function choicesIn(text: string, choices: readonly unknown[]): Proposal | undefined {
  const days = choices.includes(weekdays[0]) ? daysNamed(text) : undefined;
  if (days) return onOneLine(days);
  const choice = choiceCalled(text, choices.map(String));
  return choice === undefined ? undefined : { ...onOneLine([choice]), isGuess: true };
}

/** A text as the list of which it is meant to be all entries, or the only one. */
function listOf(text: string, { items }: Schema): Proposal | undefined {
  if (!isSchema(items)) return undefined;
  if (Array.isArray(items['enum'])) return choicesIn(text, items['enum']);
  if (items.type !== 'string' && !/slug$/.test(String(items.$ref))) return undefined;
  // Words without spaces are names, such as codes of languages.
  const names = /^[\w-]+(?:\s*[,،;]\s*[\w-]+)+$/.test(text) ? text.split(/[\s,،;]+/) : [];
  if (names.length > 1 && names.every((name) => fits(items, name))) return { ...onOneLine(names), isGuess: true };
  if (fits(items, text)) return /[,،;\n•]/.test(text) ? undefined : onOneLine([text]);
  return languagesIn(text, items);
}

/** The entries of a list that is written as one text or as a group, at least one. */
function partsOf(data: unknown, written: string, items: Schema): readonly string[] {
  if (typeof data === 'object') return [firstPair(data, items) ?? 'the first field'];
  const parts = /^[^"'[{]/.test(written) ? String(data).split(/\s*[,،;\n•]\s*|\s\/\s/) : [];
  const plain = parts.map((part) => part.replace(/^[-–*]\s+/, '')).filter((part) => part !== '');
  return plain.length > 1 ? plain : [written.replace(/^[•·▪●–—*][ \t]*/, '')];
}

/** Proposes a list for a value that is none. */
export function asList({ data, written, schema }: Misfit): Proposal {
  const whole = typeof data === 'string' ? listOf(data, schema) : undefined;
  if (whole && /^[^•·▪●–—*-]/.test(written)) return whole;
  const items = isSchema(schema.items) ? schema.items : {};
  const group = typeof data === 'string' ? asGroup({ data, written, expected: [], schema: items }) : undefined;
  if (group)
    return { advice: `Each entry begins on a line of its own, indented, with a hyphen and a space. ${group.advice}` };
  if (/^[|>]/.test(written)) return { advice: `Delete the ${written.charAt(0)} after the colon of the field.` };
  const { enum: choices } = items;
  if (typeof data === 'string' && Array.isArray(choices))
    return { advice: `Write a list of these words: [${choices.map(String).join(', ')}].` };
  const entries = partsOf(data, written, items).map((part) => `- ${part}`);
  const lead = 'Write each entry on a line of its own, indented, with a hyphen and a space before it:';
  return { advice: `${lead} ${entries.join(' ')}` };
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

const accepts = (schema: Schema, text: string): boolean => {
  const { type, const: only, enum: words, $ref } = schema;
  if (only !== undefined || Array.isArray(words)) return [only, words].flat().includes(text);
  return (type === 'string' || $ref !== undefined) && fits(schema, text);
};

/** Whether a text has the form of a field that does not accept any text. */
const isMeantFor = (schema: Schema, text: string): boolean =>
  text !== '' && accepts(schema, text) && !accepts(schema, 'Any other text');

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

/** The field that a text alone most likely is: one that is meant for such texts, or else the first that accepts it. */
function fieldFor(text: string, schema: Schema): string | undefined {
  if (text === '') return undefined;
  const described = new Map(fieldsOf(schema));
  const meant = fieldsOf(schema).find(([, field]) => isMeantFor(field, text))?.[0];
  return meant ?? neededIn(schema).find((field) => accepts(described.get(field) ?? { type: 'string' }, text));
}

/** A text that ends with an address, such as "/jobs -> /careers", as the group of the two. */
function pairIn(text: string, schema: Schema): string | undefined {
  const [, name = '', address] = /^(.+?)\s*(?:[-=]>|→|[,|:]?\s)\s*((?:\/|https?:)\S*)$/.exec(text) ?? [];
  return address === undefined ? undefined : asPair({ [name]: address }, schema);
}

/** "2 years" as the field of a group that counts them. */
function countedIn(text: string, { properties = {} }: Schema): string | undefined {
  const [, figure, unit = ''] = /^\s*(\d+)\s*(\p{L}+)\.?\s*$/u.exec(text) ?? [];
  const names = Object.keys(properties as object);
  const field = names.includes(unit) ? unit : fieldCalled(unit, names);
  return figure !== undefined && field !== undefined ? `{ ${field}: ${figure} }` : undefined;
}

/** Proposes a group for a value that is none. */
export function asGroup({ data, schema }: Misfit): Proposal | undefined {
  const needed = neededIn(schema);
  if (needed.length === 0) return undefined;
  const text = typeof data === 'string' ? data : '';
  const pair = pairIn(text, schema);
  if (pair !== undefined) return { advice: `Write ${pair}.` };
  const group = countedIn(text, schema);
  if (group !== undefined) return { advice: `Write ${group}.`, fix: group, isGuess: true };
  const own = fieldFor(text, schema);
  const example = own === undefined ? exampleFor(text, schema) : undefined;
  if (example !== undefined) return { advice: `Write its fields. For example: ${example}.` };
  const fields = [...new Set([...needed, ...(own === undefined ? [] : [own])])];
  const written = fields.map((field) => `${field}: ${field === own ? asWritten(text) : '…'}`);
  return { advice: `Write its fields: { ${written.join(', ')} }.` };
}

/** The first two fields of a group, which may have thousands that are each asked for. */
const firstTwo = memoizePerObject((group: object): readonly (readonly [string, unknown])[] =>
  Object.entries(group).slice(0, 2),
);

/**
 * Returns a group of one field, such as "/jobs: /careers", as the two fields that it needs, or needs beside one that is
 * meant for such a value; undefined where they cannot be the name and the value.
 */
export function asPair(data: unknown, schema: Schema): string | undefined {
  const [[key, value] = ['', ''], ...others] = firstTwo(Object(data) as object);
  const needed = neededIn(schema);
  const fields = fieldsOf(schema);
  const meant = fields.filter(([, field]) => isMeantFor(field, String(value))).map(([name]) => name);
  const [first, second, ...more] = [...needed, ...(needed.length === 1 ? meant.slice(0, 1) : [])];
  if (first === undefined || second === undefined || others.length + more.length > 0) return undefined;
  const described = new Map(fields);
  const isPair = accepts(described.get(first) ?? {}, key) && accepts(described.get(second) ?? {}, String(value));
  return isPair ? inBraces({ [first]: key, [second]: value }) : undefined;
}

/** Returns the first field of a group as an entry of the list that the group was meant to be; undefined where it can be none. */
export const firstPair = (data: unknown, schema: Schema): string | undefined =>
  asPair(Object.fromEntries(Object.entries(Object(data) as object).slice(0, 1)), schema);

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
