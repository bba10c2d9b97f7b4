import { expect, test, vi } from 'vitest';
import { forgetSubmissionId, submissionIdOf } from '../../../src/forms/lazy/sending.ts';

const draft = (name: string) => ({ formType: 'contact' as const, subject: 'S', replyTo: 'R', fields: { name } });

test('what is tried again has the same id until it was received, and what is changed has another', () => {
  const id = submissionIdOf(draft('Salma'));
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(submissionIdOf(draft('Salma A'))).not.toBe(id);
  expect(submissionIdOf(draft('Salma'))).toBe(id);
  forgetSubmissionId(draft('Salma'));
  expect(submissionIdOf(draft('Salma'))).not.toBe(id);
});

test('a page without TLS has ids too', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(submissionIdOf(draft('Without TLS'))).toHaveLength(36);
  vi.unstubAllGlobals();
});
