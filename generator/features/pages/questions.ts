// Frequently asked questions of courses and pages, for visitors and for search engines.
import type { FAQPage, WithContext } from 'schema-dts';
import type { Course, Figure } from '../../../schemas/types.ts';
import type { CourseCard } from '../../../src/course/course-props.ts';
import type { Question } from '../../../src/media/media-props.ts';
import type { GalleryPicture, Story } from '../../../src/sections/section-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import { mediaPicture } from '../pictures/picture-variants.ts';
import { withWholeLinks } from '../shell/languages.ts';
import type { PageContext } from '../shell/page-context.ts';
import type { SiteContext } from '../shell/site-context.ts';
import { markdownToHtml } from './markdown.ts';

/** The questions of a file, if it has any. */
export type Questions = Course['questions'];

/** Returns the questions as pages show them; undefined where there are none. */
export function questionsOf(questions: Questions, { base }: PageContext): readonly Question[] | undefined {
  if (!questions || questions.length === 0) return undefined;
  return questions.map(({ question, answer }) => ({ question, answerHtml: markdownToHtml(answer, base) }));
}

/** Returns what search engines read of the questions of a page: at most one block, whose links are absolute. */
export function questionsData(questions: Questions, context: PageContext): readonly WithContext<FAQPage>[] {
  if (!questions || questions.length === 0) return [];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: withWholeLinks((root) => markdownToHtml(answer, root), context) },
      })),
    },
  ];
}

// What pages choose by name: courses, figures, stories and pictures, ready to be shown.

/** The cards of courses by their slugs. */
export const cardsOf = (slugs: readonly string[], { order, cardOf }: SiteContext): readonly CourseCard[] =>
  slugs.flatMap((slug) => order.courseOf(slug) ?? []).map(cardOf);

/** Figures by their ids. */
export function figuresOf(ids: readonly string[] = [], { site }: SiteContext): readonly Figure[] {
  return ids.flatMap((id) => site.settings.figures.find((figure) => figure.id === id) ?? []);
}

/** Stories by their ids. */
export function storiesOf(ids: readonly string[] = [], { site, order, cardOf }: SiteContext): readonly Story[] {
  return ids
    .flatMap((id) => site.stories.find((story) => story.id === id) ?? [])
    .map((story) => {
      const linked = order.courseOf(story.course ?? '');
      const { course: _slug, ...rest } = story;
      return linked ? { ...rest, course: { label: linked.course.title, to: cardOf(linked).address } } : rest;
    });
}

/** A picture with its caption, if it has one. */
export const galleryPicture = (
  { caption, ...picture }: { readonly file: string; readonly alt: string; readonly caption?: string },
  { media }: SiteContext,
): GalleryPicture => ({ ...mediaPicture(picture, media), ...dropUndefined({ caption }) });
