// The answers from which a new site begins: what is not known of them, and what follows from them.
import { domainToASCII } from 'node:url';
import { once } from '../base/memoize.ts';
import { nearest, propose } from '../rules/nearest.ts';
import { isTimeZone } from '../base/time.ts';
import { internationalForm } from '../model/dialling.ts';
import { suppliedLanguages } from '../read/defaults.ts';
import { countriesIn, countryCalled } from '../read/schema/names-in-languages.ts';
import { proposeForm } from '../read/schema/propose-form.ts';
import { starterKinds, timeZonesOf } from '../read/starters.ts';
import { hostNames } from '../hosts/hosts.ts';

/** What a new site begins with. */
export interface StartAnswers {
  readonly name: string;
  /** The name of a folder of defaults/starter, such as "language-school". */
  readonly kind?: string;
  /** Of a language that the tool supplies no words in, the site begins in English. */
  readonly language: string;
  /** Codes of all languages of the site, with commas between them; its own is the first. */
  readonly languages?: string;
  /** The two-letter code of a country; without one, dates are written as is usual in the language. */
  readonly country?: string;
  /** The three-letter code of a currency; without one, the first course names no figure. */
  readonly currency?: string;
  /** As in "Asia/Muscat". */
  readonly timeZone: string;
  /** As in "https://www.example.com". */
  readonly origin?: string;
  readonly email?: string;
  /** In international form. */
  readonly phone?: string;
  /** The main colour, as #rrggbb. */
  readonly brand?: string;
  /** The name of the host that publishes the site. */
  readonly host?: string;
  /** "form", "none", or the address at which visitors register elsewhere. */
  readonly registration?: string;
}

/** A file of a new site, relative to its folder. */
export interface StarterFile {
  readonly file: string;
  /** Bytes of a picture. */
  readonly text: string | Uint8Array;
}

/** What the files of a new site are made from. */
export interface StarterInput extends StartAnswers {
  /** What takes the place of the content of an example. */
  readonly content?: readonly StarterFile[] | undefined;
  readonly version: string;
  readonly now: Date;
}

/** The kind of a site for which none is chosen. */
export const DEFAULT_KIND = 'professional';

/** The code that was meant by a name, in capitals or not. */
function meantCode(given: string, known: ReadonlyMap<string, string>): string | undefined {
  const wanted = given.toLowerCase();
  const names = [...known.values()].map((title) => title.toLowerCase());
  return [...known.keys()][names.indexOf(nearest(wanted, names) ?? '')];
}

/** What is said of a value that is not known. */
const unknown = (named: string, meant: string | undefined, otherwise: string): string =>
  `There is no ${named}. ${propose(meant, otherwise).advice}`;

const codeOf = (what: string, known: () => ReadonlyMap<string, string>, example: string) => (code: string) =>
  known().has(code) ? undefined : unknown(`${what} "${code}"`, meantCode(code, known()), `Give its ${example}.`);

const currencies = once(() => {
  const names = new Intl.DisplayNames(['en'], { type: 'currency' });
  return new Map(Intl.supportedValuesOf('currency').map((code) => [code, names.of(code) ?? code]));
});

function timeZoneProblem(timeZone: string): string | undefined {
  if (isTimeZone(timeZone)) return undefined;
  const known = Intl.supportedValuesOf('timeZone');
  const city = `/${timeZone.toLowerCase().replaceAll(' ', '_')}`;
  const meant = known.find((zone) => zone.toLowerCase().endsWith(city)) ?? nearest(timeZone, known);
  return unknown(`time zone "${timeZone}"`, meant, 'Give a region and a city, such as Asia/Muscat.');
}

const LANGUAGE = /^[a-z]{2,3}$/;

function languageProblem(language: string): string | undefined {
  const names = new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' });
  if (LANGUAGE.test(language) && names.of(language) !== undefined) return undefined;
  return `There is no language "${language}". Give its code in small letters: ${suppliedLanguages().join(', ')}, or any other, such as it for Italian.`;
}

/** Returns the languages of a new site, its own first. */
export const languagesOf = ({ language, languages = '' }: Pick<StartAnswers, 'language' | 'languages'>) => [
  ...new Set([language, ...languages.split(',').map((one) => one.trim())].filter(Boolean)),
];

/** The words of the examples are there in some languages only. */
function languagesProblem(languages: string): string | undefined {
  const known = suppliedLanguages();
  const unknown = languagesOf({ language: '', languages }).find((one) => !known.includes(one));
  return unknown === undefined
    ? undefined
    : `There are no examples in "${unknown}". Give some of ${known.join(', ')}, with commas between them; others can be added later.`;
}

