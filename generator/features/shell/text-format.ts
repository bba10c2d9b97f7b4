// Formats numbers and dates for the provider's visitors. Locale, currency and words come from the content.
import { once } from '../../base/memoize.ts';
import { DAY_MS } from '../../base/time.ts';
import type { Messages, OpeningTime, Site } from '../../../schemas/types.ts';
import { capitalized, fill, plural, memoize, inOneLine, withCommas } from '../../../src/app/format.ts';
import type { Hours } from '../../../src/app/shell-props.ts';
import type { Day } from '../../../src/sessions/session-props.ts';
import { lengthOf, type Duration, type Length } from '../../model/duration.ts';
import { daysFrom, weekdays, type Weekday, weekdayOf, type Meeting } from '../../model/meetings.ts';
import type { SiteSettings } from '../../model/site-settings.ts';
import { groupBy } from '../../base/objects.ts';

// The days and hours of meetings as visitors read them: "Sun to Thu, 8:30 AM to 4:30 PM".

/** Returns a line for each time of day of a session, with the name of a foreign time zone; none without times and days. */
/** More lines than these would be a timetable: only the days of the week are given then. */
const MOST_LINES = 3;

/** From how many neighbouring days on they are written as a range. */
const RANGE = 3;

/** 2023-01-01 was a Sunday, so day n after it has weekday n. */
const SUNDAY = Date.UTC(2023, 0, 1);
const WEEK = 7;

/** Days and times of content are those of the provider, whatever its time zone. */
const inUtc = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });

/** How a day (YYYY-MM-DD) or a month (YYYY-MM) is read by a format in UTC, and a time of day (HH:MM). */
const dayAt = (iso: string): Date => new Date(`${iso}${iso.length > '2025-06'.length ? '' : '-01'}T00:00:00Z`);
const timeAt = (time: string): Date => new Date(`2023-01-01T${time}:00Z`);

/** Languages of which texts have no spaces between words, and addresses begin with the country. */
const isEastAsian = (locale: string): boolean => /^(ja|ko|zh)\b/.test(locale);

/** Orders days of the week from its first day on, with neighbours together: Saturday is before Sunday where both are in a row. */
function inARow(days: ReadonlySet<number>, start: number): readonly number[] {
  const after = (first: number, day: number): number => (day - first + WEEK) % WEEK;
  const all = [...days].sort((a, b) => after(start, a) - after(start, b));
  const first = all.find((day) => !days.has((day + WEEK - 1) % WEEK)) ?? start;
  return all.sort((a, b) => after(first, a) - after(first, b));
}

/** Makes lists of short texts. Those of Intl have spaces alone in Japanese and Korean, and nothing between texts in Chinese. */
function makeList(locale: string): (texts: readonly string[]) => string {
  if (isEastAsian(locale)) return (texts) => withCommas(texts, locale);
  const list = new Intl.ListFormat(locale, { type: 'unit' });
  return (texts) => list.format(texts);
}

