// Which place in the catalogue each course has: the first where it is listed is its main one.
import { IN_FIRST_LANGUAGE } from '../../src/app/navigation/page-address.ts';
import type { MainAddresses } from '../../src/app/shell-props.ts';
import type { CourseFacts, Entries, Entry, LinkedCourse, SourceFile } from '../model/content.ts';
import {
  groupKey,
  type FurtherPlace,
  type LinkedCategory,
  type LinkedPart,
  type CatalogueGroup,
} from '../model/catalogue.ts';
import { courseAddress, mainAddress, numericAddress } from '../kinds/course.ts';
import { catalogueKind, categoryAddress } from '../kinds/offer.ts';

/** A place in the catalogue, with the pointer that finds it in catalogue.yaml. */
export interface Listing extends CatalogueGroup {
  readonly slug: string;
  readonly pointer: string;
}

/** Every course reference of the catalogue, in order: those of a category itself come before its subcategories. */
export function listingsOf(entries: Entries): readonly Listing[] {
  const listed = (courses: readonly string[] = [], group: CatalogueGroup, pointer: string): readonly Listing[] =>
    courses.map((slug, i) => ({ slug, ...group, pointer: `${pointer}/courses/${i}` }));
  const categories = entries.catalogue[0]?.data.categories ?? [];
  return categories.flatMap(({ id: category, courses, subcategories = [] }, c) => [
    ...listed(courses, { category, subcategory: '' }, `/categories/${c}`),
    ...subcategories.flatMap((subcategory, s) =>
      listed(subcategory.courses, { category, subcategory: subcategory.id }, `/categories/${c}/subcategories/${s}`),
    ),
  ]);
}

/** The courses of a site with their places. */
export interface PlacedCourses {
  /** In catalogue order; of those that share a number, the first has the numeric address. */
  readonly courses: readonly LinkedCourse[];
  readonly furtherPlaces: readonly FurtherPlace[];
}

/** What places are found in. */
export interface PlacesInput {
  readonly entries: Entries;
  readonly sources: readonly SourceFile[];
  /** The address of the catalogue, and where that differs in the first language, its address there. */
  readonly catalogue: string;
  readonly firstCatalogue?: string | undefined;
}

/** The places of all courses; without a catalogue, all courses are there by the names of their files. */
function placesIn({ entries, sources }: PlacesInput): readonly Pick<Listing, 'slug' | 'category' | 'subcategory'>[] {
  if (sources.some(({ kind }) => kind === catalogueKind.name)) return listingsOf(entries);
  return entries.course.map(({ data: { slug } }) => ({ slug, category: '', subcategory: '' }));
}

/** Returns a course with what its category and its subcategory say for all of their courses: search words, and a picture where it has none. */
function withGroupFacts({ catalogue }: Entries): (course: CourseFacts, group: CatalogueGroup) => CourseFacts {
  const { categories = [] } = catalogue[0]?.data ?? {};
  const byId = new Map(categories.map((one) => [one.id, { keywords: [], subcategories: [], ...one }] as const));
  return (course, { category, subcategory }) => {
    const parent = byId.get(category);
    if (!parent) return course;
    const own = parent.subcategories.find(({ id }) => id === subcategory)?.keywords ?? [];
    const image = course.image ?? (parent.picture && { ...parent.picture, alt: '' });
    const words = [...(course.keywords ?? []), ...parent.keywords, ...own];
    return { ...course, ...(image && { image }), ...(words.length > 0 && { keywords: words }) };
  };
}

function linker({
  catalogue,
  entries,
  firstCatalogue = catalogue,
}: PlacesInput): (entry: Entry<CourseFacts>, group: CatalogueGroup) => LinkedCourse {
  const usedIds = new Set<number>();
  const shelved = withGroupFacts(entries);
  return ({ data, source: { file, hash, isOriginal, slug } }, { category, subcategory }) => {
    const course = shelved(data, { category, subcategory });
    const own =
      slug === undefined
        ? mainAddress(isOriginal ? firstCatalogue : catalogue, course)
        : courseAddress(catalogue, slug);
    const address = isOriginal ? IN_FIRST_LANGUAGE + own.slice(1) : own;
    const placed = { course, file, hash, category, subcategory, address };
    // The number of a page that has it in place of a name leads to the name that a translation gives it.
    const isNamed = slug !== undefined && course.page === 'generic';
    if (isOriginal || isNamed || course.id === undefined || usedIds.has(course.id)) return placed;
    usedIds.add(course.id);
    return { ...placed, numericAddress: numericAddress(catalogue, course.id) };
  };
}

/** Returns the valid courses with their places in the catalogue. */
export function placeCourses(input: PlacesInput): PlacedCourses {
  const bySlug = new Map(input.entries.course.map((entry) => [entry.data.slug, entry]));
  const link = linker(input);
  const counts = new Map<string, number>();
  const courses = new Map<string, LinkedCourse>();
  const furtherPlaces: FurtherPlace[] = [];
  for (const { slug, category, subcategory } of placesIn(input)) {
    const entry = bySlug.get(slug);
    if (!entry) continue;
    const group = { category, subcategory };
    const at = counts.get(groupKey(group)) ?? 0;
    counts.set(groupKey(group), at + 1);
    if (courses.has(slug)) furtherPlaces.push({ slug, ...group, at });
    else courses.set(slug, link(entry, group));
  }
  return { courses: [...courses.values()], furtherPlaces };
}

const named = ({ id, formerly, name }: LinkedPart): LinkedPart => ({ id, ...(formerly && { formerly }), name });

/** Returns the categories and subcategories in which there are courses. */
export function categoriesWithCourses(
  entries: Entries,
  { courses, furtherPlaces, mainAddresses }: PlacedCourses & { readonly mainAddresses: MainAddresses },
): readonly LinkedCategory[] {
  const used = new Set([...courses, ...furtherPlaces].map(groupKey));
  const categories = entries.catalogue[0]?.data.categories ?? [];
  return categories.flatMap((category) => {
    const { id, subcategories = [] } = category;
    const address = categoryAddress(category, mainAddresses.catalogue);
    const has = (subcategory: string): boolean => used.has(groupKey({ category: id, subcategory }));
    const known = subcategories.filter((sub) => has(sub.id)).map(named);
    return known.length > 0 || has('')
      ? [{ ...named(category), ...(address === undefined ? {} : { address }), subcategories: known }]
      : [];
  });
}
