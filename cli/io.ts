// Everything that the command line needs from its environment, so that tests can replace it.
import type { ExitCode } from './failures.ts';
/** Resources used by a process. */
export interface ProcessUsage {
  /** Current and maximum memory, in bytes. */
  readonly memory: number;
  readonly peak: number;
  /** CPU time of all cores, in milliseconds. */
  readonly cpu: number;
}

export interface Io {
  /** The working folder; relative paths start here. */
  readonly cwd: string;
  /** For the requested output: a report, a map, an address. */
  out(text: string): void;
  /** For everything else: errors, hints, progress. */
  err(text: string): void;
  readonly isColor: { readonly out: boolean; readonly err: boolean };
  /** Whether each stream is a terminal; false by default. */
  readonly isTerminal?: { readonly out: boolean; readonly err: boolean };
  /** Present if GitHub Actions runs the command; `summary` is the absolute file of the job summary. */
  readonly github?: { readonly summary?: string };
  /** The variables that an engine numbers its machines with; none by default. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly columns: number;
  /** Asks the person at the terminal; absent where there is none. */
  readonly ask?: (question: string) => Promise<string>;
  /** Whether standard input is a pipe or a file, which is not read. */
  isPiped?(): boolean;
  now(): Date;
  /** The resources that this process has used so far. */
  readonly usage?: () => ProcessUsage;
  /** Resolves with the signal by which a server is asked to stop: SIGINT (Ctrl+C) or SIGTERM. */
  untilStopped(): Promise<unknown>;
}

/** Sets the exit code of the run. */
export type Finish = (code: ExitCode) => void;

/** What every command is created with. */
export interface Context {
  readonly io: Io;
  readonly finish: Finish;
}
