import type { Picture } from '../../src/page-props.ts';
import type { CourseFacts, MediaFile } from '../model.ts';
import { COVER } from './cover/size.ts';
import { shownAs } from './picture-variants.ts';

/** The pictures of the media folder by file. */
export type MediaSizes = ReadonlyMap<string, MediaFile>;

/** Where the drawn cover of a course is published. */
export const coverFile = (slug: string): string => `media/covers/${slug}.svg`;

/** A picture of the media folder as pages show it. */
export function mediaPicture(
  { file, alt }: { readonly file: string; readonly alt: string },
  media: MediaSizes,
): Picture {
  const known = media.get(file);
  return { alt, ...(known ? shownAs(known) : { src: file, ...COVER, sources: [] }) };
}

/** The picture of a course: its own, or the cover that is drawn for it. */
export function pictureOf({ slug, image }: CourseFacts, media: MediaSizes): Picture {
  return image ? mediaPicture(image, media) : { src: coverFile(slug), alt: '', ...COVER, sources: [] };
}
