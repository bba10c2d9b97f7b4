// What an author most likely meant by a value of the wrong type: usually quotes too many or too few.
import type { Schema } from '../../kinds/describe-field.ts';
import { inLatinDigits } from '../../model/figure.ts';
import { asItLooks } from '../../model/invisible.ts';
import { asWritten, inQuotes } from '../../rules/in-quotes.ts';
import type { Proposal } from '../../rules/nearest.ts';
import { choiceCalled, currencyNamed, unitNamed } from './names-in-languages.ts';
import { datesIn, fits, isBrief, proposeForm, timesIn } from './propose-form.ts';
import { asGroup, asList, type Misfit } from './propose-list.ts';
import { withAddition } from './taxes.ts';

// "3 jours" in a field of hours is a figure in another unit: the figure alone would be false.

/** The words for units of time that are the same in most sheets, or that no list of units has, by the field that counts them. */
const units: Readonly<Record<string, RegExp>> = {
  minutes: /^(?:mins?|minutes?)$/i,
  hours: /^(?:h|hrs?|hours?|std)$/i,
  days: /^(?:d|days?|journ[ée]es?|tagen)$/i,
  weeks: /^(?:wk?s?|weeks?)$/i,
};

/** Returns the field that counts in a unit of time, by its name in a language or any usual one; undefined where a word is none. */
export function unitCalled(word: string, language = 'en'): string | undefined {
  const called = Object.keys(units).find((name) => units[name]?.test(word));
  if (called !== undefined || word === '') return called;
  const named = unitNamed(word, language) ?? '';
  return Object.hasOwn(units, named) ? named : undefined;
}

/** Proposes a figure without its unit. Where three digits follow a sign, that may be a decimal point or one of thousands. */
function figureAlone(figure: string, written = figure): Proposal {
  const proposal = { advice: `Write the figure alone: ${figure}.`, fix: figure };
  return /[ ,.]\d{3}$/.test(written) ? { ...proposal, isGuess: true } : proposal;
}

/** Returns the two fields of two times or days in one text, where a group has such fields. */
function pairIn(data: unknown, fields: readonly string[]): string | undefined {
  const has = (...names: readonly string[]): boolean => names.every((name) => fields.includes(name));
  return (has('from', 'to') ? timesIn(data) : undefined) ?? (has('startDate', 'endDate') ? datesIn(data) : undefined);
}

function proposePair(data: unknown, field: string, fields: readonly string[]): Proposal | undefined {
  const pair = pairIn(data, fields);
  return pair === undefined ? undefined : { advice: `Write ${pair}, on two lines, in place of "${field}".` };
}

/** What a deadline has beside its days, such as "before the start". */
const beforeStart = /\s+(?:before|prior|vor|avant|قبل)(?!\p{L}).*$/u;

/** A figure with its unit of time, and what its field counts. */
function countIn(text: string, field: string) {
  const isDeadline = field === 'bookBy';
  const written = isDeadline ? text.replace(beforeStart, '') : text;
  const [, figure, word = ''] = /^\s*(\d+(?:\.\d+)?)[\s-]*(\p{L}+)\.?\s*$/u.exec(written) ?? [];
  return { counted: isDeadline ? 'days' : field, figure, unit: unitCalled(word) };
}

/** Returns what to write for a figure in another unit of time than its field counts, or for two times; undefined for anything else. */
export function proposeUnit(data: unknown, field: string, fields: object): Proposal | undefined {
  const pair = proposePair(data, field, Object.keys(fields));
  if (pair || typeof data !== 'string') return pair;
  const { counted, figure, unit } = countIn(data, field);
  if (!Object.hasOwn(units, counted) || figure === undefined || unit === undefined) return undefined;
  if (unit === counted) return figureAlone(figure);
  const advice =
    counted === field && Object.hasOwn(fields, unit)
      ? `Write "${unit}: ${figure}" in place of "${field}".`
      : `These are ${unit}: write how many ${counted} they are, as a figure alone.`;
  return { advice };
}

