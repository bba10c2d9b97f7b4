import type { Messages } from '../../schemas/types.ts';
import { fill, inOneLine } from '../app/format.ts';
import type { PriceLine, ShortPrice } from './session-props.ts';

/** Returns the short price on a day; that of the build while the day is empty. Undefined if nothing is left of it. */
export function shortPriceOn({ price, laterPrices = [] }: ShortPrice, today: string): string | undefined {
  const later = laterPrices.filter(({ from }) => from <= today).at(-1);
  return later ? later.text || undefined : price;
}

/** Returns the amounts that still hold on a day; all of them while the day is empty. */
export const pricesOn = (prices: readonly PriceLine[], today: string): readonly PriceLine[] =>
  prices.filter(({ until }) => until === undefined || until.iso >= today);

/** Returns an amount with for whom, until when and under which conditions it holds. */
export function priceText(
  { name, text, until, note }: PriceLine,
  { priceUntil }: Pick<Messages['common'], 'priceUntil'>,
): string {
  return inOneLine([name, text, until && fill(priceUntil, { date: until.text }), note]);
}
