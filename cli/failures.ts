import words from './words.json' with { type: 'json' };

/** A mistake in how the command was given, reported in one line that names the flag and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The exit codes: success, problems in the content, wrong usage, a bug. */
export const exitCodes = { clean: 0, problems: 1, usage: 2, fault: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

// What the system refuses to do with a file, in the words of the person whose machine it is.

const reasons: Readonly<Record<string, string>> = words.reasons;

/** Returns why the system refused, and what to do where that is known; undefined for any other error. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return reasons[code] ?? reasons[`${code} ${syscall}`];
}

/** Returns what to print of a bug: its stack trace, or whatever was thrown. */
export const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
