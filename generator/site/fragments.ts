// Which parts of a page a link can lead to, before there are any pages. What depends on texts that are not in memory is
// allowed here; the finished pages are read again.
import { courseSections, extraSections } from '../../src/app/page-sections.ts';
import { frameIds, groupId } from '../../src/catalogue/group-id.ts';
import { decoded } from '../base/decoded.ts';
import { once } from '../base/memoize.ts';
import { courseKind } from '../kinds/course.ts';
import { fieldOf, nameOfFile } from '../kinds/kind.ts';
import { pageAddress, pageKind } from '../kinds/page.ts';
import type { LinkedCourse, LinkedPage, SourceFile } from '../model/content.ts';
import type { Diagnostic, Location } from '../model/diagnostic.ts';
import { headingIds, sectionIds } from '../model/heading-ids.ts';
import { inspectMarkdown } from '../rules/inspect-markdown.ts';
import { unknownFragment } from '../rules/words/link.ts';
import { targetAddress } from './address-book.ts';
import type { LinkContext } from './link-context.ts';

type Fragments = readonly string[];

/** The parts of pages, as far as they are known. */
export type FragmentFinder = ReturnType<typeof fragmentFinder>;

/** What is asked for the parts of pages. */
export interface FragmentSource {
  readonly pages: readonly LinkedPage[];
  readonly courses: readonly LinkedCourse[];
  /** Undefined while the catalogue is broken. */
  readonly categories:
    | readonly { readonly id: string; readonly subcategories?: readonly { readonly id: string }[] }[]
    | undefined;
  /** Whether an address leads elsewhere. */
  readonly isRedirected: (address: string) => boolean;
}

function has(data: unknown, field: string): boolean {
  const value = fieldOf(data, field);
  return Array.isArray(value) ? value.length > 0 : value !== undefined;
}

function pageFragments(page: LinkedPage, { categories }: FragmentSource): Fragments | undefined {
  const { words } = page;
  // It has one for each session to come, whose names are not known here.
  if (words.template === 'registration') return undefined;
  const extras = extraSections.filter((field) => has(words, field));
  if (words.template === 'text')
    return [...headingIds(inspectMarkdown(words.text).headings.map(({ text }) => text)), ...extras];
  if (words.template === 'sections') return sectionIds(words.sections).filter((id) => id !== undefined);
  if (words.template !== 'catalogue') return extras;
  // Where there are many courses they are not grouped, and this stage does not know how many are many.
  return categories?.flatMap(({ id, subcategories = [] }) => [
    groupId(id),
    `${groupId(id)}-name`,
    ...subcategories.flatMap((subject) => [`${id}-${subject.id}`, `${id}-${subject.id}-name`]),
  ]);
}

/** The addresses of a course, each with its fragments. */
function courseFragments({ course, address, numericAddress }: LinkedCourse): readonly (readonly [string, Fragments])[] {
  const sectionsOf = (template: keyof typeof courseSections): Fragments =>
    courseSections[template].filter((id) => !(id === 'video' || id === 'documents') || has(course, id));
  const own = sectionsOf(`course-${course.page ?? 'standard'}`);
  return [
    ...[address, ...(course.aliases ?? [])].map((at) => [at, own] as const),
    ...(numericAddress === undefined || numericAddress === address
      ? []
      : [[numericAddress, sectionsOf('course-generic')] as const]),
  ];
}

/** Returns what a context knows of the parts of pages. */
export const fragmentSource = ({ pages, courses, entries, addresses }: LinkContext): FragmentSource => ({
  pages,
  courses,
  categories: entries.catalogue[0]?.data.categories,
  isRedirected: (address) => addresses.redirects.has(address),
});

/** Prepares finding the parts of pages. */
export function fragmentFinder(known: FragmentSource) {
  const { pages, courses } = known;
  const ofCourses = once(() => new Map(courses.flatMap(courseFragments)));
  const bySlug = once(() => new Map(courses.map((linked) => [linked.course.slug, linked])));
  const ownOf = (address: string): Fragments | undefined => {
    const page = pages.find((one) => one.address === address);
    return page ? pageFragments(page, known) : ofCourses().get(address);
  };
  return {
    /** The fragments of the page at an address; undefined where they are not known. */
    at: (address: string): Fragments | undefined => {
      // Where a redirect leads is its own affair.
      const own = known.isRedirected(address) ? undefined : ownOf(address);
      return own && [...own, ...frameIds];
    },
    /** The addresses of the pages that show the texts of a file. */
    pagesOf: (source: SourceFile): readonly string[] => {
      if (source.kind === pageKind.name) return [pageAddress(source)];
      const linked = source.kind === courseKind.name ? bySlug().get(nameOfFile(source.file)) : undefined;
      return linked ? courseFragments(linked).map(([address]) => address) : [];
    },
  };
}

// Whether a link leads to a part of a page that is there.

/** The fragments that a person would link to: not those of every page, nor that of a heading or tab beside its part. */
function worthwhile(ids: readonly string[]): readonly string[] {
  const own = ids.slice(0, -frameIds.length);
  return own.filter((id) => !own.includes(id.replace(/^tab-|-name$/, '')) || !/^tab-|-name$/.test(id));
}

/** Returns what is wrong with the fragment of a link whose page is there: at most one problem. */
export function checkFragment(
  { target, source }: { readonly target: string; readonly source: SourceFile },
  finder: FragmentFinder,
  at: () => Location,
): readonly Diagnostic[] {
  const hash = target.indexOf('#');
  const fragment = hash === -1 ? '' : decoded(target.slice(hash + 1));
  if (fragment === '') return [];
  const addresses = hash === 0 ? finder.pagesOf(source) : [targetAddress(target) ?? ''];
  const lost = addresses.find((address) => finder.at(decoded(address))?.includes(fragment) === false);
  if (lost === undefined) return [];
  return [unknownFragment({ page: lost, fragment, known: worthwhile(finder.at(lost) ?? []), within: target }, at())];
}
