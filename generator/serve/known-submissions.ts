// A visitor who did not get the response submits again, and so does the site at the next endpoint: one stored line is
// enough.
import { digest } from '../base/digest.ts';

/** Far more submissions than can arrive between a visitor's two attempts. */
const MAX_REMEMBERED = 10_000;

/** What identifies a submission: its id and its fields, but not the time, which differs at each attempt. */
function keyOf(submission: Readonly<Record<string, unknown>>): string | undefined {
  const { submissionId, timestamp: _timestamp, ...rest } = submission;
  return typeof submissionId === 'string' ? digest(JSON.stringify([submissionId, rest])) : undefined;
}

/** Stores a submission by `store`, which resolves to its id, unless it is already stored or being stored. */
export type StoreOnce = (
  submission: Readonly<Record<string, unknown>>,
  store: () => Promise<string>,
) => Promise<string>;

/** Returns a function that stores a repeated submission once, and tries again if storing it failed. */
export function createStoreOnce(): StoreOnce {
  const known = new Map<string, Promise<string>>();
  return async (submission, store) => {
    const key = keyOf(submission);
    if (key === undefined) return store();
    const stored = known.get(key) ?? store();
    known.set(key, stored);
    if (known.size > MAX_REMEMBERED) known.delete(known.keys().next().value ?? key);
    try {
      return await stored;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}
