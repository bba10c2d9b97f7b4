// Calendar files: one per session, and one for all sessions to which a calendar program can subscribe. Nothing depends on
// the clock: the same content gives the same files.
import { fill } from '../../../src/app/format.ts';
import type { SessionRow } from '../../../src/sessions/session-props.ts';
import type { LinkedSession } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import {
  addDays,
  endsNextDay,
  gapsIn,
  type Meeting,
  meetingsOf,
  plannedMeetings,
  weekdayOf,
} from '../../model/meetings.ts';
import { absoluteUrl } from '../shell/head.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { addressLines } from '../shell/text-format.ts';
import { clockChanges, MINUTE_MS, offsetAt, offsetText, type ClockChange } from '../../base/time.ts';
import { memoize } from '../../base/memoize.ts';
import { groupBy } from '../../base/objects.ts';
import { sessionLink } from '../../../src/sessions/registration-address.ts';
import { calendarFile } from '../../../src/sessions/session-text.ts';
import { registrationIn, type SharedSite } from '../shell/page-context.ts';
import { isOwnPlace, ownZoneOf, placeOf, shownPlace, typeOf } from './session-place.ts';

// The syntax of calendar files by RFC 5545: what lines may contain, and how long they may be.

/** The longest line, in octets without its line break. */
const LINE_OCTETS = 75;

const octets = (text: string): number => Buffer.byteLength(text);

/** A property: its name with parameters, and its value, escaped. */
type Property = readonly [name: string, value: string];

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

