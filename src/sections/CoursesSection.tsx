import { columnsFor } from '../components/CardGrid.tsx';
import { CourseGrid } from '../components/CourseGrid.tsx';
import type { SectionOf } from '../page-props.ts';
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
