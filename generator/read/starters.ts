// The templates of new sites in defaults/starter, a folder for each kind of sites.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { escapePattern } from '../base/escape-pattern.ts';
import { memoize, once } from '../base/memoize.ts';
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

/** Returns the templates of a kind by the file that each makes: documents of one YAML stream, named in their first lines. */
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

const usual = once(() => parseQuickly(readStarter('countries.yaml')) as Usual);

/** Returns the telephone number of an example in a country. */
export const starterPhone = (country = ''): string => usual().phones[country] ?? usual().phones['other'] ?? '';

/** Whether a telephone number is that of an example. */
export const isStarterPhone = (phone: string): boolean => Object.values(usual().phones).includes(phone);

/** Returns the public holidays of a country, as countries.yaml explains. */
export const starterHolidays = (country = ''): readonly string[] =>
  ['other', country].flatMap((one) => usual().holidays[one] ?? []);

/** Newer versions of V8 have a function in the place of the property. */
interface Zoned {
  readonly timeZones?: readonly string[];
  getTimeZones?(): readonly string[];
}

/** Returns the time zones of a country, that of most people first; none where they are not known. */
export function timeZonesOf(country: string): readonly string[] {
  const locale = new Intl.Locale(`und-${country}`) as Zoned;
  return [...new Set([usual().zones[country] ?? [], locale.getTimeZones?.() ?? locale.timeZones ?? []].flat())];
}

/** Returns the currency of a country; undefined where it is not known. */
export const starterCurrency = (country: string): string | undefined =>
  Object.entries(usual().currencies).find(([, places]) => places.includes(country))?.[0];

/** Returns a price of the templates, which is in euros, roughly in another currency: as round as prices are. */
export function starterPrice(currency: string, euros: number): number {
  const price = euros * (usual().rates[currency] ?? 1);
  const step = Math.max(5, 10 ** (Math.floor(Math.log10(price)) - 1));
  return Math.ceil(price / step) * step;
}

/** All templates: the file that each makes, its text, and whether only one kind of sites has it. */
const templates = once(() =>
  [COMMON, ...starterKinds()]
    .flatMap((kind) => readdirSync(path.join(folder, kind)).map((file) => `${kind}/${file}`))
    .flatMap((file) => /^(.+\/[a-z]{2})\.yaml$/.exec(file)?.[1] ?? [])
    .flatMap((bundle) =>
      Object.entries(starterBundle(bundle)).map(([file, text]) => ({
        file,
        text,
        isOfKind: !bundle.startsWith(COMMON),
      })),
    ),
);

/** Words by which the texts of templates say that they are examples, and what is to be filled in. */
const sayingSo = /\bexample|beispiel|muster|\bexemple|مثال|(?<!^\w+: )\[[^\]]+\](?!\()|\bmedia\/\w+\.svg/i;

/** What names an example although it does not say so, by the folder of its file; of sessions, a comment says so. */
const naming: Readonly<Record<string, RegExp>> = {
  courses: /^description:/,
  trainers: /^name:/,
  'schedule.yaml': sayingSo,
};

/** Whether a line says something of its own; names and addresses of other things do not count. */
function isSentence(line: string, place: string): boolean {
  const said = line.replace(/(?<=^| )#.*/, '').replace(/\b(?:file|icon|id|label|link|slug|to|type): ?[^,}]*/g, '');
  // Many providers have courses of these titles.
  const isOther =
    place === 'schedule.yaml' ||
    (place === 'courses' && line.startsWith('title:')) ||
    /^ *\w+: \[[a-z0-9-]+(?:, [a-z0-9-]+)*\]$/.test(line);
  // A sentence, or a heading like one, with its label. Of courses, topics are short.
  return !isOther && (said.match(/\p{L}{2,}/gu) ?? []).length >= (place === 'courses' ? 4 : 5);
}

/** The words that a kind of sites puts into its files, as these have them: "TRAINERS_INTRO: ..." is an intro. */
const asWritten = (words: string): string =>
  words.replace(/^\w+(?=:)/gm, (name) => name.replace(/^.*_/, '').toLowerCase());

/** The lines of all templates of files in a place, in each spelling, and whether only one kind of sites has them. */
const linesIn = memoize((place: string): ReadonlyMap<string, boolean> => {
  const lines = [false, true].flatMap((isOfKind) => {
    const texts = templates()
      .filter((one) => one.isOfKind === isOfKind)
      .map(({ file, text }) => (file === 'words' ? asWritten(text) : file.startsWith(place) ? text : ''));
    const text = texts.join('\n').replace(/ +# (?:if|unless) [\w -]+$/gm, '');
    const spelled = ['', ...spellings.keys()].map((locale) => spelledIn(locale, text));
    return spelled.flatMap((one) => one.split('\n').map((line) => [line, isOfKind] as const));
  });
  return new Map(lines);
});

/** Whether a line of the templates is an example, in a file in this place. */
function isExample(line: string, place: string, isOfKind: boolean): boolean {
  if (naming[place]?.test(line) ?? (sayingSo.test(line) && !/^ *#/.test(line))) return true;
  return (isOfKind || place === 'places.yaml') && isSentence(line, place);
}

/** Of lines of pages in which answers are written, what is before, between and behind them; and how the example is reached. */
const forms = once((): readonly RegExp[] => {
  const lines = [...linesIn('pages')].filter(
    ([line, isOfKind]) => line.includes('__') && sayingSo.test(line) && isExample(line, 'pages', isOfKind),
  );
  const inForm = lines.map(([line]) => line.split(/__[A-Z]\w*?__/).map(escapePattern));
  const reached = ['info@example.com', ...Object.values(usual().phones)].map(escapePattern);
  return [...inForm.map((parts) => `^${parts.join('.+')}$`), ...reached].map((pattern) => new RegExp(pattern));
});

/** Whether only examples have a line, in a file in a folder of the content, or a file without one. */
export function isStarterLine(line: string, place: string): boolean {
  const isOfKind = linesIn(place).get(line);
  const isWhole = isOfKind !== undefined && isExample(line, place, isOfKind);
  return (isWhole && !line.includes('__')) || (place === 'pages' && forms().some((form) => form.test(line)));
}

/** Whether a course costs what the example of its slug costs, in any currency. */
export function isStarterPrice(slug: string, price: number): boolean {
  const own = templates().filter(({ file }) => file === `courses/${slug}.yaml`);
  const figures = own.map(({ text }) => Number(/^price: __PRICE_(\d+)__/m.exec(text)?.[1] ?? 0));
  return figures.some((euros) =>
    ['EUR', ...Object.keys(usual().rates)].some((one) => starterPrice(one, euros) === price),
  );
}

/** Whether a trainer of the examples has a name of a file. */
export const isStarterTrainer = (name: string): boolean =>
  templates().some(({ file }) => file === `trainers/${name}.yaml`);
