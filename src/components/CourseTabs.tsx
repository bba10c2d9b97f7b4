// The two tabbed designs of course pages differ in their sidebar and in the programme details; they share these tabs.
import type { ReactNode } from 'react';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { CheckList } from './CheckList.tsx';
import { ContentBlock } from './ContentBlock.tsx';
import { CourseOverview } from './CourseOverview.tsx';
import { CourseSessions } from './CourseSessions.tsx';
import { Curriculum } from './Curriculum.tsx';
import { ReviewList } from './ReviewList.tsx';
import { Tabs } from './Tabs.tsx';

export type CourseTabsProps = Pick<CourseProps, 'words' | 'course' | 'sessions'> & {
  /** Shown below the curriculum in its tab. */
  readonly programme?: ReactNode;
};

/** The tabs Overview, Curriculum and Success Stories of a course. */
export function CourseTabs({ words, course, sessions, programme }: CourseTabsProps) {
  const { messages } = useShell();
  const overview = (
    <>
      <CourseOverview course={course} words={words} />
      <ContentBlock title={words.featuresTitle}>
        <CheckList items={course.features} columns={2} />
      </ContentBlock>
      <ContentBlock title={words.sessions.title}>
        <CourseSessions words={words.sessions} sessions={sessions} />
      </ContentBlock>
    </>
  );
  const curriculum = (
    <>
      <ContentBlock title={words.curriculumTitle}>
        <Curriculum modules={course.curriculum} />
      </ContentBlock>
      {programme}
    </>
  );
  const stories = (
    <ContentBlock title={words.storiesTitle}>
      <ReviewList reviews={course.reviews} emptyText={words.noReviews} />
    </ContentBlock>
  );
  return (
    <Tabs
      label={messages.course.sections}
      tabs={[
        { id: 'overview', title: words.overviewTitle, content: overview },
        { id: 'curriculum', title: words.curriculumTitle, content: curriculum },
        { id: 'success-stories', title: words.storiesTitle, content: stories },
      ]}
    />
  );
}
