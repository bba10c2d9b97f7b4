// One worker process: answers requests in the order in which they come, until its parent hangs up.
import process from 'node:process';
import type { Task } from '../../workers/pool.ts';
import type { Crash, TaskRequest, TaskAnswer, TaskFault, Usage } from '../../workers/start-worker.ts';
import { examineFilesTask } from '../examine/examine-files.ts';
import { comparePairsTask } from './compare-pairs.ts';
import { makePicturesTask, openSiteTask, produceUnitsTask } from '../produce/tasks.ts';

// What worker processes can be asked to do, each loaded when it is asked for.

type Handler = (input: never) => Promise<unknown>;

const handle = <Input, Output>({ name }: Task<Input, Output>, run: (input: Input) => Promise<Output>) =>
  [name, run] as const;

const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  handle(examineFilesTask, async (request) => (await import('../examine/examine-files.ts')).examineFiles(request)),
  handle(comparePairsTask, async (request) => (await import('./compare-pairs.ts')).comparePairs(request)),
  handle(makePicturesTask, async (request) => (await import('../produce/site-tasks.ts')).makePictures(request)),
  handle(openSiteTask, async (request) => (await import('../produce/site-tasks.ts')).openSite(request)),
  handle(produceUnitsTask, async (request) => (await import('../produce/site-tasks.ts')).produceUnits(request)),
]);

const MICROSECONDS = 1000;

function explain(error: unknown): TaskFault {
  if (!(error instanceof Error)) return { message: String(error) };
  const { stack, message, code, path }: NodeJS.ErrnoException = error;
  return { message: stack ?? message, ...(code ? { code } : {}), ...(path ? { path } : {}) };
}

/** To ask the system takes longer than many a task: once in so many milliseconds is enough. */
const USAGE_MS = 400;

let asked = -Infinity;
let known: Usage = { memory: 0, cpu: 0 };

function usage(): Usage {
  const now = performance.now();
  if (now - asked < USAGE_MS) return known;
  asked = now;
  const { user, system } = process.cpuUsage();
  // Not the peak that the system knows: that begins with the memory of the parent.
  known = { memory: process.memoryUsage.rss(), cpu: (user + system) / MICROSECONDS };
  return known;
}

async function answer({ id, task, input }: TaskRequest): Promise<TaskAnswer> {
  try {
    // The pool pairs a task with its input.
    const output = await handlers.get(task)?.(input as never);
    return { id, output, usage: usage() };
  } catch (error) {
    return { id, fault: explain(error), usage: usage() };
  }
}

let turn = Promise.resolve();

process.on('message', (request: TaskRequest) => {
  turn = turn.then(async () => void process.send?.(await answer(request)));
});
// A bug outside the tasks, as in a promise that is not awaited: the parent reports it.
process.once('uncaughtException', (error) => {
  process.send?.({ crash: explain(error) } satisfies Crash, () => process.exit(1));
});
process.on('disconnect', () => process.kill(process.pid));
