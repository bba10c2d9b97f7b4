// The catalogue page: all courses, or, if there are many, a first screenful with an index for the browser and lists by
// subject.
import type { CataloguePage } from '../../schemas/types.ts';
import type { CountedCategory, Page } from '../../src/page-props.ts';
import type { LinkedSite } from '../model/content.ts';
import type { PlannedText } from '../model/planned.ts';
import { indexFile, keywordsOf } from './catalogue-index.ts';
import { courseLists } from './course-lists.ts';
import type { SiteContext } from './site-context.ts';

/**
 * The maximum number of courses on one page: their cards are 0.5 MB of HTML, and a slow phone hydrates them in a
 * second.
 */
const WHOLE = 200;

/**
 * How many cards the HTML of a large catalogue contains: eight rows on a large screen, and one step of the browser's.
 */
const SCREENFUL = 24;

/** Returns whether a catalogue is too large for one page. */
export const isLarge = ({ courses }: LinkedSite): boolean => courses.length > WHOLE;

/** Returns the courses whose cards are in the HTML of the catalogue. */
export const coursesInHtml = (site: LinkedSite): LinkedSite['courses'] =>
  isLarge(site) ? site.courses.slice(0, SCREENFUL) : site.courses;

function countedCategories(context: SiteContext): readonly CountedCategory[] {
  const firsts = courseLists(context).filter(({ current }) => current === 0);
  return context.site.categories.map((category) => {
    const lists = firsts
      .filter((list) => list.category === category.id)
      .map(({ name, pages, shelf }) => ({ label: name, to: pages[0] ?? '/', count: shelf.length }));
    return { ...category, count: lists.reduce((sum, { count }) => sum + count, 0), lists };
  });
}

/** Returns the catalogue page with the props of its template. */
export function cataloguePage(words: CataloguePage, context: SiteContext): Page {
  const { site, cardOf } = context;
  const courses = coursesInHtml(site).map(cardOf);
  if (!isLarge(site))
    return {
      template: 'catalogue',
      props: { words, categories: site.categories, courses, keywords: keywordsOf(site) },
    };
  return {
    template: 'catalogue-large',
    props: {
      words,
      categories: countedCategories(context),
      courses,
      count: site.courses.length,
      indexFile: `/${indexFile(context).file}`,
    },
  };
}

/** Returns the file with the index of a large catalogue; none for a small one. */
export const catalogueFiles = (context: SiteContext): readonly PlannedText[] =>
  isLarge(context.site) ? [indexFile(context)] : [];
