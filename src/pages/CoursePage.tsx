import type { SectionName } from '../components/course-sections.tsx';
import { SectionedCourse } from '../components/SectionedCourse.tsx';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

const sections: readonly SectionName[] = [
  'objectives',
  'about',
  'key-facts',
  'curriculum',
  'features',
  'sessions',
  'reviews',
];

/** The page of a named course in the shared design. */
export function CoursePage(props: CourseProps) {
  return <SectionedCourse props={props} action={useShell().messages.course.enrollNow} sections={sections} />;
}
