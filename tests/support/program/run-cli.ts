// Runs the command line in this process, and captures its output in memory.
import type { ExitCode } from '../../../cli/failures.ts';
import type { Io } from '../../../cli/io.ts';
import { run } from '../../../cli/run.ts';

export interface CliRun {
  readonly status: ExitCode;
  readonly stdout: string;
  readonly stderr: string;
}

export interface CliOptions {
  /** The working folder of the command. */
  readonly cwd: string;
  /** Called when a server is running; the command ends when it resolves, with a signal. */
  readonly whileServing?: (output: { stdout: string; stderr: string }) => Promise<unknown>;
  /** How the environment of this run differs. */
  readonly world?: Partial<Pick<Io, 'ask' | 'columns' | 'env' | 'github' | 'isColor' | 'isTerminal' | 'now'>>;
}

/** An arbitrary date: tests never read the real clock. */
export const TODAY = '2025-11-01T08:00:00Z';

/** Runs one command; returns its output and its exit code. */
export async function runCli(argv: readonly string[], { cwd, whileServing, world = {} }: CliOptions): Promise<CliRun> {
  const output = { stdout: '', stderr: '' };
  const status = await run(argv, {
    cwd,
    out: (text) => void (output.stdout += text),
    err: (text) => void (output.stderr += text),
    isColor: { out: false, err: false },
    columns: 100,
    now: () => new Date(TODAY),
    untilStopped: async () => whileServing?.(output),
    ...world,
  });
  return { status, ...output };
}
