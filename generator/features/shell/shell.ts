import type { Analytics } from '../../../src/analytics/analytics-props.ts';
import type { Shell } from '../../../src/app/shell-props.ts';
import type { SiteForms } from '../../../src/forms/form-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedForms, LinkedSite } from '../../model/content.ts';
import { CONSENT_NAME } from '../../model/known-fields.ts';
import { THANKS_ADDRESS } from '../../model/reserved-addresses.ts';
import { addressLines, phoneLink } from './text-format.ts';
import { MARK } from '../pictures/icons.ts';
import { inlineMarkdownToHtml, inlineMarkdownToText, markdownToHtml } from '../pages/markdown.ts';
import { type Numerals, fill, fullTitle } from '../../../src/app/format.ts';
import { absoluteUrl } from './head.ts';
import { registrationIn, sharedFile } from './page-context.ts';
import type { SiteContext } from './site-context.ts';
import { asksForConsent, serviceNames, serviceOf, setsCookies, type AnalyticsSettings } from '../../model/analytics.ts';
import type { PlannedText } from '../../model/planned.ts';

// What the browser needs to measure visits, on sites that are measured.

const COURSES_FILE = 'data/course-names.json';

function consentOf({ messages }: LinkedSite, settings: AnalyticsSettings): Pick<Analytics, 'consent'> {
  if (!asksForConsent(settings)) return {};
  const { consent } = messages;
  const text = fill(consent.text, { service: serviceNames[settings.service] });
  return { consent: { ...consent, text, ...(settings.privacy && { privacy: settings.privacy }) } };
}

/** Returns what the browser is given of the service that counts visits; nothing where there is none. */
export function analyticsOf(site: LinkedSite): Pick<Shell, 'analytics'> {
  const { analytics: settings, origin } = site.settings;
  if (settings === undefined) return {};
  return {
    analytics: {
      ...serviceOf(settings),
      ...(setsCookies(settings) ? { cookies: true as const } : {}),
      host: new URL(origin).hostname,
      courses: COURSES_FILE,
      ...consentOf(site, settings),
    },
  };
}

/** Returns the file with slugs of courses by title: what visitors write is reported as the slug of a course, or not at all. */
export function analyticsFiles({ site }: SiteContext): readonly PlannedText[] {
  if (site.settings.analytics === undefined) return [];
  const named = [
    ...site.sessions.flatMap(({ session: { title }, course: { course } }) => (title ? [[title, course.slug]] : [])),
    ...site.courses.map(({ course }) => [fullTitle(course), course.slug]),
  ];
  return [{ file: COURSES_FILE, text: JSON.stringify(Object.fromEntries(named)) }];
}

// Browsers write small numbers with these, so that most pages do not load the data of Intl.NumberFormat (see format.ts).

/** Returns how a locale writes digits and the decimal point. */
export function numeralsOf(locale: string): Numerals {
  const format = new Intl.NumberFormat(locale);
  const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digits = Array.from({ length: 10 }, (_, digit) => [String(digit), format.format(digit)] as const);
  return Object.fromEntries([...digits, ['.', separator] as const].filter(([mark, own]) => mark !== own));
}

/** How much of a large catalogue the menus of every page show; their last link leads to all courses. */
const MENU = { categories: 12, subcategories: 8 };

/** Route planners lead to a point on the map. */
function directionsTo(geo: LinkedSite['settings']['geo']): Pick<NonNullable<Shell['map']>, 'directions'> {
  const { latitude, longitude } = geo ?? {};
  if (latitude === undefined || longitude === undefined) return {};
  const place = `${String(latitude)},${String(longitude)}`;
  return {
    directions: [
      { label: 'Google Maps', to: `https://www.google.com/maps/dir/?api=1&destination=${place}` },
      { label: 'Apple Maps', to: `https://maps.apple.com/?daddr=${place}` },
    ],
  };
}

function courseMenu({ categories, addresses }: LinkedSite): Shell['courseMenu'] {
  return categories.slice(0, MENU.categories).map(({ id, name, subcategories }) => ({
    name,
    to: `${addresses.catalogue}?category=${id}`,
    items: subcategories
      .slice(0, MENU.subcategories)
      .map((sub) => ({ label: sub.name, to: `${addresses.catalogue}?category=${id}&subcategory=${sub.id}` })),
  }));
}

