import { CardGrid, columnsFor } from '../components/CardGrid.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { FigureBand } from '../components/FigureBand.tsx';
import { IconCard } from '../components/IconCard.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Prose } from '../components/Prose.tsx';
import { QuestionBand } from '../components/QuestionBand.tsx';
import { Section } from '../components/Section.tsx';
import { StatementCard } from '../components/StatementCard.tsx';
import { StoryBand } from '../components/StoryBand.tsx';
import type { AboutProps } from '../page-props.ts';
import styles from './AboutPage.module.css';

interface CardsProps {
  readonly title: string;
  readonly items: NonNullable<AboutProps['words']['values']>['items'];
  readonly columns: 3 | 4;
}

function Cards({ title, items, columns }: CardsProps) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <CardGrid columns={columnsFor(items.length, columns)}>
        {items.map((item) => (
          <IconCard key={item.title} {...item} />
        ))}
      </CardGrid>
    </Section>
  );
}

/** The about page. */
export function AboutPage({ words, storyHtml, figures, stories, questions }: AboutProps) {
  const { mission, vision, values, reasons, stories: told } = words;
  const hasStory = storyHtml !== undefined;
  const hasStatements = mission !== undefined || vision !== undefined;
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      {(hasStory || hasStatements) && (
        <Section title={words.storyTitle}>
          <div className={hasStory && hasStatements ? styles.story : undefined}>
            {hasStory && <Prose html={storyHtml} />}
            {hasStatements && (
              <div className={styles.statements}>
                {mission && <StatementCard {...mission} />}
                {vision && <StatementCard {...vision} />}
              </div>
            )}
          </div>
        </Section>
      )}
      <FigureBand title={words.figuresTitle} figures={figures} />
      {values && <Cards {...values} columns={4} />}
      <StoryBand tone="sand" title={told?.title} intro={told?.intro} columns={2} stories={stories} />
      {reasons && <Cards {...reasons} columns={3} />}
      <QuestionBand questions={questions} />
      {words.closing && <ClosingCall {...words.closing} />}
    </>
  );
}
