// Pictures that are dropped into the page: turned upright, cropped around their focus, made smaller, and given a free name.
import { loadSharp } from '../base/load-sharp.ts';
import { isReserved } from '../model/reserved-addresses.ts';
import { toSlug } from '../rules/nearest.ts';
import { ChangeRefused } from '../tools/edits/edit.ts';
import { freeName } from '../base/objects.ts';

/** What a person has chosen for a picture. */
export interface PictureChoice {
  readonly name: string;
  /** Width to height, such as 16 / 9; 0 keeps the picture as it is. */
  readonly ratio: number;
  /** What has to stay in view, from 0 to 1 from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
}

/** Wider than any place of a page on a screen with two pixels a point. */
const MAX_WIDTH = 2400;
const MAX_HEIGHT = 2400;
const QUALITY = 82;

/** The largest part of a picture with a ratio, as near to its focus as its edges allow. */
function cropAround(width: number, height: number, { ratio, focus }: Pick<PictureChoice, 'ratio' | 'focus'>) {
  const isWide = width / height > ratio;
  const size = isWide ? { width: Math.round(height * ratio), height } : { width, height: Math.round(width / ratio) };
  const start = (at: number, whole: number, part: number): number =>
    Math.round(Math.min(Math.max(at * whole - part / 2, 0), whole - part));
  return { ...size, left: start(focus[0], width, size.width), top: start(focus[1], height, size.height) };
}

/** Returns the bytes of a picture for the site, and how its file's name ends. Throws a ChangeRefused for what is no picture. */
export async function preparePicture(
  bytes: Uint8Array,
  { ratio, focus }: PictureChoice,
): Promise<{ readonly bytes: Buffer; readonly ending: string }> {
  const sharp = await loadSharp().catch(() => {
    throw new ChangeRefused('Pictures need the package "sharp", which is not installed here: npm install sharp.');
  });
  try {
    // Cameras note which side is up; what is cropped has to be upright.
    const upright = sharp(bytes).autoOrient();
    const { format: found, autoOrient, hasAlpha } = await upright.metadata();
    if (found === 'svg') return { bytes: Buffer.from(bytes), ending: 'svg' };
    const { width, height } = autoOrient;
    const cropped = ratio > 0 ? upright.extract(cropAround(width, height, { ratio, focus })) : upright;
    const sized = cropped.resize({ width: MAX_WIDTH, height: MAX_HEIGHT, fit: 'inside', withoutEnlargement: true });
    // JPEG would make black of what is transparent.
    const format = found === 'webp' ? found : found === 'png' || hasAlpha ? 'png' : 'jpeg';
    const made = format === 'jpeg' ? sized.jpeg({ quality: QUALITY, mozjpeg: true }) : sized.toFormat(format);
    return { bytes: await made.toBuffer(), ending: format === 'jpeg' ? 'jpg' : format };
  } catch (error) {
    if (error instanceof ChangeRefused) throw error;
    throw new ChangeRefused('This file cannot be read as a picture. Save it as JPEG, PNG or WebP.');
  }
}

/** Returns a name for a picture in the media folder that none of the files has on any disk, and no device of Windows. */
export function freePictureName(name: string, ending: string, files: readonly string[]): string {
  const taken = new Set(files.map((file) => file.toLowerCase()));
  const fileOf = (base: string): string => `media/${base}.${ending}`;
  const isTaken = (base: string): boolean => taken.has(fileOf(base)) || isReserved(`/pictures/${base}`);
  return fileOf(freeName(toSlug(name.replace(/\.[^.]*$/, '')) || 'picture', isTaken));
}
