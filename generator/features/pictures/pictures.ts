import type { Theme } from '../../../schemas/types.ts';
import type { Picture } from '../../../src/app/page-props.ts';
import type { LinkedCourse, MediaFile } from '../../model/content.ts';
import { hasCovers } from '../../theme/cover-palettes.ts';
import { COVER } from './cover/size.ts';
import { shownAs } from './picture-variants.ts';

/** The pictures of the media folder by file. */
export type MediaSizes = ReadonlyMap<string, MediaFile>;

/** The folder in which drawn covers are published. */
export const COVER_FOLDER = 'media/covers/';

/** How many covers a subcategory has; further courses reuse them in order. A multiple of the eight compositions. */
export const COVERS = 48;

/** Names a part of the catalogue in files and addresses; a part without an id has a name that no id can be. */
export const partName = (id: string): string => id || '-';

/** Returns the file of the covers of a subcategory, with {number} for the number of a cover, which counts from 1. */
export const coverPattern = (category: string, subcategory: string): string =>
  `${COVER_FOLDER}${category}/${subcategory}-{number}.svg`;

/** Returns the cover of a course, by the index of the course in its subcategory. */
export const coverFile = ({ category, subcategory }: LinkedCourse, place: number): string =>
  coverPattern(partName(category), partName(subcategory)).replace('{number}', String((place % COVERS) + 1));

/** Returns a picture of the media folder as pages show it. */
export function mediaPicture(
  { file, alt }: { readonly file: string; readonly alt: string },
  media: MediaSizes,
): Picture {
  const known = media.get(file);
  return { alt, ...(known ? shownAs(known) : { src: file, ...COVER, sources: [] }) };
}

/** Returns the picture of a course: its own, or the cover drawn for its index in its subcategory, if the site has covers. */
export function pictureOf(
  linked: LinkedCourse,
  place: number,
  { media, site }: { readonly media: MediaSizes; readonly site: { readonly theme?: Theme } },
): Picture | undefined {
  const { image } = linked.course;
  if (!image && !hasCovers(site.theme)) return undefined;
  return image ? mediaPicture(image, media) : { src: coverFile(linked, place), alt: '', ...COVER, sources: [] };
}
