// Where the events of a calendar file are held, in words and, where they are known, as coordinates.
import type { Place } from '../../../schemas/types.ts';
import type { LinkedSession } from '../../model/content.ts';
import { escapeText, type Property } from './calendar-text.ts';
import { isOwnPlace } from './own-place.ts';
import type { SharedSite } from '../shell/page-context.ts';
import { placeOf, typeOf } from './session-place.ts';

/** Returns a place by its name and address on one line. */
export function placeInWords({ name, address = {} }: Place): string {
  const { street, postalCode, locality, country } = address;
  return [name, street, [locality, postalCode].filter(Boolean).join(' '), country].filter(Boolean).join(', ');
}

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
export function calendarPlace(
  linked: LinkedSession,
  own: string | undefined,
  site: Pick<SharedSite, 'settings' | 'messages'>,
): readonly Property[] {
  const entry = entryOf(linked, own);
  const { location } = linked.session;
  if (!entry) return location === undefined ? [] : [['LOCATION', escapeText(wordsOf(linked, location, site))]];
  const { latitude, longitude } = entry.geo ?? {};
  return [
    ['LOCATION', escapeText(placeInWords(entry))],
    ...(latitude === undefined || longitude === undefined
      ? []
      : [['GEO', `${latitude.toFixed(6)};${longitude.toFixed(6)}`] as const]),
  ];
}
