// A pool of worker processes, one per core, each with its own memory. They are started with the first task, so that
// small sites never pay for them.
import { availableParallelism } from 'node:os';
import { fork } from 'node:child_process';

// One worker process, as its parent sees it.

// eslint-disable-next-line no-restricted-imports -- a worker has the environment of its parent, and one setting more
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../base/disk.ts';

/** A worker process ended while it had work: killed by a user, or by the system when memory ran out. */
class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  /** `reason` is the signal or the exit code. */
  constructor(reason: string) {
    super(`A worker process ended before its work was done (${reason}).`);
  }
}

export interface Order {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

/** Resources used by a process. */
export interface Usage {
  /** Memory in bytes: the current or the maximum. */
  readonly memory: number;
  /** CPU time of all its cores, in milliseconds. */
  readonly cpu: number;
}

/** Why a task failed, with the details of a file system error. */
export interface TaskFault {
  readonly message: string;
  readonly code?: string;
  readonly path?: string;
}

export interface TaskAnswer {
  readonly id: number;
  readonly output?: unknown;
  /** Why there is no output. */
  readonly fault?: TaskFault;
  readonly usage: Usage;
}

/** Why a process is about to end unexpectedly. */
export interface Crash {
  readonly crash: TaskFault;
}

/** A task, and the callbacks of the caller that waits for its output. */
interface Waiting {
  readonly order: Order;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

interface Worker {
  give(waiting: Waiting): void;
  /** How many tasks it holds. */
  load(): number;
  /** Removes all tasks from it. */
  forget(): readonly Waiting[];
  usage(): Usage;
  /** Ends the process and resolves when it has exited. */
  end(): Promise<void>;
}

/** Space for new objects, in megabytes: most die young, and a larger space is collected less often. */
const YOUNG_SPACE = 16;

/** If glibc may have a heap per thread, encoding pictures takes 250 MB and more; with a single heap, 150 MB. */
const workerEnv = { ...env, MALLOC_ARENA_MAX: '1' };

const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(isSource ? '../build/pipeline/worker.ts' : './worker.mjs', import.meta.url));

const errorOf = ({ message, ...facts }: TaskFault): Error => Object.assign(new Error(message), facts);

interface WorkerEvents {
  /** It has finished a task and can accept another. */
  readonly onAnswer: () => void;
  /** It has ended unexpectedly. */
  readonly onEnded: (error: Error) => void;
}

/** Starts a process. */
function startWorker({ onAnswer, onEnded }: WorkerEvents): Worker {
  const execArgv = [
    `--max-semi-space-size=${YOUNG_SPACE}`,
    ...(isSource ? ['--import', 'tsx'] : ['--enable-source-maps']),
  ];
  const child = fork(program, { env: workerEnv, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const held = new Map<number, Waiting>();
  let most: Usage = { memory: 0, cpu: 0 };
  let isEnding = false;
  const gone = new Promise<void>((resolve) => {
    const note = (reason: string): void => {
      if (!isEnding) onEnded(new WorkerEnded(reason));
      resolve();
    };
    child.once('exit', (code, signal) => note(signal ?? `code ${code}`));
    // It could not be started or reached; it may still be running. A process that closed the channel is about to exit,
    // and its exit gives the reason.
    child.on('error', (error) => {
      if (codeOf(error) !== 'EPIPE') note(error.message);
    });
  });
  child.on('message', (message: TaskAnswer | Crash) => {
    if ('crash' in message) return onEnded(errorOf(message.crash));
    const { id, output, fault, usage } = message;
    const waiting = held.get(id);
    most = { memory: Math.max(most.memory, usage.memory), cpu: usage.cpu };
    held.delete(id);
    if (fault) waiting?.reject(errorOf(fault));
    else waiting?.resolve(output);
    onAnswer();
  });
  return {
    give: (waiting) => {
      held.set(waiting.order.id, waiting);
      child.send(waiting.order);
    },
    load: () => held.size,
    forget: () => {
      const all = [...held.values()];
      held.clear();
      return all;
    },
    usage: () => most,
    end: async () => {
      isEnding = true;
      child.kill('SIGKILL');
      await gone;
    },
  };
}

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
  /** Runs a task once in every worker. */
  runOnEach<Input, Output>(task: Task<Input, Output>, input: Input): Promise<readonly Output[]>;
  /** Whether the processes were started. */
  isRunning(): boolean;
  /** The usage of each process so far. */
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
  const order = (task: string, input: unknown, send: (waiting: Waiting) => void): Promise<unknown> =>
    new Promise((resolve, reject) => {
      if (fault) return reject(fault);
      lastId += 1;
      send({ order: { id: lastId, task, input }, resolve, reject });
    });

  return {
    size,
    run: (task, input, held = DEFAULT_HELD) =>
      order(task.name, input, (waiting) => {
        queue.push({ ...waiting, held });
        distribute();
      }) as Promise<never>,
    runOnEach: ({ name }, input) =>
      Promise.all(
        (fault ? [] : ready()).map((worker) => order(name, input, (waiting) => worker.give(waiting)) as Promise<never>),
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

/** Runs a task for each input and passes the outputs on. An input is created only when a worker is about to be free. */
export async function runBatches<Input, Output>(
  { task, inputs }: { readonly task: Task<Input, Output>; readonly inputs: Iterator<Input> },
  pool: Pool,
  onAnswer: (output: Output) => void,
): Promise<void> {
  const follow = async (): Promise<void> => {
    for (let next = inputs.next(); !next.done; next = inputs.next())
      onAnswer(await pool.run(task, next.value, BATCHES_HELD));
  };
  await Promise.all(Array.from({ length: pool.size * BATCHES_HELD }, follow));
}
