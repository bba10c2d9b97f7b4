// Formats numbers and dates for the provider's visitors. Locale, currency and words come from the content.
import { DAY_MS } from '../../base/time.ts';
import type { Messages, OpeningTime, Site } from '../../../schemas/types.ts';
import { capitalized, fill, plural, memoize } from '../../../src/app/format.ts';
import type { Hours } from '../../../src/app/shell-props.ts';
import type { Day } from '../../../src/sessions/session-props.ts';
import { lengthOf, type Duration, type Length } from '../../model/duration.ts';
import { daysFrom, weekdays, type Weekday } from '../../model/meetings.ts';
import type { SiteSettings } from '../../model/site-settings.ts';
import { makeList, makeMeetingTimes, type MeetingTimes } from '../sessions/session-times.ts';

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

/**
 * Returns the lines of a postal address, if there is one, in the order of its country, of the settings, or of `home`. Texts
 * in Chinese, Japanese and Korean begin with the country, others with the street.
 */
export function addressLines(
  { address }: { readonly address?: Address | undefined },
  { address: home = {}, locale = '' }: { readonly address?: Address | undefined; readonly locale?: string } = {},
): readonly string[] {
  if (address === undefined) return [];
  const { street, locality, postalCode, country } = address;
  const isFromLarge = /^(ja|ko|zh)\b/.test(locale);
  const { countryCode = '', postalCodeFirst = isFromLarge || codeFirst.has(countryCode) } = completed(address, home);
  const town = (postalCodeFirst ? [postalCode, locality] : [locality, postalCode]).filter(Boolean).join(' ');
  const lines = isFromLarge ? [country, town, street] : [street, town, country];
  return lines.flatMap((line) => line || []);
}

/** Returns a telephone number with the link that dials it. */
export const phoneLink = (text: string) => ({ text, href: `tel:${text.replaceAll(' ', '')}` });

/** 2023-01-01 was a Sunday, so day n after it has weekday n. */
const sunday = Date.UTC(2023, 0, 1);
const MEGABYTE = 1_000_000;

const isArabic = (locale: string): boolean => /^ar\b/.test(locale);

type Unit = Length['unit'];

export interface TextFormat {
  /** "40 Hours", "3 Days", or the provider's own words; undefined if nothing is known. */
  duration(duration: Duration): string | undefined;
  /** 450 -> "OMR 450", or "220 €" with the symbol; 0 -> "Free", unless it is the lowest of several. The currency is the site's unless another is given. */
  price(amount: number, currency?: string, isFrom?: boolean): string;
  /** "2025-11-04" -> "Nov 4, 2025". */
  day(iso: string): Day;
  /** "2025-11-04" -> "November 4, 2025". */
  longDay(iso: string): Day;
  /** "2025-06" -> "June 2025". */
  month(yearMonth: string): string;
  /** "2025-06-30" -> "2025", in the calendar of the locale. */
  year(iso: string): string;
  hours(opening: OpeningTime): Hours;
  /** "Sun to Thu, 8:30 AM to 4:30 PM". */
  readonly meetings: MeetingTimes;
  /** 1234567 -> "1.2 MB", in the units of the reader's language. */
  bytes(count: number): string;
  /** ["en", "ar"] -> ["English", "Arabic"]. */
  languageNames(codes: readonly string[]): readonly string[];
  /** ["English", "Arabic"] -> "English, Arabic". */
  list(texts: readonly string[]): string;
  /** ["Salma", "Tariq"] -> "Salma and Tariq". */
  people(names: readonly string[]): string;
}

