// Sessions as schema.org describes them: instances of a course with their times, place, offer and status.
import type { CourseInstance, Schedule, Place, PostalAddress, VirtualLocation, Offer } from 'schema-dts';
import { dropUndefined, groupBy } from '../../base/objects.ts';
import { offsetText, offsetWhen } from '../../base/time.ts';
import type { HeldSession, LinkedCourse } from '../../model/content.ts';
import { durationOf, isoDuration } from '../../model/duration.ts';
import {
  daysFrom,
  addDays,
  endsNextDay,
  gapsIn,
  isAdjourned,
  type Meeting,
  meetingsOf,
  plannedMeetings,
  totalMinutes,
  weekdayOf,
  weekdays,
  whenOf,
} from '../../model/meetings.ts';
import {
  type Price,
  feesOf,
  isInstalment,
  isFree,
  isPriced,
  isWhole,
  noteOf,
  type Fee,
  type PricedFee,
} from '../../model/price.ts';
import { absoluteUrl } from '../shell/head.ts';
import { addressElsewhere } from '../forms/registration.ts';
import type { PageContext } from '../shell/page-context.ts';
import type { Place as PlaceEntry, Site } from '../../../schemas/types.ts';
import { isOnlinePlace, isOwnPlace, otherPlacesOf, ownZoneOf, placeOf, typeOf } from './session-place.ts';

// The offers of a course or a session for search engines: what is known of its price, and nothing else.

/** What the offers of one thing share. */
export interface OfferContext {
  /** The absolute URL of the page on which it is offered. */
  readonly url: string;
  readonly availability: 'InStock' | 'LimitedAvailability' | 'SoldOut';
  /** The currency of amounts that name none, and whether amounts include the tax. */
  readonly settings: Pick<Site, 'currency' | 'tax' | 'locale'>;
}

/** UN/CEFACT codes of units; those without one are named. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  hour: 'HUR',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
};

const isSubscription = (fee: Fee): boolean => !isInstalment(fee) && (fee.per === 'month' || fee.per === 'year');

/** How often an amount is paid that does not buy the whole course. */
function unitData(fee: PricedFee) {
  const { per = 'instalment', instalments } = fee;
  const component = isInstalment(fee) ? 'Installment' : isSubscription(fee) ? 'Subscription' : undefined;
  const unitCode = UNIT_CODES[per];
  return dropUndefined({
    priceComponentType: component && (`https://schema.org/${component}` as const),
    billingDuration: instalments,
    billingIncrement: component && 1,
    unitCode,
    unitText: unitCode === undefined ? per : undefined,
  });
}

/** A bare price is taken for that of the whole course: no other amount is given as one. */
function amountData(fee: PricedFee, { currency, tax }: OfferContext['settings']) {
  const { amount, isFrom } = fee;
  const priceCurrency = fee.currency ?? currency;
  const bare = dropUndefined({ price: amount, priceCurrency });
  if (isFree(fee)) return bare;
  const figure = isFrom ? { minPrice: amount } : { price: amount };
  const money = { ...figure, ...dropUndefined({ priceCurrency, valueAddedTaxIncluded: tax?.included }) };
  if (!isWhole(fee))
    return { priceSpecification: { '@type': 'UnitPriceSpecification' as const, ...money, ...unitData(fee) } };
  const priceSpecification = { '@type': 'PriceSpecification' as const, ...money };
  return { ...(isFrom ? {} : bare), ...(isFrom || tax ? { priceSpecification } : {}) };
}

function offer(fee: PricedFee, note: string | undefined, { url, availability, settings }: OfferContext): Offer {
  const notes = [fee.note, note].filter((text) => text !== undefined);
  return {
    '@type': 'Offer',
    ...dropUndefined({ name: fee.name }),
    category: isFree(fee) ? 'Free' : isSubscription(fee) ? 'Subscription' : 'Paid',
    ...amountData(fee, settings),
    ...dropUndefined({ validThrough: fee.until }),
    ...(notes.length > 0 ? { description: notes.join('; ') } : {}),
    availability: `https://schema.org/${availability}`,
    url,
  };
}

/** Returns the offers of a price, undefined if none is known; extras are none, since they are not sold alone. */
export function offers(price: Price | undefined, context: OfferContext): Offer | Offer[] | undefined {
  const note = noteOf(price, context.settings);
  const [first, ...others] = feesOf(price)
    .filter(isPriced)
    .map((fee) => offer(fee, note, context));
  return first && others.length > 0 ? [first, ...others] : first;
}

// Where courses and sessions are held, as schema.org describes it: a place with its address, online, or both.

/** Returns the address of the provider or of a place, if it has one. */
export function postalAddress({ address }: Pick<PlaceEntry, 'address'>): PostalAddress | undefined {
  if (address === undefined) return undefined;
  const { street, locality, postalCode, country, countryCode = country } = address;
  return {
    '@type': 'PostalAddress',
    ...dropUndefined({ streetAddress: street, addressLocality: locality, postalCode, addressCountry: countryCode }),
  };
}

