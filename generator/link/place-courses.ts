import type { Course } from '../../schemas/types.ts';
import type { Entries, LinkedCourse } from '../model.ts';
import { mainAddress, numericAddress } from './addresses.ts';

/** A place in the catalogue, with the pointer that finds it in catalogue.yaml. */
export interface Listing {
  readonly slug: string;
  readonly category: string;
  readonly subcategory: string;
  readonly pointer: string;
}

/** Every course reference of the catalogue, in order. */
export function listingsOf(entries: Entries): readonly Listing[] {
  const categories = entries.catalogue[0]?.data.categories ?? [];
  return categories.flatMap((category, c) =>
    category.subcategories.flatMap((subcategory, s) =>
      subcategory.courses.map((slug, i) => ({
        slug,
        category: category.id,
        subcategory: subcategory.id,
        pointer: `/categories/${c}/subcategories/${s}/courses/${i}`,
      })),
    ),
  );
}

/** The valid courses in catalogue order; of those that share a number, the first has the numeric address. */
export function placeCourses(entries: Entries): readonly LinkedCourse[] {
  const bySlug = new Map<string, Course>(entries.course.map(({ data }) => [data.slug, data]));
  const usedIds = new Set<number>();
  return listingsOf(entries).flatMap(({ slug, category, subcategory }) => {
    const course = bySlug.get(slug);
    if (!course) return [];
    bySlug.delete(slug);
    const isFirst = !usedIds.has(course.id);
    usedIds.add(course.id);
    const placed = { course, category, subcategory, address: mainAddress(course) };
    return [isFirst ? { ...placed, numericAddress: numericAddress(course.id) } : placed];
  });
}
