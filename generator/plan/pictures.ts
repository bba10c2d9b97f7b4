import type { Course } from '../../schemas/types.ts';
import type { Picture } from '../../src/page-props.ts';
import type { MediaFile } from '../model.ts';

/** The pictures of the media folder by file. */
export type MediaSizes = ReadonlyMap<string, MediaFile>;

/** The size of a drawn cover in CSS pixels: also that of a picture for social sharing. */
export const COVER = { width: 1200, height: 630 } as const;

/** Where the drawn cover of a course is published. */
export const coverFile = (slug: string): string => `media/covers/${slug}.svg`;

/** A picture of the media folder as pages show it. */
export function mediaPicture(
  { file, alt }: { readonly file: string; readonly alt: string },
  media: MediaSizes,
): Picture {
  const { width, height } = media.get(file) ?? COVER;
  return { src: file, alt, width, height, sources: [] };
}

/** The picture of a course: its own, or the cover that is drawn for it. */
export function pictureOf({ slug, image }: Course, media: MediaSizes): Picture {
  return image ? mediaPicture(image, media) : { src: coverFile(slug), alt: '', ...COVER, sources: [] };
}
