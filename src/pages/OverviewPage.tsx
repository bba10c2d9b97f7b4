import { CardGrid, columnsFor } from '../components/CardGrid.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { StepList } from '../components/StepList.tsx';
import { TopicCard } from '../components/TopicCard.tsx';
import type { OverviewProps } from '../page-props.ts';

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
