import type { RelatedCourse } from './course-props.ts';
import { CourseGrid } from '../catalogue/CourseGrid.tsx';
import { Section } from '../ui/Section.tsx';

export interface RelatedCoursesProps {
  readonly title: string;
  readonly courses: readonly RelatedCourse[];
}

/** Other courses of the same field; renders nothing if there are none. */
export function RelatedCourses({ title, courses }: RelatedCoursesProps) {
  if (courses.length === 0) return null;
  return (
    <div className="screen-only">
      <Section title={title} tone="sand">
        <CourseGrid courses={courses} />
      </Section>
    </div>
  );
}
