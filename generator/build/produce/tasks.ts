// What worker processes do for a site that is made.
import { defineTask } from '../../workers/pool.ts';
import type { SiteOrder } from './producer.ts';
import type { PictureOrder, ProduceAnswer, ProduceOrder } from './site-tasks.ts';

/** Makes pictures into the cache, where others find them, on one core. */
export const makePicturesTask = defineTask<PictureOrder, null>('makePictures');

/** Prepares the process to make the units of a site. */
export const openSiteTask = defineTask<SiteOrder, null>('openSite');

/** Makes units of the site that was opened last. */
export const produceUnitsTask = defineTask<ProduceOrder, ProduceAnswer>('produceUnits');
