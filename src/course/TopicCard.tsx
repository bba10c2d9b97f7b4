import { fill } from '../app/format.ts';
import type { OverviewProps } from '../app/page-props.ts';
import * as styles from './TopicCard.module.css';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';

export interface TopicCardProps {
  readonly card: OverviewProps['cards'][number];
  /** Text of the link; {title} is the card's title. */
  readonly linkLabel: string;
}

/** A field of the curriculum with its topics and the link to its page. */
export function TopicCard({ card, linkLabel }: TopicCardProps) {
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
