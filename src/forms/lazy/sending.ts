// What is needed when a form is sent, and not before: a chunk of its own.
import type { Endpoint } from '../../../schemas/types.ts';
import { withBase } from '../../app/navigation/page-address.ts';
import { hasTaken, isAnswerRead } from '../answers.ts';
import { requestBody } from '../body.ts';
import type { Draft, FormType, Submission, Values } from '../submission.ts';

// A service may repeat the submission in its response, and personal data must not reach the console.

const REMOVED = '[…]';
/** Shorter values occur in other words by chance. */
const MIN_CHARACTERS = 3;

const quoted = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const asciiJson = (text: string): string =>
  text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The ways in which a text may be encoded: in JSON, in a URL, or as it is. */
function spellingsOf(text: string): readonly string[] {
  const json = JSON.stringify(text).slice(1, -1);
  return [text, json, asciiJson(json), encodeURIComponent(text)];
}

function patternOf(spelling: string): string {
  const pattern = quoted(spelling);
  return spelling.length < MIN_CHARACTERS ? `(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])` : pattern;
}

/** Returns a text without the values that it repeats, whole or line by line. */
export function withoutValues(text: string, values: Values): string {
  const lines = Object.values(values).flatMap((value) => [value, ...value.split(/\r?\n/)].map((each) => each.trim()));
  const spellings = [...new Set(lines.filter(Boolean).flatMap(spellingsOf))].filter(Boolean);
  if (spellings.length === 0) return text;
  const longestFirst = spellings.toSorted((a, b) => b.length - a.length);
  return text.replace(new RegExp(longestFirst.map(patternOf).join('|'), 'giu'), REMOVED);
}

// If a service accepts a message but responds too late, the next one gets it too. By the id the provider sees that both
// copies are one message, and a collector need not store the second.

const idByText = new Map<string, string>();

/** A random UUID of version 4. `crypto.randomUUID` is missing on pages that are served without TLS. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'[(bytes[8] ?? 0) % 4];
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, `$1-$2-4$3-${variant}$4-$5`);
}

/** Returns the id of a draft: the same one until the draft is received or changed. */
export function submissionIdOf(draft: Draft): string {
  const text = JSON.stringify(draft);
  const id = idByText.get(text) ?? randomId();
  idByText.set(text, id);
  return id;
}

/** Forgets the id of a received draft: the same draft sent again is a new message. */
export function forgetSubmissionId(draft: Draft): void {
  idByText.delete(JSON.stringify(draft));
}

// Endpoints are tried in the order of content/forms.yaml, so that an outage of one service loses no message.

const TIMEOUT_SECONDS = 12;

/** How an endpoint refused; `status` is absent if there was no response at all. */
interface Refusal {
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

interface Destination {
  readonly endpoints: readonly Endpoint[];
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
    const response = await fetch(withBase(endpoint.url, base), {
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
