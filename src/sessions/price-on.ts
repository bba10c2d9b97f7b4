import type { Messages } from '../../schemas/types.ts';
import { fill, inOneLine } from '../app/format.ts';
import type { PriceLine, ShortPrice } from './session-props.ts';

/** Returns the short price on a day; that of the build while the day is not known. Undefined if nothing is left of it. */
export function shortPriceOn({ price, laterPrices = [] }: ShortPrice, today: string | undefined): string | undefined {
  const later = today === undefined ? undefined : laterPrices.filter(({ from }) => from <= today).at(-1);
  return later ? later.text || undefined : price;
}

/** Returns the amounts that still hold on a day; all of them while the day is not known. */
export const pricesOn = (prices: readonly PriceLine[], today: string | undefined): readonly PriceLine[] =>
  today === undefined ? prices : prices.filter(({ until }) => until === undefined || until.iso >= today);

/** Returns an amount with for whom, until when and under which conditions it holds. */
export function priceText(
  { name, text, until, note }: PriceLine,
  { priceUntil }: Pick<Messages['common'], 'priceUntil'>,
): string {
  return inOneLine([name, text, until && fill(priceUntil, { date: until.text }), note]);
}
