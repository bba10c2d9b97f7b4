import { shortPriceOn } from './price-on.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import type { SessionRow } from '../app/page-props.ts';
import * as styles from './SessionTable.module.css';

export interface SessionFeeProps {
  readonly session: SessionRow;
  /** What is said above the table. */
  readonly shared: readonly string[];
}

/** An amount with its currency. */
const figure = /((?:\p{Lu}{3} )?\S*\p{Nd}\S*(?: \p{Nd}\S*)*(?: (?:\p{Lu}{3}|\p{Sc}))?)/u;

/** A price whose figures stay whole where its words take several lines. */
const inPieces = (price: string) =>
  price.split(figure).map((piece, i) => (
    <span key={i} className={i % 2 === 1 ? styles.figure : undefined}>
      {piece}
    </span>
  ));

/** What a session costs on the visitor's day, and what belongs to it; nothing if that is not known. */
export function SessionFee({ session, shared }: SessionFeeProps) {
  const price = shortPriceOn(session, useToday());
  const { priceNote } = session;
  if (price === undefined) return undefined;
  if (priceNote === undefined || shared.includes(priceNote)) return inPieces(price);
  return (
    <>
      {inPieces(price)}
      <span className={styles.note}>{priceNote}</span>
    </>
  );
}
