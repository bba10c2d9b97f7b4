// What worker processes can be asked to do for a site that is made. Inputs and outputs are plain JSON.
import { setFlagsFromString } from 'node:v8';
import type { UnitInputs } from '../../features/shell/units.ts';
import { openProducer, type Produce, type Produced, type SiteOrder } from './producer.ts';
import { cachePictures, type PictureWork } from '../render/make-pictures.ts';
import { openPictureCache, pictureCacheFolder } from '../render/picture-cache.ts';

/** What some units are made from. */
export type ProduceOrder = readonly UnitInputs[];

/** What was made of each, packed. */
export type ProduceAnswer = readonly Produced[];

/** Pictures of a site, and the folder of its content. */
export interface PictureOrder {
  readonly content: string;
  readonly work: PictureWork;
  /** The moment of the build, as an ISO date. */
  readonly now: string;
}

/** Makes pictures into the cache, where others find them, on one core. */
export async function makePictures({ content, work, now }: PictureOrder): Promise<null> {
  const cache = openPictureCache({ folder: pictureCacheFolder, now: () => new Date(now) });
  await cachePictures(work, { content, cache });
  return null;
}

let produce: Produce | undefined;

/** Prepares this process to make the units of a site. */
export async function openSite(order: SiteOrder): Promise<null> {
  // Sometimes V8 comes to hold what a page is made of for something that lasts, and the memory fills with old pages.
  setFlagsFromString('--no-allocation-site-pretenuring');
  produce = await openProducer(order);
  return null;
}

/** Makes units of the site that was opened last. */
export async function produceUnits(units: ProduceOrder): Promise<ProduceAnswer> {
  if (!produce) throw new Error('No site was opened.');
  const made: Produced[] = [];
  for (const inputs of units) made.push(await produce(inputs));
  return made;
}