interface EventTimes {
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

const compact = (iso: string): string => iso.replaceAll(/[-:]/g, '');

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
    ...(to === undefined
      ? []
      : [moment('DTEND', { day: endsNextDay({ from, to }) ? addDays(day, 1) : day, time: to, timeZone })]),
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

// Where the events of a calendar file are held, in words and, where they are known, as coordinates.

/** The venue is named if a session is held there. */
function wordsOf(linked: LinkedSession, location: string, site: Pick<SharedSite, 'settings' | 'messages'>): string {
  const { venue } = site.settings;
  const isOwn = typeOf(linked, linked.course, site) !== 'Online' && isOwnPlace(location, site);
  return isOwn && venue !== undefined ? `${venue}, ${location}` : shownPlace(location, site);
}

/** Returns the properties that say where an event is held; `own` is the id of a meeting's own place. */
function calendarPlace(
  linked: LinkedSession,
  own: string | undefined,
  site: Pick<SharedSite, 'settings' | 'messages'>,
): readonly Property[] {
  const { location } = linked.session;
  const entry = own === undefined ? placeOf(linked) : linked.places?.find(({ id }) => id === own);
  if (!entry) return location === undefined ? [] : [['LOCATION', escapeText(wordsOf(linked, location, site))]];
  const { latitude, longitude } = entry.geo ?? {};
  return [
    ['LOCATION', escapeText([entry.name, ...addressLines(entry, site.settings)].join(', '))],
    ...(latitude === undefined || longitude === undefined
      ? []
      : [['GEO', `${latitude.toFixed(6)};${longitude.toFixed(6)}`] as const]),
  ];
}

// The definition of a time zone that a calendar file has to contain if its events have times of day. Every change of
// the clocks in the years of the events is written as it is, without a rule: rules would have to be guessed.

const offset = (minutes: number): string => offsetText(minutes, '');

/** A change of clocks; it begins with what they showed before, as calendars write it. */
const observance = ({ moment: at, before, after }: ClockChange): string =>
  component(after > before ? 'DAYLIGHT' : 'STANDARD', [
    ['DTSTART', new Date(at + before * MINUTE_MS).toISOString().replace(/[-:]|\.\d+Z/g, '')],
    ['TZOFFSETFROM', offset(before)],
    ['TZOFFSETTO', offset(after)],
  ]);

const zoneOf = memoize((key: string): string => {
  const [timeZone = '', first, last] = key.split(' ');
  const [firstYear, lastYear] = [Number(first), Number(last)];
  const start = Date.UTC(firstYear, 0, 1);
  const before = offsetAt(timeZone, start);
  const changes = [{ moment: start, before, after: before }, ...clockChanges(timeZone, firstYear, lastYear)];
  return component('VTIMEZONE', [['TZID', timeZone]], changes.map(observance));
});

/** Returns the definition of a time zone that holds from the beginning of one year to the end of another. */
export const timeZoneComponent = (timeZone: string, firstYear: number, lastYear: number): string =>
  zoneOf(`${timeZone} ${firstYear} ${lastYear}`);

/** How often a subscribed calendar should be fetched. */
const REFRESH = 'P1D';

/** The year of what has none: nothing depends on the clock. */
const EMPTY_YEAR = 2000;

/** The calendar of all sessions, relative to the output folder. */
const FEED = 'calendar/schedule.ics';

/** The time stamp is the last update of the content as far as the content states it, or else always the same moment. */
const stampOf = ({ course: { course } }: LinkedSession): string =>
  `${compact(course.lastUpdated ?? `${EMPTY_YEAR}-01`)}01T000000Z`;

/** What calendar programs show of a session: where its place in the calendar is free again, that it was called off. */
const statusOf = ({ session }: LinkedSession): string =>
  session.status === 'cancelled' || meetingsOf(session).length === 0 ? 'CANCELLED' : 'CONFIRMED';

function noteOf(row: SessionRow, { site, base }: SiteContext): string {
  const to = sessionLink(row, registrationIn(site)).registerTo ?? row.courseAddress;
  const note = fill(site.messages.schedule.calendarNote, {
    duration: row.duration ?? '',
    type: row.type ?? '',
    url: to.startsWith('/') ? absoluteUrl(site, base, to) : to,
  })
    // What is not known leaves its comma.
    .replace(/[\s,;:·،、-]+(?=[.。])/, '')
    .replace(/^[\s,;:·،、.。-]+/, '');
  return [row.status?.text, row.note, note].filter(Boolean).join('\n');
}

function eventsOf(linked: LinkedSession, row: SessionRow, context: SiteContext): readonly SessionEvent[] {
  const { site, base } = context;
  const { name, email, origin } = site.settings;
  const timeZone = ownZoneOf(linked) ?? site.settings.timeZone;
  const known = meetingsOf(linked.session);
  // Those who have subscribed see that a meeting is off; it would otherwise stay in copies of the calendar.
  const meetings = known.length > 0 ? known : plannedMeetings(linked.session);
  return eventTimes(meetings, timeZone).map((times) => ({
    times,
    timeZone,
    text: component('VEVENT', [
      ['UID', `${row.id}${times.key}@${new URL(origin).host}`],
      ['DTSTAMP', stampOf(linked)],
      ...times.properties,
      ['SUMMARY', escapeText(row.title)],
      ['DESCRIPTION', escapeText(noteOf(row, context))],
      ...calendarPlace(linked, times.place, site),
      ['URL', absoluteUrl(site, base, row.courseAddress)],
      // An organizer is known by a mailbox.
      ...(email === undefined ? [] : [[`ORGANIZER;CN=${quoteParameter(name)}`, `mailto:${email}`] as const]),
      ['STATUS', statusOf(linked)],
      ['TRANSP', times.hasClock ? 'OPAQUE' : 'TRANSPARENT'],
    ]),
  }));
}

interface SessionEvent {
  readonly times: EventTimes;
  readonly timeZone: string;
  readonly text: string;
}

function zones(events: readonly SessionEvent[]): readonly string[] {
  const timed = events.filter(({ times }) => times.hasClock);
  return Array.from(groupBy(timed, ({ timeZone }) => timeZone)).map(([timeZone, held]) => {
    const days = held.flatMap(({ times }) => [times.firstDay, times.lastDay]).sort();
    const [first = 0, last = 0] = [days[0], days.at(-1)].map((day) => Number(day?.slice(0, 4)));
    return timeZoneComponent(timeZone, first, last);
  });
}

/** A calendar has at least one component: an empty one has the time zone of the provider. */
function componentsOf(events: readonly SessionEvent[], { settings }: SiteContext['site']): readonly string[] {
  if (events.length === 0) return [timeZoneComponent(settings.timeZone, EMPTY_YEAR, EMPTY_YEAR)];
  return [...zones(events), ...events.map(({ text }) => text)];
}

const calendar = (properties: readonly Property[], events: readonly SessionEvent[], { site }: SiteContext): string =>
  component(
    'VCALENDAR',
    [
      ['VERSION', '2.0'],
      ['PRODID', '-//Prospectus//Course calendar//EN'],
      ['CALSCALE', 'GREGORIAN'],
      // What is published has an organizer (RFC 5546).
      ...(site.settings.email === undefined ? [] : [['METHOD', 'PUBLISH'] as const]),
      ...properties,
    ],
    componentsOf(events, site),
  );

function feedProperties(context: SiteContext): readonly Property[] {
  const { settings, messages } = context.site;
  const name = escapeText(fill(messages.schedule.calendarName, { name: settings.name }));
  return [
    ['NAME', name],
    ['X-WR-CALNAME', name],
    ['X-WR-TIMEZONE', settings.timeZone],
    ['URL', absoluteUrl(context.site, context.base, FEED)],
    ['REFRESH-INTERVAL;VALUE=DURATION', REFRESH],
    ['X-PUBLISHED-TTL', REFRESH],
  ];
}

/** Returns the links to the calendar of all sessions, for visitors and for calendar programs. */
export function feedLinks({ site, base }: SiteContext): { readonly file: string; readonly subscribeUrl: string } {
  return { file: `/${FEED}`, subscribeUrl: absoluteUrl(site, base, FEED).replace(/^https?:/, 'webcal:') };
}

/** Returns the calendar of each session with known days, and the one of all sessions, which exists even if it is empty. */
export function calendars(context: SiteContext): readonly PlannedText[] {
  const rows = new Map(context.sessions().map((row) => [row.id, row]));
  const files = context.site.sessions.flatMap((linked) => {
    const row = rows.get(linked.session.id);
    const events = row ? eventsOf(linked, row, context) : [];
    return events.length === 0 ? [] : [{ file: calendarFile(linked.session.id).slice(1), events }];
  });
  const all = files.flatMap(({ events }) => events);
  return [
    ...files.map(({ file, events }) => ({ file, text: calendar([], events, context) })),
    {
      file: FEED,
      text: calendar(feedProperties(context), all, context),
    },
  ];
}
