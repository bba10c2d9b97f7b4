// The days on which the sessions of a new site are held: working days of its country, next month.
import { DAY_MS, dayIn } from '../base/time.ts';
import type { StartAnswers } from './answers.ts';

/** Newer versions of V8 have a function in the place of the property. */
interface Weekly {
  readonly weekInfo?: { readonly weekend: readonly number[] };
  getWeekInfo?(): { readonly weekend: readonly number[] };
}

const WEEK = 7;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** Returns the first working day of the week in a country, from 0 for Sunday. */
function firstWorkingDay({ country, language }: StartAnswers): number {
  const locale = new Intl.Locale(country === undefined ? language : `und-${country}`) as Weekly;
  const weekend = ((locale.getWeekInfo?.() ?? locale.weekInfo)?.weekend ?? []).map((day) => day % WEEK);
  return weekdays.findIndex((_, day) => !weekend.includes(day) && weekend.includes((day + WEEK - 1) % WEEK));
}

/** The working weeks of next month. */
export interface WorkingCalendar {
  /** Returns the working day of a week, both counted from 1, as YYYY-MM-DD. */
  day(week: number, day: number): string;
  /** Returns the name of a working day, counted from 1, as content has it. */
  weekday(day: number): string;
}

/**
 * Returns the working weeks of the month after `now`. The first begins on its second day at the earliest, since many months
 * begin with a holiday.
 */
export function workingCalendar(answers: StartAnswers & { readonly now: Date }): WorkingCalendar {
  const [year = 0, month = 0] = dayIn(answers.timeZone, answers.now).split('-').map(Number);
  const first = firstWorkingDay(answers);
  const second = new Date(Date.UTC(year, month, 2));
  const start = second.getTime() + ((first - second.getUTCDay() + WEEK) % WEEK) * DAY_MS;
  return {
    day: (week, day) => new Date(start + ((week - 1) * WEEK + day - 1) * DAY_MS).toISOString().slice(0, 10),
    weekday: (day) => weekdays[(first + day - 1) % WEEK] ?? '',
  };
}
