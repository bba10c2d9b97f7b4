import type { CatalogueIndex, CourseCard, Day, Picture, SharedColumn } from '../page-props.ts';

const at = ({ values, places }: SharedColumn<string>, place: number): string => values[places[place] ?? -1] ?? '';

function shelfAt({ shelves }: CatalogueIndex, place: number): Pick<CourseCard, 'category' | 'subcategory'> {
  let end = 0;
  const shelf = shelves.find(({ count }) => (end += count) > place);
  return { category: shelf?.category ?? '', subcategory: shelf?.subcategory ?? '' };
}

const named = (text: string, slug: string): string => text.replace('{slug}', slug);

function pictureAt({ picture, pictures }: CatalogueIndex, place: number, slug: string): Picture {
  return pictures[place] ?? { ...picture, src: named(picture.src, slug) };
}

const daysAt = ({ days, nextDays }: CatalogueIndex, place: number): readonly Day[] =>
  (nextDays[place] ?? []).flatMap((day) => days[day] ?? []);

// The value of a query as URLSearchParams writes it, without its name.
const inQuery = (text: string): string => new URLSearchParams({ q: text }).toString().slice(2);

/** Returns the card of the course at a place of the index, from 0. */
export function cardAt(index: CatalogueIndex, place: number): CourseCard {
  const slug = index.slugs[place] ?? '';
  const title = index.titles[place] ?? '';
  const price = at(index.prices, place);
  return {
    slug,
    title,
    address: index.addresses[place] ?? named(index.address, slug),
    label: at(index.labels, place),
    ...shelfAt(index, place),
    rating: index.ratings[place] ?? 0,
    reviewCount: index.reviewCounts[place] ?? 0,
    duration: at(index.durations, place),
    ...(price === '' ? {} : { price }),
    picture: pictureAt(index, place, slug),
    nextDays: daysAt(index, place),
    askTo: index.askTo.replace('{course}', () => inQuery(title)),
  };
}
