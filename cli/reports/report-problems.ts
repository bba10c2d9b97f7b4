import type { CheckResult } from '../../generator/index.ts';
import type { Io } from '../io.ts';
import { prettyReport } from './pretty.ts';

/** Prints problems to standard error, next to the real output of a command; prints nothing if there are none. */
export function reportProblems(result: CheckResult, io: Io): void {
  if (result.diagnostics.length === 0) return;
  io.err(
    prettyReport(result, {
      isColor: io.isColor.err,
      isTerminal: io.isTerminal?.err ?? false,
      columns: io.columns,
    }),
  );
}
