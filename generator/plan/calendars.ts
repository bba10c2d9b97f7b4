// Calendar files: one per session, and one for all sessions to which a calendar program can subscribe. Only dates are
// known, so every event lasts whole days. Nothing depends on the clock: the same content gives the same files.
import { dayAfter } from '../base/day-after.ts';
import { fill } from '../../src/format.ts';
import type { SessionRow } from '../../src/page-props.ts';
import type { LinkedSession } from '../model/content.ts';
import type { PlannedText } from '../model/planned.ts';
import { component, escapeText, quoteParameter, type Property } from './calendar-text.ts';
import { absoluteUrl } from './head.ts';
import { isOwnPlace } from './own-place.ts';
import type { SiteContext } from './site-context.ts';

const PRODUCT = '-//Prospectus//Course calendar//EN';

/** How often a subscribed calendar should be fetched. */
const REFRESH = 'P1D';

/** The calendar of all sessions, relative to the output folder. */
const FEED = 'calendar/schedule.ics';

const compact = (iso: string): string => iso.replaceAll('-', '');

/** The venue is named if the session is held there. */
function placeOf({ session: { type, location } }: LinkedSession, { site }: SiteContext): string {
  const { venue } = site.settings;
  return venue !== undefined && type !== 'Online' && isOwnPlace(location, site) ? `${venue}, ${location}` : location;
}

/** The last update of the content as far as the content states it, or else always the same moment. */
function stamp({ course: { course } }: LinkedSession): string {
  return `${compact(course.lastUpdated ?? '2000-01')}01T000000Z`;
}

function event(linked: LinkedSession, row: SessionRow, context: SiteContext): string {
  const { site, base } = context;
  const { name, email, origin } = site.settings;
  const note = fill(site.messages.schedule.calendarNote, {
    duration: row.duration ?? '',
    type: row.type,
    url: absoluteUrl(site, base, row.registerTo),
  }).replace(/^[\s,;:·-]+/, '');
  return component('VEVENT', [
    ['UID', `${row.id}@${new URL(origin).host}`],
    ['DTSTAMP', stamp(linked)],
    ['DTSTART;VALUE=DATE', compact(row.start.iso)],
    ['DTEND;VALUE=DATE', compact(dayAfter(row.end.iso))],
    ['SUMMARY', escapeText(row.title)],
    ['DESCRIPTION', escapeText(note)],
    ['LOCATION', escapeText(placeOf(linked, context))],
    ['URL', absoluteUrl(site, base, row.courseAddress)],
    // An organizer is known by a mailbox.
    ...(email === undefined ? [] : [[`ORGANIZER;CN=${quoteParameter(name)}`, `mailto:${email}`] as const]),
    ['STATUS', 'CONFIRMED'],
    ['TRANSP', 'TRANSPARENT'],
  ]);
}

const calendar = (properties: readonly Property[], events: readonly string[]): string =>
  component(
    'VCALENDAR',
    [['VERSION', '2.0'], ['PRODID', PRODUCT], ['CALSCALE', 'GREGORIAN'], ['METHOD', 'PUBLISH'], ...properties],
    events,
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

/** Returns the calendar of each session, and the one of all sessions, which exists even if it is empty. */
export function calendars(context: SiteContext): readonly PlannedText[] {
  const rows = new Map(context.sessions().map((row) => [row.id, row]));
  const events = context.site.sessions.flatMap((linked) => {
    const row = rows.get(linked.session.id);
    return row ? [{ row, text: event(linked, row, context) }] : [];
  });
  return [
    ...events.map(({ row, text }) => ({ file: row.calendarFile.slice(1), text: calendar([], [text]) })),
    {
      file: FEED,
      text: calendar(
        feedProperties(context),
        events.map(({ text }) => text),
      ),
    },
  ];
}
