// What worker processes can be asked to do, each loaded when it is asked for.
import { examineFilesTask } from '../examine/examine-files.ts';
import { loadSiteTask, makePicturesTask, openSiteTask, produceUnitsTask } from '../produce/tasks.ts';
import { defineTask, type Task } from '../workers/task.ts';
import type { Scan } from '../write/foreign.ts';
import type { TouchedFiles } from '../write/look-ahead.ts';

/** The output folder of a site. */
interface SiteFolder {
  readonly site: string;
}

/** Looks at every file of a live site. */
export const touchedFilesTask = defineTask<SiteFolder, TouchedFiles | null>('touchedFiles');

/** Looks through the folders of a live site. */
export const scanSiteTask = defineTask<SiteFolder, Scan | null>('scanSite');

type Handler = (input: never) => Promise<unknown>;

const handle = <Input, Output>({ name }: Task<Input, Output>, run: (input: Input) => Promise<Output>) =>
  [name, run] as const;

/** By the names of the tasks. */
export const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  handle(examineFilesTask, async (order) => (await import('../examine/examine-files.ts')).examineFiles(order)),
  handle(touchedFilesTask, async ({ site }) => (await import('../write/look-ahead.ts')).touchedFiles(site)),
  handle(scanSiteTask, async ({ site }) => (await import('../write/look-ahead.ts')).scanSite(site)),
  handle(makePicturesTask, async (order) => (await import('../produce/site-tasks.ts')).makePictures(order)),
  handle(loadSiteTask, async (order) => (await import('../produce/site-tasks.ts')).loadSite(order)),
  handle(openSiteTask, async (order) => (await import('../produce/site-tasks.ts')).openSite(order)),
  handle(produceUnitsTask, async (order) => (await import('../produce/site-tasks.ts')).produceUnits(order)),
]);
