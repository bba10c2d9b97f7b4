// Texts of the content contain placeholders in braces, and numbers are written in the provider's locale. Creating an
// Intl format takes longer than rendering a card, and using one as long as rendering a line, so both are memoized.

/** The forms of a text with a number, by plural category; `other` always exists. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** The minimum numbers of digits before and after the decimal separator. */
export interface Digits {
  readonly integer?: number;
  readonly fraction?: number;
}

/** Most numbers, prices and dates of a site occur many times. */
const MAX_MEMOIZED = 2000;

/** Memoizes a function for a bounded number of values; any further value is computed again each time. */
export function memoize<Value, Result>(make: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>();
  return (value) => {
    const result = known.get(value) ?? make(value);
    if (known.size < MAX_MEMOIZED) known.set(value, result);
    return result;
  };
}

const writers = new Map<string, (value: number) => string>();
const selectors = new Map<string, (count: number) => Intl.LDMLPluralRule>();

/**
 * Replaces each {name} by its value; a placeholder without a value is left unchanged.
 * @example fill('Hello {name}', { name: 'Salma' }) // 'Hello Salma'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/** Returns short facts as one line, without those that are not known. */
export const inOneLine = (facts: readonly (string | undefined)[]): string => facts.filter(Boolean).join(' · ');

/**
 * Returns a course's title with its subtitle, for places where several courses of the same title are listed.
 * @example fullTitle({ title: 'First aid', subtitle: 'For drivers' }) // 'First aid (For drivers)'
 */
export function fullTitle({ title, subtitle }: { readonly title: string; readonly subtitle?: string }): string {
  return subtitle === undefined ? title : `${title} (${subtitle})`;
}

/**
 * Returns a number in the format of a locale.
 * @example formatNumber(4, 'en', { fraction: 1 }) // '4.0'
 */
export function formatNumber(value: number, locale: string, { integer = 1, fraction = 0 }: Digits = {}): string {
  const key = `${locale} ${String(integer)} ${String(fraction)}`;
  let write = writers.get(key);
  if (!write) {
    const format = new Intl.NumberFormat(locale, { minimumIntegerDigits: integer, minimumFractionDigits: fraction });
    write = memoize((number) => format.format(number));
    writers.set(key, write);
  }
  return write(value);
}

/**
 * Returns the plural form for a count in a locale, with {count} replaced by the formatted number.
 * @example plural({ one: '{count} course', other: '{count} courses' }, 2, 'en') // '2 courses'
 */
export function plural(forms: PluralForms, count: number, locale: string): string {
  let select = selectors.get(locale);
  if (!select) {
    const rules = new Intl.PluralRules(locale);
    select = memoize((number) => rules.select(number));
    selectors.set(locale, select);
  }
  return fill(forms[select(count)] ?? forms.other, { count: formatNumber(count, locale) });
}
