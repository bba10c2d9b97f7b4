// Against real services on this machine: whatever they answer, a submission reaches one of them or fails loudly.
import { beforeEach, expect, test } from 'vitest';
import type { Endpoint } from '../../../schemas/types.ts';
import { send, SubmissionError } from '../../../src/forms/lazy/sending.ts';
import type { Submission } from '../../../src/forms/submission.ts';
import { type FakeService, startFakeService } from '../../support/program/fake-service.ts';

const submission: Submission = {
  formType: 'registration',
  subject: 'Registration Form: CAPM',
  replyTo: 'salma@example.com',
  copies: [],
  timestamp: '2026-11-21T09:00:00.000Z',
  submissionId: 'an-id',
  trap: '',
  fields: { firstName: 'Salma' },
};

let service: FakeService;

beforeEach(async () => {
  service = await startFakeService();
});

type Given = string | (Partial<Endpoint> & { readonly url: string });

/** Endpoints below the base that the service serves. */
const to = (...given: readonly Given[]) => ({
  endpoints: given.map((each): Endpoint => {
    return typeof each === 'string' ? { service: 'json', url: `/${each}` } : { service: 'json', ...each };
  }),
  base: `${service.url}sub/`,
});
const paths = () => service.posts().map(({ path }) => path.replace('/sub/', ''));
const failure = (...given: readonly Given[]): Promise<unknown> =>
  send(submission, to(...given)).then(
    () => 'sent',
    (error: unknown) => error,
  );

test('the first endpoint that answers ok ends the sending', async () => {
  await send(submission, to('broken', 'ok', 'spoken'));
  expect(paths()).toEqual(['broken', 'ok']);
});

test('JSON is sent and JSON is asked for', async () => {
  await send(submission, to('ok'));
  const [post] = service.posts();
  expect(post?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  expect(JSON.parse(post?.body ?? '')).toEqual({
    firstName: 'Salma',
    subjectLine: 'Registration Form: CAPM',
    replyTo: 'salma@example.com',
    copies: [],
    timestamp: '2026-11-21T09:00:00.000Z',
    formType: 'registration',
    submissionId: 'an-id',
  });
});

test('when all fail the error has the last status and text, and nothing about the visitor', async () => {
  const error = await failure('broken', 'invalid');
  expect(error).toBeInstanceOf(SubmissionError);
  expect(error).toMatchObject({ refusal: { status: 422, responseText: '{"errors":[{"code":"TYPE_EMAIL"}]}' } });
  expect(String(error)).not.toMatch(/Salma|salma/);
});

test('an endpoint that cannot be reached has no status, says so, and the next one is tried', async () => {
  const refused = { url: 'http://127.0.0.1:1/' };
  const error = await failure(refused);
  expect(String(error)).toContain('no answer');
  expect(error).toMatchObject({ refusal: { responseText: expect.stringContaining('fetch failed') } });
  await send(submission, to(refused, 'ok'));
  expect(paths()).toEqual(['ok']);
});

test('an endpoint that hangs is given up after its time limit, and the next one is tried', async () => {
  const started = performance.now();
  await send(submission, to({ url: '/hang', timeout: 0.2 }, 'ok'));
  expect(performance.now() - started).toBeLessThan(5000);
  expect(paths()).toEqual(['hang', 'ok']);
  expect(await failure({ url: '/hang', timeout: 0.1 })).toMatchObject({
    refusal: { responseText: expect.stringContaining('TimeoutError') },
  });
});

test.each(['false', 'html'])('%s with status 200 counts as success unless the answer is checked', async (answer) => {
  await send(submission, to(answer, 'ok'));
  expect(paths()).toEqual([answer]);
});

test.each(['false', 'html'])('%s with status 200 fails where the answer is checked', async (answer) => {
  await send(submission, to({ url: `/${answer}`, expect: 'success' }, 'ok'));
  expect(paths()).toEqual([answer, 'ok']);
  expect(await failure({ url: `/${answer}`, expect: 'success' })).toMatchObject({ refusal: { status: 200 } });
});

test.each(['formsubmit', 'formspree', 'web3forms', 'basin'] as const)(
  'where %s refuses or asks for a captcha with status 200, the next endpoint is tried, and the last one fails',
  async (service) => {
    await send(submission, to({ service, url: '/false' }, { service, url: '/html' }, 'ok'));
    expect(paths()).toEqual(['false', 'html', 'ok']);
    expect(await failure({ service, url: '/false' })).toMatchObject({ refusal: { status: 200 } });
  },
);

test.each(['ok', 'spoken', 'formspree'])('%s passes the check of the answer', async (answer) => {
  expect(await failure({ url: `/${answer}`, expect: 'success' })).toBe('sent');
});
