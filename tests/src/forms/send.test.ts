import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { send, SubmissionError } from '../../../src/forms/send.ts';
import type { Submission } from '../../../src/forms/submission.ts';

const submission: Submission = {
  formType: 'registration',
  subject: 'Registration Form: CAPM',
  replyTo: 'salma@example.com',
  copies: [],
  timestamp: '2026-11-21T09:00:00.000Z',
  trap: '',
  fields: { firstName: 'Salma' },
};

let server: Server;
let base: string;
let asked: { url: string; headers: IncomingHttpHeaders; body: string }[];

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    let body = '';
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => (body += chunk))
      .on('end', () => {
        asked.push({ url: request.url ?? '', headers: request.headers, body });
        const status = Number((request.url ?? '').split('/').at(-1));
        response.writeHead(status).end(`answer ${status}`);
      });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  base = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}/sub/`;
});

afterEach(() => new Promise((resolve) => server.close(resolve)));

const to = (...paths: readonly string[]) => ({
  endpoints: paths.map((url) => ({ service: 'json' as const, url })),
  base,
});

test('the first endpoint that answers ok ends the sending', async () => {
  await send(submission, to('/500', '/200', '/201'));
  expect(asked.map(({ url }) => url)).toEqual(['/sub/500', '/sub/200']);
});

test('JSON is sent and JSON is asked for', async () => {
  await send(submission, to('/200'));
  expect(asked[0]?.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
  expect(JSON.parse(asked[0]?.body ?? '')).toEqual({
    firstName: 'Salma',
    subject: 'Registration Form: CAPM',
    replyTo: 'salma@example.com',
    copies: [],
    timestamp: '2026-11-21T09:00:00.000Z',
    formType: 'registration',
  });
});

test('when all fail the error tells the last status and text, and nothing about the visitor', async () => {
  const error: unknown = await send(submission, to('/500', '/422')).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SubmissionError);
  expect(error).toMatchObject({ refusal: { status: 422, responseText: 'answer 422' } });
  expect(String(error)).not.toMatch(/Salma|salma/);
});

test('an endpoint that cannot be reached has no status, and says so', async () => {
  const error: unknown = await send(submission, {
    endpoints: [{ service: 'json', url: 'http://127.0.0.1:1/' }],
    base,
  }).catch((reason: unknown) => reason);
  expect(String(error)).toContain('no answer');
  expect(error).toMatchObject({ refusal: { responseText: expect.stringContaining('fetch failed') } });
});
