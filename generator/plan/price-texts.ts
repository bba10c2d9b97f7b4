// What visitors read of a price: one short text for cards and headers, and a line for each of several amounts. An amount
// that holds until a day changes the short text on the day after, when the page may be older than that: so the texts of
// later days are written at once, and the browser takes the one of its day.
import { fill } from '../../src/format.ts';
import type { LaterPrice, PriceLine, ShortPrice } from '../../src/page-props.ts';
import { dayAfter } from '../base/day-after.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import { feesOf, noteOf, type Fee, type Price } from '../model/price.ts';
import type { PageContext } from './page-context.ts';

type TextContext = Pick<PageContext, 'format'> & { readonly site: Pick<PageContext['site'], 'messages'> };

type PricedFee = Fee & { readonly amount: number };

const isPriced = (fee: Fee): fee is PricedFee => fee.amount !== undefined;

function feeText(fee: Fee, onRequest: string, { format, site }: TextContext): string {
  if (!isPriced(fee)) return onRequest;
  const text = format.price(fee.amount, fee.currency);
  return fee.isFrom ? fill(site.messages.common.priceFrom, { price: text }) : text;
}

/** Several amounts in one text. Amounts in another currency than the first cannot be compared with it. */
function shortText(fees: readonly Fee[], onRequest: string, context: TextContext): string {
  const [first, ...others] = fees.filter(isPriced);
  if (!first) return fees.length > 0 ? onRequest : '';
  const write = (amount: number): string => context.format.price(amount, first.currency);
  if (fees.length === 1 && !first.isFrom) return write(first.amount);
  const { messages } = context.site;
  const comparable = [first, ...others.filter(({ currency }) => currency === first.currency)];
  const amounts = comparable.map(({ amount }) => amount);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const isOpen = fees.some((fee) => fee.isFrom || !isPriced(fee));
  if (lowest === highest && !isOpen) return write(lowest);
  if (lowest === 0) return fill(messages.common.range, { from: write(0), to: write(highest) });
  return fill(messages.common.priceFrom, { price: write(lowest) });
}

/** What is shown from the days on which an amount no longer holds. */
function laterPrices(fees: readonly Fee[], textOf: (fees: readonly Fee[]) => string): readonly LaterPrice[] {
  const days = [...new Set(fees.flatMap(({ until }) => until ?? []))].sort().map(dayAfter);
  return days.map((from) => ({
    from,
    text: textOf(fees.filter(({ until }) => until === undefined || until >= from)),
  }));
}

/** Returns a price, without amounts that have ended, as one short text. */
export function shortPrice(price: Price | undefined, onRequest: string, context: TextContext): ShortPrice {
  const fees = feesOf(price);
  const textOf = (some: readonly Fee[]): string => shortText(some, onRequest, context);
  const [text, later] = [textOf(fees), laterPrices(fees, textOf)];
  return dropUndefined({
    price: text === '' ? undefined : text,
    priceNote: text === '' ? undefined : noteOf(price),
    laterPrices: later.length === 0 ? undefined : later,
  });
}

/** Returns a line for each amount of a price. */
export const priceLines = (price: Price | undefined, onRequest: string, context: TextContext): readonly PriceLine[] =>
  feesOf(price).map((fee) =>
    dropUndefined({
      name: fee.name,
      text: feeText(fee, onRequest, context),
      until: fee.until === undefined ? undefined : context.format.day(fee.until),
      note: fee.note,
    }),
  );
