// A calendar (iCalendar) as what it says of courses: an event is a session of the course of its title. Who was invited, and
// how to join a meeting, is for participants and is not read.
import ICAL from 'ical.js';
import { compareText, ownValue } from '../../base/objects.ts';
import { DAY_MS, isTimeZone } from '../../base/time.ts';
import { withinTime } from '../../base/within-time.ts';
import { ChangeRefused } from '../edits/edit.ts';
import {
  type Found,
  isOnline,
  lineOf,
  MEETING_ADDRESS,
  type Meeting,
  type Moment,
  ONLINE,
  type Thing,
} from './found.ts';
import names from './names.json' with { type: 'json' };

/** A time zone by any name that calendars give it, such as "(UTC+07:00) Bangkok, Hanoi, Jakarta". */
function zoneCalled(said: string): string | undefined {
  const name = said.replace(/^\((?:UTC|GMT)[^)]*\) */, '').replace(/Time \(US (?:&|and) Canada\)$/, 'Standard Time');
  const known = [ownValue<string>(names.windowsZones, name) ?? name, /\w+\/\w+$/.exec(name)?.[0]].find(
    (zone) => zone && isTimeZone(zone),
  );
  if (known !== undefined || name === '') return known;
  const ends = name.split(', ').map((city) => `/${city.replaceAll(' ', '_')}`);
  return Intl.supportedValuesOf('timeZone').find((zone) => ends.some((end) => zone.endsWith(end)));
}

/** Names that programs write where they know of no other. */
const UTC = /^(?:Etc\/)?(?:UTC|GMT|Zulu|Universal)$/;

/** Does something with an event; notes one that cannot be read. The library searches for ever for some dates, such as 31 February. */
function attempt(title: string, found: Found, action: () => unknown): unknown {
  try {
    return withinTime(action, 5000);
  } catch {
    return found.note('Events that are damaged, or repeat in a way that is not understood, are left out', title);
  }
}

const textOf = (component: ICAL.Component, name: string): string => String(component.getFirstPropertyValue(name) ?? '');

/** A moment; `property` is what it was written in, or what it is counted from. */
function momentOf(time: ICAL.Time, property: ICAL.Property | null): Moment {
  const [day = '', clock = ''] = time.toString().split('T');
  if (time.isDate) return { day };
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const zone = isUtc ? 'UTC' : zoneCalled(String(property?.getFirstParameter('tzid') ?? ''));
  const isKnown = zone !== undefined || time.zone === ICAL.Timezone.localTimezone;
  return { day, time: clock.slice(0, 5), ...(isKnown ? { zone } : { offset: time.utcOffset() / 60 }) };
}

function meetingOf({ component }: ICAL.Event, from: ICAL.Time, to: ICAL.Time): Meeting {
  const [start, end] = ['dtstart', 'dtend'].map((name) => component.getFirstProperty(name));
  const last = to.clone();
  // The end of a whole day is the next one.
  if (last.isDate && last.compare(from) > 0) last.day -= 1;
  return { start: momentOf(from, start ?? null), end: momentOf(last, end ?? start ?? null) };
}

const CANCELLED = /^(?:cancell?ed|abgesagt|entfällt|annulée?|ملغاة|ملغى)\s*[:–-]\s*/i;

const titleOf = (event: ICAL.Event): string => lineOf(textOf(event.component, 'summary').replace(CANCELLED, '')) ?? '';

const isCancelled = ({ component }: ICAL.Event): boolean =>
  textOf(component, 'status') === 'CANCELLED' ||
  CANCELLED.test(textOf(component, 'summary')) ||
  (component.parent !== null && textOf(component.parent, 'method') === 'CANCEL');

/** An occurrence of an event, and the event that says how it is held. */
type Occurrence = { readonly meeting: Meeting; readonly event: ICAL.Event };

const rulesOf = ({ component }: ICAL.Event): readonly ICAL.Recur[] =>
  component.getAllProperties('rrule').map((one) => one.getFirstValue() as ICAL.Recur);

const isEndless = (event: ICAL.Event): boolean => rulesOf(event).some(({ count, until }) => !count && !until);

/** The most dates that are counted of a series, that are taken of it, and the days from now until which those of an endless one are. */
const MOST = { steps: 5000, dates: 400, days: 366 };

/** Whether a rule repeats on the same days of the week, for ever or until a day. */
const isByWeeks = ({ count, freq, parts }: ICAL.Recur): boolean =>
  !count && /^(?:DAILY|WEEKLY)$/.test(freq) && Object.keys(parts).every((part) => part === 'BYDAY');

