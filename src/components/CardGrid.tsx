// Lays cards out in equal rows; each cell is a size container, so a card fits itself to the room it gets.
import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

export interface CardGridProps {
  /** Columns on large screens. */
  readonly columns: 2 | 3 | 4;
  /** The first cells are larger than the others, as many of them as let all rows be full. */
  readonly hasLead?: boolean;
  readonly children: ReactNode;
}

const COLUMNS = { 2: styles.two, 3: styles.three, 4: styles.four };

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
