import { columnsFor } from '../ui/CardGrid.tsx';
import { CourseGrid } from '../catalogue/CourseGrid.tsx';
import type { SectionOf } from '../app/page-props.ts';
import { Band, LinkBeside } from './Band.tsx';

/** Courses as cards. */
export function CoursesSection(section: SectionOf<'courses'>) {
  const { courses, link } = section;
  return (
    <Band section={section} aside={link && <LinkBeside link={link} />}>
      <CourseGrid courses={courses} columns={columnsFor(courses.length, 3)} />
    </Band>
  );
}
