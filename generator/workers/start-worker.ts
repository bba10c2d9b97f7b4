// One worker process, as its parent sees it.
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
// oxlint-disable-next-line no-restricted-imports -- a worker has the environment of its parent, and one setting more
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import { codeOf } from '../base/disk.ts';
import { keptFolder } from '../cache/project-folder.ts';

/** A worker process ended while it had work: killed by a user, or by the system when memory ran out. */
class WorkerEnded extends Error {
  override readonly name = 'WorkerEnded';

  /** `reason` is the signal or the exit code. */
  constructor(reason: string) {
    super(`A worker process ended before its work was done (${reason}).`);
  }
}

export interface TaskRequest {
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
  readonly fault?: TaskFault;
  readonly usage: Usage;
}

/** Why a process is about to end unexpectedly. */
export interface Crash {
  readonly crash: TaskFault;
}

/** A task, and the callbacks of the caller that waits for its output. */
export interface Waiting {
  readonly request: TaskRequest;
  readonly resolve: (output: unknown) => void;
  readonly reject: (error: Error) => void;
}

export interface Worker {
  give(waiting: Waiting): void;
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

const execArgv = [
  `--max-semi-space-size=${YOUNG_SPACE}`,
  ...(isSource ? ['--import', 'tsx'] : []),
  // The package has no source maps, and Node would look for one beside each module.
  ...(existsSync(`${program}.map`) ? ['--enable-source-maps'] : []),
];

/** Starts a process. */
export function startWorker({ onAnswer, onEnded }: WorkerEvents): Worker {
  const child = fork(program, ['--cache', keptFolder], {
    env: workerEnv,
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
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
    // and its exit gives the reason; Windows may say EOF of it.
    child.on('error', (error) => {
      if (!['EPIPE', 'EOF'].includes(codeOf(error))) note(error.message);
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
      held.set(waiting.request.id, waiting);
      child.send(waiting.request);
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
