// If a service accepts a message but responds too late, the next one gets it too. By the id the provider sees that both
// copies are one message, and a collector need not store the second.
import type { Draft } from './submission.ts';

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
