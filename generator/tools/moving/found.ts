// What an existing site says of itself, before it is content: the same for every form that it was read from.
import { dropUndefined, freeName, groupBy } from '../../base/objects.ts';
import type { Decimal } from '../../model/figure.ts';
import { isReserved } from '../../model/reserved-addresses.ts';
import { toSlug } from '../../rules/nearest.ts';
import { countries } from '../../starter/answers.ts';

/** A text as the old site wrote it: HTML, HTML in which lines count, or plain words. */
export interface FoundText {
  readonly text: string;
  readonly form: 'html' | 'lines' | 'plain';
}

/** A picture by its address or path, and the page that shows it. */
export interface FoundPicture {
  readonly source: string;
  readonly from?: string;
  readonly alt?: string | undefined;
}

/** An amount as it was written, with the code or sign of its currency where that is known. */
export interface FoundPrice {
  readonly amount: string;
  readonly currency?: string | undefined;
  /** The sign before decimals, where it does not depend on the language. */
  readonly decimal?: Decimal | undefined;
}

type Fields = Record<string, unknown>;

/** What has an address of its own. */
export interface Thing {
  readonly kind: 'courses' | 'pages' | 'news';
  readonly title: string;
  readonly slug: string;
  /** Fields that need no further reading. */
  readonly fields: Fields;
  text?: FoundText | undefined;
  summary?: FoundText | undefined;
  picture?: FoundPicture | undefined;
  category?: string | undefined;
  price?: FoundPrice | undefined;
  /** With their answers. */
  questions?: readonly { readonly question: string; readonly answer: FoundText }[] | undefined;
  /** What can be chosen, with what it costs. */
  options?: readonly (FoundPrice & { readonly name: string })[] | undefined;
}

/** A moment as a clock shows it; which clock is said by a time zone, by how many minutes it is ahead of UTC, or not at all. */
export interface Moment {
  /** YYYY-MM-DD */
  readonly day: string;
  /** HH:MM; absent where a whole day is meant. */
  readonly time?: string | undefined;
  readonly zone?: string | undefined;
  readonly offset?: number | undefined;
}

/** The first and the last moment of a meeting. */
export interface Meeting {
  readonly start: Moment;
  readonly end?: Moment | undefined;
}

export interface FoundSession {
  readonly course: Thing;
  readonly meetings: readonly Meeting[];
  readonly fields: Fields;
  readonly price?: FoundPrice | undefined;
}

/** Where an old address leads. */
export type Target = Thing | 'home' | 'catalogue' | 'schedule' | 'news';

/** All that was found. */
export interface FoundContent {
  /** Facts of the provider, by the names of the answers that they give. */
  readonly site: Partial<Record<string, string | undefined>>;
  readonly things: Thing[];
  /** Those of the things that are courses, by what makes titles the same. */
  readonly courses: Map<string, Thing>;
  readonly sessions: FoundSession[];
  /** The fields of places by their ids. */
  readonly places: Map<string, Fields>;
  /** The ids of places by what makes them the same. */
  readonly placeIds: Map<string, string>;
  /** The slugs that are taken, each with its kind before it. */
  readonly slugs: Set<string>;
  /** The addresses of the provider's profiles by their networks. */
  readonly social: Map<string, string>;
  /** By old addresses: full ones, or from the first slash on. */
  readonly redirects: Map<string, Target>;
  /** What was not understood or had to be decided, in sentences; with the names of what each is about. */
  readonly notes: Map<string, Set<string>>;
  readonly now: Date;
}

/** What is known of the site before it is read. */
export type SourceSetting = Pick<FoundContent, 'now'> & { readonly country?: string | undefined };

/** Returns a place for what is found. */
export const emptyFound = ({ now, country = '' }: SourceSetting): FoundContent => ({
  site: countries('en').has(country) ? { country } : {},
  things: [],
  courses: new Map(),
  sessions: [],
  places: new Map(),
  placeIds: new Map(),
  slugs: new Set(),
  social: new Map(),
  redirects: new Map(),
  notes: new Map(),
  now,
});

/** Notes a sentence, and what it is about. */
export function note({ notes }: FoundContent, sentence: string, about = ''): void {
  const names = notes.get(sentence) ?? new Set();
  notes.set(sentence, names.add(about.replace(/\s+/g, ' ').trim()));
}

export const PRODUCTS = 'Products are taken as courses: delete those that are not';

/** Characters that content may not contain, that have no width, or that reverse the direction of what follows. */
export const UNFIT = /[\0-\x08\x0e-\x1f\x7f-\x9f\u200b\u2060\ufeff\u202d\u202e\ufdd0-\ufdef\ufffe\uffff]/g;

/** Returns the most frequent of several texts. */
export const mostOf = (texts: readonly string[]): string | undefined =>
  [...groupBy(texts, (one) => one)].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];

/** Returns a text on one line, cut off at a word; undefined where it has no words. */
export function lineOf(text: string | undefined, most = 400): string | undefined {
  const plain = (text ?? '').replace(UNFIT, '').replace(/\s+/g, ' ').trim();
  const short = plain.length > most ? `${plain.slice(0, most - 1).replace(/\s\S*$/, '')}…` : plain;
  return short === '' ? undefined : short;
}

/** The letters of Arabic from U+0627 on, as Latin ones. */
const LATIN = 'a b a t th j h kh d dh r z s sh s d t z a gh       f q k l m n h w a y'.split(' ');

