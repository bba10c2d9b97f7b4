// Endpoints are tried in the order of content/forms.yaml, so that an outage of one service loses no message.
import type { Endpoint } from '../../schemas/types.ts';
import { urlOf } from './adapters.ts';
import { hasTaken, isAnswerRead } from './answers.ts';
import { requestBody } from './body.ts';
import type { Submission } from './submission.ts';
import { withoutValues } from './fields/without-values.ts';

const TIMEOUT_SECONDS = 12;

/** How an endpoint refused; `status` is absent if there was no response at all. */
export interface Refusal {
  readonly status?: number;
  /** The text of the response without what the visitor typed, or why there was none. */
  readonly responseText: string;
}

/** No endpoint accepted the submission. Describes how the last one refused, and contains nothing about the visitor. */
export class SubmissionError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`No endpoint took the submission. The last: ${refusal.status ?? 'no answer'}, ${refusal.responseText}`);
    this.name = 'SubmissionError';
    this.refusal = refusal;
  }
}

/** Where submissions are sent. */
export interface Destination {
  readonly endpoints: readonly Endpoint[];
  /** The prefix of every address of the site. */
  readonly base: string;
}

async function refusalOf(response: Response, endpoint: Endpoint): Promise<Refusal | undefined> {
  if (response.ok && !isAnswerRead(endpoint)) return undefined;
  const responseText = await response.text().catch(String);
  return response.ok && hasTaken(endpoint, responseText) ? undefined : { status: response.status, responseText };
}

async function post(endpoint: Endpoint, submission: Submission, base: string): Promise<Refusal | undefined> {
  const { type, text } = requestBody(endpoint, submission);
  try {
    const response = await fetch(urlOf(endpoint, base), {
      method: 'POST',
      headers: { 'Content-Type': type, Accept: 'application/json' },
      body: text,
      // Services that accept only registered sites reject a post without a referrer.
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.timeout((endpoint.timeout ?? TIMEOUT_SECONDS) * 1000),
    });
    return await refusalOf(response, endpoint);
  } catch (error) {
    return { responseText: String(error) };
  }
}

/**
 * Sends a submission to the first endpoint that responds with an ok status; a named service must also confirm in its
 * response that it accepted the submission, and so must any other endpoint that is configured to.
 * @throws SubmissionError if none does.
 */
export async function send(submission: Submission, { endpoints, base }: Destination): Promise<void> {
  let last: Refusal = { responseText: 'no endpoint' };
  for (const endpoint of endpoints) {
    const refusal = await post(endpoint, submission, base);
    if (!refusal) return;
    last = { ...refusal, responseText: withoutValues(refusal.responseText, submission.fields) };
  }
  throw new SubmissionError(last);
}
