// The registration form prefills itself from the query; this is the one place where cards write that query.
import { fullTitle } from '../format.ts';
import type { CourseCard, MainAddresses } from '../page-props.ts';

/** Returns the address of the registration with the course's title and duration in the query. */
export function registrationAddress(
  { registration }: MainAddresses,
  course: Pick<CourseCard, 'title' | 'subtitle' | 'duration'>,
): string {
  return `${registration}?${new URLSearchParams({ course: fullTitle(course), duration: course.duration }).toString()}`;
}
