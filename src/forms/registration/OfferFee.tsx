import { priceText, pricesOn, shortPriceOn } from '../../sessions/price-on.ts';
import { useToday } from '../../ui/hooks/use-today.ts';
import type { CourseOffer, OfferedSession } from './offer-props.ts';
import { useShell } from '../../app/shell.tsx';

export interface OfferFeeProps {
  readonly offer: CourseOffer;
  readonly session: OfferedSession | undefined;
}

/** What a session costs: its own amounts, or those of its course, each an element; nothing where nothing is said of a fee. */
export function OfferFee({ offer, session }: OfferFeeProps) {
  const today = useToday();
  const { common } = useShell().messages;
  const { prices } = session ?? {};
  if (!prices) return shortPriceOn(offer, today);
  return pricesOn(prices, today).map((line) => {
    const text = priceText(line, common);
    return <span key={text}>{text}</span>;
  });
}
