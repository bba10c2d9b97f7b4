// All pictures of the site: drawn from SVG, or made from the provider's own. Each is taken from the cache where
// nothing that it depends on has changed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadablePicture } from '../diagnostics/rules/load.ts';
import type { Plan, PlannedPicture, PlannedVariant } from '../planned.ts';
import { drawPicture } from './draw-picture.ts';
import { optimisePicture, SETTINGS } from './optimise-picture.ts';
import type { PictureCache } from './picture-cache.ts';

/** Where supplied pictures are, and where finished ones are kept. */
export interface PictureSource {
  /** The content folder. */
  readonly content: string;
  readonly cache: PictureCache;
  /** Has a picture made into the cache by somebody else, if there is anybody: what painting fills is not given back. */
  readonly delegate?: ((picture: PlannedPicture | PlannedVariant) => Promise<unknown>) | undefined;
}

/** Raised when the same drawing is painted otherwise: a new library, other font files. */
const PAINTING = '2 resvg 2.6.2';

/** How many drawings are painted side by side. */
const AT_ONCE = 4;

const endingOf = (file: string): string => path.extname(file).slice(1);

/** What a drawn picture depends on. */
const drawingKey = (picture: PlannedPicture): string =>
  picture.key ?? `${PAINTING} ${createHash('sha256').update(picture.svg).digest('hex')} ${picture.width ?? ''}`;

/** What a variant of a supplied picture depends on. */
const variantKey = ({ file, hash, width }: PlannedVariant): string => `${SETTINGS} ${hash} ${width} ${endingOf(file)}`;

/** A drawn picture, ready to be published; painted ones are kept. */
export async function drawnPicture(picture: PlannedPicture, cache: PictureCache): Promise<string | Uint8Array> {
  const draw = async () => (await drawPicture(picture)).content;
  if (endingOf(picture.file) === 'svg') return draw();
  return cache.cached(drawingKey(picture), async () => Buffer.from(await draw()));
}

/** A supplied picture in one format and width; @throws where it is damaged. */
export function optimisedPicture(variant: PlannedVariant, { content, cache }: PictureSource): Promise<Uint8Array> {
  const { file, from, width } = variant;
  const make = async () => optimisePicture(await readFile(path.join(content, from)), width, endingOf(file));
  return cache.cached(variantKey(variant), make);
}

/** Makes a picture of either kind into the cache. */
export const makePicture = (picture: PlannedPicture | PlannedVariant, source: PictureSource): Promise<unknown> =>
  'from' in picture ? optimisedPicture(picture, source) : drawnPicture(picture, source.cache);

/** Publishes a file: `make` is called unless the file is there and was made under the same key. */
export type PutFile = (file: string, key: string, make: () => Promise<string | Uint8Array>) => Promise<void>;

/** The variants of every supplied picture; a damaged one is reported, and the others are made all the same. */
async function putSupplied(plan: Plan, source: PictureSource, put: PutFile): Promise<readonly Diagnostic[]> {
  const diagnostics: Diagnostic[] = [];
  // One original after the other: a folder of photographs must not stand in memory uncompressed at once.
  for (const from of new Set(plan.variants.map((variant) => variant.from))) {
    const variants = plan.variants.filter((variant) => variant.from === from);
    const putVariant = (variant: PlannedVariant) =>
      put(variant.file, variantKey(variant), async () => {
        await source.delegate?.(variant);
        return optimisedPicture(variant, source);
      });
    try {
      await Promise.all(variants.map(putVariant));
    } catch (error) {
      if (isRefusal(error)) throw error;
      diagnostics.push(unreadablePicture({ file: from }, startOf(from)));
    }
  }
  await source.cache.trim();
  return diagnostics;
}

/** Whether the system refused to read or write; anything else is about the picture. */
const isRefusal = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

/** Draws a few at a time: each stands in memory as pixels while it is painted. */
async function putDrawn(pictures: readonly PlannedPicture[], source: PictureSource, put: PutFile): Promise<void> {
  const draw = async (picture: PlannedPicture) => {
    if (endingOf(picture.file) !== 'svg') await source.delegate?.(picture);
    return drawnPicture(picture, source.cache);
  };
  for (let first = 0; first < pictures.length; first += AT_ONCE) {
    const group = pictures.slice(first, first + AT_ONCE);
    await Promise.all(group.map((picture) => put(picture.file, drawingKey(picture), () => draw(picture))));
  }
}

/** Publishes every picture of the plan. */
export async function putPictures(plan: Plan, source: PictureSource, put: PutFile): Promise<readonly Diagnostic[]> {
  await putDrawn(plan.pictures, source, put);
  return putSupplied(plan, source, put);
}
