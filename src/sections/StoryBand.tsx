import type { Story } from './section-props.ts';
import { CardGrid, type CardGridProps } from '../ui/CardGrid.tsx';
import { Link } from '../ui/Link.tsx';
import { Section, type SectionProps } from '../ui/Section.tsx';
import * as styles from './StoryCard.module.css';

/** A success story: the quote first, then who says it and what came of it. */
function StoryCard({ story }: { readonly story: Story }) {
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
          {story.course && (
            <Link to={story.course.to} className={styles.course}>
              {story.course.label}
            </Link>
          )}
        </span>
      </figcaption>
    </figure>
  );
}

export interface StoryBandProps
  extends Pick<SectionProps, 'id' | 'title' | 'intro' | 'tone'>, Pick<CardGridProps, 'columns'> {
  readonly stories: readonly Story[];
}

/** A band of success stories; renders nothing if there are none. */
export function StoryBand({ stories, columns, ...section }: StoryBandProps) {
  if (stories.length === 0) return null;
  return (
    <Section {...section}>
      <CardGrid columns={columns}>
        {stories.map((story) => (
          <StoryCard key={story.id} story={story} />
        ))}
      </CardGrid>
    </Section>
  );
}
