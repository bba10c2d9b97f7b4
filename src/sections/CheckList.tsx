import * as styles from './CheckList.module.css';

export interface CheckListProps {
  readonly items: readonly string[];
  /** Columns on large screens; one by default. */
  readonly columns?: 1 | 2;
}

/** A list with a tick before each line. */
export function CheckList({ items, columns = 1 }: CheckListProps) {
  return (
    <ul className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
