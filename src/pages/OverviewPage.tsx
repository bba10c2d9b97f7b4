import { CardGrid } from '../components/CardGrid.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Section } from '../components/Section.tsx';
import { StepList } from '../components/StepList.tsx';
import { TopicCard } from '../components/TopicCard.tsx';
import type { OverviewProps } from '../page-props.ts';

/** A page that leads to several landing pages. */
export function OverviewPage({ words, cards }: OverviewProps) {
  return (
    <>
      <PageHeader title={words.title} eyebrow={words.eyebrow} intro={words.intro} />
      <Section title={words.cardsTitle}>
        <CardGrid columns={3}>
          {cards.map((card) => (
            <TopicCard key={card.to} card={card} linkLabel={words.linkLabel} />
          ))}
        </CardGrid>
      </Section>
      <Section tone="sea" title={words.approach.title} intro={words.approach.intro}>
        <StepList steps={words.approach.items} />
      </Section>
      <ClosingCall {...words.closing} />
    </>
  );
}
