import type { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** Tells the run with which code it ends. */
export type Finish = (code: ExitCode) => void;

/** What every command is made with. */
export interface Context {
  readonly io: Io;
  readonly finish: Finish;
}
