// All pictures of the site: drawn from SVG, or encoded from the provider's own. Each is taken from the cache if nothing
// that it depends on has changed.
import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Sharp } from 'sharp';
import { SaxesParser } from 'saxes';
import { startOf, type Diagnostic } from '../../model/diagnostic.ts';
import { unpaintedPicture } from '../../rules/words/build.ts';
import { unreadablePicture } from '../../rules/words/pictures.ts';
import { isRefusal } from '../../base/disk.ts';
import { groupBy } from '../../base/objects.ts';
import {
  type PlannedPicture,
  type PlannedVariant,
  type SharedOutputs,
  LARGEST,
  type Output,
} from '../../model/planned.ts';
import { loadSharp, PNG, withPng } from '../../base/load-sharp.ts';
import { invariant } from '../../base/invariant.ts';
import { projectFolder } from '../../cache/project-folder.ts';
import type { PictureCache } from './picture-cache.ts';

/** The only fonts used in pictures, so that they look the same on every machine. */
export const fontFiles = ['schibsted-grotesk-bold', 'schibsted-grotesk-bold-ext', 'ibm-plex-sans-arabic-semibold'].map(
  // Not beside this module: the compiled program is elsewhere.
  (name) => path.join(projectFolder, 'generator', 'build', 'render', 'fonts', `${name}.ttf`),
);

