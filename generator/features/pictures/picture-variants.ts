// A supplied picture is published in several widths and formats, whose names contain the hash of the original: a
// changed picture has new names. They are only named here; the render stage encodes them.
import type { Theme } from '../../../schemas/types.ts';
import type { Picture } from '../../../src/media/media-props.ts';
import type { LinkedCourse, MediaFile } from '../../model/content.ts';
import { LARGEST, type PlannedVariant } from '../../model/planned.ts';
import { hasCovers } from '../../theme/derive.ts';
import { COVER } from './cover/composition.ts';

/** The pictures of the media folder by file. */
export type MediaSizes = ReadonlyMap<string, MediaFile>;

/** The folder in which drawn covers are published. */
export const COVER_FOLDER = 'media/covers/';

/** How many covers a subcategory has; further courses reuse them in order. A multiple of the eight compositions. */
export const COVERS = 48;

/** Names a part of the catalogue in files and addresses; a part without an id has a name that no id can be. */
export const partName = (id: string): string => id || '-';

/** Returns the cover of a course, by the index of the course in its subcategory. */
export const coverFile = ({ category, subcategory }: LinkedCourse, place: number): string =>
  `${COVER_FOLDER}${partName(category)}/${partName(subcategory)}-${(place % COVERS) + 1}.svg`;

/** Returns a picture of the media folder as pages show it. */
export function mediaPicture(
  { file, alt, focus }: { readonly file: string; readonly alt: string; readonly focus?: Picture['focus'] },
  media: MediaSizes,
): Picture {
  const known = media.get(file);
  return { alt, ...(focus && { focus }), ...(known ? shownAs(known) : { src: file, ...COVER }) };
}

/** Returns the picture of a course: its own, or the cover drawn for its index in its subcategory, if the site has covers. */
export function pictureOf(
  linked: LinkedCourse,
  place: number,
  { media, site }: { readonly media: MediaSizes; readonly site: { readonly theme?: Theme } },
): Picture | undefined {
  const { image } = linked.course;
  if (!image && !hasCovers(site.theme)) return undefined;
  return image ? mediaPicture(image, media) : { src: coverFile(linked, place), alt: '', ...COVER };
}

/** Widths in pixels below the largest: a card, and a phone's screen or half a laptop's. */
const WIDTHS = [480, 960] as const;

interface Format {
  readonly ending: string;
  readonly type: string;
  /** The largest width that is made, in pixels. */
  readonly largest: number;
}

/** Better formats first. WebP is for the few browsers that cannot show AVIF, mostly phones of some years ago. */
const formats: readonly Format[] = [
  { ending: 'avif', type: 'image/avif', largest: LARGEST },
  { ending: 'webp', type: 'image/webp', largest: WIDTHS[1] },
];

type Raster = MediaFile & { readonly hash: string };

const isRaster = (media: MediaFile): media is Raster => media.hash !== undefined;

const largestOf = ({ width }: MediaFile): number => Math.min(width, LARGEST);

function widthsOf(media: MediaFile, format: Format): readonly number[] {
  const largest = largestOf(media);
  return [...WIDTHS.filter((width) => width < largest), largest].filter((width) => width <= format.largest);
}

function variant({ file, hash }: Raster, width: number, ending: string): PlannedVariant {
  return { file: `${file.replace(/\.[^./]+$/, '')}.${hash}.${width}.${ending}`, from: file, hash, width };
}

/** The picture for browsers and networks that support no newer format: JPEG, or PNG if it is transparent. */
const fallback = (media: Raster): PlannedVariant => variant(media, largestOf(media), media.isOpaque ? 'jpg' : 'png');

/** Returns every file that is made from a supplied picture; none from a drawing, which scales to all sizes. */
export function variantsOf(media: MediaFile): readonly PlannedVariant[] {
  if (!isRaster(media)) return [];
  const better = formats.flatMap((format) =>
    widthsOf(media, format).map((width) => variant(media, width, format.ending)),
  );
  return [...better, fallback(media)];
}

/** Returns whether the file itself is published: a drawing, or one of the logos, which pages refer to directly. */
export const isPublishedAsIs = (media: MediaFile, logos: readonly (string | undefined)[]): boolean =>
  !isRaster(media) || logos.includes(media.file);

/** Returns a supplied picture as pages show it: its largest fallback, and the better formats by width. */
function shownAs(media: MediaFile): Omit<Picture, 'alt'> {
  if (!isRaster(media)) return { src: media.file, width: media.width, height: media.height };
  const width = largestOf(media);
  const srcsetOf = (format: Format): string =>
    widthsOf(media, format)
      .map((wide) => `${variant(media, wide, format.ending).file} ${wide}w`)
      .join(', ');
  return {
    src: fallback(media).file,
    width,
    height: Math.round((media.height * width) / media.width),
    sources: formats.map((format) => ({ type: format.type, srcset: srcsetOf(format) })),
  };
}