const oneOf = (what: string, known: () => readonly string[]) => (name: string) =>
  known().includes(name)
    ? undefined
    : unknown(`${what} "${name}"`, nearest(name, known()), `Use one of ${known().join(', ')}.`);

/** Returns a test that gives one sentence where a text has not the form that is asked for. */
const inForm = (form: RegExp, otherwise: string) => (text: string) => (form.test(text) ? undefined : otherwise);

const oneLine = inForm(/^\P{Cc}{1,400}$/u, 'Give the name in one line of at most 400 characters.');

const PHONE = /^\+[1-9][0-9 ]{6,18}[0-9]$/;

const problems: Readonly<Record<keyof StartAnswers, (value: string) => string | undefined>> = {
  name: (name) => (/\S/.test(name) ? oneLine(name) : 'A site has a name.'),
  kind: oneOf('kind', starterKinds),
  language: languageProblem,
  languages: languagesProblem,
  country: codeOf('country', () => countriesIn('en'), 'two-letter code, such as OM'),
  currency: codeOf('currency', currencies, 'three-letter code, such as OMR'),
  timeZone: timeZoneProblem,
  origin: inForm(
    /^https?:\/\/(?!localhost(?::|$)|127\.\d)[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?$/i,
    'Give the address with https:// and without a path, such as https://www.example.com.',
  ),
  email: inForm(/^\w[\w.+'-]*@[a-z0-9-]+(\.[a-z0-9-]+)+$/i, 'Give one email address, such as info@example.com.'),
  brand: inForm(/^#[0-9a-f]{6}$/i, 'Give the colour as # and six digits or letters from a to f, such as #1d4ed8.'),
  host: oneOf('host', () => hostNames),
  phone: inForm(PHONE, 'Give the number in international form, with digits and spaces, such as +968 2400 0101.'),
  registration: inForm(
    /^(form|none|https:\/\/[^\s/"'<>\\^`{|}]+\.[^\s"'<>\\^`{|}]+)$/,
    'Answer form, none, or the address at which visitors register, such as https://book.example.com.',
  ),
};

/** Returns what is wrong with an answer; undefined where it can be used. */
export const problemOf = (answer: keyof StartAnswers, value: string): string | undefined => problems[answer](value);

/** What a text can only mean, as the check reads it. */
function readAs({ source }: RegExp, text: string): string {
  const meant = proposeForm({ pattern: source }, text);
  return meant === undefined || meant.isGuess ? text : meant.text;
}

/** Returns the one kind whose name begins with a text, such as "first aid"; else the text. */
function kindMeant(text: string): string {
  const start = text.toLowerCase().replaceAll(' ', '-');
  const [kind = text, ...others] = starterKinds().filter((one) => start !== '' && one.startsWith(start));
  return others.length === 0 ? kind : text;
}

const inAscii = (text: string): string =>
  text.replace(/(?<=:\/\/|@)[^/:@]+$/, (domain) => domainToASCII(domain) || domain);

const forms: Partial<Record<keyof StartAnswers, (text: string, country?: string) => string>> = {
  kind: kindMeant,
  country: (text) => countryCalled(text) ?? text.toUpperCase(),
  currency: (text) => text.toUpperCase(),
  // The country of fr-FR is asked by itself.
  language: (text) => readAs(LANGUAGE, text.replace(/[-_][a-z]{2}$/i, '')),
  // In ASCII, without a slash at its end.
  origin: (text) => inAscii(text.replace(/\/$/, '').replace(/^https?:/i, (scheme) => scheme.toLowerCase())),
  email: inAscii,
  // A shell takes what follows an unquoted # for a comment.
  brand: (text) => text.replace(/^(?=[0-9a-f]{6}$)/i, '#'),
  phone: (text, country) => {
    const dialled = text.replace(/^\(?00/, '+');
    // In most countries, a zero in brackets is for calls from within; in Italy and others it is part of the number.
    return readAs(PHONE, internationalForm(dialled, country) ?? dialled.replace('(0)', '0'));
  },
};

/** Returns an answer in its proper form, where it means one thing only; numbers without a country code are of that country. */
export const meant = (answer: keyof StartAnswers, text: string, country?: string): string =>
  forms[answer]?.(text.trim(), country) ?? text.trim();

/** Returns the time zone of a country, of several that of most people; undefined where none is known. */
export const timeZoneOf = (country: string): string | undefined => timeZonesOf(country)[0];
