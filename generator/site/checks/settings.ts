// Settings of site.yaml and theme.yaml: hosts, time zone, currency, coordinates, colours and typefaces.
import { locate } from '../../rules/locate.ts';
import type { Coordinates, Place } from '../../../schemas/types.ts';
import { startOf } from '../../model/diagnostic.ts';
import { unexpectedFile } from '../../rules/words/load.ts';
import * as theme from '../../rules/words/theme.ts';
import { changedSeeds, unreadableTones } from '../../theme/audit.ts';
import type { Check } from '../link-context.ts';
import { checkLocale } from '../check-locale.ts';
import { checkNumber } from '../check-target.ts';
import { swappedCoordinates } from '../../rules/words/writing.ts';
import { isSupplied } from '../../read/defaults.ts';
import { nameOfFile } from '../../kinds/kind.ts';
import { hostsDiffer, earlyPreload, misspeltNetwork, unframedMap } from '../../rules/words/site.ts';
import { conflictOfNames } from '../../hosts/hosts.ts';
import { finderByTitle, fold, nearest } from '../../rules/nearest.ts';
import { unknownCountry, unknownCurrency } from '../../rules/words/course.ts';
import { missedTerm } from '../../rules/words/translation.ts';
import { unknownTimeZone, unusableOrigin } from '../../rules/words/link.ts';
import { DEFAULT_TIME_ZONE } from '../../model/site-settings.ts';
import { isTimeZone, JANUARY, offsetAt, zonesAt } from '../../base/time.ts';
import { timeZonesOf } from '../../read/starters.ts';
import { countryOf } from '../../model/dialling.ts';
import type { FontFile } from '../../model/theme-properties.ts';

const MOST_BYTES = 10_000_000;

function problemOf(file: string, fonts: readonly FontFile[]): theme.TypefaceProblem | undefined {
  const found = fonts.find((font) => font.file === file);
  if (!found) return { is: 'missing', file };
  if (!found.metrics) return { is: 'broken', file };
  return found.bytes > MOST_BYTES ? { is: 'large', file } : undefined;
}

/** The provider's own typeface is named where it is chosen, and its files can be read. */
export const typefacesAreThere: Check = ({ entries, loaded: { fonts = [] } }) =>
  entries.theme.flatMap(({ source, data: { typeface, headings, ownTypeface } }) => {
    const chosen = typeface === 'own' ? '/typeface' : headings === 'own' ? '/headings' : undefined;
    const unnamed = chosen !== undefined && ownTypeface === undefined;
    const files = ownTypeface ? [['file', ownTypeface.file] as const, ['bold', ownTypeface.bold] as const] : [];
    return [
      ...(unnamed ? [theme.unusableTypeface({ is: 'unnamed' }, locate(source, chosen))] : []),
      ...files.flatMap(([field, file]) => {
        const problem = file === undefined ? undefined : problemOf(file, fonts);
        return problem ? [theme.unusableTypeface(problem, locate(source, `/ownTypeface/${field}`))] : [];
      }),
    ];
  });

/** How many times as wide as high a logo may be beside the name, where it is drawn in a square. */
const WIDE = 2;

/** A logo that has the name in it is not shown as a strip beside the name. */
export const logoFitsItsPlace: Check = ({ entries, loaded: { media } }) =>
  entries.theme.flatMap(({ source, data: { logo } }) => {
    const { width = 1, height = 1 } = media.find(({ file }) => file === logo?.light) ?? {};
    const isStrip = logo?.showName !== false && width > WIDE * height;
    return isStrip ? [theme.wideLogo({ width, height }, locate(source, '/logo/light'))] : [];
  });

const cityOf = (timeZone: string): string => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

const timeZoneIsKnown: Check = ({ entries }) => {
  const known = Intl.supportedValuesOf('timeZone');
  const byTitle = finderByTitle(() => known.map((name) => ({ name, title: cityOf(name) })));
  const [{ data: site } = {}] = entries.site;
  const lists = [
    ...entries.schedule.map(({ source, data }) => ({ source, field: '/sessions/', list: data.sessions })),
    ...entries.places.map(({ source, data }) => ({ source, field: '/places/', list: data.places })),
  ];
  return [
    ...entries.site.map(({ source, data }) => ({ source, at: '', name: data.timeZone, address: data.address })),
    ...lists.flatMap(({ source, field, list }) =>
      list.map((one, i) => ({
        source,
        at: field + i,
        name: one.timeZone,
        address: 'address' in one ? one.address : site?.address,
      })),
    ),
  ].flatMap(({ source, at, name = DEFAULT_TIME_ZONE, address }) => {
    if (isTimeZone(name)) return [];
    const zones = zonesAt(name);
    const own = timeZonesOf(countryOf(address, site?.locale) ?? '');
    // Of any other words, the provider most likely means the clocks of its country.
    const only = own.length === 1 && !at.startsWith('/sessions') ? own[0] : undefined;
    const meant =
      zones.length > 0
        ? { known: [], byTitle: () => own.find((zone) => zones.includes(zone)) }
        : { known, byTitle: (text: string) => byTitle(text) ?? nearest(text, known) ?? only };
    return [unknownTimeZone({ name, zones, ...meant }, locate(source, `${at}/timeZone`))];
  });
};