/** Returns a slug that is not taken, made of the first text that has letters for one; figures alone are no name. */
export function freeSlug(
  { site: { language } }: FoundContent,
  texts: readonly string[],
  [isTaken, otherwise]: readonly [isTaken: (slug: string) => boolean, otherwise: string],
): string {
  const inLatin = (text: string): string =>
    text.normalize('NFD').replace(/[\u0627-\u064a]/g, (letter) => LATIN[letter.charCodeAt(0) - 0x627] ?? letter);
  const slugs = texts.map((text) => toSlug(inLatin(text), language)).filter(Boolean);
  return freeName(slugs.find((one) => /[a-z]/.test(one)) ?? [otherwise, ...slugs.slice(0, 1)].join('-'), isTaken);
}

/** Adds a thing; `wanted` is the end of its old address. */
export function addThing(found: FoundContent, thing: Omit<Thing, 'slug' | 'fields'>, wanted = ''): Thing {
  const { things, slugs } = found;
  const { kind, title } = thing;
  const otherwise = { courses: 'course', pages: 'page', news: 'item' }[kind];
  const isTaken = (one: string): boolean =>
    slugs.has(`${kind}/${one}`) || isReserved(kind === 'pages' ? `/${one}` : `/${kind}/${one}`);
  const slug = freeSlug(found, [wanted, title], [isTaken, otherwise]);
  const made = { ...thing, slug, fields: {} };
  slugs.add(`${kind}/${slug}`);
  things.push(made);
  return made;
}

/** What makes two titles the same: letters, figures, and the signs by which C, C++ and C# are apart. */
const keyOf = (title: string): string =>
  title
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '') || title;

/** Returns the course of a title, which is made where there is none yet. */
export function courseCalled(found: FoundContent, title: string, wanted?: string): Thing {
  const key = keyOf(title);
  const course = found.courses.get(key) ?? addThing(found, { kind: 'courses', title }, wanted);
  found.courses.set(key, course);
  return course;
}

/** Takes a text of a course; of several, the longest. */
export function takeText(found: FoundContent, course: Thing, text: FoundText | undefined): void {
  const both = [course.text ?? [], text ?? []].flat();
  const [longest, other] = both.sort((a, b) => b.text.length - a.text.length);
  if (other && !longest?.text.includes(other.text.trim())) {
    const said = lineOf(`${course.title}: ${other.text.replace(/<[^>]*>/g, ' ')}`, 200);
    note(found, 'Entries with one title have different texts: only the longest is taken', said);
  }
  course.text = longest;
}

/** Whether what is said as a place is a meeting online. */
export const isOnline = (place: string): boolean =>
  /:\/\/|microsoft teams|\bzoom\b|google meet|webex|^(?:online\b|en ligne|visio|عن بعد|أونلاين)/i.test(place);

/** Returns the id of a place with these fields. */
export function placeCalled(found: FoundContent, fields: Fields): string {
  const { places, placeIds } = found;
  const key = JSON.stringify(fields).toLowerCase();
  const id = placeIds.get(key) ?? freeSlug(found, [String(fields['name'])], [(one) => places.has(one), 'place']);
  placeIds.set(key, id);
  places.set(id, fields);
  return id;
}

/** A country by its name, in English or the language of the site, or its code: as a place says it. */
function countryOf(name: string | undefined, language = 'en'): Readonly<Record<string, string>> {
  if (name === undefined) return {};
  const own = countries(language);
  const all = [...countries('en'), ...own];
  const said = all.find(([id, title]) => [id, title].some((one) => one.toLowerCase() === name.toLowerCase()))?.[0];
  // Some countries have codes that are no longer used.
  const code = said === undefined ? undefined : Intl.getCanonicalLocales(`und-${said}`)[0]?.slice(-2);
  return code === undefined ? { country: name } : { country: own.get(code) ?? name, countryCode: code };
}

/** Returns a place with its address, of which there may be nothing but the name. */
export function placeWith(
  found: FoundContent,
  name: string,
  parts: Readonly<Record<string, string | undefined>>,
): string {
  const { country, region, locality, ...rest } = parts;
  // An address in Texas is written with it, "Austin, TX"; one in Baden is not.
  const isWritten = locality !== undefined && /^[A-Z]{2,3}$/.test(region ?? '');
  if (region !== undefined && region !== locality && !isWritten)
    note(found, 'Regions of addresses are left out', `${name}: ${region}`);
  const town = isWritten ? `${locality}, ${region}` : locality;
  const address = dropUndefined({ ...rest, locality: town, ...countryOf(country, found.site['language']) });
  return placeCalled(found, { name, ...(Object.keys(address).length > 0 ? { address } : {}) });
}

/** Redirects old addresses to what is shown now; the first that is said of an address counts. */
export function redirectTo({ redirects }: FoundContent, addresses: readonly (string | undefined)[], to: Target): void {
  for (const address of addresses) if (address && !redirects.has(address)) redirects.set(address, to);
}

/** Takes the language and country of a code such as de-DE. Programs write en-US for all that is in English. */
export function readLanguage(code: string, { site }: FoundContent): void {
  const [all, language, country] = /^([a-z]{2,3})(?:[-_]([A-Z]{2}))?/.exec(code) ?? [];
  site['language'] ??= language;
  if (all !== 'en-US') site['country'] ??= country;
}