const putInQuotes = (lead: string, text: string): Proposal => ({
  advice: `${lead}: ${inQuotes(text)}.`,
  fix: inQuotes(text),
});

/** Whether a text may be the value of a field that has a choice of a few words, or none. */
const mayBe = ({ enum: words }: Schema, text: string): boolean => !Array.isArray(words) || words.includes(text);

/** Half past seven is also written 7.30, which YAML reads as a number. */
function quoted({ schema, written, country }: Misfit): Proposal | undefined {
  if (!mayBe(schema, written)) return undefined;
  const meant = proposeForm(schema, written, country)?.text ?? '';
  const text = fits(schema, written) ? written : /^(?:\d\d:\d\d|#.*|\+[\d ]+)$/.test(meant) ? meant : undefined;
  const proposal = text === undefined ? undefined : putInQuotes('Put it in quotes', text);
  // Without its plus, a number may as well be one within the country.
  return proposal && /^\+/.test(text ?? '') ? { ...proposal, isGuess: true } : proposal;
}

function asText(misfit: Misfit): Proposal | undefined {
  const { data, written, expected } = misfit;
  // A value that would not be valid in quotes either has another mistake.
  if (typeof data === 'number' || typeof data === 'boolean') return quoted(misfit);
  if (Array.isArray(data) && expected.includes('object')) return undefined;
  if (Array.isArray(data)) return { advice: 'Write one text instead of a list, without hyphens or brackets.' };
  return oneText(data ?? {}, written);
}

/** A group of one field may be a text with a colon: YAML reads "- PMP: the essentials" as a group with the field "PMP". */
function oneText(data: object, written: string): Proposal | undefined {
  const [first, ...more] = Object.entries(data);
  const isText = first && more.length === 0 && typeof first[1] !== 'object';
  if (!isText) return undefined;
  const text = String(first[1]);
  // A quotation mark that is left at the end was meant to close the text.
  const value = /^[^"]*"$/.test(text) ? text.slice(0, -1) : text;
  return /\n/.test(written.trim())
    ? { advice: 'If it is one text of several lines, write | after the colon of the field.' }
    : putInQuotes('If it is one text with a colon, put it in quotes', `${first[0]}: ${value}`);
}

/** The only number in a text as it is written there and as YAML writes it, and what is beside it. */
function figureIn(text: string) {
  // A comma with one or two digits after it is a decimal point in most of Europe; a minus sign is not always a hyphen.
  const plain = inLatinDigits(asItLooks(text))
    .replace(/\u2212(?=\d)/, '-')
    .replace(/(?<=\d)['’](?=\d{3})/g, ' ')
    .replace(/(?<=\d)[.,]\s*[-–—]+\s*$/, '')
    .replace(/^(\D*\d+),(\d{1,2}|\d{4,})(?!,?\d)/, '$1.$2');
  const [, before = '', written, after = ''] =
    /^(\D*?)(-?\d+(?:,\d{2}(?=,\d))*(?:[ ,]\d{3})*(?:\.\d+)?)(\D*)$/.exec(plain) ?? [];
  return written && { written, figure: written.replace(/[ ,]/g, ''), before, beside: `${before}${after}`.trim() };
}

type Figure = NonNullable<Exclude<ReturnType<typeof figureIn>, ''>>;

/** Degrees with a dash or the letter of their direction: those of the south and the west are below 0. */
function degrees(figure: string, beside: string, { minimum }: Schema): Proposal | undefined {
  if (Number(minimum) < 0 && beside === '–') return { ...figureAlone(`-${figure}`, ''), isGuess: true };
  const [, pole] = Number(minimum) < 0 ? (/^[°º]?\s*([NSEW])$/i.exec(beside) ?? []) : [];
  return pole === undefined
    ? undefined
    : { ...figureAlone(/[sw]/i.test(pole) ? `-${figure}` : figure, ''), isGuess: true };
}

/** What a fee may pay, if not the whole course. */
const feeUnits = ['person', 'hour', 'day', 'week', 'month', 'term', 'year', 'lesson'];

/** Returns what a text says a fee pays, as in "109 kr. per lesson" and "30 € / Stunde", with its words for that. */
export function feeUnitIn(text: string) {
  const [said = '', word = ''] =
    /(?<!\s)\s*(?:(?:\/|(?<!\p{L})(?:per|an?|pro|je|par)\s)\s*(?=\p{L}+\.?$)|(?=p\.? ?p\.?$))([\p{L}. ]+?)\.?$/iu.exec(
      text,
    ) ?? [];
  return { said, unit: choiceCalled(word, feeUnits) };
}

function perUnit(figure: string, beside: string, { properties }: Schema): Proposal | undefined {
  const { said, unit } = feeUnitIn(beside);
  const group = `{ amount: ${figure}, per: ${unit} }`;
  return unit === undefined || said !== beside || !Object.hasOwn(Object(properties), 'per')
    ? undefined
    : { advice: `Write ${group}.`, fix: group, isGuess: true };
}

/** Whether words beside a figure may say anything: one after it that is no unit of time most likely says what is counted. */
const isUnclear = ({ before, beside }: Figure): boolean =>
  /\p{L}/u.test(beside) && !(before.trim() === '' && /^\p{L}{3,}$/u.test(beside) && unitCalled(beside) === undefined);

/** The code of a currency that is written beside a figure. */
function currencyBeside(beside: string): string | undefined {
  const code = currencyNamed(beside) ?? beside.toUpperCase();
  return Intl.supportedValuesOf('currency').includes(code) ? code : undefined;
}

/** A figure with something beside it that the field does not say anyway; undefined where that is not clear. */
function qualified(found: Figure, { properties = {} }: Schema): Proposal | undefined {
  const { figure, beside } = found;
  const code = currencyBeside(beside);
  const isLowest =
    /^(?:from|ab|dès|à partir de|a partir de|من)$/i.test(beside) && Object.hasOwn(Object(properties), 'from');
  if (isLowest) return { advice: `Write { from: ${figure} }.`, fix: `{ from: ${figure} }`, isGuess: true };
  if (beside === '%' || (code === undefined && isUnclear(found))) return undefined;
  const group = `{ amount: ${figure}, currency: ${code} }`;
  return code !== undefined && Object.hasOwn(Object(properties), 'currency')
    ? {
        advice: `Write ${group}; or ${figure} alone, if ${code} is the currency in site.yaml.`,
        fix: group,
        isGuess: true,
      }
    : {
        advice: `If it means the same without "${beside}", write the figure alone: ${figure}.`,
        fix: figure,
        isGuess: true,
      };
}

const amount = String.raw`(\d+(?:\.\d+)?)`;
const range = new RegExp(`^${amount} ?(?:[-–—]|to|bis|à) ?${amount}$`);

/** A fee with what depends on it: "500-600", "600 + VAT". */
function limited(text: string, { properties }: Schema): Proposal | undefined {
  if (!Object.hasOwn(Object(properties), 'from')) return undefined;
  const [, lowest] = range.exec(text) ?? [];
  if (lowest !== undefined)
    return {
      advice: `Write { from: ${lowest} }; or, where it is known who pays which, each price as one of "options".`,
    };
  const [, figure, words] = withAddition.exec(text) ?? [];
  if (figure === undefined || words === undefined) return undefined;
  const group = `{ amount: ${figure}, note: ${asWritten(words.replace(/^\+/, 'plus'))} }`;
  const advice = `Write ${group}; or ${figure} alone, and what holds for all prices once, as "tax" in site.yaml.`;
  return { advice, fix: group, isGuess: true };
}

function numberIn(data: string, written: string, schema: Schema): Proposal | undefined {
  const group = limited(data, schema);
  if (group) return group;
  const found = figureIn(data);
  if (!found) return undefined;
  const { figure, beside } = found;
  if (beside !== '' && beside.toLowerCase() !== String(schema.title).toLowerCase())
    return degrees(figure, beside, schema) ?? perUnit(figure, beside, schema) ?? qualified(found, schema);
  const alone = figureAlone(figure, found.written);
  return figure === data && /^["']/.test(written) ? { ...alone, advice: `Remove the quotes: ${figure}.` } : alone;
}

function asNumber({ data, written, expected, schema }: Misfit): Proposal | undefined {
  if (typeof data === 'number')
    return Number.isFinite(data) ? { advice: 'Write a whole number, without a decimal point.' } : undefined;
  const proposal = isBrief(data) ? numberIn(data, written, schema) : undefined;
  return expected.includes('number') || !proposal?.fix?.includes('.') ? proposal : undefined;
}

function asBoolean({ data, written }: Misfit): Proposal {
  const [, isYes, isNo] = /^(?:(true|yes|on|y)|(false|no|off|n))$/i.exec(String(data)) ?? [];
  const meant = isYes ? 'true' : isNo && 'false';
  const advice = `Write ${meant ?? 'true or false'}${/^["']/.test(written) ? ', without quotes' : ''}.`;
  return meant === undefined ? { advice } : { advice, fix: meant };
}

const proposals: Readonly<Record<string, (misfit: Misfit) => Proposal | undefined>> = {
  string: asText,
  number: asNumber,
  integer: asNumber,
  array: asList,
  object: asGroup,
  boolean: asBoolean,
};

/** Returns what to write instead; undefined if that cannot be guessed. */
export function proposeType(misfit: Misfit): Proposal | undefined {
  return misfit.expected.map((type) => proposals[type]?.(misfit)).find((text) => text !== undefined);
}

// Figures with too many decimals, in words.

/** Returns how many decimals a figure may have, in words. */
export const inDecimals = (step: number): string =>
  step === 0.1
    ? 'a figure with one decimal at most'
    : step === 0.01
      ? 'a figure with two decimals at most'
      : `a multiple of ${step}`;

/** Returns what to write: one of the two figures with the right number of decimals that are next to one with too many. */
export function nearestTwo(value: number, step: number): string | undefined {
  const digits = String(step).split('.')[1]?.length;
  if (digits === undefined) return undefined;
  const below = Math.floor(value / step) * step;
  return `Write ${Number(below.toFixed(digits))} or ${Number((below + step).toFixed(digits))}.`;
}

/** Fields of other systems for what is not to be shown yet. */
const unpublished =
  /^(?:is)?(?:draft|published|publish|hidden|visible|active|enabled|disabled|unlisted|private|public)$/i;

/** Returns what to do about an unknown field with two times or days, or that should keep something from being published. */
export const adviseOnUnknown = (key: string, value: unknown, free: readonly string[]): string | undefined =>
  unpublished.test(key) && /^(?:true|false|yes|no|on|off)$/i.test(String(value))
    ? 'Delete it: everything in the content folder is published, and news from its date on. Keep what is not ready outside the folder.'
    : proposePair(value, key, free)?.advice;

/** What to do about a version of the content format that this version of the tool does not read, about two times or days, and about a value that is the default. */
export function adviseOnValue(
  file: string,
  pointer: string,
  { data, allowed, fields }: { readonly data: unknown; readonly allowed: readonly string[]; readonly fields: object },
): string | undefined {
  const pair = proposePair(data, pointer.slice(pointer.lastIndexOf('/') + 1), Object.keys(fields));
  if (pair) return pair.advice;
  if (pointer.endsWith('/focus') && /^(?:cent(?:er|re)|middle)\b/i.test(String(data)))
    return 'Delete this field: without it, the middle of the picture stays in sight.';
  return file === 'site.yaml' && pointer === '/format'
    ? `This version of Prospectus reads the formats ${allowed.join(' and ')}. If a newer one wrote this content, update Prospectus; otherwise write format: ${allowed.at(-1)}.`
    : undefined;
}
