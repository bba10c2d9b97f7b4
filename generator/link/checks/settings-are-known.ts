import { locate } from '../../diagnostics/locate.ts';
import { unknownTimeZone } from '../../diagnostics/rules/link.ts';
import { isTimeZone } from '../is-time-zone.ts';
import type { Check } from '../link-context.ts';

/** The provider's time zone exists. */
export const settingsAreKnown: Check = ({ entries }) =>
  entries.site
    .filter(({ data }) => !isTimeZone(data.timeZone))
    .map(({ source, data }) =>
      unknownTimeZone({ name: data.timeZone, known: Intl.supportedValuesOf('timeZone') }, locate(source, '/timeZone')),
    );
