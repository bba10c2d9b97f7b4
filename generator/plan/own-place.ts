// Content names places in words, and only of the provider's own place are the venue and the postal address known.
// Calendar entries and search engines must not send people there for a course that is held in another town.
import type { SharedSite } from './page-context.ts';

/** What decides on places. */
type PlaceFacts = Pick<SharedSite, 'settings' | 'messages'>;

const partsOf = (place: string): readonly string[] =>
  place
    .toLowerCase()
    .split(/[,،]/)
    .map((part) => part.trim());

/**
 * Tells whether a place is the provider's own: all that it names is in the provider's address, usual place or venue.
 * A country alone is no place.
 */
export function isOwnPlace(place: string, { settings }: PlaceFacts): boolean {
  const { street, locality, country } = settings.address;
  const own = new Set([street, locality, country, settings.courseLocation, settings.venue].flatMap(partsOf));
  const parts = partsOf(place);
  return parts.every((part) => own.has(part)) && parts.some((part) => part !== country.toLowerCase());
}

/** Tells whether what is given as a place is the provider's word for online. */
export function isOnlinePlace(place: string, { messages }: PlaceFacts): boolean {
  return place.toLowerCase() === messages.schedule.types.online.toLowerCase();
}
