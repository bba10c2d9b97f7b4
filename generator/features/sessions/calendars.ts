// Calendar files: one per session, and one for all sessions to which a calendar program can subscribe. Nothing depends on
// the clock: the same content gives the same files.
import { fill } from '../../../src/app/format.ts';
import type { SessionRow } from '../../../src/sessions/session-props.ts';
import type { LinkedSession } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import { meetingsOf, plannedMeetings } from '../../model/meetings.ts';
import { absoluteUrl } from '../shell/head.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { addressLines } from '../shell/text-format.ts';
import { clockChanges, MINUTE_MS, offsetAt, offsetText, type ClockChange } from '../../base/time.ts';
import { memoize } from '../../base/memoize.ts';
import { groupBy } from '../../base/objects.ts';
import type { Place } from '../../../schemas/types.ts';
import { sessionLink } from '../../../src/sessions/registration-address.ts';
import { calendarFile } from '../../../src/sessions/session-text.ts';
import { registrationIn, type SharedSite } from '../shell/page-context.ts';
import {
  compact,
  component,
  escapeText,
  eventTimes,
  type EventTimes,
  type Property,
  quoteParameter,
} from './calendar-times.ts';
import { isOwnPlace, ownZoneOf, placeOf, typeOf } from './session-place.ts';

// Where the events of a calendar file are held, in words and, where they are known, as coordinates.

/** The entry of a place: the meeting's own, or the one of its session where that does not describe it in words. */
function entryOf(linked: LinkedSession, own: string | undefined): Place | undefined {
  if (own !== undefined) return linked.places?.find(({ id }) => id === own);
  return linked.session.location === undefined ? placeOf(linked) : undefined;
}

/** The venue is named if a session is held there. */
function wordsOf(linked: LinkedSession, location: string, site: Pick<SharedSite, 'settings' | 'messages'>): string {
  const { venue } = site.settings;
  const isOwn = typeOf(linked, linked.course, site) !== 'Online' && isOwnPlace(location, site);
  return isOwn && venue !== undefined ? `${venue}, ${location}` : location;
}

/** Returns the properties that say where an event is held; `own` is the id of a meeting's own place. */
function calendarPlace(
  linked: LinkedSession,
  own: string | undefined,
  site: Pick<SharedSite, 'settings' | 'messages'>,
): readonly Property[] {
  const entry = entryOf(linked, own);
  const { location } = linked.session;
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

/** What clocks showed at a moment before they were changed, as calendars write it. */
const shownAt = ({ moment, before }: Pick<ClockChange, 'moment' | 'before'>): string =>
  new Date(moment + before * MINUTE_MS).toISOString().replace(/[-:]|\.\d+Z/g, '');

const observance = ({ moment, before, after }: ClockChange): string =>
  component(after > before ? 'DAYLIGHT' : 'STANDARD', [
    ['DTSTART', shownAt({ moment, before })],
    ['TZOFFSETFROM', offset(before)],
    ['TZOFFSETTO', offset(after)],
  ]);

/** The years of a zone, as "Asia/Muscat 2026 2027". */
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

const PRODUCT = '-//Prospectus//Course calendar//EN';

/** How often a subscribed calendar should be fetched. */
const REFRESH = 'P1D';

/** The calendar of all sessions, relative to the output folder. */
const FEED = 'calendar/schedule.ics';

/** The time stamp is the last update of the content as far as the content states it, or else always the same moment. */
const stampOf = ({ course: { course } }: LinkedSession): string =>
  `${compact(course.lastUpdated ?? '2000-01')}01T000000Z`;

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

/** An event of a calendar file. */
interface SessionEvent {
  readonly times: EventTimes;
  readonly timeZone: string;
  readonly text: string;
}

/** The definitions of the time zones in which events have times of day. */
function zones(events: readonly SessionEvent[]): readonly string[] {
  const timed = events.filter(({ times }) => times.hasClock);
  return Array.from(groupBy(timed, ({ timeZone }) => timeZone)).map(([timeZone, held]) => {
    const days = held.flatMap(({ times }) => [times.firstDay, times.lastDay]).sort();
    const [first = 0, last = 0] = [days[0], days.at(-1)].map((day) => Number(day?.slice(0, 4)));
    return timeZoneComponent(timeZone, first, last);
  });
}

const calendar = (properties: readonly Property[], events: readonly SessionEvent[]): string =>
  component(
    'VCALENDAR',
    [['VERSION', '2.0'], ['PRODID', PRODUCT], ['CALSCALE', 'GREGORIAN'], ['METHOD', 'PUBLISH'], ...properties],
    [...zones(events), ...events.map(({ text }) => text)],
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
    ...files.map(({ file, events }) => ({ file, text: calendar([], events) })),
    {
      file: FEED,
      text: calendar(feedProperties(context), all),
    },
  ];
}
