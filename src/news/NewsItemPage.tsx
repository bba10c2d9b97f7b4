import type { ReactNode } from 'react';
import { CourseGrid } from '../catalogue/CourseGrid.tsx';
import { Link } from '../ui/Link.tsx';
import * as cards from '../ui/lazy/LinkCards.module.css';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import type { NewsItemProps } from './news-props.ts';
import * as styles from './NewsItemPage.module.css';
import * as text from '../pages/TextPage.module.css';

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
    <ul className={`${styles.byline} muted`}>
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

function Others({ newer, older, list, labels }: Pick<NewsItemProps, 'newer' | 'older' | 'list' | 'labels'>) {
  const others = [
    { label: labels.newer, item: newer },
    { label: labels.older, item: older },
  ];
  if (!newer && !older && !list) return null;
  return (
    <Section>
      <nav aria-label={labels.more}>
        <ul className={cards.list}>
          {others.map(
            ({ label, item }) =>
              item && (
                <li key={label} className={cards.card}>
                  <p className={cards.words}>
                    <span className={cards.detail}>{label}</span>
                    <Link to={item.to} className={cards.name}>
                      {item.label}
                    </Link>
                  </p>
                </li>
              ),
          )}
        </ul>
        {list && (
          <p className={styles.all}>
            <Link to={list.to}>{labels.all}</Link>
          </p>
        )}
      </nav>
    </Section>
  );
}

/** An item of the news. */
export function NewsItemPage(props: NewsItemProps) {
  const { title, breadcrumb, summary, picture, html, courses, labels } = props;
  return (
    <>
      <PageHeader title={title} breadcrumb={breadcrumb} intro={summary} tone="mist" />
      <article className={text.layout}>
        <Byline {...props} />
        <div className={text.text}>
          {picture && (
            <Picture className={styles.picture} picture={picture} sizes="(min-width: 64rem) 57rem, 100vw" priority />
          )}
          <Prose html={html} />
        </div>
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
