// The offers of a course or a session for search engines: what is known of its price, and nothing else.
import type { Offer } from 'schema-dts';
import { dropUndefined } from '../base/drop-undefined.ts';
import { feesOf, noteOf, type Fee, type Price } from '../model/price.ts';

/** What the offers of one thing share. */
export interface OfferContext {
  /** The absolute URL of the page on which it is offered. */
  readonly url: string;
  readonly availability: 'InStock' | 'LimitedAvailability' | 'SoldOut';
  /** The currency of amounts that name none. */
  readonly currency: string | undefined;
}

function amountData({ amount, isFrom, currency }: Fee, fallback: string | undefined) {
  const priceCurrency = currency ?? fallback;
  if (amount === undefined) return {};
  if (!isFrom) return dropUndefined({ price: amount, priceCurrency });
  const priceSpecification = dropUndefined({ '@type': 'PriceSpecification' as const, minPrice: amount, priceCurrency });
  return { priceSpecification };
}

function offer(fee: Fee, note: string | undefined, { url, availability, currency }: OfferContext): Offer {
  const notes = [fee.note, note].filter((text) => text !== undefined);
  return {
    '@type': 'Offer',
    ...dropUndefined({ name: fee.name }),
    category: fee.amount === 0 ? 'Free' : 'Paid',
    ...amountData(fee, currency),
    ...dropUndefined({ validThrough: fee.until }),
    ...(notes.length > 0 ? { description: notes.join('; ') } : {}),
    availability: `https://schema.org/${availability}`,
    url,
  };
}

/** Returns the offer that a price makes, a list if it has several amounts, or undefined if nothing is said of a fee. */
export function offers(price: Price | undefined, context: OfferContext): Offer | Offer[] | undefined {
  const [first, ...others] = feesOf(price).map((fee) => offer(fee, noteOf(price), context));
  return first && others.length > 0 ? [first, ...others] : first;
}
