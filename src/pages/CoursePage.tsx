import { SectionedCourse } from '../components/SectionedCourse.tsx';
import type { CourseProps } from '../page-props.ts';
import { courseSections } from '../page-sections.ts';
import { useShell } from '../shell.tsx';

/** The page of a named course in the shared design. */
export function CoursePage(props: CourseProps) {
  return (
    <SectionedCourse
      props={props}
      action={useShell().messages.course.enrollNow}
      sections={courseSections['course-standard']}
    />
  );
}
