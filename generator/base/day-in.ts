/** The day that it is at `now` in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

/** In every time zone a day begins with such a part of an hour. */
const QUARTER_MS = 900_000;

const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / QUARTER_MS);

/** Whether two moments belong to one day in a time zone. Of two that are close it is known without loading calendars. */
export const isSameDay = (timeZone: string, one: Date, other: Date): boolean =>
  quarterOf(one) === quarterOf(other) || dayIn(timeZone, one) === dayIn(timeZone, other);
