import type { CheckResult } from '../../generator/index.ts';
import type { Io } from '../io.ts';
import { prettyReport } from './pretty.ts';
import type { View } from './view.ts';

/** Prints problems to standard error, next to the real output of a command; prints nothing if there are none. */
export function reportProblems(
  result: CheckResult,
  io: Io,
  { command = 'check', isWhole = false }: Pick<View, 'command' | 'isWhole'> = {},
): void {
  if (result.diagnostics.length === 0) return;
  io.err(
    prettyReport(result, {
      isColor: io.isColor.err,
      isTerminal: io.isTerminal?.err ?? false,
      columns: io.columns,
      command,
      isWhole,
    }),
  );
}
