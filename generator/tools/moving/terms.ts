// The categories, tags and attributes of WordPress, and which of them say something of a course.
import { decodedPart } from '../../base/decoded.ts';
import { lineOf } from './found.ts';

/** A category, tag or attribute. */
export interface Term {
  readonly domain: string;
  readonly slug: string;
  readonly name: string;
  /** The slug of the term that it is below, if any. */
  readonly parent: string;
  readonly text?: string;
}

/** Returns what tells a term from all others. */
export const keyOf = ({ domain, slug }: Pick<Term, 'domain' | 'slug'>): string => `${domain} ${decodedPart(slug)}`;

/** Returns something with all that it is below, the nearest first; in a circle, each once. */
export function chainOf<One>(first: One, above: (one: One) => One | undefined): readonly One[] {
  const chain = new Set<One>();
  for (let next: One | undefined = first; next && !chain.has(next); next = above(next)) chain.add(next);
  return [...chain];
}

const COURSES =
  /(?:^|[^\p{L}])(?:courses|classes|trainings|workshops|seminars|\p{L}*kurse|kursangebote?|\p{L}*seminare|\p{L}*lehrg[aä]nge|\p{L}*schulungen|\p{L}*bildungen|formations|stages|nos cours|cursos|corsi|(?:ال)?دورات)(?:$|[^\p{L}])|^(?:course|training|kurs|seminar|formation|cours)$/iu;

/** Whether words name courses, and not one of them. */
export const isOfCourses = (...words: readonly string[]): boolean =>
  words.some((word) => COURSES.test(word.replaceAll('-', ' ')));

/** The category of what has none, as WordPress names it in several languages. */
const NO_CATEGORY =
  /^(?:un[ck]ategori|non-classe|allgemein$|genel$|s(?:in|em|enza)-categoria|geen-categorie|bez-|без-рубрики|غير-مصنف)/;

/** Whether a term says something of an entry. */
export const saysMore = ({ slug }: Term): boolean => !NO_CATEGORY.test(decodedPart(slug));

/** Returns the name of the first term of a sort; rather not of one for all courses. */
export function termOf({ terms }: { readonly terms: readonly Term[] }, sort: RegExp): string | undefined {
  const own = terms.filter((term) => sort.test(term.domain) && saysMore(term));
  return lineOf((own.find(({ name }) => !isOfCourses(name)) ?? own[0])?.name);
}