/** Where a series begins to be counted: one that began long ago, and repeats by weeks, a year before now. */
function startNear(event: ICAL.Event, now: Date): ICAL.Time {
  const [rule, ...others] = rulesOf(event);
  const start = event.startDate.clone();
  const days = (now.getTime() - start.toUnixTime() * 1000) / DAY_MS - MOST.days;
  if (!rule || others.length > 0 || !isByWeeks(rule) || days < 0) return start;
  // The day of the week and the interval stay what they are.
  const period = 7 * rule.interval;
  start.adjust(Math.floor(days / period) * period, 0, 0, 0);
  return start;
}

const CUT = `Of what repeats, at most ${MOST.dates} dates to come are taken, and none after the first ${MOST.steps}`;

/** All occurrences to come of an event that repeats; of one without end, those of twelve months. Lists what is not among them. */
function occurrencesOf(event: ICAL.Event, found: Found): readonly Occurrence[] {
  const { now } = found;
  const all: Occurrence[] = [];
  const steps = event.iterator(startNear(event, now));
  const isAfter = (time: ICAL.Time, days: number): boolean => time.toUnixTime() * 1000 > now.getTime() + days * DAY_MS;
  const isTooLate = (time: ICAL.Time): boolean => isEndless(event) && isAfter(time, MOST.days);
  const left = new Set<ICAL.Event>(Object.values(event.exceptions));
  let next: ICAL.Time | null = null;
  // A rule may repeat for ever, or have begun decades ago.
  for (let count = 0; (next = steps.next() as ICAL.Time | null) && !isTooLate(next); count++) {
    if (count === MOST.steps || all.length === MOST.dates) {
      found.note(CUT, titleOf(event));
      break;
    }
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    left.delete(item);
    if (isAfter(endDate, 0)) all.push({ meeting: meetingOf(item, startDate, endDate), event: item });
  }
  for (const one of left)
    if (isAfter(one.endDate, 0) && !isTooLate(one.recurrenceId) && !isCancelled(one))
      found.note('Changed dates that are not among those of their series are left out', nameOf(one));
  const startOf = ({ meeting: { start } }: Occurrence): string => start.day + (start.time ?? '');
  return all.sort((one, other) => compareText(startOf(one), startOf(other)));
}

const nameOf = (event: ICAL.Event): string => `${titleOf(event)}, ${event.startDate.toString().slice(0, 10)}`;

/** Whether what repeats is one course with several meetings: daily, or weekly for part of a day, until a day. */
const isOneRun = (event: ICAL.Event): boolean =>
  rulesOf(event).every(({ freq, count, until }) => {
    const isLesson = freq === 'WEEKLY' && event.duration.toSeconds() < 5 * 3600;
    return (Boolean(count) || Boolean(until)) && (freq === 'DAILY' || isLesson);
  });

/** Where an event is held: a place, or online. */
function whereOf({ component }: ICAL.Event, found: Found): Readonly<Record<string, unknown>> {
  const said = lineOf(textOf(component, 'location').replace(/,?\s*\n\s*/g, ', '));
  if (said === undefined) return {};
  if (said.includes('://')) found.note(MEETING_ADDRESS, textOf(component, 'summary'));
  // Outlook puts its online meeting behind the room.
  const parts = said
    .replace(/https?:\/\/\S+/gi, ';')
    .split(/[\s,/|–-]*;[\s,/|–-]*/)
    .filter(Boolean);
  const rooms = parts.filter((one) => !isOnline(one));
  if (rooms.length === 0) return { type: 'Online' };
  const place = found.placeSaid(rooms.join('; '));
  return rooms.length < parts.length || said.search(ONLINE) >= 0 ? { place, type: 'Hybrid' } : { place };
}

/** How invitations begin to say how to join; from there on, texts are left out. */
const JOINING = /(?:_{20,}|-::~[:~-]+|(?:Join|Beitreten|Rejoindre)[^\n]{0,200}(?:Teams|Zoom|Meet))[^]*$/i;

function readText({ component }: ICAL.Event, course: Thing, found: Found): void {
  const html = component
    .getAllProperties('x-alt-desc')
    .find((one) => /html/i.test(String(one.getFirstParameter('fmttype'))));
  // The library reads the marks of the standard in those properties only that it knows; some programs write them twice.
  const said = html
    ? String(html.getFirstValue()).replace(/\\+([\\,;n])/gi, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign))
    : textOf(component, 'description');
  if (JOINING.test(said)) found.note(MEETING_ADDRESS, course.title);
  const text = said.replace(JOINING, '');
  const form = html
    ? 'html'
    : /<(?:p|br|b|ul|ol|li|a|div|span|html-blob)\b|^[^<]*&(?:#\d+|[a-z]+);[^<]*$/i.test(text)
      ? 'lines'
      : 'plain';
  if (/\S/.test(text)) found.takeText(course, { text, form });
}

