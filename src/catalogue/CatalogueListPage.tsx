import { Link } from '../ui/Link.tsx';
import { TitleLinks } from '../ui/TitleOf.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { fill, formatNumber, plural } from '../app/format.ts';
import type { CatalogueListProps } from './catalogue-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CatalogueListPage.module.css';

/** Courses of one subject as plain links, and links to the other pages of the list. */
export function CatalogueListPage({ title, breadcrumb, count, courses, pages, current }: CatalogueListProps) {
  const shell = useShell();
  const words = shell.messages.catalogue;
  const pageText = (place: number): string =>
    fill(words.listPage, { page: formatNumber(place + 1, shell), pages: formatNumber(pages.length, shell) });
  const total = plural(words.results, count, shell);
  return (
    <>
      <PageHeader
        title={title}
        breadcrumb={breadcrumb}
        eyebrow={total}
        intro={pages.length > 1 ? pageText(current) : undefined}
      />
      <div className={styles.page}>
        <TitleLinks links={courses} className={styles.courses} />
        {pages.length > 1 && (
          <nav aria-label={words.listPages}>
            <ol className={styles.pages}>
              {pages.map((to, place) => (
                <li key={to}>
                  <Link to={to} aria-label={pageText(place)} aria-current={place === current ? 'page' : undefined}>
                    {formatNumber(place + 1, shell)}
                  </Link>
                </li>
              ))}
            </ol>
          </nav>
        )}
      </div>
    </>
  );
}
