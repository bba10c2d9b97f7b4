import { CardGrid, columnsFor } from '../ui/CardGrid.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Section } from '../ui/Section.tsx';
import { StepList } from '../sections/StepList.tsx';
import { TopicCard } from './TopicCard.tsx';
import type { OverviewProps } from '../app/page-props.ts';

/** A page that leads to several landing pages. */
export function OverviewPage({ words, cards, picture, closingPicture }: OverviewProps) {
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
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
