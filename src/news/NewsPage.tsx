import { ButtonLink } from '../ui/Button.tsx';
import * as disclosure from '../ui/Disclosure.module.css';
import { Link } from '../ui/Link.tsx';
import { NewsList } from './NewsList.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import type { NewsProps } from './news-props.ts';
import * as styles from './NewsPage.module.css';

/** Earlier news, folded by year: headlines and days. */
function Years({ years }: Pick<NewsProps, 'years'>) {
  return (
    <div className={`${disclosure.items} ${disclosure.list}`}>
      {years.map(({ year, count, items }) => (
        <details key={year}>
          <summary>
            <h3>{year}</h3>
            <span>{count}</span>
          </summary>
          <ul className={styles.year}>
            {items.map(({ title, address, date }) => (
              <li key={address}>
                <Link to={address}>{title}</Link>
                <time dateTime={date.iso}>{date.text}</time>
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

/** The list of the news. */
export function NewsPage({ words, labels, items, years, feed, picture }: NewsProps) {
  return (
    <>
      <PageHeader title={words.title} eyebrow={words.eyebrow} intro={words.intro} tone="mist" picture={picture} />
      <Section>
        {items.length > 0 ? (
          <NewsList items={items} />
        ) : (
          <>
            <h2>{words.empty.title}</h2>
            <p>{words.empty.text}</p>
          </>
        )}
        <p className={`${styles.feed} screen-only`}>
          <ButtonLink to={feed} type="application/atom+xml" variant="secondary" size="small">
            {labels.feed}
          </ButtonLink>
        </p>
      </Section>
      {years.length > 0 && (
        <Section tone="sand" title={labels.earlier}>
          <Years years={years} />
        </Section>
      )}
    </>
  );
}
