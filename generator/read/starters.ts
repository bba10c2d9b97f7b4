// The templates of new sites in defaults/starter, a folder for each kind of sites.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { memoize } from '../base/memoize.ts';
import { projectFolder } from '../cache/project-folder.ts';
import { spelledIn, spellings } from './spelling.ts';
import { parseQuickly } from './yaml/parse-quickly.ts';

const folder = path.join(projectFolder, 'defaults/starter');

/** What all kinds have in common, in the place of a kind. */
export const COMMON = 'common';

/** The names of the kinds of new sites. */
export const starterKinds = (): readonly string[] =>
  readdirSync(folder)
    .filter((name) => !name.includes('.') && name !== COMMON)
    .sort();

/** Returns the text of a file of the templates, such as "professional/theme.yaml". */
export const readStarter = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/**
 * Returns the templates of a kind in a language, by the file that each makes, below the content folder. They are the
 * documents of one stream of YAML, each of which is named in its first line.
 */
export const starterBundle = memoize((name: string): Readonly<Record<string, string>> => {
  const [, ...parts] = readStarter(`${name}.yaml`).split(/^--- # (.+)\n/m);
  return Object.fromEntries(parts.flatMap((file, i) => (i % 2 === 0 ? [[file, parts[i + 1] ?? '']] : [])));
});

interface Usual {
  readonly phones: Readonly<Record<string, string>>;
  readonly holidays: Readonly<Record<string, readonly string[]>>;
  readonly zones: Readonly<Record<string, string>>;
  readonly currencies: Readonly<Record<string, readonly string[]>>;
  readonly rates: Readonly<Record<string, number>>;
}

const usualIn = memoize((file: string) => parseQuickly(readStarter(file)) as Usual);

const usual = (): Usual => usualIn('countries.yaml');

/** Returns the telephone number of an example in a country. */
export const starterPhone = (country = ''): string => usual().phones[country] ?? usual().phones['other'] ?? '';

/** Whether a telephone number is that of an example. */
export const isStarterPhone = (phone: string): boolean => Object.values(usual().phones).includes(phone);

/** Returns the public holidays of a country that are on a fixed day, as MM-DD. */
export const starterHolidays = (country = ''): readonly string[] =>
  ['other', country].flatMap((one) => usual().holidays[one] ?? []);

/** Returns the time zone of most people in a country; undefined where no other is before it by name. */
export const starterTimeZone = (country: string): string | undefined => usual().zones[country];

/** Returns the currency of a country; undefined where it is not known. */
export const starterCurrency = (country: string): string | undefined =>
  Object.entries(usual().currencies).find(([, places]) => places.includes(country))?.[0];

const LEAST_STEP = 5;

/** Returns a price of the templates, which is in euros, roughly in another currency: as round as prices are. */
export function starterPrice(currency: string, euros: number): number {
  const price = euros * (usual().rates[currency] ?? 1);
  const step = Math.max(LEAST_STEP, 10 ** (Math.floor(Math.log10(price)) - 1));
  return Math.ceil(price / step) * step;
}

/** All templates, as pairs of the file that each makes and its text. */
const templatesIn = memoize((kinds: string): readonly (readonly [file: string, text: string])[] =>
  kinds
    .split(' ')
    .flatMap((kind) => readdirSync(path.join(folder, kind)).map((file) => `${kind}/${file}`))
    .flatMap((file) => /^(.+\/[a-z]{2})\.yaml$/.exec(file)?.[1] ?? [])
    .flatMap((bundle) => Object.entries(starterBundle(bundle))),
);

const templates = () => templatesIn([COMMON, ...starterKinds()].join(' '));

/** Words by which the texts of templates say that they are examples, and what is to be filled in. */
const sayingSo = /\bexample|beispiel|muster|\bexemple|مثال|\[[^\]]+\](?!\()/i;

/** What names an example although it does not say so, by the folder of its file; of sessions, a comment says so. */
const naming: Readonly<Record<string, RegExp>> = {
  courses: /^(?:title|description):/,
  trainers: /^name:/,
  'schedule.yaml': sayingSo,
};

/** Returns the lines that only examples have, of the files in a folder of the content or of a file without one. */
export const starterLines = memoize((place: string): ReadonlySet<string> => {
  const lines = templates().flatMap(([file, text]) => (file.startsWith(place) ? text.split('\n') : []));
  const isNamed = (line: string): boolean => naming[place]?.test(line) ?? (sayingSo.test(line) && !/^ *#/.test(line));
  const isExample = (line: string): boolean => !line.includes('__') && isNamed(line);
  const examples = lines.map((line) => line.replace(/ +# (?:if|unless) [\w -]+$/, '')).filter(isExample);
  return new Set(['', ...spellings.keys()].flatMap((locale) => examples.map((line) => spelledIn(locale, line))));
});

/** Whether a course costs what the example of its slug costs, in any currency. */
export function isStarterPrice(slug: string, price: number): boolean {
  const own = templates().filter(([file]) => file === `courses/${slug}.yaml`);
  const figures = own.map(([, text]) => Number(/^price: __PRICE_(\d+)__/m.exec(text)?.[1] ?? 0));
  return figures.some((euros) =>
    ['EUR', ...Object.keys(usual().rates)].some((one) => starterPrice(one, euros) === price),
  );
}
