// Worker processes, one for each core, each with a memory of its own. They are started with the first order, so that
// small sites never pay for them.
import { availableParallelism } from 'node:os';
import { startWorker, type Usage, type Waiting, type Worker } from './start-worker.ts';
import type { Task } from './task.ts';

/** More processes than this gain nothing: the disk and the parent become the limit. */
const MOST = 8;

/** Orders that a worker holds: while it answers one, the next is on its way. */
const AT_HAND = 2;

export interface Pool {
  /** How many processes there are at most; with 0, whoever has work does it alone. */
  readonly size: number;
  /** Has a task done by the next free worker. Fails with a `WorkerEnded` if any worker has ended before its time. */
  run<Input, Output>(task: Task<Input, Output>, input: Input): Promise<Output>;
  /** Has a task done once by every worker. */
  runOnEach<Input, Output>(task: Task<Input, Output>, input: Input): Promise<readonly Output[]>;
  /** Starts its processes before there is an order for them. */
  start(): void;
  /** Whether its processes were started. */
  isRunning(): boolean;
  /** What each process has used so far. */
  usage(): readonly Usage[];
  /** Ends all processes, whatever they are doing, and resolves when they have gone. No order is taken any more. */
  close(): Promise<void>;
}

/** Opens a pool of worker processes; `size` is one for each core unless told. */
export function openPool(size = Math.min(MOST, availableParallelism())): Pool {
  const workers: Worker[] = [];
  const queue: Waiting[] = [];
  let lastId = 0;
  let fault: Error | undefined;

  /** Answers whoever waits and whoever comes: without one worker, the work cannot be finished. */
  const fail = (error: Error): void => {
    fault ??= error;
    for (const { reject } of [...queue.splice(0), ...workers.flatMap((worker) => worker.forget())]) reject(fault);
  };
  const ready = (): readonly Worker[] => {
    while (workers.length < size) workers.push(startWorker({ onAnswer: distribute, onEnded: fail }));
    return workers;
  };
  const distribute = (): void => {
    if (queue.length === 0) return;
    const byLoad = [...ready()].sort((a, b) => a.load() - b.load());
    for (const worker of byLoad) {
      const next = worker.load() < AT_HAND ? queue.shift() : undefined;
      if (next) worker.give(next);
    }
  };
  const order = (task: string, input: unknown, send: (waiting: Waiting) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (fault) return reject(fault);
      lastId += 1;
      send({ order: { id: lastId, task, input }, resolve, reject });
    });

  return {
    size,
    run: (task, input) =>
      order(task.name, input, (waiting) => {
        queue.push(waiting);
        distribute();
      }) as Promise<never>,
    runOnEach: ({ name }, input) =>
      Promise.all(
        (fault ? [] : ready()).map((worker) => order(name, input, (waiting) => worker.give(waiting)) as Promise<never>),
      ),
    start: () => void ready(),
    isRunning: () => workers.length > 0,
    usage: () => workers.map((worker) => worker.usage()),
    close: async () => {
      fail(new Error('The pool is closed.'));
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };
}
