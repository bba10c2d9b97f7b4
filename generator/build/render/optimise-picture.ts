import type { Sharp } from 'sharp';
import { loadSharp } from '../../base/load-sharp.ts';
import { LARGEST } from '../../model/planned.ts';

/** Increase this when the same original gives other bytes: a new library version, another quality. */
export const SETTINGS = '3 sharp 0.35.5';

/**
 * How each format is written, by the ending of the file's name. Measured on four gallery pictures at 480 and 960 pixels:
 * AVIF at effort 1 takes half the time of effort 2 for a tenth more bytes and 1 dB less of 40; WebP at effort 2 without
 * sharp subsampling a fifth of the time of what it was for as many bytes and 0.8 dB less of 37.6; JPEG without mozjpeg an
 * eighth of the time for 17 % more bytes and the same quality. AVIF with half the resolution of colours, as WebP always has it,
 * takes a fifth less time and 5 % fewer bytes; its luma is the same, and its colours are close to WebP's.
 */
const writers: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 1, chromaSubsampling: '4:2:0' }),
  webp: (picture) => picture.webp({ quality: 78, effort: 2 }),
  jpg: (picture) => picture.jpeg({ quality: 80 }),
  png: (picture) => picture.png({ compressionLevel: 9, palette: false }),
};

/** A picture to encode: its width in pixels, and its format as a file name ending: avif, webp, jpg or png. */
export interface WantedPicture {
  readonly width: number;
  readonly format: string;
}

/**
 * Encodes an original in every requested width and format, rotated as the camera was held and without metadata. It is
 * decoded once, in the largest width of all, so that the bytes of a picture do not depend on which others are wanted. The
 * pictures are encoded one after another: concurrently they would fill the memory.
 * @throws if the original is damaged
 */
export async function optimisePictures(
  original: Uint8Array,
  wanted: readonly WantedPicture[],
): Promise<readonly Uint8Array[]> {
  // Loaded with the first picture: most builds find all of theirs in the cache.
  const sharp = await loadSharp();
  const { data, info } = await sharp(original)
    .autoOrient()
    .resize({ width: LARGEST, withoutEnlargement: true })
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const written: Uint8Array[] = [];
  for (const picture of wanted) {
    const resized = sharp(data, { raw: info }).resize({ width: picture.width, withoutEnlargement: true });
    const write = writers[picture.format] ?? ((one: Sharp) => one);
    written.push(await write(resized).toBuffer());
  }
  return written;
}
