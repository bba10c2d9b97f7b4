// Searches ten thousand courses while a visitor types: their words are split once, and cards are created only for the
// courses that are shown.
import type { Category, CourseCard } from '../../course/course-props.ts';
import type { ShortPrice } from '../../sessions/session-props.ts';
import type { Picture } from '../../media/media-props.ts';
import type { CatalogueIndex, SharedColumn } from '../catalogue-props.ts';
import { courseFilter, type FilteredCourse } from '../find/filter-courses.ts';

const at = ({ values, places }: SharedColumn<string>, place: number): string => values[places[place] ?? -1] ?? '';

interface PlaceInGroup extends Pick<CourseCard, 'category' | 'subcategory'> {
  /** The index of a course within its subcategory, from 0. */
  readonly place: number;
}

function groupAt({ groups }: CatalogueIndex, place: number): PlaceInGroup {
  let end = 0;
  const group = groups.find(({ count }) => (end += count) > place);
  const { category = '', subcategory = '', count = 0 } = group ?? {};
  return { category, subcategory, place: place - (end - count) };
}

function coverAt(
  { picture, covers }: CatalogueIndex,
  { category, subcategory, place }: PlaceInGroup,
): Picture | undefined {
  if (!picture) return undefined;
  const src = picture.src
    .replace('{category}', category || '-')
    .replace('{subcategory}', subcategory || '-')
    .replace('{number}', String((place % covers) + 1));
  return { ...picture, src };
}

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
  const group = groupAt(index, place);
  const reviewCount = index.reviewCounts[place] ?? null;
  const picture = index.pictures[place] ?? coverAt(index, group);
  return {
    slug,
    ...titled,
    address: index.addresses[place] ?? index.address.replace('{slug}', slug),
    ...known('label', at(index.labels, place)),
    category: group.category,
    subcategory: group.subcategory,
    ...known('rating', index.ratings[place]),
    ...(reviewCount === null ? {} : { reviewCount }),
    ...known('duration', at(index.durations, place)),
    ...priceAt(index, place),
    ...(picture && { picture }),
    nextDays: (index.nextDays[place] ?? []).flatMap((day) => index.days[day] ?? []),
  };
}

/** The courses of a large catalogue, by their index in catalogue order. */
export type CourseIndex = ReturnType<typeof courseIndex>;

function filteredCourses(index: CatalogueIndex): readonly FilteredCourse[] {
  const { titles, labels, keywords, teaching, groups, prices, durations, days, nextDays } = index;
  const groupOfEach = groups.flatMap(({ count, ...group }) => Array.from({ length: count }, () => group));
  return groupOfEach.map((group, place) => ({
    ...group,
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
export function courseIndex(data: CatalogueIndex, categories: readonly Category[]) {
  const courses = filteredCourses(data);
  const cards = new Map<number, CourseCard>();
  return {
    cardAt(place: number) {
      const card = cards.get(place) ?? cardAt(data, place);
      cards.set(place, card);
      return card;
    },
    /** Returns the courses that meet every criterion. */
    find: courseFilter({ ...data, courses, categories }),
  };
}
