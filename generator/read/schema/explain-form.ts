// What is wrong with the form of a text, and what was most likely meant. A date can have the right form and not exist, and
// a proposed date can be read in two ways.
import type { Schema } from '../../kinds/describe-field.ts';
import type { BadFormat, FieldWords } from '../../rules/words/schema.ts';
import { datesIn, nameForm, proposeForm, timesIn } from './propose-form.ts';
import { showValue } from './pointers.ts';

function exchanged([, year = '', month = '', day = '']: readonly string[]): string | undefined {
  const days = new Date(Date.UTC(Number(year), Number(day), 0)).getUTCDate();
  return Number(day) >= 1 && Number(day) <= 12 && Number(month) <= days ? `${year}-${day}-${month}` : undefined;
}

/** Why a day does not exist; undefined for a text of another form. */
function explainDay(text: string): { readonly reason: string; readonly proposal: string | undefined } | undefined {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!parts) return undefined;
  const [year, month, day] = parts.slice(1).map(Number) as [number, number, number];
  if (month < 1 || month > 12)
    return { reason: `There is no month ${month}: the form is year-month-day.`, proposal: exchanged(parts) };
  const last = new Date(Date.UTC(year, month, 0));
  const [days, name = ''] = inEnglish(last).split(/ (.*)/);
  return { reason: `${name} has ${days} days: there is no day ${day}.`, proposal: undefined };
}

/** Returns a day in words, such as 4 November 2025. */
export const inEnglish = (day: string | Date): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

type WrongForm = Required<Omit<BadFormat, keyof FieldWords | 'pair'>>;

/** The name of the form that a schema requires, with what an address lacks that begins as it has to. */
function formOf(schema: Schema, text: string): string {
  const form = nameForm(schema);
  const sign = /^\//.test(text) && /slash$/.test(form) ? /[\s*"#$';<>\\^`{|}]/.exec(text)?.[0] : undefined;
  if (sign === undefined) return form;
  return sign === '*'
    ? 'an address: a * can only be its last character'
    : `an address, which cannot have ${sign.trim() || 'a space'} in it`;
}

/** What a text most likely means, and why it means nothing as it is. */
function meaningOf(schema: Schema, text: string, country?: string): Pick<WrongForm, 'proposal' | 'reason' | 'isGuess'> {
  const missing = schema.format === 'date' ? explainDay(text) : undefined;
  if (missing) return { ...missing, isGuess: true };
  const correction = text === '' ? undefined : proposeForm(schema, text, country);
  return { proposal: correction?.text, reason: '', isGuess: correction?.isGuess === true };
}

/** Returns what is wrong with a text, and what was most likely meant: by a number without its code, one of `country`. */
export function explainForm(schema: Schema, data: unknown, country?: string): WrongForm {
  const text = typeof data === 'string' ? data : '';
  const meaning = meaningOf(schema, text, country);
  const { proposal, reason } = meaning;
  // Day and month could be exchanged in a date that neither begins with the year nor has a month in words.
  const isTwofold = schema.format === 'date' && (reason !== '' || !/[a-z]|^\d{4}/i.test(text));
  return {
    ...meaning,
    value: showValue(data),
    form: formOf(schema, text),
    inWords: isTwofold && proposal !== undefined ? inEnglish(proposal) : '',
    isGuess: isTwofold || meaning.isGuess,
  };
}

/** Returns what to do about two times or days where one is expected. */
export function pairFor(form: string, data: unknown, field: string): string | undefined {
  const times = form.startsWith('a time') ? timesIn(data) : undefined;
  const own = /^(?:opens|closes)$/.test(field) ? times?.replace('from', 'opens').replace('to', 'closes') : times;
  if (own) return `Two times are two fields: ${own}.`;
  const dates = form.startsWith('a date') ? datesIn(data) : undefined;
  return dates && `Two days are two fields: ${dates}.`;
}

/** Returns what to do about a month where a date is expected, in a group that has a field for months. */
export function monthFor({ format }: Schema, data: unknown, { properties }: Schema): string | undefined {
  const hasMonth = format === 'date' && Object.hasOwn(Object(properties) as object, 'month');
  const month = hasMonth ? proposeForm({ pattern: '^\\d{4}-\\d{2}$' }, String(data)) : undefined;
  return month && month.isGuess === undefined
    ? `Where only the month is known, write month: "${month.text}" in its place.`
    : undefined;
}
