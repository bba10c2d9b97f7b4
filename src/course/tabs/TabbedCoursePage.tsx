import { CourseAside } from '../CourseAside.tsx';
import { CourseColumns } from '../../catalogue/CourseColumns.tsx';
import { CourseFactsPanel } from '../CourseFactsPanel.tsx';
import { CourseHeader } from '../CourseHeader.tsx';
import { useCourseWords } from '../course-words.ts';
import { CourseTabs } from './CourseTabs.tsx';
import { RelatedCourses } from '../RelatedCourses.tsx';
import type { WithMedia } from '../../media/media-props.ts';
import type { CourseProps } from '../course-props.ts';
import { useShell } from '../../app/shell.tsx';

/** The page of a named course with tabs and a sidebar. */
export function TabbedCoursePage(props: WithMedia<CourseProps>) {
  const { course, sessions, related } = props;
  const words = useCourseWords(course);
  const { messages } = useShell();
  return (
    <>
      <CourseHeader {...props} action={messages.course.enrollNow} />
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
