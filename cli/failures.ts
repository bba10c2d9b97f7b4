/** A mistake in how the command was given, reported in one line that names the flag and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** The exit codes: success, problems in the content, wrong usage, a bug. */
export const exitCodes = { clean: 0, problems: 1, usage: 2, fault: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];

// What the system refuses to do with a file, in the words of the person whose machine it is.

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full. Free some space',
  EDQUOT: 'the disk quota is used up. Free some space',
  EACCES: 'this user may not write there. Change the rights of the file or its folder',
  EPERM: 'the file or its folder is locked against changes. Unlock it',
  EBUSY: 'another program has it open. Close it there',
  EROFS: 'the disk is read-only',
  EISDIR: 'a folder has this name. Rename the folder',
  ENAMETOOLONG: 'the disk takes no name as long as this. Use a shorter one',
  'ENOENT mkdir': 'this disk or drive has no such place. Name another folder',
  ENOTDIR: 'there is a file where its folder should be. Rename that file',
  EMFILE: 'too many files are open. Raise the limit of open files (ulimit -n)',
  ENFILE: 'too many files are open on this machine. Close other programs, or raise its limit',
};

/** Returns why the system refused, and what to do where that is known; undefined for any other error. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall } = error as NodeJS.ErrnoException;
  return reasons[code] ?? reasons[`${code} ${syscall}`];
}

/** Returns what to print of a bug: its stack trace, or whatever was thrown. */
export const traceOf = (error: unknown): string =>
  error instanceof Error ? (error.stack ?? error.message) : String(error);
