import { SectionedCourse } from './SectionedCourse.tsx';
import type { WithMedia } from '../app/media-slots.ts';
import type { CourseProps } from './course-props.ts';
import { courseSections } from '../app/page-sections.ts';
import { useShell } from '../app/shell.tsx';

/** The page of a named course in the shared design. */
export function CoursePage(props: WithMedia<CourseProps>) {
  return (
    <SectionedCourse
      props={props}
      action={useShell().messages.course.enrollNow}
      sections={courseSections['course-standard']}
    />
  );
}
