import type { ExitCode } from '../exit-code.ts';
import type { Io } from '../io.ts';

/** Sets the exit code of the run. */
export type Finish = (code: ExitCode) => void;

/** What every command is created with. */
export interface Context {
  readonly io: Io;
  readonly finish: Finish;
}
