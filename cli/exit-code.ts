/** The exit codes: success, problems in the content, wrong usage, a bug. */
export const exitCodes = { clean: 0, problems: 1, usage: 2, fault: 3 } as const;

export type ExitCode = (typeof exitCodes)[keyof typeof exitCodes];
