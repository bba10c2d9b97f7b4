/** Throws when an assumption of the code is wrong; never for a mistake of an author or user. */
export function invariant(condition: unknown, meaning: string): asserts condition {
  if (!condition) throw new Error(`Broken assumption: ${meaning}`);
}
