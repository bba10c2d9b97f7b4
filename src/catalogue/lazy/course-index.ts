// Searches ten thousand courses while a visitor types: their words are split once, and cards are created only for the
// courses that are shown.
import type { Category, CourseCard, NextDay, ShortPrice } from '../../course/course-props.ts';
import type { Picture } from '../../media/media-props.ts';
import type { CatalogueIndex, SharedColumn } from '../catalogue-props.ts';
import { courseFilter, type Filter, type FilteredCourse, type FoundCourse } from '../find/filter-courses.ts';

const at = ({ values, places }: SharedColumn<string>, place: number): string => values[places[place] ?? -1] ?? '';

interface ShelfPlace extends Pick<CourseCard, 'category' | 'subcategory'> {
  /** The index of a course within its subcategory, from 0. */
  readonly place: number;
}

function shelfAt({ shelves }: CatalogueIndex, place: number): ShelfPlace {
  let end = 0;
  const shelf = shelves.find(({ count }) => (end += count) > place);
  const { category = '', subcategory = '', count = 0 } = shelf ?? {};
  return { category, subcategory, place: place - (end - count) };
}

const named = (text: string, slug: string): string => text.replace('{slug}', slug);

function coverAt(
  { picture, covers }: CatalogueIndex,
  { category, subcategory, place }: ShelfPlace,
): Picture | undefined {
  if (!picture) return undefined;
  const src = picture.src
    .replace('{category}', category || '-')
    .replace('{subcategory}', subcategory || '-')
    .replace('{number}', String((place % covers) + 1));
  return { ...picture, src };
}

const daysAt = ({ days, nextDays }: CatalogueIndex, place: number): readonly NextDay[] =>
  (nextDays[place] ?? []).flatMap((day) => days[day] ?? []);

// A column has a value for every course; the card has those that say something.
function known<Name extends string, Value extends string | number>(name: Name, value: Value | undefined) {
  return (value ? { [name]: value } : {}) as Partial<Record<Name, Value>>;
}

function priceAt(index: CatalogueIndex, place: number): ShortPrice {
  const later = index.laterPrices[place];
  return {
    ...known('price', at(index.prices, place)),
    ...known('priceNote', index.priceNotes[place]),
    ...(later ? { laterPrices: later } : {}),
  };
}

/** Returns the card of the course at an index of the catalogue, from 0. */
export function cardAt(index: CatalogueIndex, place: number): CourseCard {
  const slug = index.slugs[place] ?? '';
  const title = index.titles[place] ?? '';
  const titled = { title, ...known('subtitle', index.subtitles[place]) };
  const shelf = shelfAt(index, place);
  const reviewCount = index.reviewCounts[place] ?? null;
  const picture = index.pictures[place] ?? coverAt(index, shelf);
  return {
    slug,
    ...titled,
    address: index.addresses[place] ?? named(index.address, slug),
    ...known('label', at(index.labels, place)),
    category: shelf.category,
    subcategory: shelf.subcategory,
    ...known('rating', index.ratings[place]),
    ...(reviewCount === null ? {} : { reviewCount }),
    ...known('duration', at(index.durations, place)),
    ...priceAt(index, place),
    ...(picture && { picture }),
    nextDays: daysAt(index, place),
  };
}

/** The courses of a large catalogue, by their index in catalogue order. */
export interface CourseIndex {
  cardAt(place: number): CourseCard;
  /** Returns the courses that meet every criterion, ordered as by `courseFilter`. */
  find: Filter<FoundCourse>;
}

function filteredCourses(index: CatalogueIndex): readonly FilteredCourse[] {
  const { titles, labels, keywords, teaching, shelves, prices, durations, days, nextDays } = index;
  const placesOnShelves = shelves.flatMap(({ count, ...shelf }) => Array.from({ length: count }, () => shelf));
  return placesOnShelves.map((shelf, place) => ({
    ...shelf,
    title: titles[place] ?? '',
    label: at(labels, place),
    teaching: at(teaching, place),
    keywords: keywords[place] ?? '',
    price: at(prices, place),
    duration: at(durations, place),
    days: (nextDays[place] ?? []).map((day) => days[day]?.iso ?? ''),
  }));
}

/** Creates the index of a large catalogue. */
export function courseIndex(data: CatalogueIndex, categories: readonly Category[]): CourseIndex {
  const courses = filteredCourses(data);
  const cards = new Map<number, CourseCard>();
  return {
    cardAt(place) {
      const card = cards.get(place) ?? cardAt(data, place);
      cards.set(place, card);
      return card;
    },
    find: courseFilter({ ...data, courses, categories }),
  };
}
