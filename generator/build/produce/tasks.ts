// What worker processes do for a site that is made.
import { defineTask } from '../../workers/pool.ts';
import type { SiteOrder } from './producer.ts';
import type { PictureOrder, ProduceAnswer, ProduceOrder } from './site-tasks.ts';

export const makePicturesTask = defineTask<PictureOrder, null>('makePictures');

export const openSiteTask = defineTask<SiteOrder, null>('openSite');

/** Makes units of the site that was opened last. */
export const produceUnitsTask = defineTask<ProduceOrder, ProduceAnswer>('produceUnits');
