// Pages made of sections, in the order of their author. A section without anything to show leaves no trace.
import type { SectionsPage } from '../../../schemas/types.ts';
import type { AnySection, Page, SectionContents, SectionHead, SectionType } from '../../../src/app/page-props.ts';
import { dropUndefined } from '../../base/drop-undefined.ts';
import { sectionIds } from '../../model/section-ids.ts';
import { mediaOf, videoData } from '../pictures/page-media.ts';
import { questionsData } from './questions.ts';
import { sectionPlanners, type Written, type WrittenOf } from './section-planners.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** The grounds of sections that do not have that of the page. */
const tones: Partial<Record<SectionType, SectionHead['tone']>> = {
  figures: 'sea',
  steps: 'sea',
  stories: 'sand',
  map: 'sand',
  call: 'sand',
};

/** A section as it is written, with its place. */
interface Placed {
  readonly section: Written;
  readonly id: string | undefined;
}

function contentsOf<T extends SectionType>(section: WrittenOf<T>, context: SiteContext) {
  const plan: (section: WrittenOf<T>, context: SiteContext) => SectionContents[T] | undefined =
    sectionPlanners[section.type as T];
  return plan(section, context);
}

/** A section ready to be shown; undefined where it has nothing to show. */
function planned({ section, id }: Placed, context: SiteContext): AnySection | undefined {
  const contents = contentsOf(section, context);
  if (!contents) return undefined;
  const { type, title, intro } = section;
  const shown: object = { type, ...dropUndefined({ id, title, intro }), ...contents };
  // The contents are those of the type, by which they were looked up.
  return shown as AnySection;
}

/** Sections with their grounds: two that follow each other do not share one that is not the page's. */
function inTones(sections: readonly AnySection[]): readonly AnySection[] {
  let before: SectionHead['tone'];
  return sections.map((section) => {
    const own = tones[section.type];
    const tone = own === before && own === 'sand' ? undefined : own;
    before = tone;
    return tone === undefined ? section : { ...section, tone };
  });
}

/** Pictures beside texts take turns, and the first opening has the heading of the page. */
function inTurn(sections: readonly AnySection[], written: SectionsPage): readonly AnySection[] {
  let side: 'start' | 'end' = 'start';
  return sections.map((section, place) => {
    if (section.type === 'hero') {
      const isFirst = place === 0;
      return { ...section, isFirst, ...(isFirst ? { title: section.title ?? written.title } : {}) };
    }
    if (section.type !== 'picture-text') return section;
    const chosen = section.side ?? (side === 'start' ? 'end' : 'start');
    side = chosen;
    return { ...section, side: chosen };
  });
}

/** Returns a page made of sections. */
export function sectionsPage(words: SectionsPage, context: SiteContext): Page {
  const { title, eyebrow, intro } = words;
  const ids = sectionIds(words.sections);
  const sections = words.sections.flatMap((section, i) => planned({ section, id: ids[i] }, context) ?? []);
  return {
    template: 'sections',
    props: { title, ...dropUndefined({ eyebrow, intro }), sections: inTones(inTurn(sections, words)) },
  };
}

/** Returns what search engines read of its sections. */
export function sectionsData({ sections }: SectionsPage, context: SiteContext): readonly object[] {
  const questions = sections.flatMap((section) => (section.type === 'questions' ? section.questions : []));
  const videos = sections.flatMap((section) => {
    if (section.type !== 'video') return [];
    return videoData(section, mediaOf({ video: section.video }, context).video?.still, context);
  });
  return [...videos, ...questionsData(questions, context)];
}
