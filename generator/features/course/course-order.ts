// Looks up courses by their position in the catalogue without iterating over all of them for each course.
import type { Course } from '../../../schemas/types.ts';
import { groupBy } from '../../base/objects.ts';
import { type CatalogueGroup, groupKey, standardLevels } from '../../model/catalogue.ts';
import type { LinkedCourse, LinkedSite } from '../../model/content.ts';
import type { SharedSite } from '../shell/page-context.ts';

// The six levels of the format are words of the messages, so that a provider can translate them; a provider's own levels
// are shown as they are written.

/** Returns the levels of a course in words. */
export function levelTexts(
  { level = [] }: Pick<Course, 'level'>,
  { messages }: Pick<SharedSite, 'messages'>,
): readonly string[] {
  return [level].flat().map((word) => {
    const key = standardLevels.get(word);
    return key === undefined ? word : messages.course.levels[key];
  });
}

/** The courses of a subcategory, or of a category itself, in catalogue order. */
export interface GroupWithCourses extends CatalogueGroup {
  readonly courses: readonly LinkedCourse[];
}

/** Lookups in the catalogue. */
export interface CourseOrder {
  /** Each course at its main place only, in catalogue order. */
  readonly groups: readonly GroupWithCourses[];
  /** The courses at all of their places, in catalogue order. */
  readonly lists: readonly GroupWithCourses[];
  courseOf(slug: string): LinkedCourse | undefined;
  /** Returns the index of a course within its subcategory, from 0. */
  placeOf(linked: LinkedCourse): number;
  /**
   * Returns the courses that the course names itself. Where it names none, the next ones of the same subcategory,
   * wrapping around at its end; then others of the same category.
   * Each course is thus shown on few other pages, and only those have to be rendered again when it changes.
   */
  relatedTo(linked: LinkedCourse): readonly LinkedCourse[];
}

/** How many related courses a course page shows. */
const RELATED = 3;

/** Adds the further places of courses to groups with their main ones. */
function listsOf(
  groups: Iterable<GroupWithCourses>,
  { categories, furtherPlaces }: LinkedSite,
  courseOf: CourseOrder['courseOf'],
) {
  const lists = new Map(Array.from(groups, (group) => [groupKey(group), { ...group, courses: [...group.courses] }]));
  for (const { slug, at, category, subcategory } of furtherPlaces) {
    const linked = courseOf(slug);
    const group = { category, subcategory };
    const list = lists.get(groupKey(group)) ?? { ...group, courses: [] };
    lists.set(groupKey(group), list);
    if (linked) list.courses.splice(at, 0, linked);
  }
  const inOrder = categories.flatMap(({ id, subcategories }) => [
    groupKey({ category: id, subcategory: '' }),
    ...subcategories.map((subcategory) => groupKey({ category: id, subcategory: subcategory.id })),
  ]);
  return ['/', ...inOrder].flatMap((key) => lists.get(key) ?? []);
}

/** Creates the lookups of a site's courses. */
export function courseOrder(site: LinkedSite): CourseOrder {
  const groups = new Map<string, GroupWithCourses & { readonly courses: LinkedCourse[] }>();
  const places = new Map<string, { readonly linked: LinkedCourse; readonly place: number }>();
  for (const linked of site.courses) {
    const { category, subcategory } = linked;
    const group = groups.get(groupKey(linked)) ?? { category, subcategory, courses: [] };
    groups.set(groupKey(linked), group);
    places.set(linked.course.slug, { linked, place: group.courses.length });
    group.courses.push(linked);
  }
  const byCategory = groupBy(groups.values(), ({ category }) => category);
  const placeOf = ({ course }: LinkedCourse): number => places.get(course.slug)?.place ?? -1;
  /** The first courses of its category that are not in its subcategory. */
  const farFrom = ({ category, subcategory }: LinkedCourse): readonly LinkedCourse[] =>
    (byCategory.get(category) ?? [])
      .filter((group) => group.subcategory !== subcategory)
      .flatMap(({ courses: far }) => far.slice(0, RELATED));
  const courseOf = (slug: string): LinkedCourse | undefined => places.get(slug)?.linked;
  const own = [...groups.values()];
  return {
    groups: own,
    lists: site.furtherPlaces.length === 0 ? own : listsOf(own, site, courseOf),
    courseOf,
    placeOf,
    relatedTo: (linked) => {
      if (linked.course.related) return linked.course.related.flatMap((slug) => places.get(slug)?.linked ?? []);
      const group = groups.get(groupKey(linked))?.courses ?? [];
      const place = placeOf(linked);
      const next = [...group.slice(place + 1, place + 1 + RELATED), ...group.slice(0, Math.min(place, RELATED))];
      return [...next, ...(next.length < RELATED ? farFrom(linked) : [])].slice(0, RELATED);
    },
  };
}
