// What is needed when a form is sent, and not before: a chunk of its own.
import { send, type Destination } from './send.ts';
import { forgetSubmissionId, submissionIdOf } from './submission-id.ts';
import type { Submission } from './submission.ts';

/**
 * Sends what a form makes of its values, under the id that it keeps until it is received.
 * @throws SubmissionError if nobody accepts it.
 */
export async function sendDraft(
  { copies, trap, ...draft }: Omit<Submission, 'submissionId' | 'timestamp'>,
  destination: Destination,
): Promise<void> {
  const submissionId = submissionIdOf(draft);
  const timestamp = new Date().toISOString();
  await send({ ...draft, submissionId, copies, timestamp, trap }, destination);
  forgetSubmissionId(draft);
}
