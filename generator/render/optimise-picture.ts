import type { Sharp } from 'sharp';

/** Raised when the same original gives other bytes: a new library, another quality. */
export const SETTINGS = '1 sharp 0.35.5';

/** How each format is written, by the ending of the file's name. */
const writers: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52, effort: 2 }),
  webp: (picture) => picture.webp({ quality: 78, effort: 3, smartSubsample: true }),
  jpg: (picture) => picture.jpeg({ quality: 80, mozjpeg: true }),
  png: (picture) => picture.png({ compressionLevel: 9, palette: false }),
};

/**
 * Writes a picture in another width and format, turned the way it was taken and without anything that the camera
 * noted beside it. `width` is in pixels, `format` an ending: avif, webp, jpg or png.
 * @throws where the original is damaged
 */
export async function optimisePicture(original: Uint8Array, width: number, format: string): Promise<Uint8Array> {
  // Loaded when the first picture is made: most builds find all of theirs in the cache.
  const { default: sharp } = await import('sharp');
  const resized = sharp(original).autoOrient().resize({ width, withoutEnlargement: true });
  const write = writers[format] ?? ((picture: Sharp) => picture);
  return write(resized).toBuffer();
}
