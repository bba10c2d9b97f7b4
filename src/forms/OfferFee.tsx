import { pricesOn, shortPriceOn } from '../catalogue/price-on.ts';
import { useToday } from '../hooks/use-today.ts';
import type { CourseOffer, OfferedSession } from '../page-props.ts';

export interface OfferFeeProps {
  readonly offer: CourseOffer;
  readonly session: OfferedSession | undefined;
}

/** What a session costs: its own amounts, or those of its course; nothing where nothing is said of a fee. */
export function OfferFee({ offer, session }: OfferFeeProps) {
  const today = useToday();
  const { prices } = session ?? {};
  if (!prices) return shortPriceOn(offer, today);
  return pricesOn(prices, today).map(({ name, text }) => (
    <span key={`${name} ${text}`}>{[name, text].filter(Boolean).join(' ')} </span>
  ));
}
