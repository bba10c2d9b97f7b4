// Words come from content with placeholders in braces, and numbers are written as the locale writes them. Making a
// format of Intl takes longer than rendering a card, and using it as long as rendering a line, so both are remembered.

/** The forms of a text with a number, by plural category; `other` always exists. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** How many digits a number has at least, before and after the decimal sign. */
export interface Digits {
  readonly integer?: number;
  readonly fraction?: number;
}

/** Most numbers, prices and dates of a site come again and again. */
const REMEMBERED = 2000;

/** Returns a function that makes nothing twice, as long as there are not too many different things. */
export function remember<Value, Result>(make: (value: Value) => Result): (value: Value) => Result {
  const known = new Map<Value, Result>();
  return (value) => {
    const result = known.get(value) ?? make(value);
    if (known.size < REMEMBERED) known.set(value, result);
    return result;
  };
}

const writers = new Map<string, (value: number) => string>();
const selectors = new Map<string, (count: number) => Intl.LDMLPluralRule>();

/**
 * Replaces each {name} by its value; a name without a value stays as it is.
 * @example fill('Hello {name}', { name: 'Salma' }) // 'Hello Salma'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}

/**
 * Returns a course's title with its subtitle, for places where courses of one title meet.
 * @example fullTitle({ title: 'First aid', subtitle: 'For drivers' }) // 'First aid (For drivers)'
 */
export function fullTitle({ title, subtitle }: { readonly title: string; readonly subtitle?: string }): string {
  return subtitle === undefined ? title : `${title} (${subtitle})`;
}

/**
 * Writes a number in a locale.
 * @example formatNumber(4, 'en', { fraction: 1 }) // '4.0'
 */
export function formatNumber(value: number, locale: string, { integer = 1, fraction = 0 }: Digits = {}): string {
  const key = `${locale} ${String(integer)} ${String(fraction)}`;
  let write = writers.get(key);
  if (!write) {
    const format = new Intl.NumberFormat(locale, { minimumIntegerDigits: integer, minimumFractionDigits: fraction });
    write = remember((number) => format.format(number));
    writers.set(key, write);
  }
  return write(value);
}

/**
 * Picks the form for a count in a locale and fills {count} with the number written in that locale.
 * @example plural({ one: '{count} course', other: '{count} courses' }, 2, 'en') // '2 courses'
 */
export function plural(forms: PluralForms, count: number, locale: string): string {
  let select = selectors.get(locale);
  if (!select) {
    const rules = new Intl.PluralRules(locale);
    select = remember((number) => rules.select(number));
    selectors.set(locale, select);
  }
  return fill(forms[select(count)] ?? forms.other, { count: formatNumber(count, locale) });
}
