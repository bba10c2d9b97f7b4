// What the templates of new sites are filled with.
import { stringify } from 'yaml';
import type { Filling } from '../base/template.ts';
import { DAY_MS, dayIn } from '../base/time.ts';
import { weekdays } from '../model/meetings.ts';
import { starterHolidays, starterPhone, starterPrice } from '../read/starters.ts';
import { DEFAULT_KIND, languagesOf, type StartAnswers, type StarterInput } from './answers.ts';

// The days on which the sessions of a new site are held: working days of its country, next month.

/** Newer versions of V8 have a function in the place of the property. */
interface Weekly {
  readonly weekInfo?: { readonly weekend: readonly number[] };
  getWeekInfo?(): { readonly weekend: readonly number[] };
}

const WEEK = 7;

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
  month: '2-digit',
  day: '2-digit',
  timeZone: 'UTC',
});

/** Returns Easter of a year from 1900 to 2199, in milliseconds: the Sunday after the full moon of spring, as churches reckon it. */
function easterOf(year: number): number {
  const golden = year % 19;
  const days = (golden * 19 + 24) % 30;
  const isLate = days > 28 || (days === 28 && golden > 10);
  const moon = new Date(Date.UTC(year, 2, 21 + days - Number(isLate)));
  return moon.getTime() + (WEEK - moon.getUTCDay()) * DAY_MS;
}

/** Returns what the lists of holidays call a day: "12-25", "easter+1", "01-mon-3", and "islamic 10/01". */
function namesOf(day: Date): readonly string[] {
  const [date, month] = [day.getUTCDate(), day.toISOString().slice(5, 7)];
  const sinceEaster = (day.getTime() - easterOf(day.getUTCFullYear())) / DAY_MS;
  const weekday = day.toUTCString().slice(0, 3).toLowerCase();
  const isLast = new Date(day.getTime() + WEEK * DAY_MS).getUTCMonth() !== day.getUTCMonth();
  const ofMonth = [Math.ceil(date / WEEK), ...(isLast ? ['last'] : [])].map((nth) => `${month}-${weekday}-${nth}`);
  const fixed = day.toISOString().slice(5, 10);
  return [fixed, `easter${sinceEaster < 0 ? '' : '+'}${sinceEaster}`, ...ofMonth, `islamic ${islamic.format(day)}`];
}

/** Returns the first working day of the week in a country, from 0 for Sunday. */
function firstWorkingDay({ country, language }: StartAnswers): number {
  const locale = new Intl.Locale(country === undefined ? language : `und-${country}`) as Weekly;
  const weekend = ((locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? []).map((day) => day % WEEK);
  return weekdays.findIndex((_, day) => !weekend.includes(day) && weekend.includes((day + WEEK - 1) % WEEK));
}

/**
 * Returns the weeks of the month after `now` and of those that follow in which courses are taught, those without a holiday; weeks
 * and working days count from 1. The first begins on the second day of the month at the earliest, since many months begin with a holiday.
 */
function teachingWeeks(answers: StartAnswers & { readonly now: Date }) {
  const [year = 0, month = 0] = dayIn(answers.timeZone, answers.now).split('-').map(Number);
  const first = firstWorkingDay(answers);
  const second = new Date(Date.UTC(year, month, 2));
  const start = second.getTime() + ((first - second.getUTCDay() + WEEK) % WEEK) * DAY_MS;
  const holidays = starterHolidays(answers.country);
  const isoOf = (week: number, day: number) =>
    new Date(start + (week * WEEK + day - 1) * DAY_MS).toISOString().slice(0, 10);
  const weeks = Array.from({ length: 52 }, (_, week) => week);
  const isTaught = (week: number) =>
    ![1, 2, 3, 4, 5].some((day) => namesOf(new Date(isoOf(week, day))).some((name) => holidays.includes(name)));
  const taught = [-1, ...weeks.filter(isTaught)];
  const nth = (week: number) => taught[week] ?? week - 1;
  return {
    day: (week: number, day: number) => isoOf(nth(week), day),
    /** Returns the name of a working day, as content has it. */
    weekday: (day: number) => weekdays[(first + day - 1) % WEEK] ?? '',
    /** Returns the given working days of the weeks between two, in which nothing is taught. */
    between: ([from, to]: readonly [number, number], days: readonly number[]) =>
      weeks
        .slice(nth(from), nth(to))
        .filter((week) => !isTaught(week))
        .flatMap((week) => days.map((day) => isoOf(week, day))),
  };
}

/**
 * Returns the days between two weeks on which nothing is taught, as a list of content: W1_W10_OFF24, of Mondays to Fridays the
 * Tuesdays and Thursdays; undefined where a placeholder asks for none, or there is none.
 */
function daysOff(wanted: string, { between }: ReturnType<typeof teachingWeeks>): string | undefined {
  const [, from, to, days] = /^W(\d+)_W(\d+)_OFF(\d+)$/.exec(wanted) ?? [];
  if (days === undefined) return undefined;
  const found = between([Number(from), Number(to)], Array.from(days, Number));
  return found.map((day) => `'${day}'`).join(', ') || undefined;
}

function factsOf(input: StarterInput, way: string): ReadonlySet<string> {
  const given = (['brand', 'host', 'country', 'languages'] as const).filter((answer) => input[answer] !== undefined);
  return new Set([...given, way, input.kind ?? DEFAULT_KIND, input.country ?? '', input.host ?? '']);
}

/** Returns a name as Markdown that shows just this name, where it begins a line as well. */
const asMarkdown = (name: string): string => name.replace(/[\\`*_<>{}[\]]|^[#+-]|(?<=^\d+)[.)]/g, '\\$&');

/** Returns what the templates of a site are filled with; `words` are those of its kind. */
export function fillingOf(input: StarterInput, words: Readonly<Record<string, string>>): Filling {
  const { name, language, country, currency, timeZone, registration = 'form' } = input;
  const isElsewhere = registration.startsWith('https://');
  const calendar = teachingWeeks(input);
  const known: Readonly<Record<string, string | undefined>> = {
    NAME: stringify(name, { lineWidth: 0 }).trim(),
    TITLE: asMarkdown(name),
    LANGUAGE: language,
    LANGUAGES: input.languages === undefined ? undefined : languagesOf(input).join(', '),
    LOCALE: country === undefined ? undefined : `${language}-${country}`,
    CURRENCY: currency,
    TIMEZONE: timeZone,
    HOST: input.host,
    ORIGIN: input.origin ?? 'https://www.example.com',
    EMAIL: input.email ?? 'info@example.com',
    PHONE: input.phone ?? starterPhone(country),
    BRAND: input.brand,
    COUNTRY: country,
    COUNTRY_NAME: country && new Intl.DisplayNames([language], { type: 'region' }).of(country),
    REGISTER: isElsewhere ? registration : undefined,
    TODAY: dayIn(timeZone, input.now),
  };
  const valueOf = (wanted: string): string | undefined => {
    const [, sort, week, number] = /^(PRICE_|WEEKDAY_|W(\d+)D)(\d+)$/.exec(wanted) ?? [];
    if (sort === undefined) return known[wanted] ?? words[wanted] ?? daysOff(wanted, calendar);
    if (sort === 'PRICE_')
      return currency === undefined ? 'on request' : String(starterPrice(currency, Number(number)));
    return week === undefined ? calendar.weekday(Number(number)) : calendar.day(Number(week), Number(number));
  };
  return { valueOf, facts: factsOf(input, isElsewhere ? 'elsewhere' : registration) };
}
