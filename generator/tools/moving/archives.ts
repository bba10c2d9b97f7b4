// The lists that WordPress and its plugins make of entries and categories, which no export has: where their addresses lead.
import { decodedPart } from '../../base/decoded.ts';
import { lineOf, note, redirectTo, type Target } from './found.ts';
import { toLine } from './html-to-markdown.ts';
import { type Entry, keyOf, type Term, typeOf, type WordPress } from './read-wxr.ts';

const COURSES =
  /(?:^|[^\p{L}])(?:courses|classes|trainings|workshops|seminars|\p{L}*kurse|kursangebote?|\p{L}*seminare|\p{L}*lehrg[aä]nge|\p{L}*schulungen|\p{L}*bildungen|formations|stages|nos cours|cursos|corsi|(?:ال)?دورات)(?:$|[^\p{L}])|^(?:course|training|kurs|seminar|formation|cours)$/iu;

/** Types of entries that plugins for courses make. */
export const courseTypes = /^(?:[a-z]+[-_])?(?:courses?|kurse?|seminare?|formations?|trainings?|workshops?)$/;

/** Whether words name courses, and not one of them. */
export const isOfCourses = (...words: readonly string[]): boolean =>
  words.some((word) => COURSES.test(word.replaceAll('-', ' ')));

/** Addresses that plugins translate, by the languages of sites. */
const bases: Readonly<Record<string, readonly string[]>> = {
  de: ['/veranstaltungen/kategorie', '/produkt-kategorie', '/produkt-schlagwort', '/veranstaltungen'],
  en: ['/events/category', '/product-category', '/product-tag', '/events'],
  fr: ['/evenements/categorie', '/categorie-produit', '/etiquette-produit', '/evenements'],
};

/** The lists that WordPress and its plugins make of terms, by their taxonomies; a number is one of those that are translated. */
const archives: readonly (readonly [domain: RegExp, base: string | number, to: Target])[] = [
  [/^category$/, '/category', 'news'],
  [/^post_tag$/, '/tag', 'news'],
  [/^tribe_events_cat$/, 0, 'schedule'],
  [/^product_cat$/, 1, 'catalogue'],
  [/^product_tag$/, 2, 'catalogue'],
  [/course.*cat/, '/course-category', 'catalogue'],
  [/course.*tag/, '/course-tag', 'catalogue'],
  [/^language$/, '', 'home'],
];

/** Returns the name of the first term of a sort, but for that of what has none; rather not of one for all courses. */
export function termOf({ terms }: Entry, sort: RegExp): string | undefined {
  const own = terms.filter(({ domain, slug }) => sort.test(domain) && slug !== 'uncategorized');
  return lineOf((own.find(({ name }) => !isOfCourses(name)) ?? own[0])?.name);
}

/** The slugs of a term and of all that it is below, the outermost first. */
function chainOf(term: Term, terms: ReadonlyMap<string, Term>): readonly string[] {
  const chain: Term[] = [];
  let next: Term | undefined = term;
  while (next && !chain.includes(next)) {
    chain.unshift(next);
    next = terms.get(keyOf({ domain: next.domain, slug: next.parent }));
  }
  return chain.map(({ slug }) => slug);
}

/** Lists what is said of terms. */
export function noteDescriptions({ found, terms }: WordPress): void {
  for (const { name, text = '' } of terms.values()) {
    const said = toLine(text);
    if (said !== '') note(found, 'Descriptions of categories are left out', lineOf(`${name}: ${said}`, 200));
  }
}

/** Redirects the addresses of lists. */
export function redirectArchives({ found, entries, terms, base: home }: WordPress): void {
  const codes = [...new Set(['en', found.site['language'] ?? ''])];
  const translated = codes.map((code) => bases[code]).filter((all) => all !== undefined);
  for (const term of terms.values()) {
    const [, base, to = 'home'] = archives.find(([domain]) => domain.test(term.domain)) ?? [];
    const own = typeof base === 'number' ? translated.map((all) => all[base]) : [base];
    const chain = chainOf(term, terms);
    // Some lists are below those that theirs is part of, others are not.
    const ends = term.slug === '' ? [] : [chain.join('/'), term.slug];
    const paths = own.flatMap((one) => (one === undefined ? [] : ends.map((end) => `${home}${one}/${end}/`)));
    redirectTo(found, paths, isOfCourses(term.name, ...chain.map(decodedPart)) ? 'catalogue' : to);
  }
  const events = translated.flatMap(([, , , at]) => [`${at}/`, `${at}/list/`, `${at}/month/`]);
  const lists: readonly (readonly [of: RegExp, paths: readonly string[], to: Target])[] = [
    [/^tribe_events$/, events, 'schedule'],
    [/^product$/, ['/shop/'], 'catalogue'],
    [courseTypes, ['/courses/'], 'catalogue'],
    [/^post$/, ['/feed/'], 'news'],
    [/^/, ['/'], 'home'],
  ];
  const known = lists.filter(([form]) => entries.some((one) => form.test(typeOf(one))));
  for (const [, paths, to] of known) for (const path of paths) redirectTo(found, [home + path], to);
}
