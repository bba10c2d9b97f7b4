import { overviewSections } from '../catalogue/overview-sections.ts';
import { CheckList } from '../components/CheckList.tsx';
import { ContentBlock } from '../components/ContentBlock.tsx';
import { CourseAside } from '../components/CourseAside.tsx';
import { CourseColumns } from '../components/CourseColumns.tsx';
import { CourseFactsPanel } from '../components/CourseFactsPanel.tsx';
import { CourseHeader } from '../components/CourseHeader.tsx';
import { CourseOverview } from '../components/CourseOverview.tsx';
import { CourseSessions } from '../components/CourseSessions.tsx';
import { Curriculum } from '../components/Curriculum.tsx';
import { RelatedCourses } from '../components/RelatedCourses.tsx';
import { ReviewList } from '../components/ReviewList.tsx';
import { SectionLinks } from '../components/SectionLinks.tsx';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** The page of a named course that is read from top to bottom, without tabs. */
export function SingleCoursePage({ words, course, breadcrumb, sessions, related }: CourseProps) {
  const { messages } = useShell();
  const sections = [
    ...overviewSections(course, words, messages.course),
    { id: 'features', title: words.featuresTitle },
    { id: 'curriculum', title: words.curriculumTitle },
    { id: 'stories', title: words.storiesTitle },
    { id: 'sessions', title: words.sessions.title },
  ];
  return (
    <>
      <CourseHeader course={course} breadcrumb={breadcrumb} sessions={sessions} action={messages.course.registerNow} />
      <CourseColumns
        facts={<CourseFactsPanel course={course} words={words} sessions={sessions} />}
        aside={<CourseAside words={words} />}
      >
        <SectionLinks sections={sections} />
        <CourseOverview course={course} words={words} />
        <ContentBlock id="features" title={words.featuresTitle}>
          <CheckList items={course.features} columns={2} />
        </ContentBlock>
        <ContentBlock id="curriculum" title={words.curriculumTitle}>
          <Curriculum modules={course.curriculum} />
        </ContentBlock>
        <ContentBlock id="stories" title={words.storiesTitle}>
          <ReviewList reviews={course.reviews} emptyText={words.noReviews} />
        </ContentBlock>
        <ContentBlock id="sessions" title={words.sessions.title}>
          <CourseSessions words={words.sessions} sessions={sessions} />
        </ContentBlock>
      </CourseColumns>
      <RelatedCourses title={words.relatedTitle} courses={related} />
    </>
  );
}
