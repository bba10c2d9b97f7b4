import type { Story } from '../app/page-props.ts';
import { CardGrid, type CardGridProps } from '../ui/CardGrid.tsx';
import { Section, type SectionProps } from '../ui/Section.tsx';
import { StoryCard } from './StoryCard.tsx';

export interface StoryBandProps extends Pick<SectionProps, 'id' | 'tone'>, Pick<CardGridProps, 'columns'> {
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
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
