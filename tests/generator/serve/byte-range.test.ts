// Players of videos jump to a place by asking for a part of the file.
import { describe, expect, onTestFinished, test } from 'vitest';
import { byteRange, preview } from '../../../generator/serve/preview.ts';
import { type Reply, requestRaw } from '../../support/program/request.ts';
import { site, temporaryFolder } from '../../support/content/site.ts';

test.each([
  ['bytes=0-1', { first: 0, last: 1 }],
  ['bytes=4-', { first: 4, last: 9 }],
  ['bytes=4-400', { first: 4, last: 9 }],
  ['bytes=-3', { first: 7, last: 9 }],
  ['bytes=-30', { first: 0, last: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=10-12', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=5-4', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,4-5', undefined],
  ['lines=0-1', undefined],
  ['', undefined],
])('%s of ten bytes', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

describe('a part of a file', () => {
  const ask = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Reply> => {
    const out = site({ 'media/day.mp4': 'picture', 'index.html': 'page '.repeat(1000) });
    const server = await preview({ out, submissions: temporaryFolder(), now: () => new Date(0) });
    onTestFinished(() => server.close());
    return requestRaw(server.url, path, { headers });
  };
  const file = '/media/day.mp4';

  test.each([
    { range: 'bytes=0-1', status: 206, body: 'pi', part: 'bytes 0-1/7' },
    { range: 'bytes=-3', status: 206, body: 'ure', part: 'bytes 4-6/7' },
    { range: 'bytes=7-', status: 416, body: '', part: 'bytes */7' },
    { range: 'bytes=0-1,3-4', status: 200, body: 'picture', part: undefined },
  ])('$range is answered with $status', async ({ range, status, body, part }) => {
    const reply = await ask(file, { Range: range });
    const found = { status: reply.status, body: reply.body.toString(), part: reply.headers['content-range'] };
    expect(found).toEqual({ status, body, part });
    expect(reply.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': String(body.length) });
  });

  test('is sent only of the file that the browser knows', async () => {
    const asked = (tag: string) => ask(file, { Range: 'bytes=0-1', 'If-Range': tag });
    expect((await asked(String((await ask(file)).headers.etag))).status).toBe(206);
    expect((await asked('"other"')).status).toBe(200);
  });

  test('is not sent of a page that is compressed', async () => {
    const reply = await ask('/', { Range: 'bytes=0-1', 'Accept-Encoding': 'br' });
    expect({ status: reply.status, ranges: reply.headers['accept-ranges'] }).toEqual({
      status: 200,
      ranges: undefined,
    });
  });
});
