// The names of months, weekdays and languages, as authors write them in place of a number or a code. Read only where
// something is wrong.
import { memoize, once } from '../../base/memoize.ts';
import { fold, nearest } from '../../rules/nearest.ts';
import { usualLanguages } from '../../model/site-settings.ts';
import { weekdays } from '../../model/meetings.ts';

const LENGTHS = ['long', 'short'] as const;

/** A name without what makes no difference: capitals, accents and the point of an abbreviation. */
export const plainName = (name: string): string => fold(name).replace(/\.$/, '').trim();

/** Where the words of a language are others: months have names of their own in these countries. */
const countries = ['ar-JO', 'ar-DZ', 'ar-MA', 'de-AT'];

/** What each name means in languages, by default the usual ones; a name that means several things means none. */
function meanings<Value>(
  named: (language: string) => readonly (readonly [name: string, value: Value])[],
  writers: readonly string[] = [...usualLanguages, ...countries],
) {
  return once((): ReadonlyMap<string, Value> => {
    const found = new Map<string, Value | undefined>();
    for (const [name, value] of writers.flatMap(named)) {
      const plain = plainName(name);
      found.set(plain, found.has(plain) && found.get(plain) !== value ? undefined : value);
    }
    return new Map([...found].flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
  });
}

/** Each month with its names, long and short, alone and beside a day: Russian has two names of a month. */
const months = meanings((language) =>
  LENGTHS.flatMap((length) =>
    [undefined, 'numeric' as const].flatMap((day) => {
      const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory`, { month: length, day, timeZone: 'UTC' });
      return Array.from({ length: 12 }, (_, month) => month).flatMap((month) =>
        format
          .formatToParts(Date.UTC(2025, month, 1))
          .flatMap(({ type, value }) =>
            type === 'month' && /\p{L}{2}/u.test(value) ? [[value, month + 1] as const] : [],
          ),
      );
    }),
  ),
);

const daysIn = (language: string) =>
  LENGTHS.flatMap((length) => {
    const format = new Intl.DateTimeFormat(language, { weekday: length, timeZone: 'UTC' });
    return weekdays.map((weekday, i) => [format.format(Date.UTC(2023, 0, 1 + i)), weekday] as const);
  });

const days = meanings(daysIn);
const daysOf = memoize((language: string) => meanings(daysIn, [language])());

const languages = meanings((writer) => {
  const names = new Intl.DisplayNames(writer, { type: 'language' });
  return [...usualLanguages].map((code) => [names.of(code) ?? '', code] as const);
});

const currencies = meanings((language) => {
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((code) => [names.of(code) ?? '', code] as const);
});

/** The units of time by their names, long and short, with the endings that they have beside figures. */
const unitsIn = (language: string) =>
  ['minute', 'hour', 'day', 'week', 'month', 'year'].flatMap((unit) =>
    (['long', 'short', 'narrow'] as const).flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      const parts = [1, 2, 3, 5, 11].flatMap((count) => format.formatToParts(count));
      return parts.flatMap(({ type, value }) => (type === 'unit' ? [[value, `${unit}s`] as const] : []));
    }),
  );

const units = meanings(unitsIn);
const unitsOf = memoize((language: string) => meanings(unitsIn, [language])());

/** Returns a unit of time, such as hours, by its name in a language, or else in any usual one: a letter alone may be anything. */
export function unitNamed(name: string, language: string): string | undefined {
  const plain = plainName(name);
  const isLetter = /^[^\p{sc=Han}\p{sc=Hangul}]$/u.test(plain);
  return unitsOf(language).get(plain) ?? (isLetter ? undefined : units().get(plain));
}

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Every country that there is a name for: code to name in a language. */
export const countriesIn = memoize((language: string): ReadonlyMap<string, string> => {
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  return new Map(codes.flatMap((code) => [[code, names.of(code) ?? ''] as const].filter(([, name]) => name !== '')));
});

/** Returns the code of a country; some have codes that are no longer used. */
const usedCode = (code: string): string => new Intl.Locale(`und-${code}`).region ?? code;

const regions = meanings((language) =>
  Array.from(countriesIn(language), ([code, name]) => [name, usedCode(code)] as const),
);

/** Returns the code of a country by its name in any usual language. */
export const countryNamed = (name: string): string | undefined =>
  regions().get(plainName(name)) ?? synonyms.countries[plain(name) as keyof typeof synonyms.countries];

/** Returns the code of a country by its code or its name; undefined where there is none. */
export const countryCalled = (text: string): string | undefined =>
  countriesIn('en').has(text.toUpperCase()) ? usedCode(text.toUpperCase()) : countryNamed(text);

/** Returns the code of a currency by its sign, or its name in any usual language. */
export function currencyNamed(name: string): string | undefined {
  const plain = plainName(name);
  const single = plain.replace(/(?<=\p{L})s$/u, '');
  return currencies().get(plain) ?? currencies().get(single) ?? usualCurrencies[single];
}

/** Returns the number of a month, from 1, by its name in any usual language. */
export const monthNamed = (name: string): number | undefined => months().get(plainName(name));

/** Returns a weekday by its name in a language, or else in any usual one; "Mondays" and "montags" are every Monday. */
export function weekdayNamed(name: string, language?: string): (typeof weekdays)[number] | undefined {
  const plain = plainName(name).replace(/^(thu)rs?$|^(wed)s$/, '$1$2');
  const letters = language === 'en' ? shortDays : undefined;
  const known = language === undefined ? [days()] : [daysOf(language), letters, days()];
  return known.flatMap((names) => names?.get(plain) ?? names?.get(plain.replace(/s$/, '')) ?? [])[0];
}

/** Returns whether a word is the name of a weekday in any usual language; some are those of two. */
export const isWeekdayName = (name: string): boolean =>
  weekdayNamed(name) !== undefined || [...usualLanguages].some((language) => daysOf(language).has(plainName(name)));

/** Returns the code of a language by its name in any usual language. */
export const languageNamed = (name: string): string | undefined => languages().get(plainName(name));

// Names that other systems and other languages have for the fields of content, and words for its choices.

import synonyms from './synonyms.json' with { type: 'json' };

type Synonyms = Readonly<Record<string, readonly string[]>>;

/** Of fields, and of choices and other fixed values; a price of 0 is written as free. */
const { fields, choices }: Readonly<Record<'fields' | 'choices', Synonyms>> = synonyms;

/** What is most often meant by a sign, and by a name that several currencies share. */
const usualCurrencies: Readonly<Record<string, string>> = synonyms.currencies;

/** The days by the one or two letters that English timetables write. */
const shortDays = new Map(Object.entries(synonyms.weekdays)) as ReadonlyMap<string, (typeof weekdays)[number]>;

const plain = (name: string): string => name.toLowerCase().replace(/[-_\s]/g, '');

const meaning =
  (names: Synonyms, word: string) =>
  (name: string): boolean =>
    names[name]?.includes(plain(word)) ?? false;

/** Returns the choice for which other systems and languages have this word. */
export const choiceCalled = (word: string, allowed: readonly string[] = Object.keys(choices)): string | undefined =>
  allowed.find((choice) => plain(choice) === plain(word)) ?? allowed.find(meaning(choices, word));

/** Returns the field for which other systems and languages have this name. */
export const fieldCalled = (key: string, names: readonly string[]): string | undefined =>
  names.find(meaning(fields, key));

interface FieldMeant {
  readonly name: string | undefined;
  /** Whether the name is written in another way, or is that of no other field in the words of other systems. */
  readonly isSure: boolean;
}

/** Returns the free field that a name most likely means: one that `suits` its value, or the one `missing`. */
export function fieldMeant(
  key: string,
  free: readonly string[],
  { missing, suits }: { readonly missing: string | undefined; readonly suits: (name: string) => boolean },
): FieldMeant {
  const own = free.find((name) => plain(name) === plain(key));
  const called = free.filter(meaning(fields, key));
  const suited = called.filter(suits);
  const others = suited.length > 0 ? suited : called;
  const name = own ?? missing ?? others[0] ?? nearest(key, free);
  return { name, isSure: name !== undefined && (name === own || (others.length === 1 && name === others[0])) };
}
