import { finderByTitle } from '../../../rules/find-by-title.ts';
import { locate } from '../../../rules/locate.ts';
import { unknownCurrency } from '../../../rules/words/figures.ts';
import { unknownTimeZone, unusableOrigin } from '../../../rules/words/unknown-names.ts';
import { DEFAULT_TIME_ZONE } from '../../../model/site-settings.ts';
import { isTimeZone } from '../../../base/is-time-zone.ts';
import type { Check } from '../../link-context.ts';

const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const timeZoneIsKnown: Check = ({ entries }) => {
  const known = Intl.supportedValuesOf('timeZone');
  const byTitle = finderByTitle(() => known.map((name) => ({ name, title: cityOf(name) })));
  return entries.site
    .map(({ source, data: { timeZone = DEFAULT_TIME_ZONE } }) => ({ source, name: timeZone }))
    .filter(({ name }) => !isTimeZone(name))
    .map(({ source, name }) => unknownTimeZone({ name, known, byTitle }, locate(source, '/timeZone')));
};

const currencyIsKnown: Check = ({ entries }) => {
  const known = Intl.supportedValuesOf('currency');
  return entries.site
    .flatMap(({ source, data: { currency } }) => (currency === undefined ? [] : [{ source, code: currency }]))
    .filter(({ code }) => !known.includes(code))
    .map(({ source, code }) => unknownCurrency({ code, known }, locate(source, '/currency')));
};

const originIsUsable: Check = ({ entries }) =>
  entries.site
    .filter(({ data: { origin } }) => !URL.canParse(origin) || origin.includes('..'))
    .map(({ source, data: { origin } }) => unusableOrigin({ origin }, locate(source, '/origin')));

/** The provider's origin, time zone and currency exist. */
export const settingsAreKnown: Check = (context) => [
  ...originIsUsable(context),
  ...timeZoneIsKnown(context),
  ...currencyIsKnown(context),
];
