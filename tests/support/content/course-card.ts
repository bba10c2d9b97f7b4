// Cards for tests that depend on only a few of their fields.
import type { CourseCard } from '../../../src/course/course-props.ts';

/** Returns the card of a course. */
export function courseCard(wanted: Partial<CourseCard> & Pick<CourseCard, 'slug'>): CourseCard {
  return {
    id: 1,
    title: wanted.slug,
    address: `/courses/${wanted.slug}`,
    label: 'Label',
    category: 'technical',
    subcategory: 'quality',
    rating: 4.8,
    reviewCount: 0,
    duration: '8 Hours',
    picture: { src: '', alt: '', width: 16, height: 9 },
    nextDays: [],
    ...wanted,
  };
}
