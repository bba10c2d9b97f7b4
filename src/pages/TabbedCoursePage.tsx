import { CourseAside } from '../components/CourseAside.tsx';
import { CourseColumns } from '../components/CourseColumns.tsx';
import { CourseFactsPanel } from '../components/CourseFactsPanel.tsx';
import { CourseHeader } from '../components/CourseHeader.tsx';
import { CourseTabs } from '../components/CourseTabs.tsx';
import { RelatedCourses } from '../components/RelatedCourses.tsx';
import type { WithMedia } from '../media-slots.ts';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** The page of a named course with tabs and a sidebar. */
export function TabbedCoursePage(props: WithMedia<CourseProps>) {
  const { words, course, breadcrumb, sessions, related } = props;
  const { messages } = useShell();
  return (
    <>
      <CourseHeader course={course} breadcrumb={breadcrumb} sessions={sessions} action={messages.course.enrollNow} />
      <CourseColumns
        facts={<CourseFactsPanel course={course} words={words} sessions={sessions} />}
        aside={<CourseAside words={words} course={course} />}
      >
        <CourseTabs props={props} />
      </CourseColumns>
      <RelatedCourses title={words.relatedTitle} courses={related} />
    </>
  );
}
