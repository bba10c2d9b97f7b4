// Pages made of sections, in the order of their author. A section without anything to show leaves no trace.
import type { SectionsPage } from '../../../schemas/types.ts';
import type { Page } from '../../../src/app/page.ts';
import type { CourseCard } from '../../../src/course/course-props.ts';
import type { SessionRow } from '../../../src/sessions/session-props.ts';
import type { AnySection, SectionContents, SectionHead, SectionType } from '../../../src/sections/section-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import { sectionIds } from '../../model/heading-ids.ts';
import { mediaOf, videoData } from '../pictures/page-media.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { isToCome } from '../../../src/sessions/session-text.ts';
import { courseFilter } from '../../model/catalogue.ts';
import type { LinkedPage } from '../../model/content.ts';
import { pageForm } from '../forms/form-fields.ts';
import { mediaPicture } from '../pictures/picture-variants.ts';
import { cardsOf, figuresOf, galleryPicture, questionsData, questionsOf, storiesOf } from './questions.ts';
import { markdownToHtml } from './markdown.ts';

// How the sections of each type are filled.

type WrittenSection = SectionsPage['sections'][number];

type WrittenOf<T extends SectionType> = Extract<WrittenSection, { readonly type: T }>;

/** How many are shown where an author does not say. */
const MOST = { courses: 8, news: 3, sessions: 6, stories: 6 };

/** A list, or nothing where it is empty. */
const some = <Item>(items: readonly Item[] | undefined): readonly Item[] | undefined =>
  items && items.length > 0 ? items : undefined;

const pageWith = <T extends LinkedPage['words']['template']>(template: T, { site }: SiteContext) =>
  site.pages.map(({ words }) => words).find((words) => words.template === template) as
    | Extract<LinkedPage['words'], { readonly template: T }>
    | undefined;

/** Prose of a section; where the section has no heading, its own headings begin one level above. */
function proseOf({ title, text }: { readonly title?: string; readonly text: string }, { base }: SiteContext): string {
  const html = markdownToHtml(text, base);
  if (title !== undefined) return html;
  return html.replace(/<(\/?)h([3-6])(?=[ >])/g, (_, slash: string, level: string) => `<${slash}h${Number(level) - 1}`);
}

function shownCourses(section: WrittenOf<'courses'>, context: SiteContext): readonly CourseCard[] {
  const { courses, most = MOST.courses, ...filter } = section;
  if (courses) return cardsOf(courses, context);
  return context.site.courses
    .filter(courseFilter(filter, context.site.furtherPlaces))
    .slice(0, most)
    .map(context.cardOf);
}

function shownSessions(section: WrittenOf<'sessions'>, context: SiteContext): readonly SessionRow[] {
  const isMeant = courseFilter(section, context.site.furtherPlaces);
  const rows = context.sessions();
  return context.site.sessions
    .flatMap(({ course }, i) => (isMeant(course) ? (rows[i] ?? []) : []))
    .filter((row) => isToCome(row, context.today))
    .slice(0, section.most ?? MOST.sessions);
}

function formOf(
  { form: name, title, intro }: WrittenOf<'form'>,
  context: SiteContext,
): SectionContents['form'] | undefined {
  const form = pageWith(name, context)?.form;
  if (typeof form !== 'object' || context.site.forms.endpoints.length === 0) return undefined;
  const own = { ...form, ...dropUndefined({ title, intro }) };
  const courseQuestion = 'courseQuestion' in form ? form.courseQuestion : undefined;
  return { name, form: pageForm(name, own, context.site), ...dropUndefined({ courseQuestion }) };
}

/** How a section of a type is filled; undefined where it has nothing to show. */
type Planners = {
  readonly [T in SectionType]: (section: WrittenOf<T>, context: SiteContext) => SectionContents[T] | undefined;
};

/** By the type of the section; a type without an entry does not compile. */
const sectionPlanners: Planners = {
  hero: ({ badge, links, note, picture }, { media }) => ({
    isFirst: false,
    ...dropUndefined({ badge, links, note, picture: picture && mediaPicture(picture, media) }),
  }),
  text: (section, context) => ({ html: proseOf(section, context) }),
  'picture-text': (section, context) => ({
    html: proseOf(section, context),
    picture: mediaPicture(section.picture, context.media),
    ...dropUndefined({ side: section.side, links: section.links }),
  }),
  cards: ({ items }) => ({ items }),
  steps: ({ items }) => ({ items }),
  figures: ({ figures: ids }, context) => {
    const figures = some(ids ? figuresOf(ids, context) : context.site.settings.figures);
    return figures && { figures };
  },
  stories: ({ stories: ids, most = MOST.stories }, context) => {
    const stories = some(storiesOf(ids ?? context.site.stories.slice(0, most).map(({ id }) => id), context));
    return stories && { stories };
  },
  courses: (section, context) => {
    const courses = some(shownCourses(section, context));
    return courses && { courses, ...dropUndefined({ link: section.link }) };
  },
  sessions: (section, context) => {
    const sessions = some(shownSessions(section, context));
    const caption = section.title ?? pageWith('schedule', context)?.upcoming.caption ?? context.site.settings.name;
    return sessions && { sessions, caption, ...dropUndefined({ link: section.link }) };
  },
  trainers: ({ trainers: ids }, { trainers }) => {
    const shown = some(ids ? trainers.cardsOf(ids) : trainers.all);
    return shown && { trainers: shown };
  },
  news: ({ most = MOST.news, link }, { news }) => {
    const items = some(news.all.slice(0, most).map(news.cardOf));
    return items && { items, ...dropUndefined({ link }) };
  },
  questions: (section, context) => {
    const questions = questionsOf(section.questions, context);
    return questions && { questions };
  },
  logos: ({ logos }, { media }) => ({
    logos: logos.map(({ to, ...logo }) => ({ ...mediaPicture(logo, media), ...dropUndefined({ to }) })),
  }),
  gallery: ({ pictures }, context) => ({ pictures: pictures.map((picture) => galleryPicture(picture, context)) }),
  video: (section, context) => {
    const { video } = mediaOf({ video: section.video }, context);
    return video && { video };
  },
  documents: (section, context) => {
    const { documents } = mediaOf({ documents: section.documents }, context);
    return documents && { documents };
  },
  form: formOf,
  call: ({ links }) => dropUndefined({ links }),
  map: (_section, context) => {
    const words = context.site.settings.map && pageWith('contact', context)?.map;
    return words && { words };
  },
};

const tones: Partial<Record<SectionType, SectionHead['tone']>> = {
  figures: 'sea',
  steps: 'sea',
  stories: 'sand',
  map: 'sand',
  call: 'sand',
};

/** A section ready to be shown; undefined where it has nothing to show. */
function planned(section: WrittenSection, id: string | undefined, context: SiteContext): AnySection | undefined {
  const plan: (section: never, context: SiteContext) => object | undefined = sectionPlanners[section.type];
  // The planner is that of the type of the section.
  const contents = plan(section as never, context);
  if (!contents) return undefined;
  const { type, title, intro } = section;
  const shown: object = { type, ...dropUndefined({ id, title, intro }), ...contents };
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
  const sections = words.sections.flatMap((section, i) => planned(section, ids[i], context) ?? []);
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
