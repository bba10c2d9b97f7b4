// Sessions as visitors see them in tables and lists.
import type { Event } from '../../../schemas/types.ts';
import { fill, fullTitle, inOneLine, plural, withCommas } from '../../../src/app/format.ts';
import type { RegistrationLink, SessionRow, ShortPrice } from '../../../src/sessions/session-props.ts';
import type { LinkedSession } from '../../model/content.ts';
import { dropUndefined } from '../../base/objects.ts';
import { meetingsOf, openUntil, plannedMeetings, whenOf } from '../../model/meetings.ts';
import { extrasOf, feesOf, noteOf } from '../../model/price.ts';
import { durationOf } from '../../model/duration.ts';
import type { SharedSite } from '../shell/page-context.ts';
import { priceLines } from './price-texts.ts';
import { elsewhere } from '../forms/registration.ts';
import { locationOf, otherPlacesOf, ownZoneOf, typeOf } from './session-place.ts';
import type { TextFormat } from '../shell/text-format.ts';
import type { Trainers } from '../trainers/trainers.ts';

/** The types of the schema by their keys in the messages. */
export const typeKeys = { 'In-person': 'inPerson', Online: 'online', Hybrid: 'hybrid' } as const;

/** What is needed to create rows. */
export interface RowContext {
  readonly format: TextFormat;
  readonly site: Pick<SharedSite, 'messages' | 'settings'>;
  /** The events of the schedule, where rows are grouped by them. */
  readonly events?: ReadonlyMap<string, Event>;
  /** The categories of a course besides its main one, where rows are filtered by them. */
  readonly furtherCategories?: (slug: string) => readonly string[] | undefined;
  /** What a session costs in few words, where rows say so. */
  readonly feeOf?: (linked: LinkedSession) => ShortPrice;
  readonly trainers: Pick<Trainers, 'cardsOf'>;
}

type Dates = Pick<SessionRow, 'start' | 'end' | 'month' | 'openUntil' | 'times'>;

/** The days of so many meetings in a place are named; of more, their days of the week. */
const MOST_DAYS = 3;

/** The times in the place of the session, and a line for each other place of its meetings. */
function timesOf(linked: LinkedSession, { format, site }: RowContext): readonly string[] {
  const zone = ownZoneOf(linked);
  const meetings = meetingsOf(linked.session);
  const others = otherPlacesOf(linked);
  const here = meetings.filter(({ place }) => !others.some(({ id }) => id === place));
  const away = others.map(({ id, name }) => {
    const held = meetings.filter(({ place }) => place === id);
    const days = held.length > MOST_DAYS ? [] : held.map(({ day }) => format.day(day).text);
    return withCommas([format.list(days), ...format.meetings(held, zone), name], site.settings.locale);
  });
  return [...format.meetings(here, zone), ...away];
}

function datesOf(linked: LinkedSession, context: RowContext): Dates {
  const { format, site } = context;
  const { session } = linked;
  const { first, last, month } = whenOf(session);
  const yearMonth = first?.slice(0, 7) ?? month;
  const times = timesOf(linked, context);
  const { anyTime, onRequest } = site.messages.schedule;
  const undated = session.dates === 'any time' ? anyTime : onRequest;
  return {
    ...(first === undefined ? { openUntil: openUntil(session) } : { start: format.day(first) }),
    ...(last === undefined ? {} : { end: format.day(last) }),
    month: yearMonth === undefined ? undated : format.month(yearMonth),
    ...(times.length === 0 ? {} : { times }),
  };
}

function movedText({ session }: LinkedSession, { format, site }: RowContext): string | undefined {
  const from = plannedMeetings(session)[0]?.day;
  const to = session.postponedTo;
  if (from === undefined || to === undefined) return undefined;
  return fill(site.messages.schedule.postponedTo, { from: format.day(from).text, to: format.day(to).text });
}

/** What was changed about a session, in words. */
function statusOf(linked: LinkedSession, context: RowContext): SessionRow['status'] {
  const { cancelled, postponed } = context.site.messages.schedule;
  const { status } = linked.session;
  if (status === undefined) return undefined;
  if (status === 'cancelled') return { kind: 'cancelled', text: cancelled };
  const moved = movedText(linked, context);
  return moved === undefined ? { kind: 'adjourned', text: postponed } : { kind: 'postponed', text: moved };
}

/** Where visitors register for a session alone, or for its course. */
function elsewhereFor({ session, course }: LinkedSession): RegistrationLink {
  const own = elsewhere(session.register);
  return own.registerTo === undefined ? elsewhere(course.course.register) : own;
}

function eventOf({ session }: LinkedSession, { events }: RowContext): SessionRow['event'] {
  const event = events?.get(session.event ?? '');
  return event && dropUndefined({ id: event.id, name: event.name, description: event.description, to: event.to });
}

/** The amounts of a session that costs something else than its course. */
function pricesOf({ price, status }: LinkedSession['session'], context: RowContext): SessionRow['prices'] {
  if (price === undefined || status === 'cancelled') return undefined;
  const { messages, settings } = context.site;
  const { priceOnRequest } = messages.catalogue;
  const lines = priceLines(feesOf(price), priceOnRequest, context);
  const shared = noteOf(price, settings);
  const own = lines.map(({ note, ...line }) => {
    const notes = [note, shared].filter((text) => text !== undefined);
    return notes.length === 0 ? line : { ...line, note: withCommas(notes, settings.locale) };
  });
  const { extras } = messages.common.prices;
  const onTop = priceLines(extrasOf(price), priceOnRequest, context);
  return [...own, ...onTop.map((line) => ({ ...line, name: inOneLine([extras, line.name]) }))];
}

function namesOf(ids: readonly string[] | undefined, { trainers, format }: RowContext): string | undefined {
  const names = trainers.cardsOf(ids).map(({ name }) => name);
  return names.length === 0 ? undefined : format.people(names);
}

/** Returns a row of a table of sessions. */
export function sessionRow(linked: LinkedSession, context: RowContext): SessionRow {
  const { session, course } = linked;
  const { format, site } = context;
  const { seatsLeft, languages, availability, note } = session;
  const title = session.title ?? fullTitle(course.course);
  const duration = format.duration(durationOf(session, course.course));
  const words = site.messages.schedule;
  const type = typeOf(linked, course, site);
  return {
    id: session.id,
    title,
    category: course.category,
    ...datesOf(linked, context),
    ...dropUndefined({
      type: type && words.types[typeKeys[type]],
      duration,
      location: locationOf(linked, course, site),
      availability,
      status: statusOf(linked, context),
      seatsLeft: seatsLeft === undefined ? undefined : plural(words.seatsLeft, seatsLeft, site.settings),
      languages: languages && format.list(format.languageNames(languages)),
      trainers: namesOf(session.trainers, context),
      note,
      event: eventOf(linked, context),
      prices: pricesOf(session, context),
      further: context.furtherCategories?.(course.course.slug),
    }),
    ...(session.status === 'cancelled' ? {} : { ...context.feeOf?.(linked), ...elsewhereFor(linked) }),
    courseAddress: course.address,
  };
}
