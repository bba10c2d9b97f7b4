// Whether the office is open, on the visitor's clock and in the provider's time zone.
import type { Hours } from '../app/page-props.ts';

/** The day of the week, 0 for Sunday, and the time as HH:MM. */
interface Moment {
  readonly day: number;
  readonly time: string;
}

const dayNames = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns the day and the time of a moment in a time zone. */
export function momentIn(timeZone: string, now: Date): Moment {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  const [weekday = '', hour = '', minute = ''] = (['weekday', 'hour', 'minute'] as const).map((part) =>
    parts.get(part),
  );
  return { day: dayNames.indexOf(weekday), time: `${hour}:${minute}` };
}

/** Returns when the office closes if it is open at a moment, as visitors read it; undefined if it is closed. */
export function openUntil(hours: readonly Hours[], { day, time }: Moment): string | undefined {
  return hours.find(({ open }) => open?.days.includes(day) && open.from <= time && time < open.to)?.open?.until;
}
