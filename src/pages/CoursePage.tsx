import { SectionedCourse } from '../components/SectionedCourse.tsx';
import type { WithMedia } from '../media-slots.ts';
import type { CourseProps } from '../page-props.ts';
import { courseSections } from '../page-sections.ts';
import { useShell } from '../shell.tsx';

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
