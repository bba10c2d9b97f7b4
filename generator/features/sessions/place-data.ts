// Where courses and sessions are held, as schema.org describes it: a place with its address, online, or both.
import type { Place, PostalAddress, VirtualLocation } from 'schema-dts';
import type { Place as PlaceEntry } from '../../../schemas/types.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { HeldSession, LinkedCourse } from '../../model/content.ts';
import { daysFrom, weekdays } from '../../model/meetings.ts';
import { absoluteUrl } from '../shell/head.ts';
import { isOnlinePlace, isOwnPlace, placeOf, typeOf } from './session-place.ts';
import type { PageContext } from '../shell/page-context.ts';

/** Returns the provider's own address, if it has one. */
export function postalAddress({ site }: PageContext): PostalAddress | undefined {
  if (site.settings.address === undefined) return undefined;
  const { street, locality, postalCode, countryCode } = site.settings.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    ...(postalCode === undefined ? {} : { postalCode }),
    addressCountry: countryCode,
  };
}

/** The postal address is known of the provider's own place only; of any other that is said in words, its name is all. */
function namedPlace(name: string, context: PageContext): Place {
  const address = (isOwnPlace(name, context.site) && postalAddress(context)) || name;
  return { '@type': 'Place', name, address };
}

function entryAddress({ address }: PlaceEntry): PostalAddress | undefined {
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
      address: entryAddress(entry),
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
  const entry = held?.session.location === undefined && held ? placeOf(held) : undefined;
  if (entry) return entryPlace(entry);
  const name = placeName(linked, held, context);
  return name === undefined ? undefined : namedPlace(name, context);
}

const modes = { 'In-person': ['classroom', 'onsite'], Online: 'online', Hybrid: 'blended' } as const;

/** The words of the vocabulary; of a course without dates, participants set the pace. */
function courseMode(type: keyof typeof modes, { course }: LinkedCourse, held: HeldSession | undefined) {
  const isOwnPace = type === 'Online' && course.start !== undefined && held?.session.dates === 'any time';
  const mode = isOwnPace ? ['online', 'asynchronous'] : modes[type];
  return typeof mode === 'string' ? mode : [...mode];
}

/** How a session is held, or a course of which none is known: of one without a place, it is not known. */
function modeOf(linked: LinkedCourse, held: HeldSession | undefined, context: PageContext) {
  if (held) return typeOf(held, linked, context.site);
  const usual = placeName(linked, undefined, context);
  if (usual === undefined) return undefined;
  return isOnlinePlace(usual, context.site) ? 'Online' : 'In-person';
}

/** Returns how and where a session is held: online by the course's page, at a place, or both. */
export function modeAndPlace(linked: LinkedCourse, held: HeldSession | undefined, context: PageContext) {
  const type = modeOf(linked, held, context);
  if (type === undefined) return {};
  const url = absoluteUrl(context.site, context.base, linked.address);
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  const place = type === 'Online' ? undefined : onSite(linked, held, context);
  const locations = [...(place ? [place] : []), ...(type === 'In-person' ? [] : [online])];
  return {
    courseMode: courseMode(type, linked, held),
    ...dropUndefined({ location: locations.length > 1 ? locations : locations[0] }),
  };
}
