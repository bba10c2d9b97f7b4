import { ButtonRow } from '../components/ButtonRow.tsx';
import { CheckList } from '../components/CheckList.tsx';
import { ClosingCall } from '../components/ClosingCall.tsx';
import { CourseGrid } from '../components/CourseGrid.tsx';
import { PageHeader } from '../components/PageHeader.tsx';
import { Panel } from '../components/Panel.tsx';
import { PointList } from '../components/PointList.tsx';
import { Prose } from '../components/Prose.tsx';
import { QuestionBand } from '../components/QuestionBand.tsx';
import { Section } from '../components/Section.tsx';
import { StepList } from '../components/StepList.tsx';
import type { LandingProps } from '../page-props.ts';
import styles from './LandingPage.module.css';

/** The landing page of a field. */
export function LandingPage({ words, introHtml, courses, questions }: LandingProps) {
  return (
    <>
      <PageHeader title={words.title} eyebrow={words.eyebrow} intro={words.lead}>
        <ButtonRow links={words.links} />
      </PageHeader>
      <div className={styles.intro}>
        <div className={styles.why}>
          <h2>{words.introTitle}</h2>
          <Prose html={introHtml} />
        </div>
        <Panel title={words.outcomes.title}>
          <CheckList items={words.outcomes.items} />
        </Panel>
      </div>
      {courses.length > 0 && (
        <Section tone="sand" title={words.coursesTitle}>
          <CourseGrid courses={courses} columns={courses.length === 4 ? 4 : 3} />
        </Section>
      )}
      <Section title={words.audience.title}>
        <PointList points={words.audience.items} />
      </Section>
      <Section tone="sea" title={words.method.title}>
        <StepList steps={words.method.items} />
      </Section>
      <QuestionBand questions={questions} />
      <ClosingCall {...words.closing} />
    </>
  );
}