/** When a place is open; of days without times, nothing is said. */
function openingHours({ hours = [] }: PlaceEntry) {
  const open = hours.flatMap(({ from, to = from, opens, closes }) => {
    if (opens === undefined || closes === undefined) return [];
    const dayOfWeek = daysFrom(from, to).flatMap((day) => weekdays[day] ?? []);
    return [{ '@type': 'OpeningHoursSpecification' as const, dayOfWeek, opens, closes }];
  });
  return open.length > 0 ? open : undefined;
}

/** A place of places.yaml with what is known of it. */
export function entryPlace(entry: PlaceEntry): Place {
  const { name, geo, mapUrl, phone } = entry;
  return {
    '@type': 'Place',
    name,
    ...dropUndefined({
      address: postalAddress(entry),
      geo: geo && { '@type': 'GeoCoordinates' as const, ...geo },
      hasMap: mapUrl,
      telephone: phone,
      openingHoursSpecification: openingHours(entry),
    }),
  };
}

/** Where a session is held, or a course of which no session is known. The name that says most is taken. */
function placeName({ course }: LinkedCourse, held: HeldSession | undefined, { site }: PageContext): string | undefined {
  const usual = course.location ?? site.settings.courseLocation;
  const location = held?.session.location;
  if (location === undefined) return usual;
  if (!isOwnPlace(location, site)) return location;
  const own = usual !== undefined && isOwnPlace(usual, site) ? usual : site.settings.courseLocation;
  return own ?? location;
}

function onSite(linked: LinkedCourse, held: HeldSession | undefined, context: PageContext): Place | undefined {
  const entry = held && placeOf(held);
  if (entry) return entryPlace(entry);
  const name = placeName(linked, held, context);
  if (name === undefined) return undefined;
  // The postal address is known of the provider's own place only; of any other that is said in words, its name is all.
  const address = (isOwnPlace(name, context.site) && postalAddress(context.site.settings)) || name;
  return { '@type': 'Place', name, address };
}

const modes = { 'In-person': 'onsite', Online: 'online', Hybrid: 'blended' } as const;

/** Whether it is held in the provider's own rooms: elsewhere, there may be no classroom. */
function isInRooms(linked: LinkedCourse, held: HeldSession | undefined, context: PageContext): boolean {
  const name = held && placeOf(held) ? undefined : placeName(linked, held, context);
  return name !== undefined && isOwnPlace(name, context.site);
}

/** The words of the vocabulary; of a course without dates, participants set the pace. */
function courseMode(type: keyof typeof modes, { course }: LinkedCourse, held: HeldSession | undefined) {
  const isOwnPace = type === 'Online' && course.start !== undefined && held?.session.dates === 'any time';
  return isOwnPace ? ['online', 'asynchronous'] : modes[type];
}

/** How a session is held, or a course of which none is known: of one without a place, it is not known. */
function modeOf(linked: LinkedCourse, held: HeldSession | undefined, context: PageContext) {
  if (held) return typeOf(held, linked, context.site);
  const usual = placeName(linked, undefined, context);
  if (usual === undefined) return undefined;
  return isOnlinePlace(usual, context.site) ? 'Online' : 'In-person';
}

/** Returns how and where a session is held: online by the course's page, at places, or both. */
function modeAndPlace(linked: LinkedCourse, held: HeldSession | undefined, context: PageContext) {
  const type = modeOf(linked, held, context);
  if (type === undefined) return {};
  const url = absoluteUrl(context.site, context.base, linked.address);
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  const own = type === 'Online' ? undefined : onSite(linked, held, context);
  const others = type === 'Online' || !held ? [] : otherPlacesOf(held).map(entryPlace);
  const isClassroom = type === 'In-person' && isInRooms(linked, held, context);
  const locations = [...(own ? [own] : []), ...others, ...(type === 'In-person' ? [] : [online])];
  return {
    courseMode: isClassroom ? ['classroom', 'onsite'] : courseMode(type, linked, held),
    ...dropUndefined({ location: locations.length > 1 ? locations : locations[0] }),
  };
}

const VOCABULARY = 'https://schema.org';

/** A day, with the time and its offset where that is known. */
function momentOf(day: string, time: string | undefined, timeZone: string): string {
  return time === undefined ? day : `${day}T${time}:00${offsetText(offsetWhen(timeZone, day, time), ':')}`;
}

