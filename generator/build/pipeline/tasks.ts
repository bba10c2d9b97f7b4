// What worker processes can be asked to do, each loaded when it is asked for.
import { examineFilesTask } from '../examine/examine-files.ts';
import { makePicturesTask, openSiteTask, produceUnitsTask } from '../produce/tasks.ts';
import type { Task } from '../../workers/pool.ts';

type Handler = (input: never) => Promise<unknown>;

const handle = <Input, Output>({ name }: Task<Input, Output>, run: (input: Input) => Promise<Output>) =>
  [name, run] as const;

/** By the names of the tasks. */
export const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  handle(examineFilesTask, async (order) => (await import('../examine/examine-files.ts')).examineFiles(order)),
  handle(makePicturesTask, async (order) => (await import('../produce/site-tasks.ts')).makePictures(order)),
  handle(openSiteTask, async (order) => (await import('../produce/site-tasks.ts')).openSite(order)),
  handle(produceUnitsTask, async (order) => (await import('../produce/site-tasks.ts')).produceUnits(order)),
]);