/** Throws if a drawing refers to anything outside: the library would read local files. The check rejects them before. */
function forbidLoading(svg: string): void {
  const parser = new SaxesParser();
  parser.on('doctype', () => invariant(false, 'a drawing to be painted has a DOCTYPE'));
  parser.on('attribute', ({ name, value }) =>
    invariant(!/(?:^|:)href$/i.test(name) || /^\s*(?:#|data:)/.test(value), `a drawing to be painted loads "${value}"`),
  );
  parser.write(svg).close();
}

/** Escapes what XML does not allow in values: the library that makes outlines writes ids without escapes. */
const escapeValues = (xml: string): string =>
  xml.replace(/"[^"]*"/g, (value) => value.replaceAll('&', '&amp;').replaceAll('<', '&lt;'));

/** Draws a planned picture: SVG stays text; for PNG, words become outlines in our own fonts, and are painted in another thread. */
export async function drawPicture({ file, svg, width }: PlannedPicture): Promise<Output> {
  if (!file.endsWith('.png')) return { file, content: svg };
  forbidLoading(svg);
  const { Resvg } = await import('@resvg/resvg-js');
  const font = { loadSystemFonts: false, fontFiles: svg.includes('<text') ? fontFiles : [] };
  const sharp = await loadSharp();
  const outlines = escapeValues(new Resvg(await withPng(svg), { font }).toString());
  // Without the limit of 10 MB for a picture in the drawing: the check has bounded what a drawing costs.
  const picture = sharp(Buffer.from(outlines), { unlimited: true }).resize({ width }).removeAlpha();
  return { file, content: await picture.png(PNG).toBuffer() };
}

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

/**
 * Encodes an original in every requested width and format, rotated as the camera was held and without metadata. It is
 * decoded once, in the largest width of all, so that the bytes of a picture do not depend on which others are wanted. The
 * pictures are encoded one after another: concurrently they would fill the memory.
 * @throws if the original is damaged
 */
export async function optimisePictures(
  original: Uint8Array,
  wanted: readonly { readonly width: number; readonly format: string }[],
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

/** A drawing to render, or all variants of one original. */
export type PictureWork = PlannedPicture | readonly PlannedVariant[];

/** Where supplied pictures are, and the cache of finished ones. */
export interface PictureSource {
  readonly content: string;
  readonly cache: PictureCache;
}

/** Produces pictures into the cache, in this process or in a worker. */
export type MakePictures = (work: PictureWork) => Promise<unknown>;

export interface PutOptions extends PictureSource {
  readonly make?: MakePictures | undefined;
  /** How many originals are processed concurrently: each is held in memory as pixels. */
  readonly atOnce?: number;
}

/** Raised when the same drawing is painted otherwise: a new library, other font files. */
const PAINTING = '6 resvg 2.6.2 sharp 0.35.5';

/** How many drawings are painted concurrently: with four, the process that has the site holds 30 MB more. */
const DRAWINGS_AT_ONCE = 2;

const endingOf = (file: string): string => path.extname(file).slice(1);

const drawingKey = (picture: PlannedPicture): string =>
  picture.key ?? `${PAINTING} ${createHash('sha256').update(picture.svg).digest('hex')} ${picture.width ?? ''}`;

const variantKey = ({ file, hash, width }: PlannedVariant): string => `${SETTINGS} ${hash} ${width} ${endingOf(file)}`;

/** Returns a drawn picture, ready to be published; rendered ones are cached. */
export async function drawnPicture(picture: PlannedPicture, cache: PictureCache): Promise<string | Uint8Array> {
  const draw = async () => (await drawPicture(picture)).content;
  if (endingOf(picture.file) === 'svg') return draw();
  return cache.cached(drawingKey(picture), async () => Buffer.from(await draw()));
}

async function optimised(variants: readonly PlannedVariant[], content: string): Promise<readonly Uint8Array[]> {
  const original = await readFile(path.join(content, variants[0]?.from ?? ''));
  const wanted = variants.map(({ file, width }) => ({ width, format: endingOf(file) }));
  return optimisePictures(original, wanted);
}

/** Returns a supplied picture in one format and width; @throws if the original is damaged. */
export const optimisedPicture = (variant: PlannedVariant, { content, cache }: PictureSource): Promise<Uint8Array> =>
  cache.cached(variantKey(variant), async () => {
    const [bytes] = await optimised([variant], content);
    return bytes ?? new Uint8Array();
  });

/** Encodes the variants of an original that are missing from the cache; the original is decoded once. */
async function cacheVariants(variants: readonly PlannedVariant[], { content, cache }: PictureSource): Promise<void> {
  const missing = variants.filter((variant) => cache.find(variantKey(variant)) === undefined);
  if (missing.length === 0) return;
  const made = await optimised(missing, content);
  for (const [i, variant] of missing.entries()) {
    await cache.cached(variantKey(variant), async () => made[i] ?? new Uint8Array());
  }
}

/** Produces pictures into the cache. */
export const cachePictures = (work: PictureWork, source: PictureSource): Promise<unknown> =>
  'file' in work ? drawnPicture(work, source.cache) : cacheVariants(work, source);

/** Publishes a file; calls `make` unless a file of that name and key is already published. */
export type PutFile = (file: string, key: string, make: () => Promise<string | Uint8Array>) => Promise<void>;

/** Publishes all variants of an original; a damaged one is reported, and the others are still published. */
async function putOriginal(
  variants: readonly PlannedVariant[],
  options: PutOptions,
  put: PutFile,
): Promise<readonly Diagnostic[]> {
  const { make = (work) => cachePictures(work, options) } = options;
  let making: Promise<unknown> | undefined;
  const putVariant = (variant: PlannedVariant) =>
    put(variant.file, variantKey(variant), async () => {
      const hit = options.cache.find(variantKey(variant));
      if (hit) return hit;
      await (making ??= make(variants));
      return optimisedPicture(variant, options);
    });
  try {
    await Promise.all(variants.map(putVariant));
    return [];
  } catch (error) {
    if (isRefusal(error)) throw error;
    const from = variants[0]?.from ?? '';
    return [unreadablePicture({ file: from, is: 'unknown' }, startOf(from))];
  }
}

/** All variants of each original: those of the largest file first, which take longest, so that no core ends much later. */
function largestFirst({ variants }: SharedOutputs, content: string): readonly (readonly PlannedVariant[])[] {
  const bytesOf = (file: string): number => statSync(path.join(content, file), { throwIfNoEntry: false })?.size ?? 0;
  return [...groupBy(variants, ({ from }) => from)]
    .map(([from, all]) => ({ all, bytes: bytesOf(from) }))
    .sort((a, b) => b.bytes - a.bytes)
    .map(({ all }) => all);
}

async function putSupplied(plan: SharedOutputs, options: PutOptions, put: PutFile): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  const originals = largestFirst(plan, options.content).values();
  const follow = async (): Promise<void> => {
    for (const variants of originals) diagnostics.push(...(await putOriginal(variants, options, put)));
  };
  await Promise.all(Array.from({ length: options.atOnce ?? 1 }, follow));
  options.cache.trim();
  return diagnostics;
}

/** Draws a few at a time: each is held in memory as pixels while it is rendered. */
async function putDrawn(
  plan: SharedOutputs,
  { make, cache }: PutOptions,
  put: PutFile,
): Promise<readonly Diagnostic[]> {
  const draw = async (picture: PlannedPicture) => {
    const isPainted = endingOf(picture.file) !== 'svg';
    const kept = isPainted ? cache.find(drawingKey(picture)) : undefined;
    if (kept) return kept;
    if (isPainted) await make?.(picture);
    return drawnPicture(picture, cache);
  };
  const pictures = plan.pictures.values();
  const unpainted: Diagnostic[] = [];
  const putOne = (picture: PlannedPicture): Promise<void> =>
    put(picture.file, drawingKey(picture), () => draw(picture)).catch((error: Error) => {
      if (isRefusal(error)) throw error;
      unpainted.push(unpaintedPicture({ file: picture.file, reason: error.message }, startOf('')));
    });
  const follow = async (): Promise<void> => {
    for (const picture of pictures) await putOne(picture);
  };
  await Promise.all(Array.from({ length: DRAWINGS_AT_ONCE }, follow));
  // A logo that cannot be painted is in all of them.
  return unpainted.slice(0, 1);
}

/** Publishes every picture of the plan, starting with supplied ones, which take longest. */
export async function putPictures(
  plan: SharedOutputs,
  options: PutOptions,
  put: PutFile,
): Promise<readonly Diagnostic[]> {
  return (await Promise.all([putSupplied(plan, options, put), putDrawn(plan, options, put)])).flat();
}
