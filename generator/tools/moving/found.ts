// What an existing site says of itself, before it is content: the same for every form that it was read from.
import { dropUndefined, freeName, groupBy } from '../../base/objects.ts';
import type { Decimal } from '../../model/figure.ts';
import { isReserved } from '../../model/reserved-addresses.ts';
import { slugOfFirst, toSlug } from '../../rules/nearest.ts';
import { countriesIn, countryCalled } from '../../read/schema/names-in-languages.ts';

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

export const PRODUCTS = 'Products are taken as courses: delete those that are not';

export const MEETING_ADDRESS = 'Addresses of online meetings are left out, since only participants may have them';

/** Addresses at which meetings are joined, and not booked. */
export const ONLINE =
  /https?:\/\/(?:[\w-]+\.)*(?:zoom\.us\/(?!(?:meeting|webinar)\/register)|teams\.microsoft\.com\/|meet\.google\.com\/|webex\.com\/)[^\s<>"']*/gi;

/** Characters that content may not contain, that have no width, or that reverse the direction of what follows. */
export const UNFIT = /[\0-\x08\x0e-\x1f\x7f-\x9f\u200b\u2060\ufeff\u202a-\u202e\ufdd0-\ufdef\ufffe\uffff]/g;

/** Returns the most frequent of several texts. */
export const mostOf = (texts: readonly string[]): string | undefined =>
  [...groupBy(texts, (one) => one)].sort(([, one], [, other]) => other.length - one.length)[0]?.[0];

/** Returns a text on one line, cut off at a word; undefined where it has no words. */
export function lineOf(text: string | undefined, most = 400): string | undefined {
  const plain = (text ?? '').replace(UNFIT, '').replace(/\s+/g, ' ').trim();
  const short = plain.length > most ? `${plain.slice(0, most - 1).replace(/\s\S*$/, '')}…` : plain;
  return short === '' ? undefined : short;
}

const POSTCODE = /(?<![\p{L}\d])(?:\d{4,6}|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})(?!\d)/u;

/** The letters of Arabic from U+0627 on, as Latin ones. */
const LATIN = 'a b a t th j h kh d dh r z s sh s d t z a gh       f q k l m n h w a y'.split(' ');

/** What makes two titles the same: letters, figures, and the signs by which C, C++ and C# are apart. */
const keyOf = (title: string): string =>
  title
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}+#]+/gu, '') || title;

/** Whether what is said as a place is a meeting online. */
export const isOnline = (place: string): boolean =>
  /:\/\/|microsoft teams|\bzoom\b|google meet|webex|^(?:online\b|en ligne|visio|عن بعد|أونلاين)/i.test(place);

/** Returns a country by its name or its code, as a place says it. */
export function countryOf(name: string | undefined, language = 'en'): Readonly<Record<string, string>> {
  if (name === undefined) return {};
  const code = countryCalled(name);
  return code === undefined
    ? { country: name }
    : { country: countriesIn(language).get(code) ?? name, countryCode: code };
}

/** What is known of the site before it is read. */
export type SourceSetting = Pick<Found, 'now'> & { readonly country?: string | undefined };

/** All that was found. */
export class Found {
  readonly now: Date;
  /** Facts of the provider, by the names of the answers that they give. */
  readonly site: Partial<Record<string, string | undefined>>;
  readonly things: Thing[] = [];
  readonly sessions: FoundSession[] = [];
  /** The fields of places by their ids. */
  readonly places = new Map<string, Fields>();
  /** The addresses of the provider's profiles by their networks. */
  readonly social = new Map<string, string>();
  /** By old addresses: full ones, or from the first slash on. */
  readonly redirects = new Map<string, Target>();
  /** What was not understood or had to be decided, in sentences; with the names of what each is about. */
  readonly notes = new Map<string, Set<string>>();
  /** Those of the things that are courses, by what makes titles the same. */
  private readonly courses = new Map<string, Thing>();
  /** The ids of places by what makes them the same. */
  private readonly placeIds = new Map<string, string>();
  /** The slugs that are taken, each with its kind before it. */
  private readonly slugs = new Set<string>();

  constructor({ now, country = '' }: SourceSetting) {
    this.now = now;
    this.site = countriesIn('en').has(country) ? { country } : {};
  }

  /** Notes a sentence, and what it is about. */
  note(sentence: string, about = ''): void {
    const names = this.notes.get(sentence) ?? new Set();
    this.notes.set(sentence, names.add(about.replace(/\s+/g, ' ').trim()));
  }

