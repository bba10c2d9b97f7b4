// Everything the command line needs from the world, so that tests can stand in for it.

/** What a process has used. */
export interface ProcessUsage {
  /** Its memory now, and the most that it has had, in bytes. */
  readonly memory: number;
  readonly peak: number;
  /** The time of all cores, in milliseconds. */
  readonly cpu: number;
}

export interface Io {
  /** The folder where the command was given; relative folders start here. */
  readonly cwd: string;
  /** For what was asked for: a report, a map, an address. */
  out(text: string): void;
  /** For everything said beside it: mistakes, hints, progress. */
  err(text: string): void;
  /** Whether each stream shows colours. */
  readonly isColor: { readonly out: boolean; readonly err: boolean };
  /** Whether each stream is a terminal; nowhere unless told. */
  readonly isTerminal?: { readonly out: boolean; readonly err: boolean };
  /** There where GitHub Actions runs the command; `summary` is the absolute file that its summary of the job is added to. */
  readonly github?: { readonly summary?: string };
  /** The width of the terminal in columns. */
  readonly columns: number;
  now(): Date;
  /** What this process has used so far; nobody asks where it is missing. */
  readonly usage?: () => ProcessUsage;
  /** Resolves when the user wants a server to stop. */
  untilStopped(): Promise<void>;
}
