import { Icon } from '../ui/Icon.tsx';
import * as styles from '../ui/lazy/LinkCards.module.css';
import { withBase } from '../app/navigation/page-address.ts';
import type { DocumentLink } from './media-props.ts';
import { useShell } from '../app/shell.tsx';

/** Files to download, each with its type and size, which its link says as well. */
export function DocumentList({ documents }: { readonly documents: readonly DocumentLink[] }) {
  const { base } = useShell();
  return (
    <ul className={styles.list}>
      {documents.map(({ title, note, href, type, size }) => (
        <li key={`${href} ${title}`} className={styles.card}>
          <Icon name="download" />
          <div className={styles.words}>
            <a className={styles.name} href={withBase(href, base)}>
              {title}{' '}
              <span className={styles.detail}>
                {type} <bdi>{size}</bdi>
              </span>
            </a>
            {note !== undefined && <p className={styles.detail}>{note}</p>}
          </div>
        </li>
      ))}
    </ul>
  );
}