/** Meetings at the same time of day, as a schedule that search engines can repeat. */
function scheduleOf(meetings: readonly Meeting[], timeZone: string): Schedule {
  const [first, last] = [meetings[0], meetings.at(-1)];
  const days = new Set(meetings.map(({ day }) => weekdayOf(day)));
  const exceptDate = gapsIn(meetings);
  // An end before the beginning is read as a mistake: of an evening that ends after midnight, the duration says it.
  const end = endsNextDay(first ?? {})
    ? { duration: `PT${totalMinutes(meetings.slice(0, 1))}M` }
    : first?.to !== undefined && { endTime: `${first.to}:00` };
  return {
    '@type': 'Schedule',
    ...(first && last ? { startDate: first.day, endDate: last.day } : {}),
    ...(first?.from === undefined ? {} : { startTime: `${first.from}:00` }),
    ...end,
    // As in iCalendar: SU, MO.
    byDay: [...days].map((day) => (weekdays[day] ?? '').slice(0, 2).toUpperCase()),
    repeatFrequency: 'P1W',
    repeatCount: meetings.length,
    ...(exceptDate.length === 0 ? {} : { exceptDate }),
    scheduleTimezone: timeZone,
  };
}

/** Returns the schedules of a session's meetings, one for each time of day; none if no day of the week is known. */
function schedulesOf(meetings: readonly Meeting[], timeZone: string): readonly Schedule[] {
  const isKnown = meetings.length > 1 || meetings[0]?.from !== undefined;
  if (!isKnown || meetings.some(({ until }) => until !== undefined)) return [];
  const groups = groupBy(meetings, ({ from = '', to = '' }) => `${from} ${to}`);
  return [...groups.values()].map((group) => scheduleOf(group, timeZone));
}

const availabilities = {
  Available: 'InStock',
  Limited: 'LimitedAvailability',
  Full: 'SoldOut',
  'Waiting list': 'SoldOut',
} as const;

/** Returns whether there are places in a session, in the words of the vocabulary. */
export const availabilityOf = ({
  session: { availability = 'Available' },
}: HeldSession): OfferContext['availability'] => availabilities[availability];

/** That a session was called off or moved; of one that was moved, the day that was planned. */
function statusOf({ session }: HeldSession) {
  const { status } = session;
  if (status === undefined) return {};
  if (status === 'cancelled') return { eventStatus: `${VOCABULARY}/EventCancelled` as const };
  if (isAdjourned(session)) return { eventStatus: `${VOCABULARY}/EventPostponed` as const };
  const planned = plannedMeetings(session)[0]?.day;
  return {
    eventStatus: `${VOCABULARY}/EventRescheduled` as const,
    ...(planned === undefined ? {} : { previousStartDate: planned }),
  };
}

function datesOf({ session }: HeldSession, timeZone: string) {
  const { first, last } = whenOf(session);
  const meetings = meetingsOf(session);
  const end = meetings.at(-1);
  const schedules = schedulesOf(meetings, timeZone);
  return {
    ...(first === undefined ? {} : { startDate: momentOf(first, meetings[0]?.from, timeZone) }),
    ...(last === undefined
      ? {}
      : { endDate: momentOf(end && endsNextDay(end) ? addDays(last, 1) : last, end?.to, timeZone) }),
    ...(schedules.length === 0 ? {} : { courseSchedule: [...schedules] }),
  };
}

/** A course with its price on the day of the build. */
export interface OfferedCourse {
  readonly linked: LinkedCourse;
  readonly price: Price | undefined;
}

/** A session that was called off is not offered. */
function offersOf(held: HeldSession, { linked, price }: OfferedCourse, { site, base }: PageContext) {
  if (held.session.status === 'cancelled') return undefined;
  const { session } = held;
  const { settings } = site;
  const elsewhere = addressElsewhere([session.register, linked.course.register, settings.register]);
  const url = elsewhere ?? absoluteUrl(site, base, linked.address);
  return offers(session.price ?? price, { url, availability: availabilityOf(held), settings });
}

function ownFacts(held: HeldSession, course: OfferedCourse, context: PageContext) {
  const { languages, seats, seatsLeft } = held.session;
  return {
    ...datesOf(held, ownZoneOf(held) ?? context.site.settings.timeZone),
    ...statusOf(held),
    ...dropUndefined({
      inLanguage: languages && [...languages],
      maximumAttendeeCapacity: seats,
      remainingAttendeeCapacity: seatsLeft,
      offers: offersOf(held, course, context),
    }),
  };
}

/** Returns an instance of a course: a session, or without one, how and where the course is usually held. */
export function courseInstance(
  course: OfferedCourse,
  held: HeldSession | undefined,
  context: PageContext,
): CourseInstance {
  const { linked } = course;
  return dropUndefined(
    { '@type': 'CourseInstance' as const, name: held?.session.title ?? linked.course.title },
    modeAndPlace(linked, held, context),
    { courseWorkload: isoDuration(durationOf(held?.session, linked.course)) },
    held ? ownFacts(held, course, context) : {},
  );
}
