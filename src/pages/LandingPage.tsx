import { ButtonRow } from '../components/ButtonRow.tsx';
import { CheckList } from '../components/CheckList.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { CourseGrid } from '../components/CourseGrid.tsx';
import { ExtraBands } from '../components/ExtraBands.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Panel } from '../components/Panel.tsx';
import { PointList } from '../components/PointList.tsx';
import { Prose } from '../components/Prose.tsx';
import { Section } from '../components/Section.tsx';
import { StepList } from '../components/StepList.tsx';
import type { WithMedia } from '../media-slots.ts';
import type { LandingProps } from '../page-props.ts';
import * as styles from './LandingPage.module.css';

interface LandingIntroProps {
  readonly words: LandingProps['words'];
  readonly introHtml: string | undefined;
}

/** What the field is, and beside it what people learn. */
function LandingIntro({ words: { introTitle, outcomes }, introHtml }: LandingIntroProps) {
  const hasOutcomes = outcomes !== undefined && outcomes.items.length > 0;
  if (introHtml === undefined && !hasOutcomes) return null;
  return (
    <div className={introHtml !== undefined && hasOutcomes ? styles.intro : `${styles.intro} ${styles.single}`}>
      {introHtml !== undefined && (
        <div className={styles.why}>
          {introTitle !== undefined && <h2>{introTitle}</h2>}
          <Prose html={introHtml} />
        </div>
      )}
      {hasOutcomes && (
        <Panel title={outcomes.title}>
          <CheckList items={outcomes.items} />
        </Panel>
      )}
    </div>
  );
}

/** The landing page of a field. */
export function LandingPage({
  words,
  introHtml,
  courses,
  picture,
  closingPicture,
  ...extras
}: WithMedia<LandingProps>) {
  const { links = [], audience, method } = words;
  return (
    <>
      <PageHeader tone="mist" title={words.title} eyebrow={words.eyebrow} intro={words.lead} picture={picture}>
        {links.length > 0 && <ButtonRow links={links} />}
      </PageHeader>
      <LandingIntro words={words} introHtml={introHtml} />
      {courses.length > 0 && (
        <Section tone="sand" title={words.coursesTitle}>
          <CourseGrid courses={courses} columns={courses.length === 4 ? 4 : 3} />
        </Section>
      )}
      {audience && audience.items.length > 0 && (
        <Section title={audience.title}>
          <PointList points={audience.items} />
        </Section>
      )}
      {method && method.items.length > 0 && (
        <Section tone="sea" title={method.title}>
          <StepList steps={method.items} />
        </Section>
      )}
      <ExtraBands {...extras} />
      {words.closing && <ClosingCall {...words.closing} picture={closingPicture} />}
    </>
  );
}
