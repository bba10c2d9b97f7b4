// The fragments of the sections of a page. The page has them and the check of links knows them, both from here.
import type { SectionsPage } from '../../schemas/types.ts';
import { headingIds } from '../base/heading-ids.ts';

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
