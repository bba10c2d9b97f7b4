// What was found as the values of fields: moments by the clock of the site, amounts in its currency, texts in Markdown.
import { dropUndefined } from '../../base/objects.ts';
import { MINUTE_MS, offsetAt, offsetText, offsetWhen } from '../../base/time.ts';
import type { Decimal } from '../../model/figure.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { addDays, endsNextDay } from '../../model/meetings.ts';
import { decimalsOf } from '../../model/price.ts';
import { suppliedPages } from '../../read/defaults.ts';
import { timeZonesOf } from '../../read/starters.ts';
import { readCell } from '../sheets/cells.ts';
import { priceRange } from '../sheets/prices.ts';
import { localeDecimal } from '../sheets/columns.ts';
import { fieldsOf } from '../sheets/titles.ts';
import type { Values } from '../sheets/subject.ts';
import {
  type Found,
  type FoundPrice,
  type FoundSession,
  type FoundText,
  MEETING_ADDRESS,
  type Meeting,
  type Moment,
  ONLINE,
  type Target,
} from './found.ts';
import { type MarkdownOptions, toMarkdown } from './html-to-markdown.ts';

/** What values depend on. */
export interface Setting {
  readonly found: Found;
  readonly language: string;
  readonly locale: string;
  readonly currency?: string | undefined;
  /** UTC where none is known: times then stay as they were written. */
  readonly timeZone: string;
  /** Whether there are sessions that are not over. */
  readonly hasDates?: boolean;
}

/** The time zone of a country; of several, the first that is ahead of UTC as moments say, or all if their clocks agree. */
export function zoneOf(country: string | undefined, moments: readonly Moment[]): string | undefined {
  const ahead = moments.filter(({ time, offset }) => time !== undefined && offset !== undefined);
  const zones = country === undefined ? [] : timeZonesOf(country);
  const clocksOf = (zone: string): string =>
    moments.map(({ day, time = '00:00' }) => offsetWhen(zone, day, time)).join();
  if (ahead.length === 0 && new Set(zones.map(clocksOf)).size > 1) return undefined;
  return zones.find((zone) => ahead.every(({ day, time = '', offset }) => offsetWhen(zone, day, time) === offset));
}

/** Returns the country of the place that is kept with an id. */
export const countryAt = ({ places }: Found, place: unknown): string | undefined =>
  (Object(places.get(String(place))?.['address']) as { readonly countryCode?: string }).countryCode;

/**
 * The time zone by whose clock a session is shown: the one that it names, or that of its place, where the clocks of the site differ;
 * else that of the site, of which a note says whose times it replaces.
 */
function clockOf({ meetings, fields }: FoundSession, { timeZone, found }: Setting): string {
  const timed = meetings.flatMap(({ start, end = start }) => [start, end]).filter(({ time }) => time !== undefined);
  const aheadIn = (zone: string, { day, time = '' }: Moment): number => offsetWhen(zone, day, time);
  const others = timed.filter((one) => {
    const ahead = one.zone === undefined ? one.offset : aheadIn(one.zone, one);
    return one.zone !== 'UTC' && ahead !== undefined && ahead !== aheadIn(timeZone, one);
  });
  if (timeZone === 'UTC' || others.length === 0) return timeZone;
  const [named, ...more] = new Set(timed.map(({ zone }) => zone));
  const own = more.length > 0 ? undefined : (named ?? zoneOf(countryAt(found, fields['place']), timed));
  for (const { zone, offset = 0 } of own === undefined ? others : [])
    found.note(`Times of other time zones are shown as those of ${timeZone}`, zone ?? `UTC${offsetText(offset, ':')}`);
  return own ?? timeZone;
}