/** Social networks as they write their names. */
const networks = new Set(
  (
    'Facebook Instagram LinkedIn YouTube TikTok Twitter Pinterest Snapchat Telegram WhatsApp Mastodon Bluesky Threads ' +
    'Vimeo GitHub'
  ).split(' '),
);

/** Short names are near to others by chance. */
const SHORTEST_NETWORK = 5;

const networksAreSpelt: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { social = [] } }) =>
    social.flatMap(({ network }, i) => {
      const meant = network.length < SHORTEST_NETWORK ? undefined : nearest(network, networks);
      return meant === undefined || fold(meant) === fold(network)
        ? []
        : [misspeltNetwork({ network, meant }, locate(source, `/social/${i}/network`))];
    }),
  );

const currencyIsKnown: Check = ({ entries }) => {
  const known = Intl.supportedValuesOf('currency');
  return entries.site
    .flatMap(({ source, data: { currency } }) => (currency === undefined ? [] : [{ source, code: currency }]))
    .filter(({ code }) => !known.includes(code))
    .map(({ source, code }) => unknownCurrency({ code, known }, locate(source, '/currency')));
};

const countryIsKnown: Check = ({ entries }) => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const addresses = [
    ...entries.site.map(({ source, data }) => ({ source, address: data.address, at: '/address/countryCode' })),
    ...entries.places.flatMap(({ source, data: { places } }) =>
      places.map(({ address }, i) => ({ source, address, at: `/places/${i}/address/countryCode` })),
    ),
  ];
  return addresses.flatMap(({ source, address, at }) => {
    const code = address?.countryCode;
    if (code === undefined) return [];
    // "UK" is known as another name of "GB".
    const usual = new Intl.Locale(`und-${code}`).region;
    const isKnown = code !== 'ZZ' && names.of(code) !== undefined;
    if (isKnown && usual === code) return [];
    return [unknownCountry({ code, meant: isKnown ? usual : undefined }, locate(source, at))];
  });
};

/** Whether an address is that of each visitor's own machine. */
const isOwnMachine = (origin: string): boolean =>
  /^(?:.+\.)?localhost$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/.test(new URL(origin).hostname);

const originIsUsable: Check = ({ entries }) =>
  entries.site
    .filter(({ data: { origin } }) => !URL.canParse(origin) || origin.includes('..') || isOwnMachine(origin))
    .map(({ source, data: { origin } }) => unusableOrigin({ origin }, locate(source, '/origin')));

const localeFitsLanguage: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data }) => {
    const hasOwn = entries.messages.some((one) => nameOfFile(one.source.file) === data.language);
    return checkLocale(source, data, isSupplied(data.language) || hasOwn);
  });

/** The words of the interface are read in the languages of the site alone. */
const messagesAreRead: Check = ({ entries }) =>
  entries.site.flatMap(({ data: { language, languages = [] } }) =>
    entries.messages
      .map(({ source: { file } }) => file)
      .filter((file) => isSupplied(language) && ![language, ...languages].includes(nameOfFile(file)))
      .map((file) => unexpectedFile({ file, known: [], language }, startOf(file))),
  );

/** The provider's origin, time zone, currency, country and networks exist, and dates are written in the language of the site. */
export const settingsAreKnown: Check = (context) => [
  ...localeFitsLanguage(context),
  ...originIsUsable(context),
  ...timeZoneIsKnown(context),
  ...networksAreSpelt(context),
  ...currencyIsKnown(context),
  ...countryIsKnown(context),
  ...messagesAreRead(context),
];

/** Every agreed term is translated, or stays as it is. */
export const termsAreAgreed: Check = ({ entries }) =>
  entries.terms.flatMap(({ source, data }) =>
    data.terms.flatMap(({ term, keep, translations }, i) =>
      keep || translations ? [] : [missedTerm({ term, wanted: [] }, locate(source, `/terms/${i}/term`))],
    ),
  );

/** A year in seconds: the shortest time that hstspreload.org accepts. */
const MIN_AGE = 31_536_000;

/** A site that asks for the preload list of browsers meets its conditions: a year, and all subdomains. */
export const preloadIsAccepted: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { hsts } }) =>
    hsts?.preload === true && (hsts.maxAge < MIN_AGE || hsts.includeSubDomains !== true)
      ? [earlyPreload({}, locate(source, '/hsts/preload'))]
      : [],
  );

/** The hosts of the site can be served from one folder. */
export const hostsAgree: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { hosts = [] } }) => {
    const conflict = conflictOfNames(hosts);
    return conflict ? [hostsDiffer(conflict, locate(source, '/hosts'))] : [];
  });

/** In degrees, which is enough to tell towns from other countries. */
const distance = (a: Coordinates, b: Coordinates): number =>
  Math.hypot(a.latitude - b.latitude, a.longitude - b.longitude);

/** A place that is so far away, and with its coordinates exchanged so near, is a slip. */
const FAR = 15;
const NEAR = 5;

