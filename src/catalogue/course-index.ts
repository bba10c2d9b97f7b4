// Searches ten thousand courses while a visitor types: what is sought in is folded once, and cards are made only for
// the courses that are shown.
import type { CatalogueIndex, Category, CourseCard } from '../page-props.ts';
import { cardAt } from './card-at.ts';
import { fold, type Criteria } from './filter-courses.ts';

/** The courses of a large catalogue, by their places in catalogue order. */
export interface CourseIndex {
  cardAt(place: number): CourseCard;
  /** The places of the courses that meet every criterion, as `filterCourses` does. */
  find(criteria: Criteria): readonly number[];
  /** How many of these places are in a category. */
  countIn(category: string, places: readonly number[]): number;
}

interface Shelf {
  readonly category: string;
  readonly subcategory: string;
  readonly from: number;
  readonly to: number;
}

function shelvesOf({ shelves }: CatalogueIndex): readonly Shelf[] {
  let end = 0;
  return shelves.map(({ category, subcategory, count }) => {
    const from = end;
    end += count;
    return { category, subcategory, from, to: end };
  });
}

/** Texts are folded together, which takes a tenth of the time; none has a line break. */
const foldAll = (texts: readonly string[]): readonly string[] => fold(texts.join('\n')).split('\n');

/** What is sought in of every course: title, label, category and subcategory. */
function searchTexts(data: CatalogueIndex, shelves: readonly Shelf[], categories: readonly Category[]): string[] {
  const titles = foldAll(data.titles);
  const labels = data.labels.values.map(fold);
  return shelves.flatMap(({ category, subcategory, from, to }) => {
    const group = categories.find(({ id }) => id === category);
    const subject = group?.subcategories.find(({ id }) => id === subcategory);
    const names = fold(`${group?.name ?? ''} ${subject?.name ?? ''}`);
    return titles
      .slice(from, to)
      .map((title, i) => `${title} ${labels[data.labels.places[from + i] ?? -1] ?? ''} ${names}`);
  });
}

/** Makes the index of a large catalogue. */
export function courseIndex(data: CatalogueIndex, categories: readonly Category[]): CourseIndex {
  const shelves = shelvesOf(data);
  const cards = new Map<number, CourseCard>();
  const texts = searchTexts(data, shelves, categories);
  return {
    cardAt(place) {
      const card = cards.get(place) ?? cardAt(data, place);
      cards.set(place, card);
      return card;
    },
    find({ q, category, subcategory }) {
      const words = fold(q).split(/\s+/).filter(Boolean);
      const places: number[] = [];
      for (const shelf of shelves) {
        if (category !== '' && shelf.category !== category) continue;
        if (subcategory !== '' && shelf.subcategory !== subcategory) continue;
        for (let place = shelf.from; place < shelf.to; place++)
          if (words.every((word) => texts[place]?.includes(word))) places.push(place);
      }
      return places;
    },
    countIn(category, places) {
      const own = shelves.filter((shelf) => shelf.category === category);
      return places.filter((place) => own.some(({ from, to }) => place >= from && place < to)).length;
    },
  };
}
