// All pictures of the site: drawn from SVG, or made from the provider's own. Each is taken from the cache where
// nothing that it depends on has changed.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { startOf, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { unreadablePicture } from '../diagnostics/rules/load.ts';
import type { Outcome, Output, Plan, PlannedPicture, PlannedVariant } from '../model.ts';
import { drawPicture } from './draw-picture.ts';
import { optimisePicture, SETTINGS } from './optimise-picture.ts';
import type { PictureCache } from './picture-cache.ts';

/** Where supplied pictures are, and where finished ones are kept. */
export interface PictureSource {
  /** The content folder. */
  readonly content: string;
  readonly cache: PictureCache;
}

/** Raised when the same drawing is painted otherwise: a new library, other font files. */
const PAINTING = '2 resvg 2.6.2';

/** How many drawings are painted side by side. */
const AT_ONCE = 4;

const endingOf = (file: string): string => path.extname(file).slice(1);

/** A drawn picture, ready to be published; painted ones are kept. */
export async function drawnPicture(picture: PlannedPicture, cache?: PictureCache): Promise<string | Uint8Array> {
  const draw = async () => (await drawPicture(picture)).content;
  if (!cache || endingOf(picture.file) === 'svg') return draw();
  const hash = createHash('sha256').update(picture.svg).digest('hex');
  return cache.cached(`${PAINTING} ${hash} ${picture.width ?? ''}`, async () => Buffer.from(await draw()));
}

/** A supplied picture in one format and width; @throws where it is damaged. */
export function optimisedPicture(
  { file, from, hash, width }: PlannedVariant,
  { content, cache }: PictureSource,
): Promise<Uint8Array> {
  const format = endingOf(file);
  const make = async () => optimisePicture(await readFile(path.join(content, from)), width, format);
  return cache.cached(`${SETTINGS} ${hash} ${width} ${format}`, make);
}

/** The variants of one picture, or the news that it is damaged. */
async function variantsOf(
  from: string,
  variants: readonly PlannedVariant[],
  source: PictureSource,
): Promise<Outcome<readonly Output[]>> {
  try {
    const made = variants.map(async (variant) => ({
      file: variant.file,
      content: await optimisedPicture(variant, source),
    }));
    return { value: await Promise.all(made), diagnostics: [] };
  } catch {
    return { value: [], diagnostics: [unreadablePicture({ file: from }, startOf(from))] };
  }
}

/** The variants of every supplied picture; a damaged one is reported, and the others are made all the same. */
async function suppliedPictures(plan: Plan, source: PictureSource): Promise<Outcome<readonly Output[]>> {
  const made: Output[] = [];
  const diagnostics: Diagnostic[] = [];
  // One original after the other: a folder of photographs must not stand in memory uncompressed at once.
  for (const from of new Set(plan.variants.map((variant) => variant.from))) {
    const variants = plan.variants.filter((variant) => variant.from === from);
    const outcome = await variantsOf(from, variants, source);
    made.push(...outcome.value);
    diagnostics.push(...outcome.diagnostics);
  }
  await source.cache.trim();
  return { value: made, diagnostics };
}

/** Draws a few at a time: each stands in memory as pixels while it is painted. */
async function drawAll(pictures: readonly PlannedPicture[], cache?: PictureCache): Promise<readonly Output[]> {
  const drawn: Output[] = [];
  for (let first = 0; first < pictures.length; first += AT_ONCE) {
    const group = pictures.slice(first, first + AT_ONCE);
    const draw = async (picture: PlannedPicture): Promise<Output> => ({
      file: picture.file,
      content: await drawnPicture(picture, cache),
    });
    drawn.push(...(await Promise.all(group.map(draw))));
  }
  return drawn;
}

/** Makes every picture of the plan; without a source only the drawn ones. */
export async function makePictures(plan: Plan, source?: PictureSource): Promise<Outcome<readonly Output[]>> {
  const drawn = await drawAll(plan.pictures, source?.cache);
  if (!source) return { value: drawn, diagnostics: [] };
  const supplied = await suppliedPictures(plan, source);
  return { value: [...drawn, ...supplied.value], diagnostics: supplied.diagnostics };
}