/** Takes the picture among the attachments, or the largest of a calendar of WordPress; lists the others, and what is said in fields of their own. */
function readOther({ component }: ICAL.Event, course: Thing, found: Found): void {
  const valuesOf = (name: string): readonly string[] =>
    component.getAllProperties(name).flatMap((one) => one.getValues().map(String).filter(Boolean));
  const [, whole = []] = /.*(https?:[^\\;,\s]+)/.exec(textOf(component, 'x-wp-images-url')) ?? [];
  const files = ['attach', 'image'].flatMap((name) => component.getAllProperties(name));
  const named = files.map((one) => (one.type === 'binary' ? 'a file in the calendar' : String(one.getFirstValue())));
  const attached = [...named, whole].flat();
  const source = attached.find((one) => /^https?:.*\.(?:jpe?g|png|webp|avif)$/i.test(one));
  if (source !== undefined) course.picture ??= { source };
  const tentative = textOf(component, 'status') === 'TENTATIVE' ? ['tentative'] : [];
  const said = [...['contact', 'comment', 'resources', 'geo', 'x-cost'].flatMap(valuesOf), ...tentative];
  for (const one of [...attached.filter((at) => at !== source), ...valuesOf('categories').slice(1), ...said])
    found.note('What events say in fields that are not read', lineOf(`${course.title}: ${one}`, 200));
}

function readCourse(event: ICAL.Event, found: Found): Thing {
  const [{ site }, { component }] = [found, event];
  const language = String(component.getFirstProperty('summary')?.getFirstParameter('language') ?? '');
  site['language'] ??= language.slice(0, 2) || undefined;
  const course = found.course(titleOf(event));
  readText(event, course, found);
  readOther(event, course, found);
  course.category ??= lineOf(textOf(component, 'categories').split(',')[0]);
  const address = textOf(component, 'url');
  if (URL.canParse(address) && !/google|microsoft|office|outlook|zoom|teams/.test(new URL(address).hostname)) {
    site['origin'] ??= new URL(address).origin;
    found.redirect([address], course);
  }
  return course;
}

function addSession(occurrences: readonly Occurrence[], course: Thing, found: Found): void {
  const [first] = occurrences;
  if (!first) return;
  const fields = { ...whereOf(first.event, found), ...(isCancelled(first.event) && { status: 'cancelled' }) };
  found.sessions.push({ course, meetings: occurrences.map(({ meeting }) => meeting), fields });
}

/** A date of a series as its first one is written: programs name the same by a day, an hour, or in another time zone. */
function writtenAs(first: ICAL.Time, time: ICAL.Time): ICAL.Time {
  if (!first.isDate && !time.isDate) return time.convertToZone(first.zone);
  const own = first.clone();
  [own.year, own.month, own.day] = [time.year, time.month, time.day];
  return own;
}

function readSeries(event: ICAL.Event, course: Thing, found: Found): void {
  for (const dates of event.component.getAllProperties('exdate'))
    dates.setValues(dates.getValues().map((one) => writtenAs(event.startDate, one as ICAL.Time)));
  // Of dates without a rule, the library leaves the first out.
  if (rulesOf(event).length === 0) event.component.addPropertyWithValue('rdate', event.startDate);
  const all = occurrencesOf(event, found);
  const { title } = course;
  if (all.length === 0) return found.note('Dates that are over are left out', title);
  if (isEndless(event)) found.note('What repeats without end: the dates of the next twelve months are taken', title);
  if (!isOneRun(event)) {
    found.note('What repeats is taken as a session for each date', title);
    for (const one of all) addSession([one], course, found);
    return;
  }
  found.note('What repeats until a day is taken as one session with several meetings', title);
  const held = isCancelled(event) ? all : all.filter((one) => !isCancelled(one.event));
  if (held.length < all.length) found.note('Meetings that are cancelled are left out of their sessions', title);
  const places = new Set(held.map((one) => textOf(one.event.component, 'location')));
  for (const place of [...places].slice(1))
    found.note('Sessions have the place of their first meeting, and not those of others', `${title}: ${place}`);
  addSession(held, course, found);
}

