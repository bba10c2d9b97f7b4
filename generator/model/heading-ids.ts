// The fragments by which links reach the headings of a text. The page writes them and the check of links knows them,
// both from here, so that they cannot differ.
import type { SectionsPage } from '../../schemas/types.ts';
import { takenIds } from '../../src/catalogue/group-id.ts';
import { freeName } from '../base/objects.ts';

/** Returns the words of a heading in Markdown, without its marks and the targets of its links. */
export const headingWords = (markdown: string): string =>
  markdown.replace(/!?\[([^\]]*)\](?:\([^)]*\)|\[[^\]]*\])/g, '$1').replace(/[`*~\\]|\b_+|_+\b/g, '');

/** Letters and digits of any script, and single hyphens; Latin letters without accents. */
const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/(?<=\p{Script=Latin})\p{Mn}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Returns an id for each heading of a text, in their order, as Markdown without the signs #. The same heading has the
 * same id as long as no heading with the same words is added before it.
 * @example headingIds(['Your **rights**', 'Your rights']) // ['your-rights', 'your-rights-2']
 */
export function headingIds(headings: readonly string[]): readonly string[] {
  const used = new Set(takenIds);
  return headings.map((heading) => {
    const slug = slugOf(headingWords(heading)) || 'section';
    const id = freeName(slug, (one) => used.has(one));
    used.add(id);
    return id;
  });
}

// The fragments of the sections of a page. The page has them and the check of links knows them, both from here.

type Section = SectionsPage['sections'][number];

/** What a section is called by: its own name, or its heading; that of the opening is the page's. */
function nameOf(section: Section): string | undefined {
  if (section.id !== undefined || section.type === 'hero') return section.id;
  return section.title ?? (section.type === 'video' ? section.video.title : undefined);
}

/** Returns the id of each section; undefined for those that have neither a name nor a heading. */
export function sectionIds(sections: readonly Section[]): readonly (string | undefined)[] {
  const named = sections.filter((section) => nameOf(section) !== undefined);
  // Those that the author chose come first, so that a heading never takes one of them.
  const ordered = [...named.filter(({ id }) => id !== undefined), ...named.filter(({ id }) => id === undefined)];
  const ids = headingIds(ordered.map((section) => nameOf(section) ?? ''));
  const idOf = new Map(ordered.map((section, i) => [section, ids[i]]));
  return sections.map((section) => idOf.get(section));
}
