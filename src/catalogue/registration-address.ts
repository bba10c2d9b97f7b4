// The registration form prefills itself from the query; this is the one place where cards write that query.
import type { CourseCard } from '../page-props.ts';

/** Returns the address of the registration with the course's title and duration in the query. */
export function registrationAddress(course: Pick<CourseCard, 'title' | 'duration'>): string {
  return `/register?${new URLSearchParams({ course: course.title, duration: course.duration }).toString()}`;
}
