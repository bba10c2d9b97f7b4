import { keyFacts } from '../catalogue/course-facts.ts';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { CheckList } from './CheckList.tsx';
import { ContentBlock } from './ContentBlock.tsx';
import { FactList } from './FactList.tsx';
import { Prose } from './Prose.tsx';

export type CourseOverviewProps = Pick<CourseProps, 'course' | 'words'>;

/** What a course teaches: objectives, overview and key facts. */
export function CourseOverview({ course, words }: CourseOverviewProps) {
  const facts = keyFacts(course, useShell().messages.course);
  return (
    <>
      <ContentBlock id="objectives" title={words.objectivesTitle}>
        <CheckList items={course.objectives} columns={2} />
      </ContentBlock>
      <ContentBlock id="about" title={words.overviewTitle}>
        <Prose html={course.overviewHtml} />
      </ContentBlock>
      {facts.length > 0 && (
        <ContentBlock id="key-facts" title={words.keyFactsTitle}>
          <FactList facts={facts} layout="columns" />
        </ContentBlock>
      )}
    </>
  );
}
