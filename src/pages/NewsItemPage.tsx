import type { ReactNode } from 'react';
import { CourseGrid } from '../components/CourseGrid.tsx';
import { Link } from '../components/Link.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Picture } from '../components/Picture.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import type { NewsItemProps } from '../page-props.ts';
import styles from './NewsItemPage.module.css';

/** The words around the place that {name} or {date} has in a label, and what is there. */
function labelled(label: string, name: string, value: ReactNode) {
  const [before = '', after = ''] = label.split(`{${name}}`);
  return (
    <>
      {before}
      {value}
      {after}
    </>
  );
}

/** When an item was published and changed, and by whom it is. */
function Byline({ date, updated, authors, labels }: Pick<NewsItemProps, 'date' | 'updated' | 'authors' | 'labels'>) {
  return (
    <ul className={styles.byline}>
      <li>
        <time dateTime={date.iso}>{date.text}</time>
      </li>
      {authors.map(({ name, to }) => (
        <li key={name}>{labelled(labels.by, 'name', to === undefined ? name : <Link to={to}>{name}</Link>)}</li>
      ))}
      {updated && <li>{labelled(labels.updated, 'date', <time dateTime={updated.iso}>{updated.text}</time>)}</li>}
    </ul>
  );
}

/** The items beside this one, and the way back to all. */
function Others({ newer, older, list, labels }: Pick<NewsItemProps, 'newer' | 'older' | 'list' | 'labels'>) {
  if (!newer && !older && !list) return null;
  return (
    <nav className={styles.others} aria-label={labels.more}>
      {newer && (
        <Link to={newer.to} className={styles.other} rel="prev">
          <span>{labels.newer}</span>
          <strong>{newer.label}</strong>
        </Link>
      )}
      {older && (
        <Link to={older.to} className={styles.other} rel="next">
          <span>{labels.older}</span>
          <strong>{older.label}</strong>
        </Link>
      )}
      {list && (
        <Link to={list.to} className={styles.all}>
          {labels.all}
        </Link>
      )}
    </nav>
  );
}

/** An item of the news. */
export function NewsItemPage(props: NewsItemProps) {
  const { title, breadcrumb, summary, picture, html, courses, labels } = props;
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} intro={summary} tone="mist" />
      <article className={styles.article}>
        <Byline {...props} />
        {picture && (
          <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 60rem, 100vw" priority />
        )}
        <Prose html={html} />
      </article>
      {courses.length > 0 && (
        <Section tone="sand" title={labels.courses}>
          <CourseGrid courses={courses} />
        </Section>
      )}
      <Others {...props} />
    </>
  );
}
