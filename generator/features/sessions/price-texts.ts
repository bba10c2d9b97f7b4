// What visitors read of a price: one short text for cards and headers, and a line for each of several amounts. An amount
// that holds until a day changes the short text on the day after, when the page may be older than that: so the texts of
// later days are written at once, and the browser takes the one of its day.
import { fill, plural } from '../../../src/app/format.ts';
import type { LaterPrice, PriceLine, ShortPrice } from '../../../src/sessions/session-props.ts';
import { addDays } from '../../model/meetings.ts';
import { dropUndefined } from '../../base/objects.ts';
import {
  areComparable,
  feesOf,
  headlineOf,
  isFree,
  isPriced,
  noteOf,
  type Fee,
  type Price,
} from '../../model/price.ts';
import type { PageContext } from '../shell/page-context.ts';

type PriceContext = Pick<PageContext, 'format'> & { readonly site: Pick<PageContext['site'], 'messages' | 'settings'> };

/** A fee that buys less than the whole course says so; free is free, whatever it is counted by. */
function feeText(fee: Fee, onRequest: string, { format, site }: PriceContext): string {
  if (!isPriced(fee)) return onRequest;
  const { amount, currency, per, instalments, isFrom } = fee;
  const { priceFrom, prices } = site.messages.common;
  const figure = format.price(amount, currency, isFrom);
  if (isFree(fee)) return figure;
  const isCounted = per === 'instalment' && instalments !== undefined;
  const each = per === undefined || isCounted ? figure : fill(prices.per[per], { price: figure });
  const parts = instalments && plural(prices.instalments, instalments, site.settings);
  const text = parts ? fill(parts, { price: each }) : each;
  return isFrom ? fill(priceFrom, { price: text }) : text;
}

/** The headline. It begins with "from" where it is the lowest of several that buy the same. */
function shortText(fees: readonly Fee[], onRequest: string, context: PriceContext): string {
  const headline = headlineOf(fees);
  if (!headline || !isPriced(headline)) return headline ? onRequest : '';
  const { amount, isFrom } = headline;
  const write = (changes: Partial<Fee>): string => feeText({ ...headline, ...changes }, onRequest, context);
  const rivals = fees.filter((fee) => areComparable(headline, fee)).flatMap((fee) => fee.amount ?? []);
  const highest = Math.max(amount, ...rivals);
  if (amount === highest || rivals.some((rival) => rival < amount)) return write({});
  if (amount > 0 || isFrom) return write({ isFrom: true });
  return fill(context.site.messages.common.range, { from: write({}), to: write({ amount: highest }) });
}

/** What is shown from the days on which an amount no longer holds. */
function laterPrices(fees: readonly Fee[], textOf: (fees: readonly Fee[]) => string): readonly LaterPrice[] {
  const days = [...new Set(fees.flatMap(({ until }) => until ?? []))].sort().map((day) => addDays(day, 1));
  return days.map((from) => ({ from, text: textOf(fees.filter(({ until }) => until === undefined || until >= from)) }));
}

/** Returns a price, without amounts that have ended, as one short text. */
export function shortPrice(price: Price | undefined, onRequest: string, context: PriceContext): ShortPrice {
  const fees = feesOf(price);
  const textOf = (some: readonly Fee[]): string => shortText(some, onRequest, context);
  const [text, later] = [textOf(fees), laterPrices(fees, textOf)];
  return dropUndefined({
    price: text === '' ? undefined : text,
    priceNote: text === '' ? undefined : noteOf(price, context.site.settings),
    laterPrices: later.length === 0 ? undefined : later,
  });
}

/** Returns a line for each amount of a price, or for each of its extras. */
export const priceLines = (fees: readonly Fee[], onRequest: string, context: PriceContext): readonly PriceLine[] =>
  fees.map((fee) =>
    dropUndefined({
      name: fee.name,
      text: feeText(fee, onRequest, context),
      until: fee.until === undefined ? undefined : context.format.day(fee.until),
      note: fee.note,
    }),
  );