  /** Returns a slug that is not taken, made of the first text that has letters for one; figures alone are no name. */
  freeSlug(texts: readonly string[], isTaken: (slug: string) => boolean, otherwise: string): string {
    const inLatin = (text: string): string =>
      text.normalize('NFD').replace(/[\u0627-\u064a]/g, (letter) => LATIN[letter.charCodeAt(0) - 0x627] ?? letter);
    const [latin, { language }] = [texts.map(inLatin), this.site];
    const figures = latin.flatMap((text) => toSlug(text, language) || []).slice(0, 1);
    return freeName(slugOfFirst(latin, language) ?? [otherwise, ...figures].join('-'), isTaken);
  }

  /** Adds a thing; `wanted` is the end of its old address. */
  add(thing: Omit<Thing, 'slug' | 'fields'>, wanted = ''): Thing {
    const { kind, title } = thing;
    const isTaken = (one: string): boolean =>
      this.slugs.has(`${kind}/${one}`) || isReserved(kind === 'pages' ? `/${one}` : `/${kind}/${one}`);
    const otherwise = { courses: 'course', pages: 'page', news: 'item' }[kind];
    const made = { ...thing, slug: this.freeSlug([wanted, title], isTaken, otherwise), fields: {} };
    this.slugs.add(`${kind}/${made.slug}`);
    this.things.push(made);
    return made;
  }

  /** Returns the course of a title, which is made where there is none yet. */
  course(title: string, wanted?: string): Thing {
    const key = keyOf(title);
    const course = this.courses.get(key) ?? this.add({ kind: 'courses', title }, wanted);
    this.courses.set(key, course);
    return course;
  }

  /** Takes a text of a course; of several, the longest. */
  takeText(course: Thing, text: FoundText | undefined): void {
    const both = [course.text ?? [], text ?? []].flat();
    const [longest, other] = both.sort((a, b) => b.text.length - a.text.length);
    if (other && !longest?.text.includes(other.text.trim())) {
      const said = lineOf(`${course.title}: ${other.text.replace(/<[^>]*>/g, ' ')}`, 200);
      this.note('Entries with one title have different texts: only the longest is taken', said);
    }
    course.text = longest;
  }

  /** Returns the id of a place with these fields. */
  place(fields: Fields): string {
    const key = JSON.stringify(fields).toLowerCase();
    const name = String(fields['name']);
    const isTaken = (one: string): boolean => this.places.has(one);
    // A place that is named without its address is the only one of its name that has one.
    const [same, ...more] = [...this.places].filter(([, one]) => keyOf(String(one['name'])) === keyOf(name));
    const isOne = more.length === 0 && !(same?.[1]['address'] && fields['address']);
    const known = this.placeIds.get(key) ?? (isOne ? same?.[0] : undefined);
    const id = known ?? this.freeSlug([name], isTaken, 'place');
    this.placeIds.set(key, id);
    this.places.set(id, { ...this.places.get(id), ...fields });
    return id;
  }

  /** Returns a place with its address, of which there may be nothing but the name. */
  placeWith(name: string, parts: Readonly<Record<string, string | undefined>>): string {
    const { country, region, locality, ...rest } = parts;
    // An address in Texas is written with it, "Austin, TX"; one in Baden is not.
    const isWritten = locality !== undefined && /^[A-Z]{2,3}$/.test(region ?? '');
    if (region !== undefined && region !== locality && !isWritten)
      this.note('Regions of addresses are left out', `${name}: ${region}`);
    const town = isWritten ? `${locality}, ${region}` : locality;
    const address = dropUndefined({ ...rest, locality: town, ...countryOf(country, this.site['language']) });
    return this.place({ name, ...(Object.keys(address).length > 0 ? { address } : {}) });
  }

  /** Returns a place as one line says it: by its name and, where a postcode shows that there is one, the address after it. */
  placeSaid(text: string): string {
    const [name = '', ...parts] = text.split(/, +/);
    if (/\d/.test(name) || parts.length < 2 || !parts.some((one) => POSTCODE.test(one)))
      return this.place({ name: text });
    const country = 'countryCode' in countryOf(parts.at(-1), this.site['language']) ? parts.pop() : undefined;
    return this.placeWith(name, { street: parts.join(', '), country });
  }

  /** Redirects old addresses to what is shown now; the first that is said of an address counts. */
  redirect(addresses: readonly (string | undefined)[], to: Target): void {
    for (const address of addresses) if (address && !this.redirects.has(address)) this.redirects.set(address, to);
  }

  /** Takes the language and country of a code such as de-DE. Programs write en-US for all that is in English. */
  readLanguage(code: string): void {
    const [all, language, country] = /^([a-z]{2,3})(?:[-_]([A-Z]{2}))?/.exec(code) ?? [];
    this.site['language'] ??= language;
    if (all !== 'en-US') this.site['country'] ??= country;
  }
}
