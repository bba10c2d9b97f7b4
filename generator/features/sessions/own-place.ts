// Content names locations in words, and the venue and postal address are known only for the provider's own location.
// Calendar entries and search engines must not send people there for a course that is held in another town.
import { memoize } from '../../base/memoize.ts';
import type { SharedSite } from '../shell/page-context.ts';

/** What is needed to judge a location. */
type PlaceFacts = Pick<SharedSite, 'settings' | 'messages'>;

const partsOf = (place: string): readonly string[] =>
  place
    .toLowerCase()
    .split(/[,،]/)
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

/**
 * Returns whether a location is the provider's own: everything that it names is part of the provider's address, usual
 * location or venue. A country alone is not a location.
 */
export const isOwnPlace = (place: string, { settings }: PlaceFacts): boolean => ownPlacesOf(settings)(place);

/** Returns whether a location is the provider's word for online. */
export function isOnlinePlace(place: string, { messages }: PlaceFacts): boolean {
  return place.toLowerCase() === messages.schedule.types.online.toLowerCase();
}
