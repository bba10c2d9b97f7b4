// What is needed when a form is sent, and not before: a chunk of its own.
import { send, type Destination } from '../send.ts';
import { forgetSubmissionId, submissionIdOf } from '../submission-id.ts';
import type { FormType, Submission } from '../submission.ts';

/** A form that was sent, for the code that counts them. */
interface Sent {
  readonly formType: FormType;
  /** The course as the form names it: what a visitor may have written. */
  readonly course: string | undefined;
}

declare global {
  interface DocumentEventMap {
    readonly 'prospectus:sent': CustomEvent<Sent>;
  }
}

/**
 * Sends what a form makes of its values, under the id that it keeps until it is received, which it returns.
 * @throws SubmissionError if no endpoint accepts it.
 */
export async function sendDraft(
  { copies, trap, ...draft }: Omit<Submission, 'submissionId' | 'timestamp'>,
  destination: Destination,
): Promise<string> {
  const submissionId = submissionIdOf(draft);
  const timestamp = new Date().toISOString();
  await send({ ...draft, submissionId, copies, timestamp, trap }, destination);
  forgetSubmissionId(draft);
  const detail: Sent = { formType: draft.formType, course: draft.fields['course'] };
  document.dispatchEvent(new CustomEvent('prospectus:sent', { detail }));
  return submissionId;
}
