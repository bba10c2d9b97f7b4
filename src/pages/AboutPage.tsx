import { CardGrid } from '../components/CardGrid.tsx';
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

/** The about page. */
export function AboutPage({ words, storyHtml, figures, stories, questions }: AboutProps) {
  return (
    <>
      <PageHeader title={words.title} intro={words.intro} />
      <Section title={words.storyTitle}>
        <div className={styles.story}>
          <Prose html={storyHtml} />
          <div className={styles.statements}>
            <StatementCard {...words.mission} />
            <StatementCard {...words.vision} />
          </div>
        </div>
      </Section>
      <FigureBand title={words.figuresTitle} figures={figures} />
      <Section title={words.values.title}>
        <CardGrid columns={4}>
          {words.values.items.map((value) => (
            <IconCard key={value.title} {...value} />
          ))}
        </CardGrid>
      </Section>
      <StoryBand tone="sand" title={words.stories.title} intro={words.stories.intro} columns={2} stories={stories} />
      <Section title={words.reasons.title}>
        <CardGrid columns={3}>
          {words.reasons.items.map((reason) => (
            <IconCard key={reason.title} {...reason} />
          ))}
        </CardGrid>
      </Section>
      <QuestionBand questions={questions} />
      <ClosingCall {...words.closing} />
    </>
  );
}
