// Browsers write small numbers with these, so that most pages do not load the data of Intl.NumberFormat (see format.ts).
import type { Numerals } from '../../../src/app/format.ts';

/** Returns how a locale writes digits and the decimal point. */
export function numeralsOf(locale: string): Numerals {
  const format = new Intl.NumberFormat(locale);
  const separator = format.formatToParts(0.5).find(({ type }) => type === 'decimal')?.value ?? '.';
  const digits = Array.from({ length: 10 }, (_, digit) => [String(digit), format.format(digit)] as const);
  return Object.fromEntries([...digits, ['.', separator] as const].filter(([mark, own]) => mark !== own));
}
