// A visitor whose answer was lost sends the same again, or the site does so at the next endpoint: one line is enough.
import { digest } from '../base/digest.ts';

/** Far more than a visitor's second attempt is behind the first. */
const REMEMBERED = 10_000;

/** What a submission is known by: its id and all that it says; the time of the attempt is another each time. */
function keyOf(submission: Readonly<Record<string, unknown>>): string | undefined {
  const { submissionId, timestamp: _timestamp, ...rest } = submission;
  return typeof submissionId === 'string' ? digest(JSON.stringify([submissionId, rest])) : undefined;
}

/** Keeps a submission by `keep`, which resolves to the id of what was kept, unless it is kept already or just being kept. */
export type KeepOnce = (submission: Readonly<Record<string, unknown>>, keep: () => Promise<string>) => Promise<string>;

/** Returns a function that keeps a repeated submission once, and one that could not be kept when it comes again. */
export function createKeepOnce(): KeepOnce {
  const known = new Map<string, Promise<string>>();
  return async (submission, keep) => {
    const key = keyOf(submission);
    if (key === undefined) return keep();
    const kept = known.get(key) ?? keep();
    known.set(key, kept);
    if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? key);
    try {
      return await kept;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}
