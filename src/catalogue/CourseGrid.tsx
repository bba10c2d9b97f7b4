import type { CourseCard as Course } from '../app/page-props.ts';
import { CardGrid } from '../ui/CardGrid.tsx';
import { CourseCard } from './CourseCard.tsx';

export interface CourseGridProps {
  readonly courses: readonly Course[];
  readonly columns?: 2 | 3 | 4;
  /** The first courses are shown larger. */
  readonly hasLead?: boolean;
}

/** Courses as cards, in the order given. */
export function CourseGrid({ courses, columns = 3, hasLead = false }: CourseGridProps) {
  return (
    <CardGrid columns={columns} hasLead={hasLead}>
      {courses.map((course) => (
        <CourseCard key={course.slug} course={course} />
      ))}
    </CardGrid>
  );
}
