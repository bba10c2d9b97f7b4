// Content writes a price as briefly as it can be said: 450, free, or a group. Stages read it in one form.
import type { Course, PriceOption, Site } from '../../schemas/types.ts';
import { withCommas } from '../../src/app/format.ts';
import { memoize } from '../base/memoize.ts';
import { plainText } from './figure.ts';

/** Returns how many decimals amounts of a currency have: of the euro where it is no currency. */
export const decimalsOf = memoize((currency: string): number => {
  const style = { style: 'currency', currency: /^[a-z]{3}$/i.test(currency) ? currency : 'EUR' } as const;
  return new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? 2;
});

/** What is said of all prices, and where they are written. */
export type PriceSettings = Pick<Site, 'tax' | 'locale'>;

/** A price as content writes it. */
export type Price = NonNullable<Course['price']>;

type PriceGroup = Exclude<Price, number | string>;

/** One amount of a price. */
export interface Fee extends Readonly<Omit<PriceOption, 'name' | 'amount' | 'from'>> {
  /** For whom it holds, if a price has several. */
  readonly name?: string;
  readonly amount?: number;
  /** Whether the amount is the lowest of several. */
  readonly isFrom: boolean;
}

/** A fee that is not on request. */
export type PricedFee = Fee & { readonly amount: number };

function amountOf(figure: PriceGroup['amount']): Pick<Fee, 'amount'> {
  const value = figure === 'free' ? 0 : figure;
  return typeof value === 'number' ? { amount: value } : {};
}

/** A figure with what limits it: a price, one of its options or extras. */
type FeeGroup = Omit<PriceGroup, 'options' | 'extras'> & Pick<Fee, 'headline'>;

function feeOf({ amount, from, ...conditions }: FeeGroup): Fee {
  return { ...conditions, ...amountOf(from ?? amount), isFrom: from !== undefined };
}

/** Returns the amounts of a price in the order of the content, of which a participant pays one. */
export function feesOf(price: Price | undefined): readonly Fee[] {
  if (price === undefined) return [];
  if (typeof price !== 'object') return [{ ...amountOf(price), isFrom: false }];
  const { options, extras: _extras, note: _note, ...group } = price;
  return options ? options.map((option) => feeOf({ ...group, ...option })) : [feeOf(group)];
}

/** Returns what is paid on top of a price. */
export function extrasOf(price: Price | undefined): readonly Fee[] {
  if (typeof price !== 'object') return [];
  const { currency, extras = [] } = price;
  return extras.map((extra) => feeOf({ ...(currency === undefined ? {} : { currency }), ...extra }));
}

/** Returns every group of a price that has a figure, or should have one, with its JSON Pointer: itself, options, extras. */
export function groupsOf(price: Price | undefined, pointer: string): readonly { group: FeeGroup; at: string }[] {
  if (typeof price !== 'object') return [];
  const listed = (['options', 'extras'] as const).flatMap((list) =>
    (price[list] ?? []).map((group, i) => ({ group, at: `${pointer}/${list}/${i}` })),
  );
  return [{ group: price, at: pointer }, ...listed];
}

/** Returns each amount of a price and of its extras with the JSON Pointer to its figure, or to its group if it has none. */
export function pointedFees(price: Price | undefined, pointer = '/price') {
  const isList = typeof price === 'object' && price.options !== undefined;
  const groups = groupsOf(price, pointer).slice(isList ? 1 : 0);
  const own = feesOf(price);
  return [...own, ...extrasOf(price)].map((fee, i) => {
    const { group: { amount, from } = {}, at = pointer } = groups[i] ?? {};
    const figure = from !== undefined ? `${at}/from` : amount !== undefined ? `${at}/amount` : at;
    return { fee, pointer: figure, isExtra: i >= own.length };
  });
}

/** Returns whether an amount is on record. */
export const isPriced = (fee: Fee): fee is PricedFee => fee.amount !== undefined;

/** Returns whether nothing is paid; where 0 is only the lowest amount, some pay. */
export const isFree = ({ amount, isFrom }: Fee): boolean => amount === 0 && !isFrom;

/** Returns whether an amount is one of several that make the price. */
export const isInstalment = ({ per, instalments }: Fee): boolean => per === 'instalment' || instalments !== undefined;

/** Returns whether an amount is the price of the whole course for one participant. */
export const isWhole = (fee: Fee): boolean => !isInstalment(fee) && (fee.per === undefined || fee.per === 'person');

/** Returns whether two amounts buy the same, so that one can be called less. */
export const areComparable = (one: Fee, other: Fee): boolean =>
  isWhole(one) && isWhole(other) && one.per === other.per && one.currency === other.currency;

/** Returns the one amount to show: its author's choice, or the first that is no instalment, never the smallest as such. */
export const headlineOf = (fees: readonly Fee[]): Fee | undefined =>
  fees.find(({ headline }) => headline) ?? fees.find((fee) => !isInstalment(fee)) ?? fees[0];

/** Returns what belongs to a price as a whole: its own note, and that on the tax of all prices unless it is free. */
export function noteOf(
  price: Price | undefined,
  { tax, locale = '' }: Partial<PriceSettings> = {},
): string | undefined {
  const own = typeof price === 'object' ? price.note : undefined;
  const ofTax = feesOf(price).every(isFree) ? undefined : tax?.note;
  return withCommas([own, ofTax], locale) || undefined;
}

const contentOf = (price: Price | undefined): string => JSON.stringify([feesOf(price), extrasOf(price), noteOf(price)]);

/** Returns whether two prices say the same, however they are written. */
export const isSamePrice = (one: Price | undefined, other: Price | undefined): boolean =>
  contentOf(one) === contentOf(other);

/** Returns a price without the options that have ended before a day (YYYY-MM-DD); undefined if none is left. */
export function priceOn(price: Price | undefined, today: string): Price | undefined {
  if (typeof price !== 'object' || !price.options) return price;
  const options = price.options.filter(({ until }) => until === undefined || until >= today);
  if (options.length === price.options.length) return price;
  return options.length === 0 ? undefined : { ...price, options };
}

/** Returns a sign without capitals and what stands between its letters. */
export const plainSign = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replace(/[.\s"״]/g, '');

/** Returns how a currency is written in the languages of most sites and of its country: its code, its signs, the words of its names, and their first letters, such as JD. */
export const currencySigns = memoize((currency: string): readonly string[] => {
  const country = currency.slice(0, 2);
  const own = `${new Intl.Locale(`und-${country}`).maximize().language}-${country}`;
  const signs: readonly string[] = ['en', 'ar', 'fr', 'de', `en-${country}`, own].flatMap((locale) =>
    (['symbol', 'narrowSymbol', 'name'] as const).flatMap((currencyDisplay) => {
      const parts = new Intl.NumberFormat(locale, { style: 'currency', currency, currencyDisplay }).formatToParts(0);
      const sign = parts.find(({ type }) => type === 'currency')?.value ?? '';
      const words = sign.split(' ');
      return [sign, ...words, words.map((word) => word.charAt(0)).join('')];
    }),
  );
  // The first letters of the South African rand are the code of the Saudi riyal.
  const codes = new Set(Intl.supportedValuesOf('currency').map(plainSign));
  // Names of currencies in Chinese do not have the word that people write.
  const yuan = ['CNY', 'TWD', 'HKD'].includes(currency) ? ['元'] : [];
  return [plainSign(currency), ...yuan, ...signs.map(plainSign).filter((sign) => !codes.has(sign))];
});
