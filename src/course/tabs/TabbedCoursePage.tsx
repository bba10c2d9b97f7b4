import { NamedCourse } from '../NamedCourse.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import type { CourseProps } from '../course-props.ts';

/** The page of a named course with tabs and a sidebar. */
export const TabbedCoursePage = (props: CourseProps) => (
  <NamedCourse props={props} action="enrollNow">
    <CourseTabs props={props} />
  </NamedCourse>
);