function makeAmount(settings: SiteSettings, currency: string | undefined): (amount: number) => string {
  const { locale, direction } = settings;
  // Codes are letters of another script, and direction, to readers from right to left.
  const { currencyDisplay = direction === 'rtl' ? 'symbol' : 'code' } = settings;
  // Without a currency, the check has reported the figure; a development server shows it all the same.
  const options = currency === undefined ? {} : ({ style: 'currency', currency, currencyDisplay } as const);
  const whole = new Intl.NumberFormat(locale, { ...options, minimumFractionDigits: 0, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(locale, options);
  return memoize((amount) =>
    (Number.isInteger(amount) ? whole : exact).format(amount).replaceAll('\u00a0', ' ').replaceAll('\u202f', ' '),
  );
}

function makePrice(settings: SiteSettings, { common }: Messages): TextFormat['price'] {
  const amountIn = memoize((currency: string | undefined) => makeAmount(settings, currency));
  return (amount, currency = settings.currency, isFrom = false) =>
    amount === 0 && !isFrom ? common.free : amountIn(currency)(amount);
}

function makeDuration(locale: string, { common }: Messages): TextFormat['duration'] {
  const countIn = memoize((unit: Unit) => memoize((count: number) => plural(common[unit], count, { locale })));
  return (duration) => {
    const length = lengthOf(duration);
    return duration.duration ?? (length && countIn(length.unit)(length.count));
  };
}

function makeHours(locale: string, messages: Messages): (opening: OpeningTime) => Hours {
  const weekday = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  // Arabic writes no zero before the hour of a clock of twelve.
  const hour = isArabic(locale) ? 'numeric' : '2-digit';
  const clock = new Intl.DateTimeFormat(locale, { hour, minute: '2-digit', timeZone: 'UTC' });
  const nameOf = (day: Weekday): string => weekday.format(sunday + weekdays.indexOf(day) * DAY_MS);
  const timeOf = (time: string): string => clock.format(new Date(`2023-01-01T${time}:00Z`));
  const between = (from: string, to: string): string => fill(messages.common.range, { from, to });
  return ({ from, to = from, opens, closes }) => {
    const days = capitalized(to === from ? nameOf(from) : between(nameOf(from), nameOf(to)));
    if (opens === undefined || closes === undefined) return { days, text: messages.common.closed };
    const until = timeOf(closes);
    return {
      days,
      text: between(timeOf(opens), until),
      open: { days: daysFrom(from, to), from: opens, to: closes, until },
    };
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
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', numberingSystem: 'latn', timeZone: 'UTC' });
  const isFirst = day.formatToParts(sunday).some(({ type, value }) => type === 'day' && value === '1');
  const calendar = isFirst ? {} : { calendar: 'gregory' };
  return new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC', ...calendar });
}

/** Creates the provider's formats. */
export function makeTextFormat(settings: SiteSettings, messages: Messages): TextFormat {
  const { locale } = settings;
  // A medium date in Arabic is figures alone, and their order is then hard to know.
  const dateStyle = isArabic(locale) ? 'long' : 'medium';
  const dayFormat = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  const longFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const languages = new Intl.DisplayNames(locale, { type: 'language' });
  const conjunction = new Intl.ListFormat(locale, { type: 'conjunction' });
  const monthFormat = makeMonth(locale);
  const yearFormat = new Intl.DateTimeFormat(locale, { year: 'numeric', timeZone: 'UTC' });
  return {
    duration: makeDuration(locale, messages),
    price: makePrice(settings, messages),
    day: memoize((iso) => ({ iso, text: dayFormat.format(new Date(`${iso}T00:00:00Z`)) })),
    longDay: memoize((iso) => ({ iso, text: longFormat.format(new Date(`${iso}T00:00:00Z`)) })),
    month: memoize((yearMonth) => monthFormat.format(new Date(`${yearMonth}-01T00:00:00Z`))),
    year: memoize((iso) => yearFormat.format(new Date(`${iso}T00:00:00Z`))),
    hours: makeHours(locale, messages),
    meetings: makeMeetingTimes(settings, messages),
    bytes: makeBytes(locale),
    languageNames: (codes) => codes.map((code) => languages.of(code) ?? code),
    list: makeList(locale),
    people: (names) => conjunction.format(names),
  };
}
