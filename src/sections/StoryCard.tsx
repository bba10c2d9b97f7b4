import type { Story } from '../app/page-props.ts';
import * as styles from './StoryCard.module.css';

export interface StoryCardProps {
  readonly story: Story;
}

/** A success story: the quote first, then who says it and what came of it. */
export function StoryCard({ story }: StoryCardProps) {
  const role = [story.position, story.company].filter((text) => text !== undefined);
  return (
    <figure className={styles.card} aria-label={story.name}>
      <blockquote className={styles.quote}>
        <p>{story.quote}</p>
      </blockquote>
      {story.achievement && (
        <ul className={styles.achievement}>
          {story.achievement.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
      )}
      <figcaption className={styles.person}>
        <span className={styles.initials} aria-hidden="true">
          {story.initials}
        </span>
        <span className={styles.names}>
          <b>{story.name}</b>
          {role.map((text) => (
            <span key={text}>{text}</span>
          ))}
          {story.course !== undefined && <span className={styles.course}>{story.course}</span>}
        </span>
      </figcaption>
    </figure>
  );
}
