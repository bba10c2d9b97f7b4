import { finderByTitle } from '../../diagnostics/find-by-title.ts';
import { locate } from '../../diagnostics/locate.ts';
import { unknownCurrency } from '../../diagnostics/rules/figures.ts';
import { unknownTimeZone } from '../../diagnostics/rules/unknown-names.ts';
import { isTimeZone } from '../is-time-zone.ts';
import type { Check } from '../link-context.ts';

const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const timeZoneIsKnown: Check = ({ entries }) => {
  const known = Intl.supportedValuesOf('timeZone');
  const byTitle = finderByTitle(() => known.map((name) => ({ name, title: cityOf(name) })));
  return entries.site
    .filter(({ data }) => !isTimeZone(data.timeZone))
    .map(({ source, data }) => unknownTimeZone({ name: data.timeZone, known, byTitle }, locate(source, '/timeZone')));
};

const currencyIsKnown: Check = ({ entries }) => {
  const known = Intl.supportedValuesOf('currency');
  return entries.site
    .filter(({ data }) => !known.includes(data.currency))
    .map(({ source, data }) => unknownCurrency({ code: data.currency, known }, locate(source, '/currency')));
};

/** The provider's time zone and currency exist. */
export const settingsAreKnown: Check = (context) => [...timeZoneIsKnown(context), ...currencyIsKnown(context)];
