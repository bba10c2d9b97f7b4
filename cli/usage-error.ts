/** A mistake in how the command was given: told in one line, naming the flag and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
