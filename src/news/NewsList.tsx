import type { NewsCard } from './news-props.ts';
import { Link } from '../ui/Link.tsx';
import * as styles from './NewsList.module.css';
import { Picture } from '../ui/Picture.tsx';

export interface NewsListProps {
  readonly items: readonly NewsCard[];
  readonly level?: 2 | 3;
  /** Whether the items are beside each other rather than below each other. */
  readonly isGrid?: boolean;
}

/** News with what they say of themselves; the whole item is a link to its page. */
export function NewsList({ items, level = 2, isGrid = false }: NewsListProps) {
  const Headline = level === 2 ? 'h2' : 'h3';
  const sizes = isGrid ? '(min-width: 64rem) 24rem, 100vw' : '(min-width: 64rem) 42rem, 100vw';
  return (
    <ul className={isGrid ? styles.grid : styles.list}>
      {items.map(({ title, address, date, summary, picture }, place) => (
        <li key={address} className={styles.item}>
          {picture && (
            <Picture className={styles.picture} picture={picture} sizes={sizes} priority={!isGrid && place === 0} />
          )}
          <div className={styles.words}>
            <Headline className={styles.title}>
              <Link to={address} className={styles.link}>
                {title}
              </Link>
            </Headline>
            <time className={styles.date} dateTime={date.iso}>
              {date.text}
            </time>
            <p className={styles.summary}>{summary}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
