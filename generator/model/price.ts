// Content writes a price as briefly as it can be said: 450, free, or a group. Stages read it in one form.
import type { Course } from '../../schemas/types.ts';

/** A price as content writes it. */
export type Price = NonNullable<Course['price']>;

type PriceGroup = Exclude<Price, number | string>;

/** One amount of a price. */
export interface Fee {
  /** For whom it holds, if a price has several. */
  readonly name?: string;
  /** 0 is free; absent if it is on request. */
  readonly amount?: number;
  /** Whether the amount is the lowest of several. */
  readonly isFrom: boolean;
  /** If the price itself names one. */
  readonly currency?: string;
  /** The last day on which it holds, as YYYY-MM-DD. */
  readonly until?: string;
  readonly note?: string;
}

/** A figure as content writes it, as an amount. */
function amountOf(figure: PriceGroup['amount']): Pick<Fee, 'amount'> {
  const value = figure === 'free' ? 0 : figure;
  return typeof value === 'number' ? { amount: value } : {};
}

function feeOf({ amount, from, ...conditions }: Omit<PriceGroup, 'options'>): Fee {
  return { ...conditions, ...amountOf(from ?? amount), isFrom: from !== undefined };
}

/** Returns the amounts of a price in the order of the content. */
export function feesOf(price: Price | undefined): readonly Fee[] {
  if (price === undefined) return [];
  if (typeof price !== 'object') return [{ ...amountOf(price), isFrom: false }];
  const { options, note: _note, ...group } = price;
  if (!options) return [feeOf(group)];
  const { currency } = group;
  return options.map((option) => feeOf({ ...(currency === undefined ? {} : { currency }), ...option }));
}

/** Returns each amount of a price with the JSON Pointer to its figure, or to its group if it has none. */
export function pointedFees(price: Price | undefined, pointer = '/price') {
  const inGroup = ({ amount, from }: Omit<PriceGroup, 'options'>, group: string): string =>
    from !== undefined ? `${group}/from` : amount !== undefined ? `${group}/amount` : group;
  const places =
    typeof price !== 'object'
      ? [pointer]
      : (price.options?.map((option, i) => inGroup(option, `${pointer}/options/${i}`)) ?? [inGroup(price, pointer)]);
  return feesOf(price).map((fee, i) => ({ fee, pointer: places[i] ?? pointer }));
}

/** Returns what belongs to a price as a whole. */
export const noteOf = (price: Price | undefined): string | undefined =>
  typeof price === 'object' ? price.note : undefined;

/** Returns whether two prices say the same, however they are written. */
export const isSamePrice = (one: Price | undefined, other: Price | undefined): boolean =>
  JSON.stringify([feesOf(one), noteOf(one)]) === JSON.stringify([feesOf(other), noteOf(other)]);

/** Returns a price without the options that have ended before a day (YYYY-MM-DD); undefined if none is left. */
export function priceOn(price: Price | undefined, today: string): Price | undefined {
  if (typeof price !== 'object' || !price.options) return price;
  const options = price.options.filter(({ until }) => until === undefined || until >= today);
  if (options.length === price.options.length) return price;
  return options.length === 0 ? undefined : { ...price, options };
}
