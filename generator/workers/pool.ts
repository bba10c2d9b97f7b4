// A pool of worker processes, one per core, each with its own memory. They are started with the first task, so that
// small sites never pay for them.
import { availableParallelism } from 'node:os';
import { startWorker, type Usage, type Waiting, type Worker } from './start-worker.ts';

// Tasks of worker processes are named here by type only, so that callers need not import their code.

/** A task of worker processes; its input and output are plain JSON. */
export interface Task<Input, Output> {
  readonly name: string;
  /** Never set: it ties the types of input and output to the name. */
  readonly types?: (input: Input) => Output;
}

/** Defines a task by its name. */
export const defineTask = <Input, Output>(name: string): Task<Input, Output> => ({ name });

/** More processes than this gain nothing: the disk and the parent become the bottleneck. */
const MAX_WORKERS = 8;

/** How many tasks a worker holds by default: while it runs one, the next is already there. */
const DEFAULT_HELD = 2;

export interface Pool {
  /** The maximum number of processes; with 0, the caller does the work itself. */
  readonly size: number;
  /** Runs a task in the next worker that holds fewer than `held`; rejects with a `WorkerEnded` if one has ended. */
  run<Input, Output>(task: Task<Input, Output>, input: Input, held?: number): Promise<Output>;
  runOnEach<Input, Output>(task: Task<Input, Output>, input: Input): Promise<readonly Output[]>;
  isRunning(): boolean;
  usage(): readonly Usage[];
  /** Ends all processes, whatever they are doing, and resolves when they have exited. No task is accepted any more. */
  close(): Promise<void>;
}

interface Queued extends Waiting {
  /** It is given only to a worker that holds fewer tasks. */
  readonly held: number;
}

/** Opens a pool of worker processes; `size` is one per core by default. */
export function openPool(size = Math.min(MAX_WORKERS, availableParallelism())): Pool {
  const workers: Worker[] = [];
  const queue: Queued[] = [];
  let lastId = 0;
  let fault: Error | undefined;

  /** Rejects all waiting and future tasks: without one of its workers, the work cannot be completed. */
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
      const next = worker.load() < (queue[0]?.held ?? 0) ? queue.shift() : undefined;
      if (next) worker.give(next);
    }
  };
  const ask = (task: string, input: unknown, send: (waiting: Waiting) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (fault) return reject(fault);
      lastId += 1;
      send({ request: { id: lastId, task, input }, resolve, reject });
    });

  return {
    size,
    run: (task, input, held = DEFAULT_HELD) =>
      ask(task.name, input, (waiting) => {
        queue.push({ ...waiting, held });
        distribute();
      }) as Promise<never>,
    runOnEach: ({ name }, input) =>
      Promise.all(
        (fault ? [] : ready()).map((worker) => ask(name, input, (waiting) => worker.give(waiting)) as Promise<never>),
      ),
    isRunning: () => workers.length > 0,
    usage: () => workers.map((worker) => worker.usage()),
    close: async () => {
      fail(new Error('The pool is closed.'));
      await Promise.all(workers.map((worker) => worker.end()));
    },
  };
}

/** How many batches each worker holds, to have work while this process is busy; more would only fill the memory. */
export const BATCHES_HELD = 8;

interface Batches<Item, Input, Output> {
  readonly task: Task<Input, Output>;
  readonly items: readonly Item[];
  readonly size: number;
  readonly inputOf: (batch: readonly Item[]) => Input;
}

/** Runs a task for all items and passes the outputs on. An input is created only when a worker is about to be free. */
export async function runBatches<Item, Input, Output>(
  { task, items, size, inputOf }: Batches<Item, Input, Output>,
  pool: Pool,
  onAnswer: (output: Output, batch: readonly Item[]) => void,
): Promise<void> {
  let next = 0;
  const follow = async (): Promise<void> => {
    while (next < items.length) {
      const batch = items.slice(next, (next += size));
      onAnswer(await pool.run(task, inputOf(batch), BATCHES_HELD), batch);
    }
  };
  await Promise.all(Array.from({ length: pool.size * BATCHES_HELD }, follow));
}
