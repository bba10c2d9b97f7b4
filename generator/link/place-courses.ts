import type { Entries, LinkedCourse } from '../model/content.ts';
import { mainAddress, numericAddress } from '../kinds/course.ts';

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
export function placeCourses(entries: Entries, catalogue: string): readonly LinkedCourse[] {
  const bySlug = new Map(entries.course.map((entry) => [entry.data.slug, entry]));
  const usedIds = new Set<number>();
  return listingsOf(entries).flatMap(({ slug, category, subcategory }) => {
    const entry = bySlug.get(slug);
    if (!entry) return [];
    const { data: course, source, outline } = entry;
    bySlug.delete(slug);
    const address = mainAddress(catalogue, course);
    const { file, hash } = source;
    const placed = { course, file, hash, outline, category, subcategory, address };
    if (course.id === undefined || usedIds.has(course.id)) return [placed];
    usedIds.add(course.id);
    return [{ ...placed, numericAddress: numericAddress(catalogue, course.id) }];
  });
}
