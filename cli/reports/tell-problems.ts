import type { CheckResult } from '../../generator/index.ts';
import type { Io } from '../io.ts';
import { prettyReport } from './pretty.ts';

/** Tells problems beside the real output of a command; says nothing when there are none. */
export function tellProblems(result: CheckResult, io: Io): void {
  if (result.diagnostics.length === 0) return;
  io.err(
    prettyReport(result, {
      isColor: io.isColor.err,
      isTerminal: io.isTerminal?.err ?? false,
      columns: io.columns,
    }),
  );
}