/** Why an event is left out; undefined where it is read. */
function problemOf(event: ICAL.Event): string | undefined {
  if (/PRIVATE|CONFIDENTIAL/.test(textOf(event.component, 'class'))) return 'Private events are left out';
  if (titleOf(event) === '') return 'Events without a title are left out';
  const moments = ['dtstart', 'dtend'].flatMap((name) => event.component.getFirstProperty(name) ?? []);
  // The library takes "32 October" as 1 November.
  const isReal = moments.every((property) => {
    const said = String(property.toJSON()[3]);
    return said.endsWith('T24:00:00') || String(property.getFirstValue()) === said;
  });
  if (moments[0]?.name !== 'dtstart' || !isReal) return 'Events without a date that can be read are left out';
  const isOften = rulesOf(event).some(({ freq }) => !/^(?:DAILY|WEEKLY|MONTHLY|YEARLY)$/.test(freq));
  return isOften ? 'Events that repeat more often than daily are left out' : undefined;
}

function readEvent(event: ICAL.Event, found: Found): void {
  const problem = problemOf(event);
  if (problem !== undefined) return found.note(problem, textOf(event.component, 'summary'));
  const course = readCourse(event, found);
  if (event.isRecurring()) readSeries(event, course, found);
  else addSession([{ meeting: meetingOf(event, event.startDate, event.endDate), event }], course, found);
}

function readRoot(root: ICAL.Component, found: Found): void {
  const { site } = found;
  const zones = root.getAllSubcomponents('vtimezone').map((one) => textOf(one, 'tzid'));
  // A person's own calendar is called by the mail address.
  site['name'] ??= lineOf(textOf(root, 'x-wr-calname').replace(/^\S+@\S+$/, ''));
  site['origin'] ??= Array.from(textOf(root, 'x-original-url').matchAll(/^https?:\/\/[\w.:-]+/g), String)[0];
  site['timeZone'] ??= [textOf(root, 'x-wr-timezone'), ...zones]
    .map(zoneCalled)
    .find((zone) => zone && !UTC.test(zone));
  for (const one of [...root.getAllSubcomponents('vtodo'), ...root.getAllSubcomponents('vjournal')])
    found.note('Tasks and journals of calendars are left out', textOf(one, 'summary'));
  const events = root.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one, { exceptions: [] }));
  const main = new Map(events.filter((one) => !one.isRecurrenceException()).map((one) => [one.uid, one]));
  for (const event of events) {
    const series = event.isRecurrenceException() ? main.get(event.uid) : undefined;
    attempt(titleOf(event), found, () => {
      if (!series) return;
      const date = writtenAs(series.startDate, event.recurrenceId);
      event.component.updatePropertyWithValue('recurrence-id', date);
      series.relateException(event);
    });
  }
  for (const event of events)
    if (!event.isRecurrenceException() || !main.has(event.uid))
      attempt(titleOf(event), found, () => readEvent(event, found));
}

/** A calendar as the standard has it, of one as programs write it; without events that cannot be read. */
const corrected = (text: string, found: Found): string =>
  text
    .replace(/[\r\n]+/g, '\n')
    .replace(/\n[ \t]/g, '')
    .replace(/(^END:VCALENDAR\n)(?:(?!BEGIN:VCALENDAR).*\n?)+/gim, '$1')
    // A line that begins with no name is one of the text above it.
    .replace(/\n(?![\w.-]+[;:]|$)/g, '\\n')
    .replaceAll('\\"', '"')
    .replace(/^((?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?!.*VALUE=)[^:\n]*)(?=:\d{8}(?:,|$))/gim, '$1;VALUE=DATE')
    // A time that is called a date would be read without its hours.
    .replace(/^((?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)\b[^:\n]*?);VALUE=DATE(?=[;:].*\d{8}T)/gim, '$1')
    .replace(/^BEGIN:VEVENT$[^]*?^END:VEVENT$/gim, (event) => {
      const [, title = ''] = /^SUMMARY.*?:(.*)$/im.exec(event) ?? [];
      return attempt(title, found, () => ICAL.parse(event)) ? event : '';
    });

/** Reads a calendar into what was found. Throws a ChangeRefused where it is damaged. */
export function readCalendar(text: string, name: string, found: Found): void {
  try {
    const parsed = ICAL.parse(corrected(text, found)) as unknown[];
    const roots = Array.isArray(parsed[0]) ? parsed : [parsed];
    for (const root of roots) readRoot(new ICAL.Component(root as string), found);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ChangeRefused(`--from: "${name}" is not a calendar that can be read: ${reason}. Export it again.`);
  }
}
