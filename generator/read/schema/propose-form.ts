// The expected form of a text, and the text that an author most likely meant. Both are found by trial: a schema that
// accepts "2025-06" expects a month, and a correction is proposed only if the schema accepts it.
import { formatHex, modeHsl, modeRgb, parse, useMode } from 'culori/fn';
import { isDay } from '../../base/time.ts';
import { tryTo } from '../../base/try-to.ts';
import type { Schema } from '../../kinds/describe-field.ts';
import { inLatinDigits } from '../../model/figure.ts';
import { asItLooks } from '../../model/invisible.ts';
import { withoutCurlyQuotes } from '../../rules/in-quotes.ts';
import { fold, nearest, toSlug } from '../../rules/nearest.ts';
import { internationalForm } from '../../model/dialling.ts';
import formsOfTexts from './forms-of-texts.json' with { type: 'json' };
import { countryNamed, currencyNamed, languageNamed, monthNamed, choiceCalled } from './names-in-languages.ts';

const formats: Readonly<Record<string, (text: string) => boolean>> = {
  date: isDay,
  email: (text) => /^[^\s@:,;]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(text),
  uri: (text) => URL.canParse(text) && !/\s/.test(text),
};

const BRIEF = 400;

/** Whether a value is a text that may be meant as a date, a name or an address; the patterns would take minutes for a text without end. */
export const isBrief = (data: unknown): data is string => typeof data === 'string' && data.length <= BRIEF;

/** Whether a text has the form that a schema requires. */
export function fits({ pattern, format, maxLength }: Schema, text: string): boolean {
  return (
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(text)) &&
    (typeof format !== 'string' || (formats[format]?.(text) ?? false)) &&
    (typeof maxLength !== 'number' || [...text].length <= maxLength)
  );
}

const two = (digits = ''): string => digits.padStart(2, '0');

function dayOf(text: string): string | undefined {
  const year = /^(\d{4})[-/. 年](\d{1,2})[-/. 月](\d{1,2})日?$/.exec(text);
  if (year) return `${year[1]}-${two(year[2])}-${two(year[3])}`;
  const day = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/.exec(text);
  if (day) {
    // A month comes first only where it cannot be the day.
    const [first = '', second = ''] = Number(day[2]) > 12 ? [day[2], day[1]] : [day[1], day[2]];
    return `${day[3]?.padStart(4, '20')}-${two(second)}-${two(first)}`;
  }
  return dayInWords(text);
}

/** "4 November 2025", "November 4, 2025", "4. november 2025" or "1er novembre 2025". */
function dayInWords(text: string): string | undefined {
  const { day, name, year } =
    /^(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º)? +(?:de +|d')?(?<name>\p{L}{3,}\.?(?: \p{L}{5,})?) +(?:de +)?(?<year>\d{4})$/u.exec(
      text,
    )?.groups ??
    /^(?<name>\p{L}{3,}\.?) +(?<day>\d{1,2})(?:st|nd|rd|th)?,? +(?<year>\d{4})$/u.exec(text)?.groups ??
    {};
  const month = name && monthNamed(name);
  const written = month && `${year}-${two(String(month))}-${two(day)}`;
  return written && isDay(written) ? written : undefined;
}

const NOON = 12;

/** "9am", "5 pm", "9 Uhr" or "kl. 9" as a time on a clock of 24 hours. */
function timeOf(text: string): string | undefined {
  const [, hour, minutes = '00', half = ''] =
    /^(?:(?:kl\.?|um|at|à) ?)?(\d{1,2})(?:[:.h](\d{2}))? ?(am|pm|a\.m\.|p\.m\.|uhr|h|ص|صباح\S*|م|مساء\S*)?$/i.exec(
      text,
    ) ?? [];
  if (hour === undefined) return undefined;
  const isPm = /^[pم]/i.test(half);
  const isAm = /^[aص]/i.test(half);
  return `${two(String((isPm || isAm ? Number(hour) % NOON : Number(hour)) + (isPm ? NOON : 0)))}:${minutes}`;
}

useMode(modeRgb);
useMode(modeHsl);

/** A colour as CSS writes it, by its name, or its digits alone; one that is transparent has no other form. */
function colourOf(text: string): string | undefined {
  const written = text.toLowerCase();
  // The library fails at a slash before a number with letters, such as 8/9th.
  const colour = tryTo(() => parse(written) ?? parse(written.replace(/[-\s]/g, '')));
  return colour && (colour.alpha ?? 1) === 1 ? formatHex(colour) : undefined;
}

