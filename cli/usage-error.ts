/** A mistake in how the command was given, reported in one line that names the flag and what to do. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
