import type { SectionName } from '../components/course-sections.tsx';
import { SectionedCourse } from '../components/SectionedCourse.tsx';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

const sections: readonly SectionName[] = [
  'objectives',
  'about',
  'key-facts',
  'features',
  'curriculum',
  'stories',
  'sessions',
];

/** The page of a named course that ends with what participants say and the dates. */
export function SingleCoursePage(props: CourseProps) {
  return <SectionedCourse props={props} action={useShell().messages.course.registerNow} sections={sections} />;
}