/** The day on which weeks begin where a locale is spoken, 0 for Sunday; in older versions of Node it is a property. */
function firstOfWeek(name: string): number {
  type Week = { readonly firstDay: number };
  const locale = new Intl.Locale(name) as Intl.Locale & { getWeekInfo?: () => Week; readonly weekInfo?: Week };
  return ((locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 0) % WEEK;
}

function makeDays(locale: string, { range }: Messages['common']): (days: ReadonlySet<number>) => string {
  const weekday = inUtc(locale, { weekday: 'short' });
  const list = makeList(locale);
  const start = firstOfWeek(locale);
  const nameOf = (day: number | undefined): string => weekday.format(SUNDAY + (day ?? 0) * DAY_MS);
  return (days) => {
    const ordered = inARow(days, start);
    const [first = 0, last] = [ordered[0], ordered.at(-1)];
    const isRow = ordered.every((day, i) => day === (first + i) % WEEK);
    return isRow && ordered.length >= RANGE
      ? fill(range, { from: nameOf(first), to: nameOf(last) })
      : list(ordered.map(nameOf));
  };
}

/** Makes the texts of times of day; where only the beginning is known, it is the whole text. */
function makeTimes(locale: string, words: Messages['common']): (meeting: Meeting, ownZone?: string) => string {
  const clock = inUtc(locale, { hour: 'numeric', minute: '2-digit' });
  const timeOf = memoize((time: string) => clock.format(timeAt(time)).replace(/[ \u202f]/g, '\u00a0'));
  const zoneOf = memoize((timeZone: string) => {
    const zone = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' });
    return zone.formatToParts(SUNDAY).find(({ type }) => type === 'timeZoneName')?.value;
  });
  return ({ from, to }, ownZone) => {
    if (from === undefined) return '';
    const times = to === undefined ? timeOf(from) : fill(words.range, { from: timeOf(from), to: timeOf(to) });
    return inOneLine([fill(words.timeOfDay, { time: times }), ownZone && zoneOf(ownZone)]);
  };
}

/** Creates the provider's texts of meetings. */
export function makeMeetingTimes(
  { locale }: { readonly locale: string },
  { common, schedule }: Messages,
): (meetings: readonly Meeting[], ownZone?: string) => readonly string[] {
  const daysText = makeDays(locale, common);
  const hoursText = makeTimes(locale, common);
  const line = (meetings: readonly Meeting[], hours: string): string => {
    const days = daysText(new Set(meetings.map(({ day }) => weekdayOf(day))));
    return hours === '' ? days : fill(schedule.daysAndTimes, { days, times: hours });
  };
  return (meetings, ownZone) => {
    const [only, ...others] = meetings;
    // The days of a session of which only the first and last are known, or of a day without hours, are shown by its dates.
    if (!only || only.until !== undefined || (others.length === 0 && only.from === undefined)) return [];
    const groups = [...groupBy(meetings, (meeting) => hoursText(meeting, ownZone))];
    if (groups.length > MOST_LINES) return [line(meetings, '')];
    return groups.map(([hours, held]) => line(held, hours));
  };
}

type Address = Partial<NonNullable<Site['address']>>;

/** Countries that write the postal code before the town, by country code, as published by their postal services. */
const codeFirst = new Set(
  (
    'AD AL AM AR AT AX BA BE BG CH CL CR CU CY CZ DE DK DO DZ EE ES ET FI FO FR GE GF GL GP GR GT GW HR HT IS IT ' +
    'KG KW LA LI LR LU MA MC MD ME MG MK MQ MX MY MZ NC NE NI NL NO PF PH PL PM PT PY RE RO RS SE SI SJ SK SM SN ' +
    'SV TJ TN TR UY UZ VA WF XK YT ZM'
  ).split(' '),
);

/** An address with what it leaves to that of the provider, which is in the same country as one that names no other. */
const completed = (address: Address, home: Address): Address =>
  address.countryCode === undefined && (address.country ?? home.country) === home.country
    ? { ...home, ...address }
    : address;

/** Returns the lines of a postal address in the order of its country, of the settings, or of `home`; East Asian ones begin with it. */
export function addressLines(
  { address }: { readonly address?: Address | undefined },
  { address: home = {}, locale = '' }: { readonly address?: Address | undefined; readonly locale?: string } = {},
): readonly string[] {
  if (address === undefined) return [];
  const { street, locality, postalCode, country } = address;
  const isFromLarge = isEastAsian(locale);
  const { countryCode = '', postalCodeFirst = isFromLarge || codeFirst.has(countryCode) } = completed(address, home);
  const town = (postalCodeFirst ? [postalCode, locality] : [locality, postalCode]).filter(Boolean).join(' ');
  const lines = isFromLarge ? [country, town, street] : [street, town, country];
  return lines.flatMap((line) => line || []);
}

/** Returns a telephone number with the link that dials it. */
export const phoneLink = (text: string) => ({ text, href: `tel:${text.replaceAll(' ', '')}` });

const MEGABYTE = 1_000_000;

const isArabic = (locale: string): boolean => /^ar\b/.test(locale);

function makeAmount(settings: SiteSettings, currency: string | undefined): (amount: number) => string {
  const { locale, direction } = settings;
  // Codes are letters of another script, and direction, to readers from right to left.
  const { currencyDisplay = direction === 'rtl' ? 'symbol' : 'code' } = settings;
  // Without a currency, the check has reported the figure; a development server shows it all the same.
  const options = currency === undefined ? {} : ({ style: 'currency', currency, currencyDisplay } as const);
  const whole = new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, options);
  return memoize((amount) => (Number.isInteger(amount) ? whole : exact).format(amount).replace(/[\u00a0\u202f]/g, ' '));
}

function makePrice(settings: SiteSettings, { common }: Messages) {
  const amountIn = memoize((currency: string | undefined) => makeAmount(settings, currency));
  return (amount: number, currency = settings.currency, isFrom = false): string =>
    amount === 0 && !isFrom ? common.free : amountIn(currency)(amount);
}

function makeDuration(locale: string, { common }: Messages) {
  const countIn = memoize((unit: Length['unit']) =>
    memoize((count: number) => plural(common[unit], count, { locale })),
  );
  return (duration: Duration): string | undefined => {
    const length = lengthOf(duration);
    return duration.duration ?? (length && countIn(length.unit)(length.count));
  };
}

