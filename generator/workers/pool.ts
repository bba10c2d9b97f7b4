// Worker processes, one for each core, each with a memory of its own. They are started with the first order, so that
// small sites never pay for them.
import { fork, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TaskInput, TaskName, TaskOutput } from './tasks.ts';

export interface Order {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

export interface Answer {
  readonly id: number;
  readonly output?: unknown;
  /** Why there is no output. */
  readonly fault?: string;
}

/** More processes than this gain nothing: the disk and the parent become the limit. */
const MOST = 8;

/** Orders that a worker holds: while it answers one, the next is on its way. */
const AT_HAND = 2;

/** Room for new objects, in megabytes: most die young, and a larger room is swept less often. */
const YOUNG_SPACE = 16;

const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(isSource ? './worker.ts' : './worker.mjs', import.meta.url));

interface Waiting {
  readonly order: Order;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Worker {
  readonly child: ChildProcess;
  readonly held: Map<number, Waiting>;
}

export interface Pool {
  /** How many processes there are at most. */
  readonly size: number;
  /** Has a task done by the next free worker. */
  run<Name extends TaskName>(task: Name, input: TaskInput<Name>): Promise<TaskOutput<Name>>;
  /** Has a task done once by every worker. */
  runOnEach<Name extends TaskName>(task: Name, input: TaskInput<Name>): Promise<readonly TaskOutput<Name>[]>;
  /** Ends all processes. */
  close(): void;
}

function startWorker(): Worker {
  const execArgv = [`--max-semi-space-size=${YOUNG_SPACE}`, ...(isSource ? ['--import', 'tsx'] : [])];
  const child = fork(program, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const held = new Map<number, Waiting>();
  child.on('message', ({ id, output, fault }: Answer) => {
    const waiting = held.get(id);
    held.delete(id);
    if (fault === undefined) waiting?.resolve(output);
    else waiting?.reject(new Error(fault));
  });
  const fail = (reason: string): void => {
    for (const { reject } of held.values()) reject(new Error(reason));
    held.clear();
  };
  child.on('error', (error) => fail(error.message));
  child.on('exit', (code, signal) => fail(`A worker process ended early (${signal ?? code}).`));
  return { child, held };
}

/** Opens a pool of worker processes; `size` is one for each core unless told. */
export function openPool(size = Math.min(MOST, availableParallelism())): Pool {
  const workers: Worker[] = [];
  const queue: Waiting[] = [];
  let lastId = 0;

  const give = (worker: Worker, waiting: Waiting): void => {
    worker.held.set(waiting.order.id, waiting);
    worker.child.send(waiting.order);
  };
  const ready = (): readonly Worker[] => {
    while (workers.length < size) workers.push(startWorker());
    return workers;
  };
  const distribute = (): void => {
    const byLoad = [...ready()].sort((a, b) => a.held.size - b.held.size);
    for (const worker of byLoad) {
      const next = worker.held.size < AT_HAND ? queue.shift() : undefined;
      if (next) give(worker, next);
    }
  };
  const order = (task: string, input: unknown, send: (waiting: Waiting) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      lastId += 1;
      const settle =
        <Value>(tell: (value: Value) => void) =>
        (value: Value): void => {
          tell(value);
          if (queue.length > 0) distribute();
        };
      send({ order: { id: lastId, task, input }, resolve: settle(resolve), reject: settle(reject) });
    });

  return {
    size,
    run: (task, input) => {
      const answer = order(task, input, (waiting) => void queue.push(waiting));
      distribute();
      return answer as Promise<never>;
    },
    runOnEach: (task, input) =>
      Promise.all(ready().map((worker) => order(task, input, (waiting) => give(worker, waiting)) as Promise<never>)),
    close: () => {
      for (const { child } of workers) child.disconnect();
      workers.length = 0;
    },
  };
}
