// Finds what belongs to search words, as the catalogue finds courses.
import { searchIn, type SearchText } from '../catalogue/find/search-texts.ts';
import type { FoundPage, SearchIndex } from '../app/page-props.ts';

/** The kinds of what is found, in the order in which they are shown. */
export const KINDS = ['courses', 'pages', 'trainers', 'questions'] as const;

/** What was found, best first, by kind; `more` is how many courses there are besides. */
export interface Found extends Readonly<Record<(typeof KINDS)[number], readonly FoundPage[]>> {
  readonly more: number;
  /** The words that find nothing by themselves; empty where each finds something. */
  readonly missing: string;
}

/** How many of a kind are shown. */
const SHOWN = 6;

function finder<Item>(texts: readonly SearchText[], itemAt: (place: number) => Item): (q: string) => readonly Item[] {
  const search = searchIn(texts);
  return (q) => {
    const distanceAt = search(q);
    return texts
      .map((_, place) => ({ place, distance: distanceAt(place) ?? -1 }))
      .filter(({ distance }) => distance >= 0)
      .sort((a, b) => a.distance - b.distance || a.place - b.place)
      .map(({ place }) => itemAt(place));
  };
}

const pageFinder = (pages: readonly FoundPage[]) =>
  finder(
    pages.map(({ title }) => ({ title, others: [] })),
    (place) => pages[place] as FoundPage,
  );

const courseAt = ({ titles, slugs, addresses, address }: SearchIndex, place: number): FoundPage => ({
  title: titles[place] ?? '',
  to: addresses[place] ?? address.replace('{slug}', slugs[place] ?? ''),
});

/** The questions of pages, then those of courses. */
const questionsIn = (index: SearchIndex): readonly FoundPage[] => [
  ...index.questions,
  ...index.asked.map((title, i) => {
    const { title: course, to } = courseAt(index, index.askedOf[i] ?? -1);
    return { title, to: `${to}#questions`, course };
  }),
];

/** Returns a function from search words to what belongs to them, without words the first courses; texts are split once. */
export function searchSite(index: SearchIndex): (q: string) => Found {
  const { titles, keywords, teaching, labels, labelOf } = index;
  const courses = finder(
    titles.map((title, place) => ({
      title,
      others: [
        keywords[place] ?? '',
        teaching.values[teaching.places[place] ?? -1] ?? '',
        labels[labelOf[place] ?? -1] ?? '',
      ],
    })),
    (place) => courseAt(index, place),
  );
  const [pages, trainers, questions] = [index.pages, index.trainers, questionsIn(index)].map(pageFinder);
  const isMissing = (word: string): boolean =>
    [courses, pages, trainers, questions].every((find) => find?.(word).length === 0);
  const all = titles.map((_, place) => courseAt(index, place));
  return (q) => {
    const isAsked = q.trim() !== '';
    const found = isAsked ? courses(q) : all;
    const few = (find: typeof pages): readonly FoundPage[] => (isAsked ? (find?.(q) ?? []).slice(0, SHOWN) : []);
    return {
      missing: found.length > 0 ? '' : q.split(/\s+/).filter(isMissing).join(' '),
      courses: found.slice(0, SHOWN),
      pages: few(pages),
      trainers: few(trainers),
      questions: few(questions),
      more: Math.max(0, found.length - SHOWN),
    };
  };
}
