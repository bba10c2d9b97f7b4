import { useId } from 'react';
import type { CountedCategory } from '../app/page-props.ts';
import { formatNumber } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CatalogueLists.module.css';
import { Link } from '../ui/Link.tsx';

export interface CatalogueListsProps {
  readonly categories: readonly CountedCategory[];
  /** The lists of courses that are in no category. */
  readonly lists?: CountedCategory['lists'] | undefined;
}

/** Plain links to every course: a list for each subject. */
export function CatalogueLists({ categories, lists = [] }: CatalogueListsProps) {
  const { messages } = useShell();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={styles.lists}>
      <h2 id={id}>{messages.catalogue.lists}</h2>
      <Lists lists={lists} />
      {categories.length > 0 && (
        <ul className={styles.groups}>
          {categories.map((category) => (
            <li key={category.id}>
              <h3 className={styles.name}>{category.name}</h3>
              <Lists lists={category.lists} />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

interface ListsProps {
  readonly lists: CountedCategory['lists'];
}

function Lists({ lists }: ListsProps) {
  const { locale } = useShell();
  if (lists.length === 0) return null;
  return (
    <ul className={styles.links}>
      {lists.map(({ label, to, count }) => (
        <li key={to}>
          <Link to={to} className={styles.link}>
            {label} <span className={styles.count}>{formatNumber(count, locale)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
