import * as styles from './CheckList.module.css';

/** A list with a tick before each line, in one or two columns on large screens. */
export function CheckList({ items, columns = 1 }: { readonly items: readonly string[]; readonly columns?: 1 | 2 }) {
  return (
    <ul className={columns === 2 ? `${styles.list} ${styles.two}` : styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
