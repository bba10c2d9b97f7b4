/** Returns the date at the moment `now` in a time zone, as YYYY-MM-DD. */
export function dayIn(timeZone: string, now: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

/** In every time zone, days begin at a multiple of fifteen minutes UTC. */
const QUARTER_MS = 900_000;

const quarterOf = (moment: Date): number => Math.floor(moment.getTime() / QUARTER_MS);

/**
 * Whether two moments fall on the same day in a time zone. Moments close together are decided without loading calendar
 * data.
 */
export const isSameDay = (timeZone: string, one: Date, other: Date): boolean =>
  quarterOf(one) === quarterOf(other) || dayIn(timeZone, one) === dayIn(timeZone, other);
