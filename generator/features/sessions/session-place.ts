// How and where a session is held: its own words first, then those of its course and of the provider.
import type { Course, Place, Session } from '../../../schemas/types.ts';
import { memoize } from '../../base/memoize.ts';
import type { HeldSession, LinkedCourse } from '../../model/content.ts';
import type { SharedSite } from '../shell/page-context.ts';

// Content names locations in words, and the venue and postal address are known only for the provider's own location.
// Calendar entries and search engines must not send people there for a course that is held in another town.

/** What is needed to judge a location. */
type PlaceFacts = Pick<SharedSite, 'settings' | 'messages'>;

const partsOf = (place: string): readonly string[] =>
  place
    .toLowerCase()
    .split(/[,،、]/)
    .map((part) => part.trim());

const ownPlacesOf = memoize(({ address, courseLocation, venue }: PlaceFacts['settings']) => {
  const { street, locality, country } = address ?? {};
  const known = [street, locality, country, courseLocation, venue].filter((name) => name !== undefined);
  const own = new Set(known.flatMap(partsOf));
  return memoize((place: string): boolean => {
    const parts = partsOf(place);
    return parts.every((part) => own.has(part)) && parts.some((part) => part !== country?.toLowerCase());
  });
});

/** Whether a location names only parts of the provider's address, usual location or venue; a country alone is no location. */
export const isOwnPlace = (place: string, { settings }: PlaceFacts): boolean => ownPlacesOf(settings)(place);

/** What offices write in place of a place where there is none: the way of teaching alone, or more. */
const bareOnline =
  /^(?:online|virtual(?: classroom)?|virtuell|en ligne|à distance|онлайн|дистанционно|线上|線上|オンライン|عن بعد|[أا]ونلاين)$/iu;
const online = /^(?:(?:live[- ])?online(?!\p{L}).*|webinar|zoom|(?:ms |microsoft )?teams)$/iu;

/** Returns whether a location says no more than the provider's word for online, in whatever language. */
const isBareOnline = (place: string, { messages }: PlaceFacts): boolean =>
  place.toLowerCase() === messages.schedule.types.online.toLowerCase() || bareOnline.test(place);

/** Returns whether a location is the provider's word for online, or another one, as in "Online via Zoom". */
export function isOnlinePlace(place: string, site: PlaceFacts): boolean {
  const bare = place.replace(/\s*\(.*\)$/, '');
  return isBareOnline(bare, site) || online.test(bare);
}

/** How a session is held. */
export type SessionType = NonNullable<Session['type']>;

/** The place that a session is held at, where places.yaml has it: its own, or the first if each meeting names one. */
export function placeOf({ session: { place, location, meetings = [] }, places = [] }: HeldSession): Place | undefined {
  if (location !== undefined) return undefined;
  const isNamedByEach = meetings.every((meeting) => meeting.place !== undefined);
  return places.find(({ id }) => id === place) ?? (isNamedByEach ? places[0] : undefined);
}

/** The places of single meetings where they are not that of the session. */
export const otherPlacesOf = (held: HeldSession): readonly Place[] =>
  (held.places ?? []).filter((place) => place !== placeOf(held));

/** The time zone that a session or its place names: its times are shown with it. */
export const ownZoneOf = (held: HeldSession): string | undefined => held.session.timeZone ?? placeOf(held)?.timeZone;

/** Returns a location as it is shown: online is in the words of the interface. */
export const shownPlace = (place: string, site: PlaceFacts): string =>
  isBareOnline(place, site) ? site.messages.schedule.types.online : place;

/** Returns where a course is usually held, in words. */
export function usualLocation(course: Pick<Course, 'location'>, site: PlaceFacts): string | undefined {
  const place = course.location ?? site.settings.courseLocation;
  return place && shownPlace(place, site);
}

/** Returns how a session is held; undefined if neither it nor a place says so. */
export function typeOf(held: HeldSession, course: LinkedCourse, site: PlaceFacts): SessionType | undefined {
  const { type, location } = held.session;
  if (type !== undefined) return type;
  if (held.places?.length) return 'In-person';
  const where = location ?? usualLocation(course.course, site);
  if (where === undefined) return undefined;
  return isOnlinePlace(where, site) ? 'Online' : 'In-person';
}

/** Returns where a session is held, in words; undefined if it has no place or says none, or only "Online", as its type does. */
export function locationOf(held: HeldSession, course: LinkedCourse, site: PlaceFacts): string | undefined {
  const own = held.session.location ?? placeOf(held)?.name;
  if (typeOf(held, course, site) !== 'Online') return own ?? usualLocation(course.course, site);
  return own === undefined || isBareOnline(own, site) ? undefined : own;
}
