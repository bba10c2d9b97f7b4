/** Throws when our own reasoning is wrong: never for a mistake of an author or of a user. */
export function invariant(condition: unknown, meaning: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${meaning}`);
}
