import type { Picture } from '../../src/page-props.ts';
import type { LinkedCourse, MediaFile } from '../model/content.ts';
import { COVER } from './cover/size.ts';
import { shownAs } from './picture-variants.ts';

/** The pictures of the media folder by file. */
export type MediaSizes = ReadonlyMap<string, MediaFile>;

/** Where drawn covers are published. */
export const COVER_FOLDER = 'media/covers/';

/** How many covers a subcategory has, whose later courses have the same again: a multiple of the eight compositions. */
export const COVERS = 48;

/** Where the covers of a subcategory are published, with {number} for the number of one, which counts from 1. */
export const coverPattern = (category: string, subcategory: string): string =>
  `${COVER_FOLDER}${category}/${subcategory}-{number}.svg`;

/** The cover of a course, by the place of the course in its subcategory. */
export const coverFile = ({ category, subcategory }: LinkedCourse, place: number): string =>
  coverPattern(category, subcategory).replace('{number}', String((place % COVERS) + 1));

/** A picture of the media folder as pages show it. */
export function mediaPicture(
  { file, alt }: { readonly file: string; readonly alt: string },
  media: MediaSizes,
): Picture {
  const known = media.get(file);
  return { alt, ...(known ? shownAs(known) : { src: file, ...COVER, sources: [] }) };
}

/** The picture of a course: its own, or the cover that is drawn for its place in its subcategory. */
export function pictureOf(linked: LinkedCourse, place: number, media: MediaSizes): Picture {
  const { image } = linked.course;
  return image ? mediaPicture(image, media) : { src: coverFile(linked, place), alt: '', ...COVER, sources: [] };
}