function makeHours(
  { locale, hourDisplay = '2-digit' }: SiteSettings,
  messages: Messages,
): (opening: OpeningTime) => Hours {
  const weekday = inUtc(locale, { weekday: 'long' });
  // Arabic writes no zero before the hour of a clock of twelve.
  const hour = isArabic(locale) ? 'numeric' : hourDisplay;
  const clock = inUtc(locale, { hour, minute: '2-digit' });
  const nameOf = (day: Weekday): string => weekday.format(SUNDAY + weekdays.indexOf(day) * DAY_MS);
  const { range, timeOfDay, closed } = messages.common;
  const timeOf = (time: string): string => clock.format(timeAt(time));
  const between = (from: string, to: string): string => fill(range, { from, to });
  return ({ from, to = from, opens, closes }) => {
    const days = capitalized(to === from ? nameOf(from) : between(nameOf(from), nameOf(to)));
    if (opens === undefined || closes === undefined) return { days, text: closed };
    const until = timeOf(closes);
    const open = { days: daysFrom(from, to), from: opens, to: closes, until: fill(timeOfDay, { time: until }) };
    return { days, text: fill(timeOfDay, { time: between(timeOf(opens), until) }), open };
  };
}

function makeBytes(locale: string): (count: number) => string {
  const writeIn = memoize((unit: string) => {
    const digits = unit === 'megabyte' ? 1 : 0;
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: digits });
  });
  // A file of a few bytes is written as one kilobyte.
  return (count) =>
    count < MEGABYTE - 500
      ? writeIn('kilobyte').format(Math.max(count / 1000, 1))
      : writeIn('megabyte').format(count / MEGABYTE);
}

/** Months of content are Gregorian, and keep these names where those of the calendar of a locale begin on other days. */
function makeMonth(locale: string): Intl.DateTimeFormat {
  const day = inUtc(locale, { day: 'numeric', numberingSystem: 'latn' });
  const isFirst = day.formatToParts(SUNDAY).some(({ type, value }) => type === 'day' && value === '1');
  return inUtc(locale, { month: 'long', year: 'numeric', ...(isFirst ? {} : { calendar: 'gregory' }) });
}

/** The provider's formats. */
export type TextFormat = ReturnType<typeof makeTextFormat>;

/** Creates the provider's formats. */
export function makeTextFormat(settings: SiteSettings, messages: Messages) {
  const { locale } = settings;
  // A medium date in Arabic is figures alone, and their order is then hard to know.
  const dayFormat = inUtc(locale, { dateStyle: isArabic(locale) ? 'long' : 'medium' });
  const longFormat = inUtc(locale, { dateStyle: 'long' });
  const languages = once(() => new Intl.DisplayNames(locale, { type: 'language' }));
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const monthFormat = makeMonth(locale);
  const yearFormat = inUtc(locale, { year: 'numeric' });
  return {
    /** "40 Hours", "3 Days", or the provider's own words; undefined if nothing is known. */
    duration: makeDuration(locale, messages),
    /** 450 -> "OMR 450", or "220 €" with the symbol; 0 -> "Free", unless it is the lowest of several. The currency is the site's unless another is given. */
    price: makePrice(settings, messages),
    /** "2025-11-04" -> "Nov 4, 2025". */
    day: memoize((iso: string): Day => ({ iso, text: dayFormat.format(dayAt(iso)) })),
    /** "2025-11-04" -> "November 4, 2025". */
    longDay: memoize((iso: string): Day => ({ iso, text: longFormat.format(dayAt(iso)) })),
    /** "2025-06" -> "June 2025". */
    month: memoize((yearMonth: string) => monthFormat.format(dayAt(yearMonth))),
    /** "2025-06-30" -> "2025", in the calendar of the locale. */
    year: memoize((iso: string) => yearFormat.format(dayAt(iso))),
    hours: makeHours(settings, messages),
    /** "Sun to Thu, 8:30 AM to 4:30 PM". */
    meetings: makeMeetingTimes(settings, messages),
    /** 1234567 -> "1.2 MB", in the units of the reader's language. */
    bytes: makeBytes(locale),
    /** ["en", "ar"] -> ["English", "Arabic"]. */
    languageNames: (codes: readonly string[]): readonly string[] => codes.map((code) => languages().of(code) ?? code),
    /** ["English", "Arabic"] -> "English, Arabic". */
    list: makeList(locale),
    /** ["Salma", "Tariq"] -> "Salma and Tariq". */
    people: (names: readonly string[]): string => conjunction.format(names),
  };
}
