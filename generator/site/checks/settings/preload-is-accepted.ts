import { locate } from '../../../rules/locate.ts';
import { earlyPreload } from '../../../rules/words/hosts.ts';
import type { Check } from '../../link-context.ts';

/** A year in seconds: the shortest time that hstspreload.org accepts. */
const MIN_AGE = 31_536_000;

/** A site that asks for the preload list of browsers meets its conditions: a year, and all subdomains. */
export const preloadIsAccepted: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { hsts } }) =>
    hsts?.preload === true && (hsts.maxAge < MIN_AGE || hsts.includeSubDomains !== true)
      ? [earlyPreload({}, locate(source, '/hsts/preload'))]
      : [],
  );