/** A number with its country code. Adding the plus alone to another would make it one of another country. */
function phoneOf(text: string): string | undefined {
  const [, chat] = /^(?:https:\/\/)?(?:wa\.me\/|api\.whatsapp\.com\/send\/?\?phone=)\+?(\d+)/.exec(text) ?? [];
  if (chat !== undefined) return `+${chat}`;
  // A second number or an extension is no part of the first.
  if (!/^\s*\(?(?:\+|00)(?:[\d\s().\p{Pd}]|(?<=\d)\/(?=\d))+$/u.test(text)) return undefined;
  const digits = text.replace(/^\s*\(?(?:\+|00)/, '').replace(/\D+/g, ' ');
  return `+${digits.trim()}`;
}

/** A number with its country code and nothing to leave out of it, or without the zero that is dialled within the country. */
const phoneAsWritten = (text: string): string | undefined => {
  const phone = phoneOf(text);
  return phone === undefined || internationalForm(phone, undefined) === undefined ? phone : undefined;
};

/** The first of several numbers, or the one before an extension, unless what is left is too short to be one. */
function phoneIn(text: string): string | undefined {
  const phone = phoneOf(text.replace('(0)', ' ').replace(/\s*(?:[,;a-z]|\s\/|\/\s).*$/i, '')) ?? '';
  if (phone.replace(/\D/g, '').length < 9) return undefined;
  return internationalForm(phone, undefined) ?? phone;
}

/** The letters of a domain that are not those of English as computers write them: another spelling would be another domain. */
function inAscii(text: string): string | undefined {
  const [, before = '', host = '', after = ''] =
    /^(https?:\/\/|[^\s@/]+@)([^\s@:/?#]*[^\s!-~][^\s@:/?#]*)(.*)$/su.exec(text) ?? [];
  const isHost = host !== '' && URL.canParse(`https://${host}`);
  return isHost ? before + new URL(`https://${host}`).hostname + after : undefined;
}

/** How addresses of older sites end. */
const oldEnding = /\.(?:html?|php|aspx?)$/i;

const path = (text: string): string =>
  `/${text
    .split('/')
    .map((part) => toSlug(part))
    .filter((part) => part !== '')
    .join('/')}`;

/** A domain as a web address; the name of a file, such as about.html, is none. */
function webOf(text: string): string | undefined {
  if (/^[^/]*$/.test(text) && oldEnding.test(text)) return undefined;
  const [, scheme = 'https', rest] = /^(?:(https?):\/*)?([\w-]+(?:\.[\w-]+)+.*)$/.exec(text) ?? [];
  return rest && `${scheme}://${rest}`;
}

/** What is before or after a date: a day of the week, a time, or a word that changes what the date means. */
const besideDate = /^\p{L}+\.?,? +|(?<=^\d{4}\S\d{1,2}\S\d{1,2})[T ].*$/gu;

/** A time that means midnight, and noon to many. */
const unclearNoon = /^12[^a-zص]*[aص]/i;

/** The same value in other notations, the most likely first: nothing of it is left out. */
function readings(text: string): readonly (string | undefined)[] {
  const month = /^(\d{1,2})[-/.](\d{4})$/.exec(text);
  return [
    text,
    dayOf(text),
    dayInWords(`1 ${text}`)?.slice(0, 7),
    month ? `${month[2]}-${two(month[1])}` : text.replace(/^(\d{4})[-/.](\d)$/, '$1-0$2'),
    text.replace('.', ':').replace(/^\d:/, '0$&'),
    text.replace(/^([01]?\d|2[0-3])([0-5]\d)$/, (_, hours: string, minutes: string) => `${two(hours)}:${minutes}`),
    unclearNoon.test(text) ? undefined : timeOf(text),
    text.includes('(0)') ? undefined : phoneAsWritten(text),
    // Another letter of an address leads to another mailbox or page.
    /@|:\/\//.test(text) ? undefined : text.replace('_', '-'),
    text.replace(/^mailto:\s*/i, ''),
    inAscii(text),
    webOf(text),
    webOf(text)?.replace(/\/+$/, ''),
    // A domain alone.
    text.replace(/^https?:\/\/([^/]+)\/?$/i, '$1'),
    colourOf(text),
    text.replaceAll('\\', '/'),
    // Codes of countries and currencies, and measurement IDs.
    /^(?:[a-z]{2,3}|g-.*)$/i.test(text) ? text.toUpperCase() : undefined,
    // After the domain, capitals count.
    text.includes('://') ? text.replace(/^\w+/, (scheme) => scheme.toLowerCase()) : text.toLowerCase(),
    languageNamed(text),
  ];
}

/** "Dietary needs" as the name of a field. */
const camelCase = (text: string): string =>
  toSlug(text)
    .replace(/^(.)-/, '$1')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The time at which something begins; where both are in one half of the day, that is said once, as in "6.30 - 8.30 pm". */
function beginOf(first: string, last: string): string | undefined {
  const [half = ''] = /[ap]m$/i.exec(last) ?? [];
  const same = timeOf(first + half);
  return same !== undefined && same < (timeOf(last) ?? '') ? same : timeOf(first);
}

/** The fields for the two times of "08:30 - 16:30"; undefined of anything else. */
export function timesIn(text: unknown): string | undefined {
  if (!isBrief(text)) return undefined;
  const [first = '', last = '', ...more] = text.split(/\s*(?:[-–—]|\bto\b|\bbis\b)\s*/);
  const [from, to] = [beginOf(first, last), timeOf(last)];
  return from && to && more.length === 0 && /:|\d ?[ap]m|\d h|uhr/i.test(text)
    ? `from: "${from}" and to: "${to}"`
    : undefined;
}

/** Returns two days of one text as the fields that they are: the first and the last. */
export function datesIn(text: unknown): string | undefined {
  if (!isBrief(text)) return undefined;
  const [start, end, ...more] = text
    .split(/\s+[-–—]\s+|\s*[–—]\s*|\s+(?:to|until|bis)\s+/)
    .map((part) => dayOf(part.trim()));
  return start && end && more.length === 0 ? `startDate: "${start}" and endDate: "${end}"` : undefined;
}

/** Half past eight of "08:30 - 16:30", and the last minute of a day. */
function likelyTime(text: string): string | undefined {
  if (unclearNoon.test(text)) return undefined;
  return text === '24:00' ? '23:59' : (timeOf(text) ?? timeOf(text.replace(/\s*[-–].*$/, '')));
}

/** The address of "Ann Example <ann@example.com>", and of "ann(at)example.com". */
const emailIn = (text: string): string | undefined =>
  /^[^<>@]*<([^<>\s]+@[^<>\s]+)>$/.exec(text)?.[1] ?? /^[^<>@]+$/.exec(text)?.[0].replace(/\s*[([]at[)\]]\s*/i, '@');

/** A word without accents; an address without them is another one. */
const foldedWord = (text: string): string | undefined => (/@|:\/\//.test(text) ? undefined : fold(text));

/**
 * An email address as a link, where links may lead to one (an address to which forms are sent is another matter), and the name
 * of a file in the media folder without spaces.
 */
const asTarget = (schema: Schema, text: string): readonly (string | undefined)[] => [
  /^[^\s@:/]+@[^\s@:/]+\.\w+$/.test(text) && fits(schema, 'tel:+441179200000') ? `mailto:${text}` : undefined,
  text.startsWith('media/') ? text.replace(/\s+/g, '-') : undefined,
];

/** What resembles a text, the most likely first. */
function guesses(text: string): readonly (string | undefined)[] {
  const day = dayOf(text.replace(besideDate, ''));
  return [
    day,
    day?.slice(0, 7),
    likelyTime(text),
    phoneIn(text),
    /^[1-9]\d{10,14}$/.test(text) ? `+${text}` : undefined,
    // The address of a frame that is to be pasted into a page.
    /<iframe\b[^>]*\bsrc=["']([^"']+)/i.exec(text)?.[1]?.replaceAll('&amp;', '&'),
    emailIn(text),
    choiceCalled(text),
    currencyNamed(text),
    countryNamed(text),
    /^\/(?!\/)/.test(text) ? undefined : webOf(text.replace(/^(?:https?:)?\/*/i, '')),
    !/:\/\/|@/.test(text) && (text.includes('/') || !text.includes(' '))
      ? path(text.replace(oldEnding, ''))
      : undefined,
    text.replace(/^[^/]*/, (folder) => nearest(folder, ['media']) ?? folder),
    text.includes('@') ? undefined : `media/${text.replaceAll('\\', '/').replace(/^(?:.*\/)?media\/|^\.?\//, '')}`,
    foldedWord(text),
    text.replace(/\.ya?ml$/i, ''),
    toSlug(text),
    camelCase(text),
    text.replace(/\s+/g, ''),
  ];
}

/** Returns the name of the form that a schema requires, the first whose examples it accepts: dates would also pass as names. Empty if it has none. */
export function nameForm(schema: Schema): string {
  return formsOfTexts.find(({ accepts }) => accepts.every((text) => fits(schema, text)))?.name ?? '';
}

/** A text that a schema accepts in place of another. */
interface Correction {
  readonly text: string;
  /** Whether it only resembles the other. */
  readonly isGuess?: true;
}

/** Returns the text that was most likely meant, if the schema accepts it; `country` is where a number is dialled. */
export function proposeForm(schema: Schema, text: string, country?: string | undefined): Correction | undefined {
  // A date that does not exist cannot be guessed.
  if (!isBrief(text) || (schema.format === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(text))) return undefined;
  const plain = inLatinDigits(withoutCurlyQuotes(asItLooks(text)));
  const isBetter = (one: string | undefined): one is string => one !== undefined && one !== text && fits(schema, one);
  const reading = readings(plain).find(isBetter);
  if (reading !== undefined) return { text: reading };
  const guess = [...guesses(plain), ...asTarget(schema, plain), internationalForm(plain, country)].find(isBetter);
  return guess === undefined ? undefined : { text: guess, isGuess: true };
}
