import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AcceptedNames } from '../../../generator/serve/host-rules.ts';
import { createCollector } from '../../../generator/serve/collector.ts';
import { growth } from '../../support/processor-time.ts';

const now = () => new Date('2026-11-21T09:00:00Z');
const json = { 'Content-Type': 'application/json' };
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

let folder: string;
let server: Server;
let url: string;
let page: Buffer | undefined;
let accepts: AcceptedNames | undefined;

async function serve(target: string): Promise<void> {
  const pageAt = async (address: string) =>
    address.startsWith('fr/') ? undefined : page && Buffer.from(page.toString().replace('Not', `${address}: Not`));
  const collect = createCollector({ folder: target, now, pageAt, accepts: () => accepts });
  server = createServer((request, response) => void collect(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  url = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
}

beforeEach(async () => {
  accepts = undefined;
  page = Buffer.from('<!doctype html><h1>Not sent</h1>');
  folder = await mkdtemp(join(tmpdir(), 'collector-'));
  await serve(join(folder, 'made', 'on', 'demand'));
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const kept = () => join(folder, 'made', 'on', 'demand', 'submissions.jsonl');
const lines = async (): Promise<string[]> => (await readFile(kept(), 'utf8')).split('\n').slice(0, -1);
const post = (body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) =>
  fetch(`${url}/submissions`, { method: 'POST', headers, body, redirect: 'manual' });

test('JSON is kept with an id and the time, and the reply has the id', async () => {
  const response = await post('{"name":"سلمى","formType":"contact"}');
  expect(response.status).toBe(200);
  const answer: unknown = await response.json();
  const [line = ''] = await lines();
  const received = JSON.parse(line);
  expect(answer).toEqual({ success: true, id: received.id });
  expect(received).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    receivedAt: '2026-11-21T09:00:00.000Z',
    submission: { name: 'سلمى', formType: 'contact' },
  });
});

test('a form posted without JavaScript is kept, and the browser is led to the thank-you page beside the collector', async () => {
  const response = await post('name=Salma+H&message=a%0Ab', form);
  expect(response.status).toBe(303);
  const location = response.headers.get('location') ?? '';
  expect(new URL(location, 'https://example.com/sub/submissions').pathname).toBe('/sub/thank-you');
  expect(JSON.parse((await lines())[0] ?? '').submission).toEqual({ name: 'Salma H', message: 'a\nb' });
});

test('a browser is never sent to another site', async () => {
  const response = await post('a=b&_next=https%3A%2F%2Felsewhere.example.com', {
    ...form,
    Referer: 'https://elsewhere.example.com/',
  });
  expect(response.headers.get('location')).toBe('./thank-you');
});

test('tens of thousands of fields keep no one waiting', async () => {
  const send = async (count: number): Promise<void> => {
    const body = Array.from({ length: count }, (_, i) => i.toString(36)).join('&');
    expect((await post(body, form)).status).toBe(400);
  };
  expect(await growth(send, 1600)).toBeLessThan(40);
});

test('a field that is sent twice keeps both values', async () => {
  await post('subject=Feedback&subject=Contact', form);
  expect(JSON.parse((await lines())[0] ?? '').submission).toEqual({ subject: ['Feedback', 'Contact'] });
});

const attempt = (name: string, timestamp: string) => JSON.stringify({ name, timestamp, submissionId: 'an-id' });

test('what is sent again under its id is kept once, and the visitor is thanked each time', async () => {
  const answers = await Promise.all(['1', '2', '3'].map((time) => post(attempt('Salma', time))));
  answers.push(await post(attempt('Salma', '4')));
  const ids = await Promise.all(answers.map(async (answer) => ((await answer.json()) as { id: string }).id));
  expect(new Set(ids).size).toBe(1);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await lines()).toHaveLength(1);
});

test('an id alone keeps nothing out: who says something else, or has no id, is kept', async () => {
  for (const body of [attempt('Salma', '1'), attempt('Aisha', '1'), '{"name":"S"}', '{"name":"S"}']) await post(body);
  expect(await lines()).toHaveLength(4);
});

test.each([
  { what: 'a wrong type', body: 'a', headers: { 'Content-Type': 'text/plain' }, status: 415 },
  { what: 'broken JSON', body: '{"a":', headers: json, status: 400 },
  { what: 'JSON that is not an object', body: '[1]', headers: json, status: 400 },
  {
    what: 'JSON too deep to be written',
    body: `{"a":${'['.repeat(9000)}${']'.repeat(9000)}}`,
    headers: json,
    status: 400,
  },
  {
    what: 'a thousand fields',
    body: Array.from({ length: 1000 }, (_, i) => `f${i}=`).join('&'),
    headers: form,
    status: 400,
  },
  { what: 'an empty body', body: '', headers: form, status: 400 },
  { what: 'bytes that are not UTF-8', body: new Uint8Array([123, 0xff, 125]), headers: json, status: 400 },
  { what: 'more than 64 kB', body: JSON.stringify({ a: 'x'.repeat(65_536) }), headers: json, status: 413 },
  { what: 'far more than 64 kB', body: JSON.stringify({ a: 'x'.repeat(900_000) }), headers: json, status: 413 },
  { what: 'another site', body: '{}', headers: { ...json, Origin: 'https://elsewhere.example.com' }, status: 403 },
  {
    what: 'another site, of which the browser says only that',
    body: '{}',
    headers: { ...json, 'Sec-Fetch-Site': 'cross-site' },
    status: 403,
  },
  { what: 'a hidden origin', body: '{}', headers: { ...json, Origin: 'null' }, status: 403 },
])('$what is refused with $status and nothing is kept', async ({ body, headers, status }) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ success: false });
  await expect(lines()).rejects.toThrow('ENOENT');
});

