// Whether the office is open, on the visitor's clock and in the provider's time zone: loaded when the panel of the contact
// button opens, since no page needs it before.
import { fill, inOneLine } from '../app/format.ts';
import type { Hours, Shell } from '../app/shell-props.ts';

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

/** Says whether the office is open at a moment; empty where there are no hours. */
export function officeText(
  { hours, timeZone, messages }: Pick<Shell, 'hours' | 'timeZone' | 'messages'>,
  now: Date,
): string {
  if (hours.length === 0) return '';
  const { openUntil: openText, closedNow } = messages.navigation;
  const until = openUntil(hours, momentIn(timeZone, now));
  if (until !== undefined) return fill(openText, { time: until });
  const opening = hours.filter(({ open }) => open).map(({ days, text }) => `${days} ${text}`);
  return inOneLine([closedNow, ...opening]);
}
