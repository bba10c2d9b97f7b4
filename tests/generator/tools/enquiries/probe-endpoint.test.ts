import { createServer } from 'node:http';
import { expect, test } from 'vitest';
import { probeEndpoint } from '../../../../generator/tools/enquiries/probe-endpoint.ts';
import type { Endpoint } from '../../../../schemas/types.ts';
import { startFakeService } from '../../../support/program/fake-service.ts';

const options = { origin: 'http://site.example.com', isSending: false, now: new Date('2026-11-21T09:00:00Z') };
const json = (url: string): Endpoint => ({ service: 'json', url, timeout: 1 });

test.each([
  { behaviour: 'ok', verdict: 'accepts', text: /^It admits posts from this site\. Nothing was sent/ },
  { behaviour: 'strict', verdict: 'refuses', text: /Browsers would not send.*http:\/\/site\.example\.com.*CORS/ },
  { behaviour: 'gone', verdict: 'refuses', text: /Nothing is at this address \(404\)/ },
  { behaviour: 'broken', verdict: 'refuses', text: /out of order \(500\)/ },
  { behaviour: 'hang', verdict: 'refuses', text: /^No answer within 1 seconds/ },
])('asked only, $behaviour $verdict', async ({ behaviour, verdict, text }) => {
  const service = await startFakeService();
  const found = await probeEndpoint(json(service.url + behaviour), options);
  expect(found).toMatchObject({ verdict, text: expect.stringMatching(text) });
  expect(service.posts()).toEqual([]);
});

test.each([
  { behaviour: 'ok', verdict: 'accepts', text: /took the marked test/ },
  { behaviour: 'false', verdict: 'refuses', text: /Add expect: success\. It said: .*needs Activation/ },
  { behaviour: 'html', verdict: 'unknown', text: /not in words that can be checked/ },
  { behaviour: 'invalid', verdict: 'refuses', text: /refused the test \(422\)\. It said: .*TYPE_EMAIL/ },
])('sent a marked test, $behaviour $verdict', async ({ behaviour, verdict, text }) => {
  const service = await startFakeService();
  const found = await probeEndpoint(json(service.url + behaviour), { ...options, isSending: true });
  expect(found).toMatchObject({ verdict, text: expect.stringMatching(text) });
  const [post] = service.posts();
  expect(post?.headers.origin).toBe('http://site.example.com');
  expect(JSON.parse(post?.body ?? '')).toMatchObject({
    subjectLine: 'Prospectus test',
    timestamp: '2026-11-21T09:00:00.000Z',
  });
});

test('a checked answer that is no JSON refuses', async () => {
  const service = await startFakeService();
  const endpoint: Endpoint = { ...json(`${service.url}html`), expect: 'success' };
  expect(await probeEndpoint(endpoint, { ...options, isSending: true })).toMatchObject({ verdict: 'refuses' });
});

test('the refusal of a named service with status 200 refuses, and no advice is needed', async () => {
  const service = await startFakeService();
  const endpoint: Endpoint = { service: 'formsubmit', url: `${service.url}false` };
  const { verdict, text } = await probeEndpoint(endpoint, { ...options, isSending: true });
  expect(verdict).toBe('refuses');
  expect(text).toMatch(/not that it took the test.*needs Activation/);
  expect(text).not.toContain('expect:');
});

test.each([
  { endpoint: json('/submissions'), verdict: 'unknown', text: /--site/ },
  { endpoint: { service: 'web3forms' as const, url: 'https://api.example.com/' }, verdict: 'refuses', text: /key:/ },
])('$endpoint.url of $endpoint.service: $verdict', async ({ endpoint, verdict, text }) => {
  expect(await probeEndpoint(endpoint, options)).toMatchObject({ verdict, text: expect.stringMatching(text) });
});

test('a server that does not run refuses the connection', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  await new Promise((resolve) => server.close(resolve));
  expect(await probeEndpoint(json(`http://127.0.0.1:${port}/`), options)).toMatchObject({
    verdict: 'refuses',
    text: expect.stringContaining('the connection was refused'),
  });
});
