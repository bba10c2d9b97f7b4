// How and where a session is held: its own words first, then those of its course and of the provider.
import type { Place, Session } from '../../../schemas/types.ts';
import type { HeldSession, LinkedCourse } from '../../model/content.ts';
import { isOnlinePlace } from './own-place.ts';
import type { SharedSite } from '../shell/page-context.ts';

/** How a session is held. */
export type SessionType = NonNullable<Session['type']>;

type PlaceSite = Pick<SharedSite, 'settings' | 'messages'>;

/** The place that a session is held at, where places.yaml has it. */
export const placeOf = ({ session, places = [] }: HeldSession): Place | undefined =>
  places.find(({ id }) => id === session.place) ?? places[0];

/** Where a course is usually held, in words. */
const usualLocation = ({ course }: LinkedCourse, { settings }: PlaceSite): string | undefined =>
  course.location ?? settings.courseLocation;

/** Returns how a session is held; undefined if neither it nor a place says so. */
export function typeOf(held: HeldSession, course: LinkedCourse, site: PlaceSite): SessionType | undefined {
  const { type, location } = held.session;
  if (type !== undefined) return type;
  if (placeOf(held)) return 'In-person';
  const where = location ?? usualLocation(course, site);
  if (where === undefined) return undefined;
  return isOnlinePlace(where, site) ? 'Online' : 'In-person';
}

/** Returns where a session is held, in words; undefined if it has no place or says none. */
export function locationOf(held: HeldSession, course: LinkedCourse, site: PlaceSite): string | undefined {
  const own = held.session.location ?? placeOf(held)?.name;
  return own ?? (typeOf(held, course, site) === 'Online' ? undefined : usualLocation(course, site));
}
