import { CardGrid, columnsFor } from '../ui/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ExtraBands } from '../sections/ExtraBands.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import { StepList } from '../sections/StepList.tsx';
import type { OverviewProps } from './course-props.ts';
import { fill } from '../app/format.ts';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import * as styles from './TopicCard.module.css';

/** A field of the curriculum with its topics and the link to its page, whose label names its {title}. */
function TopicCard({ card, linkLabel }: { readonly card: OverviewProps['cards'][number]; readonly linkLabel: string }) {
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>{card.title}</h3>
      <p className={styles.text}>{card.text}</p>
      <ul className={styles.topics}>
        {card.topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <Link to={card.to} className={styles.link ?? ''}>
        {fill(linkLabel, { title: card.title })}
        <Icon name="arrow" />
      </Link>
    </article>
  );
}

/** A page that leads to several landing pages. */
export function OverviewPage({ words, cards, picture, closingPicture, ...extras }: OverviewProps) {
  const { approach } = words;
  return (
    <>
      <PageHeader title={words.title} eyebrow={words.eyebrow} intro={words.intro} picture={picture} />
      {cards.length > 0 && (
        <Section title={words.cardsTitle}>
          <CardGrid columns={columnsFor(cards.length, 3)}>
            {cards.map((card) => (
              <TopicCard key={card.to} card={card} linkLabel={words.linkLabel} />
            ))}
          </CardGrid>
        </Section>
      )}
      {approach && approach.items.length > 0 && (
        <Section tone="sea" title={approach.title} intro={approach.intro}>
          <StepList steps={approach.items} />
        </Section>
      )}
      <ExtraBands {...extras} />
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
