import type { AboutProps } from './static-page-props.ts';
import * as statementStyles from '../course/StatementCard.module.css';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ExtraBands } from '../sections/ExtraBands.tsx';
import { FigureBand } from '../sections/FigureBand.tsx';
import { IconCard } from '../sections/IconCard.tsx';
import { StoryBand } from '../sections/StoryBand.tsx';
import { CardGrid, columnsFor } from '../ui/CardGrid.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './AboutPage.module.css';

/** A statement of the provider, such as its mission. */
function StatementCard({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <section className={statementStyles.card}>
      <h3 className={statementStyles.title}>{title}</h3>
      <p className={statementStyles.text}>{text}</p>
    </section>
  );
}

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

function AboutStory({
  words,
  storyHtml,
}: {
  readonly words: AboutProps['words'];
  readonly storyHtml: string | undefined;
}) {
  const { storyTitle, mission, vision } = words;
  const statements = [mission, vision].filter((statement) => statement !== undefined);
  if (storyHtml === undefined && statements.length === 0) return null;
  return (
    <Section title={storyTitle}>
      <div className={storyHtml === undefined || statements.length === 0 ? undefined : styles.story}>
        {storyHtml !== undefined && <Prose html={storyHtml} />}
        {statements.length > 0 && (
          <div className={styles.statements}>
            {statements.map((statement) => (
              <StatementCard key={statement.title} {...statement} />
            ))}
          </div>
        )}
      </div>
    </Section>
  );
}

/** The about page. */
export function AboutPage({ words, storyHtml, figures, stories, picture, closingPicture, ...extras }: AboutProps) {
  const { values, reasons, stories: band } = words;
  return (
    <>
      <PageHeader tone="sand" title={words.title} intro={words.intro} picture={picture} />
      <AboutStory words={words} storyHtml={storyHtml} />
      <FigureBand title={words.figuresTitle} figures={figures} />
      {values && <Cards {...values} columns={4} />}
      <StoryBand tone="sand" title={band?.title} intro={band?.intro} columns={2} stories={stories} />
      {reasons && <Cards {...reasons} columns={3} />}
      <ExtraBands {...extras} />
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
