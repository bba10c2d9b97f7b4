// What pages choose by name: courses, figures, stories and pictures, ready to be shown.
import type { CourseCard, Figure, GalleryPicture, Story } from '../../../src/app/page-props.ts';
import { dropUndefined } from '../../base/drop-undefined.ts';
import { mediaPicture } from '../pictures/pictures.ts';
import type { SiteContext } from '../shell/site-context.ts';

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
