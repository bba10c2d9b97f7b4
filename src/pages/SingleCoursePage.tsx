import { SectionedCourse } from '../components/SectionedCourse.tsx';
import type { WithMedia } from '../media-slots.ts';
import type { CourseProps } from '../page-props.ts';
import { courseSections } from '../page-sections.ts';
import { useShell } from '../shell.tsx';

/** The page of a named course that ends with what participants say and the dates. */
export function SingleCoursePage(props: WithMedia<CourseProps>) {
  return (
    <SectionedCourse
      props={props}
      action={useShell().messages.course.registerNow}
      sections={courseSections['course-single']}
    />
  );
}
