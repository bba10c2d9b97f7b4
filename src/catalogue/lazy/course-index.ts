// Searches ten thousand courses while a visitor types: their words are split once, and cards are created only for the
// courses that are shown.
import type { CatalogueIndex, Category, CourseCard, SharedColumn } from '../../app/page-props.ts';
import { cardAt } from '../find/card-at.ts';
import { courseFilter, type Filter, type FilteredCourse, type FoundCourse } from '../find/filter-courses.ts';

/** The courses of a large catalogue, by their index in catalogue order. */
export interface CourseIndex {
  cardAt(place: number): CourseCard;
  /** Returns the courses that meet every criterion, ordered as by `courseFilter`. */
  find: Filter<FoundCourse>;
}

function filteredCourses(index: CatalogueIndex): readonly FilteredCourse[] {
  const { titles, labels, keywords, teaching, shelves, prices, durations, days, nextDays } = index;
  const placesOnShelves = shelves.flatMap(({ count, ...shelf }) => Array.from({ length: count }, () => shelf));
  const valueAt = ({ values, places }: SharedColumn<string>, place: number): string =>
    values[places[place] ?? -1] ?? '';
  return placesOnShelves.map((shelf, place) => ({
    ...shelf,
    title: titles[place] ?? '',
    label: valueAt(labels, place),
    teaching: valueAt(teaching, place),
    keywords: keywords[place] ?? '',
    price: valueAt(prices, place),
    duration: valueAt(durations, place),
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
