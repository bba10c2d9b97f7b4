// The texts for search engines of each page, and in which file an author would change it.
import { locate } from '../rules/locate.ts';
import { fieldOf } from '../kinds/kind.ts';
import { nearest } from '../rules/nearest.ts';
import type { SourceFile } from '../model/content.ts';
import { ownDescription, pageTitle, type TitleWords } from '../model/page-title.ts';
import type { LinkContext, SearchText } from './link-context.ts';

interface Titled {
  readonly address: string;
  readonly source: SourceFile;
  readonly title: string;
  /** Where the title is in the file, if not at its top. */
  readonly titlePointer?: string;
  readonly isCourse: boolean;
  readonly describesItself: boolean;
  readonly sharesTitle: boolean;
}

/** What is said of most pages. */
const usual = { isCourse: false, describesItself: true, sharesTitle: false };

function titledPages({
  entries,
  courses,
  pages,
  linkedEntries,
  categoryPages,
}: Pick<LinkContext, 'entries' | 'courses' | 'pages' | 'linkedEntries' | 'categoryPages'>): readonly Titled[] {
  const courseSource = new Map(entries.course.map(({ source, data }) => [data.slug, source]));
  const pageSource = new Map(entries.page.map(({ source }) => [source.file, source]));
  return [
    ...pages.flatMap(({ address, file, words }) => {
      const source = pageSource.get(file);
      const describesItself = ownDescription(words) !== undefined;
      return source ? [{ ...usual, address, source, title: words.title, describesItself }] : [];
    }),
    ...courses.flatMap(({ address, course: { slug, title, sharesTitle = false } }) => {
      const source = courseSource.get(slug);
      return source ? [{ ...usual, address, source, title, isCourse: true, sharesTitle }] : [];
    }),
    ...entries.catalogue.flatMap(({ source }) =>
      categoryPages.map(({ address, name: title, pointer }) => ({
        ...{ ...usual, address, source, title },
        titlePointer: `${pointer}/name`,
      })),
    ),
    ...linkedEntries.flatMap(({ kind, file, address, title }) => {
      const source = entries[kind]?.find((entry) => entry.source.file === file)?.source;
      return source ? [{ ...usual, address, source, title }] : [];
    }),
  ];
}

/** By the address of a page without texts: the entry of seo.yaml that is meant for it under a misspelt address. */
function misspeltEntries(titled: readonly Titled[], entries: readonly string[]): ReadonlyMap<string, string> {
  const pages = new Set(titled.map(({ address }) => address));
  const unmatched = entries.filter((entry) => !pages.has(entry));
  if (unmatched.length === 0) return new Map();
  const named = new Set(entries);
  const bare = new Set([...pages].filter((address) => !named.has(address)));
  return new Map(
    unmatched.flatMap((entry) => {
      const meant = nearest(entry, bare);
      return meant === undefined ? [] : [[meant, entry] as const];
    }),
  );
}

/** What titles are made with; undefined while seo.yaml or site.yaml is broken. */
export function titleWords({ entries, settings }: Pick<LinkContext, 'entries' | 'settings'>): TitleWords | undefined {
  const seo = entries.seo[0];
  if (!seo || !settings) return undefined;
  return { pattern: seo.data.titlePattern, name: settings.name, shortName: settings.shortName };
}

/** Returns the texts of all pages, those of content/pages first; none while seo.yaml or site.yaml is broken. */
export function searchTexts(context: Omit<LinkContext, 'searchTexts'>): readonly SearchText[] {
  const seo = context.entries.seo[0];
  const words = titleWords(context);
  if (!seo || !words) return [];
  const titled = titledPages(context);
  // A file that only has a pattern asks for no texts of pages.
  const isPattern = fieldOf(seo.source.data, 'pages') === undefined;
  const misspelt = misspeltEntries(titled, Object.keys(seo.data.pages));
  return titled.map(({ address, source, title, titlePointer = '/title', isCourse, describesItself, sharesTitle }) => {
    const entry = misspelt.get(address) ?? address;
    const texts = seo.data.pages[entry];
    const pointer = `/pages/${entry.replaceAll('/', '~1')}`;
    const isOwnTitle = texts?.title === undefined;
    return {
      address,
      title: pageTitle(texts?.title ?? title, words),
      titleAt: () => (isOwnTitle ? locate(source, titlePointer) : locate(seo.source, `${pointer}/title`)),
      description: texts?.description,
      descriptionAt: () => (texts ? locate(seo.source, `${pointer}/description`) : locate(source, titlePointer)),
      isCourse,
      describesItself: describesItself || isPattern,
      isOwnTitle,
      sharesTitle,
    };
  });
}
