import { useId } from 'react';
import type { CountedCategory } from '../page-props.ts';
import { formatNumber } from '../format.ts';
import { useShell } from '../shell.tsx';
import styles from './CatalogueLists.module.css';
import { Link } from './Link.tsx';

export interface CatalogueListsProps {
  readonly categories: readonly CountedCategory[];
}

/** Plain links to every course: a list for each subject. */
export function CatalogueLists({ categories }: CatalogueListsProps) {
  const { messages, locale } = useShell();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.lists}>
      <h2 id={id}>{messages.catalogue.lists}</h2>
      <ul className={styles.groups}>
        {categories.map((category) => (
          <li key={category.id}>
            <h3 className={styles.name}>{category.name}</h3>
            <ul className={styles.links}>
              {category.lists.map(({ label, to, count }) => (
                <li key={to}>
                  <Link to={to} className={styles.link}>
                    {label} <span className={styles.count}>{formatNumber(count, locale)}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </nav>
  );
}
