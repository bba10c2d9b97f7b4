import { shortPriceOn } from '../catalogue/price-on.ts';
import { useToday } from '../hooks/use-today.ts';
import type { SessionRow } from '../page-props.ts';
import styles from './SessionTable.module.css';

export interface SessionFeeProps {
  readonly session: SessionRow;
  /** What is said above the table. */
  readonly shared: readonly string[];
}

/** What a session costs on the visitor's day, and what belongs to it; nothing if that is not known. */
export function SessionFee({ session, shared }: SessionFeeProps) {
  const price = shortPriceOn(session, useToday());
  const { priceNote } = session;
  if (price === undefined || priceNote === undefined || shared.includes(priceNote)) return price;
  return (
    <>
      {price}
      <span className={styles.note}>{priceNote}</span>
    </>
  );
}
