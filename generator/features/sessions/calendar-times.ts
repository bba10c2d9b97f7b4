// The events of a calendar file for the meetings of a session, and their times.
import { addDays, gapsIn, type Meeting, weekdayOf } from '../../model/meetings.ts';

// The syntax of calendar files by RFC 5545: what lines may contain, and how long they may be.

/** The longest line, in octets without its line break. */
const LINE_OCTETS = 75;

const octets = (text: string): number => Buffer.byteLength(text);

/** A property: its name with parameters, and its value, escaped. */
export type Property = readonly [name: string, value: string];

/** Escapes a value of type TEXT. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Quotes the value of a parameter; characters that cannot be quoted are removed. */
export function quoteParameter(text: string): string {
  return `"${text.replace(/["\u0000-\u001f\u007f]/g, '')}"`;
}

/** Folds a line between characters, so that no part is longer than 75 octets; continuation lines begin with a space. */
export function fold(line: string): string {
  if (octets(line) <= LINE_OCTETS) return line;
  const parts: string[] = [];
  let part = '';
  let used = 0;
  for (const character of line) {
    const size = octets(character);
    if (used + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      used = 1;
    }
    part += character;
    used += size;
  }
  return [...parts, part].join('\r\n');
}

/** Returns a component with its properties in order, followed by the lines of nested components. */
export function component(name: string, properties: readonly Property[], inside: readonly string[] = []): string {
  const own = properties.map(([key, value]) => `${fold(`${key}:${value}`)}\r\n`);
  return [`BEGIN:${name}\r\n`, ...own, ...inside, `END:${name}\r\n`].join('');
}

/** The times of one event. */
export interface EventTimes {
  /** What distinguishes it from the other events of its session; empty for the first. */
  readonly key: string;
  readonly properties: readonly Property[];
  /** The place, where the meeting has one of its own. */
  readonly place?: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly hasClock: boolean;
}

const DAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Returns a day or a time of day without its signs. */
export const compact = (iso: string): string => iso.replaceAll(/[-:]/g, '');

/** A property with a day, or with a day and a time of day in a time zone. */
function moment(
  name: string,
  { day, time, timeZone }: { day: string; time?: string | undefined; timeZone: string },
): Property {
  return time === undefined
    ? [`${name};VALUE=DATE`, compact(day)]
    : [`${name};TZID=${timeZone}`, `${compact(day)}T${compact(time)}00`];
}

/** Where the end of a meeting is not known, its event has no end: calendars then show its beginning. */
function span({ day, until = day, from, to }: Meeting, timeZone: string): readonly Property[] {
  if (from === undefined) {
    return [moment('DTSTART', { day, timeZone }), moment('DTEND', { day: addDays(until, 1), timeZone })];
  }
  return [
    moment('DTSTART', { day, time: from, timeZone }),
    ...(to === undefined ? [] : [moment('DTEND', { day, time: to, timeZone })]),
  ];
}

const isAlike = (one: Meeting, other: Meeting): boolean =>
  one.from === other.from && one.to === other.to && one.place === other.place;

/** Meetings at the same time of day are one event that recurs weekly, if fewer days are left out than held. */
function recurrence(meetings: readonly Meeting[], timeZone: string): EventTimes | undefined {
  const [first, last] = [meetings[0], meetings.at(-1)];
  if (!first || !last || meetings.length < 2 || !meetings.every((meeting) => isAlike(meeting, first))) return undefined;
  const gaps = gapsIn(meetings);
  const days = new Set(meetings.map(({ day }) => day));
  if (gaps.length >= meetings.length || days.size < meetings.length) return undefined;
  const weekdays = [...new Set(meetings.map(({ day }) => weekdayOf(day)))].sort((a, b) => a - b);
  const byDay = weekdays.map((day) => DAYS[day]).join(',');
  return {
    key: '',
    firstDay: first.day,
    lastDay: last.day,
    hasClock: first.from !== undefined,
    ...(first.place === undefined ? {} : { place: first.place }),
    properties: [
      ...span(first, timeZone),
      ['RRULE', `FREQ=WEEKLY;BYDAY=${byDay};COUNT=${meetings.length + gaps.length}`],
      ...gaps.map((day) => moment('EXDATE', { day, time: first.from, timeZone })),
    ],
  };
}

const keyOf = ({ day, from = '' }: Meeting): string => `-${compact(day)}${from === '' ? '' : `-${compact(from)}`}`;

/** Returns the events of a session's meetings: one that recurs, or one for each meeting. */
export function eventTimes(meetings: readonly Meeting[], timeZone: string): readonly EventTimes[] {
  const one = recurrence(meetings, timeZone);
  if (one) return [one];
  return meetings.map((meeting) => ({
    key: meetings.length === 1 ? '' : keyOf(meeting),
    firstDay: meeting.day,
    lastDay: meeting.until ?? meeting.day,
    hasClock: meeting.from !== undefined,
    ...(meeting.place === undefined ? {} : { place: meeting.place }),
    properties: span(meeting, timeZone),
  }));
}
