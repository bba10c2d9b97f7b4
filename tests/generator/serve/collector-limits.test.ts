// What the collector does with visitors who are too slow, too many, or too eager.
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type CollectorLimits, createCollector, createRateLimit } from '../../../generator/serve/collector.ts';
import { temporaryFolder } from '../../support/content/site.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(limits: Partial<CollectorLimits>): Promise<number> {
  const collect = createCollector({ folder: temporaryFolder(), now: () => new Date('2026-11-21T09:00:00Z'), limits });
  const made = createServer((request, response) => void collect(request, response));
  server = made;
  await new Promise<void>((resolve) => made.listen(0, '127.0.0.1', resolve));
  const place = made.address();
  return typeof place === 'object' && place ? place.port : 0;
}

const post = (port: number) =>
  fetch(`http://127.0.0.1:${port}/submissions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{"a":1}',
  });

const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{';

/** Sends half a request and returns all that comes back until the server closes the connection. */
function sendHalf(port: number): Promise<string> {
  return new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    // Slowly but without an end.
    const drip = setInterval(() => socket.write(' '), 20);
    socket.on('data', (chunk) => (said += String(chunk)));
    socket.on('error', () => undefined);
    socket.once('close', () => {
      clearInterval(drip);
      resolve(said);
    });
  });
}

test('a body that does not arrive in time is answered with 408, and the connection is closed', async () => {
  const port = await serve({ bodyMs: 100 });
  const said = await sendHalf(port);
  expect(said).toMatch(/^HTTP\/1\.1 408 /);
  expect(said).toContain('"too slow"');
  expect((await post(port)).status).toBe(200);
});

test('a sender of too many gets the time to wait', async () => {
  const port = await serve({ perMinute: 3 });
  const statuses: number[] = [];
  for (let i = 0; i < 3; i += 1) statuses.push((await post(port)).status);
  expect(statuses).toEqual([200, 200, 200]);
  const refused = await post(port);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await refused.json()).toEqual({ success: false, error: 'too many submissions' });
});

test('a flood is refused without waiting', async () => {
  const port = await serve({});
  const began = performance.now();
  const statuses = await Promise.all(Array.from({ length: 400 }, async () => (await post(port)).status));
  // Two a second may come on top of those of the first minute.
  const later = Math.ceil((performance.now() - began) / 500);
  expect(new Set(statuses)).toEqual(new Set([200, 429]));
  const taken = statuses.filter((status) => status === 200).length;
  expect(taken).toBeGreaterThanOrEqual(120);
  expect(taken).toBeLessThanOrEqual(120 + later);
});

test('more than can be held at once is refused with 503', async () => {
  const port = await serve({ atOnce: 1, bodyMs: 60_000, perMinute: 10_000 });
  const held = connect(port, '127.0.0.1', () => held.write(head));
  const status = async () => (await post(port)).status;
  await expect.poll(status).toBe(503);
  held.destroy();
  await expect.poll(status).toBe(200);
});

test('a bucket refills with time, and each address has its own', () => {
  const limit = createRateLimit(2);
  expect([limit('a', 0), limit('a', 0), limit('a', 0), limit('b', 0)]).toEqual([0, 0, 30, 0]);
  expect([limit('a', 30_000), limit('a', 30_000)]).toEqual([0, 30]);
});

test('all addresses of one IPv6 network share a bucket', () => {
  const limit = createRateLimit(1);
  expect(limit('2001:db8:1:2:aaaa::1', 0)).toBe(0);
  expect(limit('2001:db8:1:2:bbbb::9', 0)).toBe(60);
  expect(limit('2001:db8:1:3:aaaa::1', 0)).toBe(0);
  expect([limit('2001:db8::1', 0), limit('2001:db8::2:0:0:9', 0), limit('2001:db8:0:4::1', 0)]).toEqual([0, 60, 0]);
  expect([limit('::ffff:10.0.0.1', 0), limit('::ffff:10.0.0.2', 0)]).toEqual([0, 0]);
});

test('the memory of addresses is bounded: the one that was silent longest is forgotten', () => {
  const limit = createRateLimit(1);
  limit('first', 0);
  for (let i = 0; i < 10_000; i += 1) limit(`visitor ${i}`, 0);
  expect(limit('visitor 9999', 0)).toBe(60);
  expect(limit('first', 0)).toBe(0);
});