/** The day and the time that the clocks of a time zone show. */
function clockIn(timeZone: string, { day, time, zone, offset }: Moment): Pick<Moment, 'day' | 'time'> {
  if (time === undefined || timeZone === 'UTC' || (zone ?? offset) === undefined) return { day, time };
  const at = Date.parse(`${day}T${time}:00Z`) - (offset ?? offsetWhen(zone ?? 'UTC', day, time)) * MINUTE_MS;
  const shown = new Date(at + offsetAt(timeZone, at) * MINUTE_MS).toISOString();
  return { day: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** Whether a meeting ends on a later day, and earlier than it begins. */
const isOverNight = (first: Meeting['start'], { day, time }: Meeting['start']): boolean =>
  day > first.day && time !== undefined && time <= (first.time ?? '');

type Clock = ReturnType<typeof clockIn>;

/** The last day of a meeting, of which the night after is a part, and the hour of its end; an end before the beginning is none. */
function endOf(first: Clock, last: Clock, onNight: () => void): Clock {
  const { day, time = '' } = last;
  if (!isOverNight(first, last)) return `${day}T${time}` > `${first.day}T${first.time}` ? last : { day };
  const before = time < '06:00' ? addDays(day, -1) : day;
  if (before === first.day && endsNextDay({ from: first.time, to: time })) return { day: before, time };
  if (time !== '00:00') onNight();
  return { day: before };
}

function meetingOf({ start, end = start }: Meeting, timeZone: string, onNight: () => void): Values {
  const first = clockIn(timeZone, start);
  const last = endOf(first, clockIn(timeZone, end), onNight);
  const endDate = last.day > first.day ? last.day : undefined;
  return dropUndefined({ startDate: first.day, endDate, ...hoursOf(first.time, last.time) });
}

/** The hours of a meeting; from midnight to midnight, it has none. */
const hoursOf = (from: string | undefined, to = '23:59'): Values =>
  from === undefined || (from === '00:00' && to >= '23:59') ? {} : { from, to: to === '23:59' ? undefined : to };

/** Returns the values of a session, and its last day. */
export function sessionOf(session: FoundSession, setting: Setting): { readonly values: Values; readonly last: string } {
  const { course, fields, meetings } = session;
  const clock = clockOf(session, setting);
  const onNight = (): void =>
    setting.found.note('Meetings over midnight: the hour at which they end is left out', course.title);
  const all = meetings.map((one) => meetingOf(one, clock, onNight));
  const days = all.map(({ startDate, endDate = startDate }) => String(endDate)).sort();
  const [first = {}] = all;
  const { from, to } = first;
  const isRegular = all.every((one) => one['from'] === from && one['to'] === to);
  const times = isRegular ? { from, to } : {};
  const listed = all.map(({ startDate: date, ...one }) =>
    dropUndefined({ date, ...(isRegular ? {} : { from: one['from'], to: one['to'] }) }),
  );
  const when = all.length > 1 ? { ...times, meetings: listed } : first;
  const timeZone = clock === setting.timeZone ? undefined : clock;
  return { values: dropUndefined({ course: course.slug, ...fields, timeZone, ...when }), last: days.at(-1) ?? '' };
}

/** The sign before the decimals of an amount. Three figures are no decimals but in a currency that has as many. */
function decimalOf({ amount, currency }: FoundPrice, locale: string, own?: string): Decimal {
  const [, sign] = /([.,])\d{3}(?!\d)/.exec(amount) ?? [];
  const [code = ''] = /[A-Z]{3}/.exec(`${amount} ${currency} ${own}`) ?? [];
  const hasThree = decimalsOf(code) === 3;
  if (sign === undefined || (hasThree && sign === ',')) return localeDecimal(locale);
  return hasThree || sign === ',' ? '.' : ',';
}

/**
 * Returns what a price says, with the currency that is written beside it, unless that is `own`, which its sign then means;
 * undefined where it cannot be read.
 */
export function readPrice(price: FoundPrice, locale: string, own?: string): unknown {
  const { amount, currency = '' } = price;
  const field = fieldsOf('courses').get('price');
  const decimal = price.decimal ?? decimalOf(price, locale, own);
  const cell = /^0+(?:[.,]0+)?$/.test(amount.trim())
    ? 'free'
    : /\p{Sc}|[A-Z]{3}|^\D*$/u.test(amount)
      ? amount
      : `${amount} ${currency}`;
  const reading = { order: 'mixed', decimal, currency: own, find: () => ({ value: '' }) } as const;
  const read = field && readCell(field, cell.trim(), reading);
  return read && 'value' in read ? read.value : undefined;
}

/** Returns a price as content says it; undefined where it has no currency or cannot be read, which is noted. */
export function priceOf(price: FoundPrice | undefined, about: string, { found, currency, locale }: Setting): unknown {
  if (!price) return undefined;
  const value = readPrice(price, locale, currency);
  const name = `${about}: ${price.amount}`;
  if (value === undefined) return found.note('Prices that cannot be read are left out', name);
  if (priceRange.test(price.amount)) found.note('Of a range of prices, the lowest is taken', name);
  if (typeof value === 'string') return value;
  const { currency: own = currency, ...amounts } = Object(
    typeof value === 'number' ? { amount: value } : value,
  ) as Record<string, unknown>;
  if (own === undefined) return found.note('Prices without a currency are left out: give it with --currency', name);
  if (own !== currency) return { ...amounts, currency: own };
  return 'amount' in amounts ? amounts['amount'] : amounts;
}

/** Returns where the new site shows what an old address led to. */
export function addressOf(target: Target, { language, found, hasDates }: Setting): string {
  const main = (template: string): string =>
    `/${suppliedPages(language).flatMap(({ file, data }) => (data.template === template ? nameOfFile(file) : []))[0] ?? ''}`;
  if (target === 'home') return '/';
  if (target === 'news') return found.things.some(({ kind }) => kind === 'news') ? '/news' : '/';
  if (target === 'schedule' && !hasDates) return main('catalogue');
  if (typeof target === 'string') return main(target);
  return { courses: `${main('catalogue')}/`, pages: '/', news: '/news/' }[target.kind] + target.slug;
}

const bareHost = (url: URL): string => url.host.replace(/^www\./, '');

/** Returns the path and query of an address of the old site, without a slash at the end; undefined of other addresses. */
export function oldPath(address: string, origin = 'http://old.invalid'): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, origin);
  if (!/^https?:$/.test(url.protocol) || bareHost(url) !== bareHost(new URL(origin))) return undefined;
  const path = url.search === '' ? url.pathname.replace(/(?<=.)\/$/, '') : url.pathname + url.search;
  return path.replace(/["#$'*;<>\\^`{|}]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** How texts are turned: the level of their headings, how long they may be, and where old addresses lead. */
interface TextOptions extends Pick<MarkdownOptions, 'top' | 'picture'> {
  readonly setting: Setting;
  readonly about: string;
  readonly most: number;
  readonly targets: ReadonlyMap<string, string>;
}

/** Returns a text in Markdown, in which links to the old site lead to the new one; undefined where it has no words. */
export function markdownOf(
  text: FoundText | undefined,
  { setting: { found }, about, top, most, targets, picture }: TextOptions,
): string | undefined {
  const link = (href: string): string | undefined => {
    if (href === '') return undefined;
    if (/^(?:mailto:[^\s@]+@|tel:\+?\d)\S*$/i.test(href)) return href;
    const path = (!href.startsWith('#') && oldPath(href, found.site['origin'])) || '';
    const [to] = [path, path.replace(/%../g, (sign) => sign.toLowerCase())].flatMap((one) => targets.get(one) ?? []);
    // What leads to the home page has no successor.
    if (to !== undefined && (to !== '/' || path === '/')) return to;
    if (path === '' && /^https?:\/\/[^\s/]+\.\S+$/i.test(href)) return href;
    found.note('Links to what was not found are plain text now', `${about}: ${href.slice(0, 100)}`);
    return undefined;
  };
  const onDropped = (name: string): void => found.note(`What was embedded (${name}) is left out`, about);
  const said = text ? { ...text, text: text.text.replace(ONLINE, '') } : undefined;
  if (said?.text !== text?.text) found.note(MEETING_ADDRESS, about);
  const whole = said ? toMarkdown(said, { top, title: about, link, onDropped, picture }) : '';
  if (whole.length > most) found.note('Texts that are longer than a page may be are cut off', about);
  const kept = whole.length > most ? whole.slice(0, most).replace(/\n\n(?:(?!\n\n)[^])*$/, '') : whole;
  return kept === '' ? undefined : kept;
}
