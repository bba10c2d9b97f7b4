// A provider writes only what is true of it. What later stages need in any case is derived here, once: they never ask
// whether the provider has said it. Facts of the provider (telephones, an address) have no default: they may be absent.
import type { Site } from '../../schemas/types.ts';
import { memoize, once } from '../base/memoize.ts';
import { isGroup } from '../base/objects.ts';
import { dayIn, isTimeZone } from '../base/time.ts';

/** Languages that are written from right to left, whatever the country. */
const rightToLeft = new Set('ar ckb dv fa he ks nqo ps sd syr ug ur yi'.split(' '));

type Derived = 'shortName' | 'locale' | 'direction' | 'timeZone' | 'phones' | 'hours' | 'social' | 'figures' | 'header';

/** Returns in which direction a language is written. */
export const directionOf = (language: string): 'rtl' | 'ltr' => (rightToLeft.has(language) ? 'rtl' : 'ltr');

/** The settings of a site, with the defaults in place of what the provider has left out. Menus are derived from pages. */
export type SiteSettings = Omit<Site, Derived> & Required<Pick<Site, Derived>>;

/** The time zone in which days begin and end where the provider names none. */
export const DEFAULT_TIME_ZONE = 'UTC';

/** Returns the day at the provider at the moment `now`, as YYYY-MM-DD; `site` is what site.yaml says, valid or not. */
export function todayAt(site: unknown, now: Date): string {
  const zone = isGroup(site) ? site['timeZone'] : undefined;
  return dayIn(typeof zone === 'string' && isTimeZone(zone) ? zone : DEFAULT_TIME_ZONE, now);
}

/** Adds the defaults to what site.yaml says. */
export function settingsOf(site: Site): SiteSettings {
  const { language, languages = [], header } = site;
  // In a site of one language there is nothing to switch to.
  const isIdle = header?.language === 'switch' && languages.length < 2;
  return {
    shortName: site.name,
    locale: language,
    direction: directionOf(language),
    timeZone: DEFAULT_TIME_ZONE,
    phones: [],
    hours: [],
    social: [],
    figures: [],
    header: {},
    ...site,
    ...(isIdle && { header: { ...header, language: 'inert' } }),
  };
}

/** Codes of languages that are most often taught and spoken; many more are known. */
export const usualLanguages: ReadonlySet<string> = new Set(
  'ar bn cs da de el en es fa fi fr he hi hu id it ja ko ms nb nl pl pt ro ru sv sw th tr uk ur vi zh'.split(' '),
);

// To make it takes 10 ms, and most sites have no such folder.
const names = once(() => new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }));

/** Whether a name is the usual code of a language, such as ar: folders of translations have it. */
export const isLanguage = memoize((name: string): boolean => {
  if (!/^[a-z]{2,3}$/.test(name)) return false;
  return names().of(name) !== undefined && Intl.getCanonicalLocales(name)[0] === name;
});

/** The language of the folder that a content file is in, if it is a translation. */
export const languageOfFile = (file: string): string | undefined => {
  const [folder = '', ...rest] = file.split('/');
  return rest.length > 0 && isLanguage(folder) ? folder : undefined;
};
