// The offers of a course or a session for search engines: what is known of its price, and nothing else.
import type { Offer } from 'schema-dts';
import type { Site } from '../../../schemas/types.ts';
import { dropUndefined } from '../../base/objects.ts';
import {
  feesOf,
  isInstalment,
  isPriced,
  isWhole,
  noteOf,
  type Fee,
  type Price,
  type PricedFee,
} from '../../model/price.ts';

/** What the offers of one thing share. */
export interface OfferContext {
  /** The absolute URL of the page on which it is offered. */
  readonly url: string;
  readonly availability: 'InStock' | 'LimitedAvailability' | 'SoldOut';
  /** The currency of amounts that name none, and whether amounts include the tax. */
  readonly settings: Pick<Site, 'currency' | 'tax'>;
}

/** UN/CEFACT codes of units; those without one are named. */
const UNIT_CODES: Readonly<Record<string, string>> = {
  hour: 'HUR',
  day: 'DAY',
  week: 'WEE',
  month: 'MON',
  year: 'ANN',
};

const isSubscription = (fee: Fee): boolean => !isInstalment(fee) && (fee.per === 'month' || fee.per === 'year');

/** How often an amount is paid that does not buy the whole course. */
function unitData(fee: PricedFee) {
  const { per = 'instalment', instalments } = fee;
  const component = isInstalment(fee) ? 'Installment' : isSubscription(fee) ? 'Subscription' : undefined;
  const unitCode = UNIT_CODES[per];
  return dropUndefined({
    priceComponentType: component && (`https://schema.org/${component}` as const),
    billingDuration: instalments,
    billingIncrement: component && 1,
    unitCode,
    unitText: unitCode === undefined ? per : undefined,
  });
}

/** A bare price is taken for that of the whole course: no other amount is given as one. */
function amountData(fee: PricedFee, { currency, tax }: OfferContext['settings']) {
  const { amount, isFrom } = fee;
  const priceCurrency = fee.currency ?? currency;
  const bare = dropUndefined({ price: amount, priceCurrency });
  if (amount === 0) return bare;
  const figure = isFrom ? { minPrice: amount } : { price: amount };
  const money = { ...figure, ...dropUndefined({ priceCurrency, valueAddedTaxIncluded: tax?.included }) };
  if (!isWhole(fee))
    return { priceSpecification: { '@type': 'UnitPriceSpecification' as const, ...money, ...unitData(fee) } };
  const priceSpecification = { '@type': 'PriceSpecification' as const, ...money };
  return { ...(isFrom ? {} : bare), ...(isFrom || tax ? { priceSpecification } : {}) };
}

function offer(fee: PricedFee, note: string | undefined, { url, availability, settings }: OfferContext): Offer {
  const notes = [fee.note, note].filter((text) => text !== undefined);
  return {
    '@type': 'Offer',
    ...dropUndefined({ name: fee.name }),
    category: fee.amount === 0 ? 'Free' : isSubscription(fee) ? 'Subscription' : 'Paid',
    ...amountData(fee, settings),
    ...dropUndefined({ validThrough: fee.until }),
    ...(notes.length > 0 ? { description: notes.join('; ') } : {}),
    availability: `https://schema.org/${availability}`,
    url,
  };
}

/** Returns the offers of a price, undefined if none is known; extras are none, since they are not sold alone. */
export function offers(price: Price | undefined, context: OfferContext): Offer | Offer[] | undefined {
  const note = noteOf(price, context.settings.tax);
  const [first, ...others] = feesOf(price)
    .filter(isPriced)
    .map((fee) => offer(fee, note, context));
  return first && others.length > 0 ? [first, ...others] : first;
}
