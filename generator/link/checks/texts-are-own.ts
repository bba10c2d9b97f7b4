import { locate } from '../../diagnostics/locate.ts';
import { copiedFact, starterLeft } from '../../diagnostics/rules/text.ts';
import type { Check, LinkContext } from '../link-context.ts';

/** Files whose words are addresses, not what visitors read. */
const others: readonly string[] = ['addresses', 'redirects'];

/** The country of a locale, in English. */
function countryOf(locale: string): string {
  const { region } = new Intl.Locale(locale);
  return region === undefined ? '' : (new Intl.DisplayNames(['en'], { type: 'region' }).of(region) ?? '');
}

/** What the provider says of itself: a fact of the sample that is in it is the provider's own, too. */
function ownFacts({ settings, entries }: LinkContext): string | undefined {
  if (!settings) return undefined;
  const { name, shortName, address, locale, timeZone } = settings;
  const places = entries.places[0]?.data.places.map((place) => [place.name, place.address]);
  return JSON.stringify([name, shortName, address, countryOf(locale), timeZone, places]);
}

/** Texts name no fact of the sample provider, unless it is the provider's own, and nothing is left of what a new site begins with. */
export const textsAreOwn: Check = (context) => {
  const { settings, entries } = context;
  const own = ownFacts(context);
  if (!settings || own === undefined) return [];
  return Object.entries(entries)
    .filter(([kind]) => !others.includes(kind))
    .flatMap(([, files]) => files)
    .flatMap(({ source, mentions = [] }) =>
      mentions
        .filter(({ fact, isStarter }) => isStarter || !own.includes(fact))
        .map(({ fact, pointer, isStarter }) =>
          (isStarter ? starterLeft : copiedFact)({ fact, name: settings.name }, locate(source, pointer)),
        ),
    );
};
