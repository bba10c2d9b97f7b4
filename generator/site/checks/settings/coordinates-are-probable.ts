import { locate } from '../../../rules/locate.ts';
import { swappedCoordinates } from '../../../rules/words/slips.ts';
import type { Check } from '../../link-context.ts';

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** In degrees, which is enough to tell towns from other countries. */
const distance = (a: Point, b: Point): number => Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);

/** A place that is so far away, and with its coordinates exchanged so near, is a slip. */
const FAR = 15;
const NEAR = 5;

/** The coordinates of places are not exchanged, measured by those of the provider. */
export const coordinatesAreProbable: Check = ({ entries }) => {
  const { latitude, longitude } = entries.site[0]?.data.geo ?? {};
  if (latitude === undefined || longitude === undefined) return [];
  const home = { latitude, longitude };
  const exchanged = { latitude: longitude, longitude: latitude };
  return entries.places.flatMap(({ source, data: { places } }) =>
    places.flatMap(({ geo }, i) =>
      geo && distance(geo, home) > FAR && distance(geo, exchanged) < NEAR
        ? [swappedCoordinates(geo, locate(source, `/places/${i}/geo`))]
        : [],
    ),
  );
};
