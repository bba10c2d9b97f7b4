// One worker process as its parent sees it.
import { fork } from 'node:child_process';
// eslint-disable-next-line no-restricted-imports -- a worker has the environment of its parent, and one setting more
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../base/error-code.ts';
import { WorkerEnded } from './worker-ended.ts';

export interface Order {
  readonly id: number;
  readonly task: string;
  readonly input: unknown;
}

/** What a process uses. */
export interface Usage {
  /** Its memory, in bytes: as it is, or the most that was seen. */
  readonly memory: number;
  /** The time of all its cores, in milliseconds. */
  readonly cpu: number;
}

/** Why a task could not be done, with what a file system's error says besides. */
export interface Fault {
  readonly message: string;
  readonly code?: string;
  readonly path?: string;
}

export interface Answer {
  readonly id: number;
  readonly output?: unknown;
  /** Why there is no output. */
  readonly fault?: Fault;
  readonly usage: Usage;
}

/** Why a process is about to end that has not been asked to. */
export interface Crash {
  readonly crash: Fault;
}

/** An order, and who waits for its answer. */
export interface Waiting {
  readonly order: Order;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface Worker {
  give(waiting: Waiting): void;
  /** How many orders it holds. */
  load(): number;
  /** Takes all orders from it. */
  forget(): readonly Waiting[];
  usage(): Usage;
  /** Ends the process and resolves when it has gone. */
  end(): Promise<void>;
}

/** Room for new objects, in megabytes: most die young, and a larger room is swept less often. */
const YOUNG_SPACE = 16;

/** Where glibc may have a heap for each thread, encoding pictures takes 250 MB and more; with one, 150 MB. */
const thrifty = { MALLOC_ARENA_MAX: '1' };

const isSource = import.meta.url.endsWith('.ts');
const program = fileURLToPath(new URL(isSource ? '../pipeline/worker.ts' : './worker.mjs', import.meta.url));

const errorOf = ({ message, ...facts }: Fault): Error => Object.assign(new Error(message), facts);

export interface WorkerEvents {
  /** It has answered, and can do more. */
  readonly onAnswer: () => void;
  /** It has ended before it was ended. */
  readonly onEnded: (error: Error) => void;
}

/** Starts a process. */
export function startWorker({ onAnswer, onEnded }: WorkerEvents): Worker {
  const execArgv = [`--max-semi-space-size=${YOUNG_SPACE}`, ...(isSource ? ['--import', 'tsx'] : [])];
  const child = fork(program, { env: { ...env, ...thrifty }, execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const held = new Map<number, Waiting>();
  let most: Usage = { memory: 0, cpu: 0 };
  let isEnding = false;
  const gone = new Promise<void>((resolve) => {
    const note = (reason: string): void => {
      if (!isEnding) onEnded(new WorkerEnded(reason));
      resolve();
    };
    child.once('exit', (code, signal) => note(signal ?? `code ${code}`));
    // Where it could not be started, or not be asked; it may live on. One that hung up is about to end, and says why.
    child.on('error', (error) => {
      if (codeOf(error) !== 'EPIPE') note(error.message);
    });
  });
  child.on('message', (message: Answer | Crash) => {
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
