import type { LandingProps } from './static-page-props.ts';
import { CourseGrid } from '../catalogue/CourseGrid.tsx';
import { CheckList } from '../sections/CheckList.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { ExtraBands } from '../sections/ExtraBands.tsx';
import * as pointStyles from './PointList.module.css';
import { StepList } from '../sections/StepList.tsx';
import { ButtonRow } from '../ui/ButtonRow.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Panel } from '../ui/Panel.tsx';
import { Prose } from '../ui/Prose.tsx';
import { Section } from '../ui/Section.tsx';
import * as styles from './LandingPage.module.css';

function PointList({ points }: { readonly points: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ul className={pointStyles.list}>
      {points.map((point) => (
        <li key={point.title} className={pointStyles.point}>
          <h3>{point.title}</h3>
          <p className={pointStyles.text}>{point.text}</p>
        </li>
      ))}
    </ul>
  );
}

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
export function LandingPage({ words, introHtml, courses, picture, closingPicture, ...extras }: LandingProps) {
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
