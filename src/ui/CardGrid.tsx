// Lays out cards in equal rows; each cell is a size container, so a card adapts to the width of its cell.
import { Children, type ReactNode } from 'react';
import * as styles from './CardGrid.module.css';

export interface CardGridProps {
  /** Columns on large screens. */
  readonly columns: 2 | 3 | 4;
  /** Makes as many of the first cells larger as are needed to fill all rows. */
  readonly hasLead?: boolean;
  readonly children: ReactNode;
}

/** Returns how many columns fill the rows best: as many as are meant, or fewer where the last row would have gaps. */
export function columnsFor(count: number, meant: 3 | 4): 2 | 3 | 4 {
  if (count % meant === 0) return meant;
  if (count <= 2 || count % 2 === 0) return count % 4 === 0 ? 4 : 2;
  return 3;
}

const COLUMNS = { 2: '', 3: styles.three, 4: styles.four };

/** A list of cards in a grid. */
export function CardGrid({ columns, hasLead = false, children }: CardGridProps) {
  const className = [styles.grid, COLUMNS[columns], hasLead ? styles.lead : ''].join(' ').trim();
  return (
    <ul className={className}>
      {Children.map(children, (child) => (
        <li className={styles.cell}>{child}</li>
      ))}
    </ul>
  );
}