// What browsers say of themselves when they send a form or are given an address.
const browser = { ...form, Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' };

test.each([
  { what: 'an empty form', body: '', headers: browser, status: 400 },
  { what: 'too long a form', body: `a=${'x'.repeat(70_000)}`, headers: browser, status: 413 },
  { what: 'files', body: 'x', headers: { ...browser, 'Content-Type': 'multipart/form-data; boundary=x' }, status: 415 },
  { what: 'another site', body: 'a=b', headers: { ...browser, Origin: 'https://elsewhere.example.com' }, status: 403 },
])('a browser that posts $what is answered $status with the page for it', async ({ body, headers, status }) => {
  const response = await post(body, headers);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('Not sent</h1>');
});

test.each([
  ['/ar/contact?course=x', 'ar/'],
  ['/ar', 'ar/'],
  // Neither is a language of the site.
  ['/fr/contact', ''],
  ['/contact', ''],
])('a form posted without JavaScript from %s is answered in its language', async (from, folder) => {
  const headers = { ...browser, Referer: `${url}${from}` };
  expect((await post('a=b', headers)).headers.get('location')).toBe(`./${folder}thank-you`);
  expect(await (await post('', headers)).text()).toContain(`${folder}not-sent: Not sent`);
});

test('a browser that posts what is taken gets no page for refusals, and JSON where there is no such page', async () => {
  expect((await post('a=b', browser)).status).toBe(303);
  page = undefined;
  expect(await (await post('', browser)).json()).toEqual({ success: false, error: 'malformed' });
});

test('exactly 64 kB are taken', async () => {
  expect((await post(JSON.stringify({ a: 'x'.repeat(65_536 - 8) }))).status).toBe(200);
});

test('its own site may post', async () => {
  expect((await post('{}', { ...json, Origin: url })).status).toBe(200);
});

test.each(['GET', 'PUT', 'DELETE', 'HEAD'])('%s is not allowed, and the answer says what is', async (method) => {
  const response = await fetch(url, { method });
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

test('OPTIONS lists the methods', async () => {
  const response = await fetch(url, { method: 'OPTIONS' });
  expect(response.status).toBe(204);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

test('posts at the same time do not mix', async () => {
  const names = Array.from({ length: 60 }, (_, i) => `visitor ${i} ${'x'.repeat(5000)}`);
  const answers = await Promise.all(names.map((name) => post(JSON.stringify({ name }))));
  expect(answers.every(({ status }) => status === 200)).toBe(true);
  const found = (await lines()).map((line) => JSON.parse(line).submission.name);
  expect(found.toSorted()).toEqual(names.toSorted());
});

test('half a line left by a crash does not damage the next one', async () => {
  await post('{"a":1}');
  await writeFile(kept(), '{"id":"torn', { flag: 'a' });
  await post('{"a":2}');
  const all = await lines();
  expect(all[1]).toBe('{"id":"torn');
  expect(JSON.parse(all[2] ?? '').submission).toEqual({ a: 2 });
});

test('a visitor is not thanked for what could not be kept, and the next one is served', async () => {
  await writeFile(join(folder, 'made'), 'a file where the folder should be');
  const response = await post('{}');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ success: false, error: 'not stored' });
  await rm(join(folder, 'made'));
  expect((await post('{}')).status).toBe(200);
});

test('a visitor who hangs up in the middle does no harm', async () => {
  const { port } = new URL(url);
  await new Promise<void>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"');
      setTimeout(() => socket.destroy(), 50);
    });
    socket.once('close', () => resolve());
  });
  expect((await post('{}')).status).toBe(200);
  expect(await lines()).toHaveLength(1);
});

test('only the fields of the form are kept, and what is left out is counted', async () => {
  accepts = { contact: ['name', 'formType'] };
  const response = await post('{"name":"Salma","formType":"contact","idNumber":"42","<b>":1}');
  expect(await response.json()).toMatchObject({ success: true, ignored: ['idNumber', '<b>'] });
  const [line = ''] = await lines();
  expect(JSON.parse(line)).toMatchObject({ submission: { name: 'Salma', formType: 'contact' }, ignored: 2 });
  expect(line).not.toContain('idNumber');
});

test.each([
  '{"name":"Salma"}',
  '{"name":"Salma","formType":"booking"}',
  '{"formType":"toString"}',
  '{"formType":["contact"]}',
])('what no form of the site sends is refused: %s', async (body) => {
  accepts = { contact: ['name', 'formType'] };
  const response = await post(body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ success: false, error: 'not a form of this site: formType' });
  await expect(lines()).rejects.toThrow();
});

test('a form without JavaScript is kept without what it does not have, and leads to the thanks', async () => {
  accepts = { contact: ['name', 'formType'] };
  expect((await post('formType=contact&name=Salma&extra=1', form)).status).toBe(303);
  const [line = ''] = await lines();
  expect(JSON.parse(line)).toMatchObject({ submission: { name: 'Salma' }, ignored: 1 });
});
