// Measures how long each stage of a build takes and how much memory the process uses when the stage ends. Some stages
// run concurrently.

/** A stage of a build. */
export type StageName =
  | 'list'
  | 'examine'
  | 'link'
  | 'editor'
  | 'bundle'
  | 'lock'
  | 'plan'
  | 'recall'
  | 'units'
  | 'files'
  | 'pictures'
  | 'verify'
  | 'publish'
  | 'remember';

/** A stage that has ended. */
export interface Stage {
  readonly name: StageName;
  /** Milliseconds from the start of the build. */
  readonly begun: number;
  readonly milliseconds: number;
  /** Memory of the process when the stage ended, in bytes; 0 where it is unknown. */
  readonly memory: number;
}

/** A picture that was encoded in this build rather than taken from the cache. */
export interface PictureTime {
  /** Relative to the content folder. */
  readonly file: string;
  readonly milliseconds: number;
}

export interface StopwatchOptions {
  /** Returns the memory of this process, in bytes. */
  readonly memory?: (() => number) | undefined;
  /** Called with the running stages whenever one begins or ends. */
  readonly onStages?: ((running: readonly StageName[]) => void) | undefined;
}

export interface Stopwatch {
  time<Value>(name: StageName, run: () => Value | Promise<Value>): Promise<Value>;
  timePicture<Value>(file: string, run: () => Promise<Value>): Promise<Value>;
  /** The stages that have ended, in the order in which they began. */
  stages(): readonly Stage[];
  pictures(): readonly PictureTime[];
}

/** Starts the stopwatch. */
export function startStopwatch({ memory = () => 0, onStages = () => undefined }: StopwatchOptions = {}): Stopwatch {
  const started = performance.now();
  const running: StageName[] = [];
  const ended: Stage[] = [];
  const pictures: PictureTime[] = [];
  return {
    time: async (name, run) => {
      const begun = performance.now();
      running.push(name);
      onStages([...running]);
      try {
        return await run();
      } finally {
        ended.push({ name, begun: begun - started, milliseconds: performance.now() - begun, memory: memory() });
        running.splice(running.indexOf(name), 1);
        onStages([...running]);
      }
    },
    timePicture: async (file, run) => {
      const begun = performance.now();
      const value = await run();
      pictures.push({ file, milliseconds: performance.now() - begun });
      return value;
    },
    stages: () => [...ended].sort((a, b) => a.begun - b.begun),
    pictures: () => [...pictures].sort((a, b) => b.milliseconds - a.milliseconds),
  };
}