/** In degrees: the clocks of a country may be far from those of the sun, but not by more than two hours. */
const FAR_EAST_OR_WEST = 30;

/** Minutes for each degree by which the earth turns. */
const MINUTES_A_DEGREE = 4;

/** In degrees, as far as latitudes go. */
const MOST_NORTH = 90;

/** What coordinates are most likely if they are exchanged or lack a minus, and what is then wrong with them. */
const otherwise = ({ latitude, longitude }: Coordinates) => [
  { is: 'swapped', latitude: longitude, longitude: latitude },
  { is: 'longitude', latitude, longitude: -longitude },
  { is: 'latitude', latitude: -latitude, longitude },
];

type Meant = ReturnType<typeof otherwise>[number];

/** What coordinates far from the meridian of a time zone are most likely; undefined where they may be right. */
function byMeridian(point: Coordinates, meridian: number): Meant | undefined {
  const apart = ({ longitude }: Coordinates): number => Math.abs(longitude - meridian);
  const isNear = (one: Coordinates): boolean => apart(one) < FAR && Math.abs(one.latitude) <= MOST_NORTH;
  return apart(point) > FAR_EAST_OR_WEST ? otherwise(point).find(isNear) : undefined;
}

/** The longitude at which the clocks of a time zone are right; undefined where it is not known. */
const meridianOf = (timeZone = ''): number | undefined =>
  isTimeZone(timeZone) ? offsetAt(timeZone, JANUARY) / MINUTES_A_DEGREE : undefined;

const byHome = (point: Coordinates, home: Coordinates): Meant | undefined =>
  distance(point, home) > FAR ? otherwise(point).find((one) => distance(one, home) < NEAR) : undefined;

/**
 * The coordinates are neither exchanged nor of another hemisphere: those of the provider by the time zone; those of places by
 * the provider's, or, where it has none, those in its country by the time zone as well.
 */
export const coordinatesAreProbable: Check = ({ entries }) => {
  const [{ source, data } = {}] = entries.site;
  if (!source || !data) return [];
  const { geo: home, timeZone, address } = data;
  const own = home && byMeridian(home, meridianOf(timeZone ?? DEFAULT_TIME_ZONE) ?? home.longitude);
  if (own) return [swappedCoordinates({ ...own, from: 'the time zone' }, locate(source, '/geo'))];
  const meridian = meridianOf(timeZone);
  const isElsewhere = ({ address: { country = address?.country } = {} }: Place): boolean =>
    country !== address?.country;
  const meantOf = (place: Place, geo: Coordinates): Meant | undefined => {
    if (home) return byHome(geo, home);
    return meridian === undefined || isElsewhere(place) ? undefined : byMeridian(geo, meridian);
  };
  const from = home ? 'the provider' : 'the time zone';
  return entries.places.flatMap(({ source: file, data: { places } }) =>
    places.flatMap((place, i) => {
      const meant = place.geo && meantOf(place, place.geo);
      return meant ? [swappedCoordinates({ ...meant, from }, locate(file, `/places/${i}/geo`))] : [];
    }),
  );
};

/** Pages with maps that forbid other sites to show them in a frame: neither may be embedded but at addresses of its own. */
const wholePages = [
  [
    'google',
    /^https?:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|(?:(?:www|maps)\.)?google\.[a-z.]+\/(?:maps(?!\/(?:d\/)?embed)|\?))(?!.*[?&]output=embed)/,
  ],
  ['osm', /^https?:\/\/(?:www\.)?(?:openstreetmap\.org|osm\.org)(?!\/export\/embed\.html)/],
] as const;

/** The map can be shown in a frame. */
export const mapCanBeFramed: Check = ({ entries }) =>
  entries.site.flatMap(({ source, data: { map } }) =>
    wholePages.flatMap(([is, page]) =>
      map && page.test(map.embedUrl) ? [unframedMap({ is }, locate(source, '/map/embedUrl'))] : [],
    ),
  );

/** Telephone numbers have no zero of the country after its code. */
export const numbersCanBeDialled: Check = (context) => {
  const { site, places } = context.entries;
  const own = site.flatMap(({ source, data: { phones = [], whatsapp = '' } }) =>
    [...phones.map((number, i) => [number, `/phones/${i}`] as const), [whatsapp, '/whatsapp'] as const].map(
      ([number, pointer]) => ({ number, at: () => locate(source, pointer) }),
    ),
  );
  const ofPlaces = places.flatMap(({ source, data }) =>
    data.places.map(({ phone = '' }, i) => ({ number: phone, at: () => locate(source, `/places/${i}/phone`) })),
  );
  return [...own, ...ofPlaces].flatMap(({ number, at }) => checkNumber(number, context, at));
};

/** Text in the colours of the theme can be read. */
export const coloursAreReadable: Check = ({ entries }) =>
  entries.theme.flatMap(({ source, data }) => [
    ...unreadableTones(data).map((facts) => theme.lowContrast(facts, locate(source, facts.pointer))),
    ...changedSeeds(data).map((facts) => theme.changedColour(facts, locate(source, facts.pointer))),
  ]);
