// check --watch: after each save, what is new, what is fixed and what is left.
import type { Io } from '../io.ts';
import { followedReport } from '../reports/changes.ts';
import type { Findings } from '../reports/findings.ts';
import type { View } from '../reports/view.ts';
import { traceOf } from '../source-trace.ts';
import { UsageError } from '../usage-error.ts';
import { type FindingsFilter, narrowFindings } from './narrow-findings.ts';
import { reportFindings, type ReportTargets } from './report-findings.ts';

/** What to watch, and how to report it. */
export interface WatchRequest {
  readonly filter: FindingsFilter;
  readonly targets: ReportTargets;
  /** The clock. */
  readonly now: () => Date;
}

const describe = (error: unknown): string => (error instanceof UsageError ? error.message : traceOf(error));

/** Reports to people what has changed, and in any other format the whole. */
function reporter({ out, isWhole = false, ...targets }: ReportTargets, io: Io): (findings: Findings) => Promise<void> {
  if (out !== 'pretty')
    return (findings) => {
      // By this line an editor knows that what it has listed is out of date.
      if (out === 'lines') io.out(`Checking ${targets.folder || 'this folder'}.\n`);
      return reportFindings(findings, { ...targets, out, isWhole }, io);
    };
  const report = followedReport();
  const isTerminal = io.isTerminal?.out ?? false;
  const view: View = { isColor: io.isColor.out, isTerminal, columns: io.columns, isWhole };
  return (findings) => Promise.resolve(io.out(`${report(findings, view)}\n`));
}

/** Checks at once and after each save, until the user stops it. */
export async function watchFindings({ filter, targets, now }: WatchRequest, io: Io): Promise<void> {
  const { watchCheck } = await import('../../generator/index.ts');
  const report = reporter(targets, io);
  const stop = await watchCheck({
    content: filter.content,
    now,
    onCheck: async (result) => report(await narrowFindings(result, filter, io)),
    onFault: (error) => io.err(`prospectus: ${describe(error)}\n`),
  });
  try {
    io.err(`Watching ${targets.folder || 'this folder'}. Press Ctrl+C to stop.\n`);
    await io.untilStopped();
  } finally {
    stop();
  }
}