/** The entries of the header: one that has entries of its own opens them, and that of the catalogue its categories. */
function headerLinks({ menus, addresses, categories }: LinkedSite): Shell['headerLinks'] {
  return menus.header.flatMap(({ label, to, items = [] }): Shell['headerLinks'] => {
    const own = to === undefined ? [] : [{ label, to }];
    if (items.length > 0) return [{ label, items: [...own, ...items] }];
    return to === addresses.catalogue && categories.length > 0 ? [{ label, items }] : own;
  });
}

function siteForms({ endpoints, copies, consents, language }: LinkedForms, base: string): SiteForms {
  return {
    endpoints,
    copies,
    ...(language !== undefined && { carried: { siteLanguage: language } }),
    consents: consents.map(({ name = CONSENT_NAME, label, text, required = true }) => ({
      name,
      label: inlineMarkdownToText(label),
      labelHtml: inlineMarkdownToHtml(label, base),
      ...(text === undefined ? {} : { textHtml: markdownToHtml(text, base) }),
      required,
    })),
  };
}

function marksOf(site: LinkedSite): Pick<Shell, 'logo' | 'darkLogo' | 'wordmark'> {
  const { settings, theme, media } = site;
  const { light = settings.logo ?? MARK, dark, showName = true } = theme?.logo ?? {};
  const { width, height } = media.find(({ file }) => file === light) ?? { width: 1, height: 1 };
  return {
    logo: light === MARK ? light : sharedFile(light, site),
    ...(dark === undefined ? {} : { darkLogo: sharedFile(dark, site) }),
    ...(showName ? {} : { wordmark: Number((width / height).toFixed(2)) }),
  };
}

/** The words of the interface without those that few sites show, and those that are in the texts of prices and key facts already. */
function commonMessages(all: LinkedSite['messages']): Shell['messages'] {
  const { consent: _c, news: _n, notes: _o, text: _t, ...messages } = all;
  const { prices: _prices, ...common } = messages.common;
  const { keyFacts: _keyFacts, ...course } = messages.course;
  return { ...messages, common, course };
}

/** The other languages of a site, each by its own name, and that of originals by the name that it has in this one. */
function otherLanguages({ language, header }: LinkedSite['settings'], languages: SiteContext['languages']) {
  const all = header.language === 'switch' && languages ? languages.all : [];
  const others = all.filter(({ code }) => code !== language);
  const nameOf = (code: string, by = code): string =>
    new Intl.DisplayNames([by], { type: 'language' }).of(code) ?? code;
  const [first] = languages?.all ?? [];
  return {
    ...(others.length > 0 && { languages: others.map(({ code }) => ({ code, name: nameOf(code) })) }),
    ...(first &&
      first.code !== language && {
        original: { code: first.code, direction: first.direction, name: nameOf(first.code, language) },
      }),
  };
}

/** Returns what every page of the site shares. */
export function makeShell({ site, base, format, languages }: SiteContext): Shell {
  const { settings } = site;
  const { name, shortName, description, notice, language, locale, direction, timeZone } = settings;
  return {
    name,
    shortName,
    language,
    locale,
    direction,
    timeZone,
    base,
    ...marksOf(site),
    ...dropUndefined({ description, notice, email: settings.email, whatsapp: settings.whatsapp }),
    numerals: numeralsOf(locale),
    ...(site.layout === 'folders' ? { slash: true as const } : {}),
    addressLines: addressLines(settings, settings),
    phones: settings.phones.map(phoneLink),
    hours: settings.hours.map(format.hours),
    social: settings.social,
    ...(settings.gallery === undefined ? {} : { gallery: settings.gallery }),
    ...(settings.map === undefined ? {} : { map: { ...settings.map, ...directionsTo(settings.geo) } }),
    header: settings.header,
    ...otherLanguages(settings, languages),
    headerLinks: headerLinks(site),
    quickLinks: site.menus.footer,
    ...(site.menus.columns.length > 0 ? { footerColumns: site.menus.columns } : {}),
    courseMenu: courseMenu(site),
    forms: siteForms(site.forms, base),
    thanksUrl: absoluteUrl(site, base, THANKS_ADDRESS),
    // With the addresses of the main pages.
    ...registrationIn(site),
    messages: commonMessages(site.messages),
    courseWords: site.courseWords,
    ...analyticsOf(site),
  };
}
