// The lists that WordPress and its plugins make of entries and categories, which no export has: where their addresses lead.
import { redirectTo, type Target } from './found.ts';
import { type Term, typeOf, type WordPress } from './read-wxr.ts';

const COURSES =
  /(?:^|[^\p{L}])(?:courses|classes|trainings|workshops|seminars|\p{L}*kurse|kursangebote?|\p{L}*seminare|\p{L}*lehrg[aä]nge|\p{L}*schulungen|\p{L}*bildungen|formations|stages|nos cours|cursos|corsi|(?:ال)?دورات)(?:$|[^\p{L}])|^(?:course|training|kurs|seminar|formation|cours)$/iu;

/** Types of entries that plugins for courses make. */
export const courseTypes =
  /^(?:sfwd-courses|lp_course|courses?|tutor_course|stm-courses|llms_course|kurse?|seminare?|formations?|trainings?|workshops?)$/;

/** Whether words name courses, and not one of them. */
export const isOfCourses = (...words: readonly string[]): boolean =>
  words.some((word) => COURSES.test(word.replaceAll('-', ' ')));

/** Addresses that plugins translate, by the languages of sites. */
const bases: Readonly<Record<string, readonly string[]>> = {
  de: ['/veranstaltungen/kategorie', '/produkt-kategorie', '/produkt-schlagwort', '/veranstaltungen'],
  en: ['/events/category', '/product-category', '/product-tag', '/events'],
  fr: ['/evenements/categorie', '/categorie-produit', '/etiquette-produit', '/evenements'],
};

/** The lists that WordPress and its plugins make of a term, by its taxonomy; a number is one of those that are translated. */
const archives: Readonly<Record<string, readonly [base: string | number, to: Target]>> = {
  category: ['/category', 'news'],
  post_tag: ['/tag', 'news'],
  tribe_events_cat: [0, 'schedule'],
  product_cat: [1, 'catalogue'],
  product_tag: [2, 'catalogue'],
  ...{ ld_course_category: ['/course-category', 'catalogue'], 'course-category': ['/course-category', 'catalogue'] },
  ...{ course_category: ['/course-category', 'catalogue'], language: ['', 'home'] },
};

/** Redirects the addresses of lists. */
export function redirectArchives(terms: readonly Term[], { found, entries, base: home }: WordPress): void {
  const translated = [...new Set(['en', found.site['language'] ?? ''])].flatMap((code) => [bases[code] ?? []]);
  for (const { domain, slug, name } of terms) {
    const [base, to = 'home'] = archives[domain] ?? [];
    const own = typeof base === 'number' ? translated.map((all) => all[base]) : [base];
    const paths = own.flatMap((one) => (one === undefined || slug === '' ? [] : `${home}${one}/${slug}/`));
    redirectTo(found, paths, isOfCourses(name, slug) ? 'catalogue' : to);
  }
  const events = translated.flatMap(([, , , at]) => [`${at}/`, `${at}/list/`, `${at}/month/`]);
  const lists: readonly (readonly [of: RegExp, paths: readonly string[], to: Target])[] = [
    [/^tribe_events$/, events, 'schedule'],
    [/^product$/, ['/shop/'], 'catalogue'],
    [courseTypes, ['/courses/'], 'catalogue'],
    [/^/, ['/'], 'home'],
  ];
  const known = lists.filter(([form]) => entries.some((one) => form.test(typeOf(one))));
  for (const [, paths, to] of known) for (const path of paths) redirectTo(found, [home + path], to);
}
