// Texts of the content contain placeholders in braces, and numbers are written in the provider's locale. Creating an
// Intl format takes longer than rendering a card, and using one as long as rendering a line, so both are memoized. The
// first Intl.NumberFormat of a page loads its data, about 150 ms on a slow phone: small numbers do without it.

/** The forms of a text with a number, by plural category; `other` always exists. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The minimum numbers of digits before and after the decimal separator. */
export interface Digits {
  readonly integer?: number;
  readonly fraction?: number;
}

/** How a locale writes the digits from 0 to 9 and the decimal point, where it writes them in another way. */
export type Numerals = Readonly<Record<string, string>>;

/** How numbers are written. */
export interface Numbering {
  readonly locale: string;
  /** Those of the locale, where they are known: small numbers are then written without Intl. */
  readonly numerals?: Numerals;
}

/** Most numbers, prices and dates of a site occur many times. */
const MAX_MEMOIZED = 2000;

/** Memoizes a function for a bounded number of values; any further value is computed again each time. */
export function memoize<Value, Result>(make: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>();
  return (value) => {
    const found = known.get(value);
    if (found !== undefined) return found;
    const result = make(value);
    if (known.size < MAX_MEMOIZED) known.set(value, result);
    return result;
  };
}

const BASE = 10;

/** By locale, and by the digits before and after the separator as one number: a text for both would be made each time. */
const writersOf = memoize((locale: string) =>
  memoize((digits: number) => {
    const [integer, fraction] = [Math.floor(digits / BASE), digits % BASE];
    const format = new Intl.NumberFormat(locale, { minimumIntegerDigits: integer, minimumFractionDigits: fraction });
    return memoize((value: number) => format.format(value));
  }),
);

const selectorOf = memoize((locale: string) => {
  const rules = new Intl.PluralRules(locale);
  return memoize((count: number) => rules.select(count));
});

/** A text with placeholders in parts: every second one is the name of a placeholder. */
const partsOf = memoize((text: string) => text.split(/\{(\w+)\}/));

/**
 * Replaces each {name} by its value; a placeholder without a value is left unchanged.
 * @example fill('Hello {name}', { name: 'Salma' }) // 'Hello Salma'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return partsOf(text).reduce((filled, part, i) => filled + (i % 2 ? (values[part] ?? `{${part}}`) : part), '');
}

/** Returns short facts as one line, without those that are not known; where it breaks, no line begins with a point. */
export const inOneLine = (facts: readonly (string | undefined)[]): string => facts.filter(Boolean).join('\u00A0· ');

const commaOf = (locale: string): string =>
  /^(ja|zh)\b/.test(locale) ? '、' : /^(ar|ckb|fa|ps|sd|ug|ur)\b/.test(locale) ? '، ' : ', ';

/**
 * Returns short facts with the comma of the locale between them, without those that are not known.
 * @example withCommas(['In-person', undefined, 'Muscat'], 'en-OM') // 'In-person, Muscat'
 */
export const withCommas = (facts: readonly (string | undefined)[], locale: string): string =>
  facts.filter(Boolean).join(commaOf(locale));

/**
 * Returns a text with a capital, for where it begins a line: many languages write months and weekdays without one.
 * @example capitalized('janvier 2027') // 'Janvier 2027'
 */
export const capitalized = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

/**
 * Returns a label with the colon of the locale, before what it names.
 * @example withColon('Last updated', 'en-OM') // 'Last updated:'
 */
export const withColon = (label: string, locale: string): string => `${label}${/^fr\b/.test(locale) ? '\u202F' : ''}:`;

/**
 * Returns a course's title with its subtitle, for places where several courses of the same title are listed.
 * @example fullTitle({ title: 'First aid', subtitle: 'For drivers' }) // 'First aid (For drivers)'
 */
export function fullTitle({ title, subtitle }: { readonly title: string; readonly subtitle?: string }): string {
  return subtitle === undefined ? title : `${title} (${subtitle})`;
}

/** Below 1,000 nothing is grouped, and with three decimals nothing is rounded; undefined for any other number. */
function writeSmall(value: number, numerals: Numerals, { integer = 1, fraction = 0 }: Digits): string | undefined {
  const [, whole, decimals = ''] = /^(\d{1,3})(?:\.(\d{1,3}))?$/.exec(String(value)) ?? [];
  if (!whole) return undefined;
  const parts = [whole.padStart(integer, '0'), decimals.padEnd(fraction, '0')];
  return parts
    .filter(Boolean)
    .join('.')
    .replace(/./g, (mark) => numerals[mark] ?? mark);
}

/**
 * Returns a number in the format of a locale.
 * @example formatNumber(4, { locale: 'en' }, { fraction: 1 }) // '4.0'
 */
export function formatNumber(value: number, { locale, numerals }: Numbering, digits: Digits = {}): string {
  const { integer = 1, fraction = 0 } = digits;
  const small = numerals && writeSmall(value, numerals, digits);
  return small ?? writersOf(locale)(integer * BASE + fraction)(value);
}

/**
 * Returns the plural form for a count in a locale, with {count} replaced by the formatted number.
 * @example plural({ one: '{count} course', other: '{count} courses' }, 2, { locale: 'en' }) // '2 courses'
 */
export function plural(forms: PluralForms, count: number, numbering: Numbering): string {
  return fill(forms[selectorOf(numbering.locale)(count)] ?? forms.other, { count: formatNumber(count, numbering) });
}
