import { SectionedCourse } from './SectionedCourse.tsx';
import type { WithMedia } from '../app/media-slots.ts';
import type { CourseProps } from './course-props.ts';
import { courseSections } from '../app/page-sections.ts';
import { useShell } from '../app/shell.tsx';

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
