// The catalogue page: all courses, or, if there are many, a first screenful with an index for the browser and lists by
// subject.
import type { CataloguePage } from '../../../schemas/types.ts';
import type { Page } from '../../../src/app/page.ts';
import type { CountedCategory } from '../../../src/catalogue/catalogue-props.ts';
import { groupBy } from '../../base/objects.ts';
import type { LinkedSite } from '../../model/content.ts';
import type { PlannedText } from '../../model/planned.ts';
import { catalogueIndex, indexFile } from './catalogue-index.ts';
import { courseLists } from '../course/course-lists.ts';
import { catalogueFacets } from './facets.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** The maximum number of courses on one page: on a phone, their cards are fifty screens. */
const WHOLE = 48;

/** How many cards the HTML of a large catalogue contains; on a phone, those of a category are side by side. */
const SCREENFUL = 24;

/** How many it contains where they are not by category: four rows on a large screen, and one step of the browser's. */
const FIRST = 12;

/** Returns whether a catalogue is too large for one page. */
export const isLarge = ({ courses }: LinkedSite): boolean => courses.length > WHOLE;

/** How many cards a category has in the overview: one or two rows on a large screen. */
const ROW = 3;

/** Returns the courses whose cards are in the HTML of the catalogue: of a large one the first, or those of each category. */
export function coursesInHtml(site: LinkedSite): LinkedSite['courses'] {
  const { courses, categories } = site;
  if (!isLarge(site)) return courses;
  if (categories.length <= 1) return courses.slice(0, FIRST);
  const each = ROW * (2 * ROW * categories.length <= SCREENFUL ? 2 : 1);
  const byCategory = groupBy(courses, ({ category }) => category);
  return [...byCategory.values()].flatMap((some) => some.slice(0, each)).slice(0, SCREENFUL);
}

function listsByCategory(context: SiteContext): (category: string) => CountedCategory['lists'] {
  const firsts = courseLists(context).filter(({ current }) => current === 0);
  const byCategory = groupBy(firsts, ({ category }) => category);
  return (category) =>
    (byCategory.get(category) ?? []).map(({ name, pages, all }) => ({
      label: name,
      to: pages[0] ?? '/',
      count: all.length,
    }));
}

/** How many courses a category has: one that is in several of its subcategories counts once. */
function countIn(category: string, { order }: SiteContext): number {
  const lists = order.lists.filter((list) => list.category === category);
  return new Set(lists.flatMap(({ courses }) => courses.map(({ course }) => course.slug))).size;
}

/** Returns the catalogue page with the props of its template. */
export function cataloguePage(words: CataloguePage, context: SiteContext): Page {
  const { site, cardOf } = context;
  const { choices } = catalogueFacets(context);
  if (!isLarge(site))
    return {
      template: 'catalogue',
      props: { words, categories: site.categories, ...catalogueIndex(context), ...choices },
    };
  const listsOf = listsByCategory(context);
  return {
    template: 'catalogue-large',
    props: {
      words,
      categories: site.categories.map((category) => ({
        ...category,
        count: countIn(category.id, context),
        lists: listsOf(category.id),
      })),
      ...(site.categories.length === 0 ? { lists: listsOf('') } : {}),
      ...choices,
      courses: coursesInHtml(site).map(cardOf),
      count: site.courses.length,
      indexFile: `/${indexFile(context).file}`,
    },
  };
}

/** Returns the file with the index of a large catalogue; none for a small one. */
export const catalogueFiles = (context: SiteContext): readonly PlannedText[] =>
  isLarge(context.site) ? [indexFile(context)] : [];
