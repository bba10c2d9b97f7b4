import { createServer } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { preview, type PreviewOptions, type PreviewServer } from '../../../generator/serve/preview.ts';
import { type Reply, requestRaw, type RequestOptions } from '../../support/program/request.ts';
import { type Files, site, temporaryFolder } from '../../support/content/site.ts';

const home = `<!doctype html><title>Home</title>${'<p>Training in Muscat</p>'.repeat(100)}`;

const built: Files = {
  'index.html': home,
  'courses.html': 'courses page',
  'courses/capm.html': 'capm page',
  '404.html': 'not found page',
  'assets/app.D3adB33f.js': 'export {}',
  'media/logo.svg': '<svg/>',
  'media/team/room.986325f9b12b.480.avif': 'picture',
  'feeds/schedule.ics': 'BEGIN:VCALENDAR',
  'maps/redirects.json': JSON.stringify({ '/courses/33': '/courses/capm', '/old': '/courses?category=soft-skills' }),
  'maps/security.json': JSON.stringify({
    'Content-Security-Policy': "script-src 'self'; upgrade-insecure-requests",
    'Strict-Transport-Security': 'max-age=86400',
  }),
  '.prospectus.json': JSON.stringify({ base: '/' }),
};

type Ask = (path: string, options?: RequestOptions) => Promise<Reply>;

type Options = Partial<Pick<PreviewOptions, 'port' | 'like'>>;

async function serve(files: Files = built, options: Options = {}): Promise<PreviewServer & { readonly ask: Ask }> {
  const server = await preview({
    out: site(files),
    submissions: temporaryFolder(),
    now: () => new Date('2025-11-01T08:00:00Z'),
    ...options,
  });
  onTestFinished(() => server.close());
  return { ...server, ask: (path, options) => requestRaw(server.url, path, options) };
}

describe('files', () => {
  test.each([
    { path: '/', body: home, type: 'text/html; charset=utf-8' },
    { path: '/courses', body: 'courses page', type: 'text/html; charset=utf-8' },
    { path: '/courses/capm?x=1', body: 'capm page', type: 'text/html; charset=utf-8' },
    { path: '/courses/%63apm', body: 'capm page', type: 'text/html; charset=utf-8' },
    { path: '/feeds/schedule.ics', body: 'BEGIN:VCALENDAR', type: 'text/calendar; charset=utf-8' },
    { path: '/assets/app.D3adB33f.js', body: 'export {}', type: 'text/javascript; charset=utf-8' },
  ])('$path is served', async ({ path, body, type }) => {
    const reply = await (await serve()).ask(path);
    expect({ status: reply.status, body: reply.body.toString(), type: reply.headers['content-type'] }).toEqual({
      status: 200,
      body,
      type,
    });
  });

  test.each(['/nothing', '/courses/999', '/404', '/404.txt', '/%', '/courses/%00', '/courses//capm'])(
    '%s is not found',
    async (path) => {
      const reply = await (await serve()).ask(path);
      expect({ status: reply.status, body: reply.body.toString() }).toEqual({ status: 404, body: 'not found page' });
    },
  );

  test.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret.txt',
    '/courses/../../secret.txt',
    '/..\\secret.txt',
    '/..%5csecret.txt',
    // On Windows, another name of a file.
    '/courses/stream:secret.txt',
    '//etc/passwd',
    '/.prospectus.json',
    '/%2eprospectus.json',
    '/./courses',
  ])('%s does not lead out of the site or to hidden files', async (path) => {
    const hidden = {
      'secret.txt': 'secret',
      'dist/courses/stream:secret.txt': 'secret',
      'dist/.prospectus.json': '{}',
    };
    const out = site({ ...hidden, 'dist/404.html': 'not found page' });
    const server = await preview({ out: join(out, 'dist'), submissions: temporaryFolder(), now: () => new Date(0) });
    onTestFinished(() => server.close());
    const reply = await requestRaw(server.url, path);
    expect({ status: reply.status, body: reply.body.toString() }).toEqual({ status: 404, body: 'not found page' });
  });
});

test.each([
  { path: '/courses/', location: '/courses' },
  { path: '/courses/?category=soft-skills', location: '/courses?category=soft-skills' },
  { path: '/courses/capm.html', location: '/courses/capm' },
  { path: '/index.html', location: '/' },
  { path: '/index.html?x=1', location: '/?x=1' },
  { path: '/courses/33', location: '/courses/capm' },
  { path: '/courses/33?from=mail', location: '/courses/capm?from=mail' },
  { path: '/courses/33/', location: '/courses/capm' },
  { path: '/old?x=1', location: '/courses?category=soft-skills&x=1' },
])('$path leads to $location', async ({ path, location }) => {
  const reply = await (await serve()).ask(path);
  expect({ status: reply.status, location: reply.headers.location }).toEqual({ status: 301, location });
});

test('a name that a foreign page has led to this machine is not answered', async () => {
  const { ask } = await serve();
  expect((await ask('/', { headers: { host: 'evil.example' } })).status).toBe(421);
  expect((await ask('/', { headers: { host: 'localhost:80' } })).status).toBe(200);
});

test('what a broken copy of a site has lost stops nothing', async () => {
  const damaged = { '.prospectus.json': '{"base":', 'maps/redirects.json': '', 'maps/forms.json': '[' };
  const { ask } = await serve({ ...built, ...damaged });
  expect((await ask('/')).status).toBe(200);
});

test('a path with two slashes does not lead to another host', async () => {
  const reply = await (await serve()).ask('//example.org/');
  expect(reply.status).toBe(404);
  expect(reply.headers.location).toBeUndefined();
});

describe('a site below a base', () => {
  const below = { ...built, '.prospectus.json': JSON.stringify({ base: '/sub/' }) };

  test('says the base in its address', async () => {
    expect((await serve(below)).url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sub\/$/);
  });

  test.each([
    { path: '/', status: 302, location: '/sub/' },
    { path: '/sub', status: 301, location: '/sub/' },
    { path: '/sub/courses/33', status: 301, location: '/sub/courses/capm' },
    { path: '/sub/courses/', status: 301, location: '/sub/courses' },
    { path: '/sub/', status: 200, location: undefined },
    { path: '/sub/courses', status: 200, location: undefined },
    { path: '/courses', status: 404, location: undefined },
  ])('$path is answered with $status', async ({ path, status, location }) => {
    const reply = await (await serve(below)).ask(path);
    expect({ status: reply.status, location: reply.headers.location }).toEqual({ status, location });
  });

  test('hints at the base when it is left out', async () => {
    expect((await (await serve(below)).ask('/courses')).body.toString()).toContain('/sub/courses');
  });
});

describe('methods', () => {
  test('HEAD has the headers and no body', async () => {
    const reply = await (await serve()).ask('/courses', { method: 'HEAD' });
    expect({ status: reply.status, length: reply.headers['content-length'], body: reply.body.length }).toEqual({
      status: 200,
      length: '12',
      body: 0,
    });
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is refused', async (method) => {
    const reply = await (await serve()).ask('/courses', { method });
    expect({ status: reply.status, allow: reply.headers.allow }).toEqual({ status: 405, allow: 'GET, HEAD' });
  });

  test('what a form sends reaches the collector', async () => {
    const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
    const body = JSON.stringify({
      formType: 'contact',
      name: 'Salim',
      email: 'salim@example.com',
      subject: 'x',
      message: 'y',
    });
    const reply = await (await serve()).ask('/submissions', { method: 'POST', headers, body });
    expect(reply.status).toBe(200);
  });
});

describe('headers', () => {
  test('every answer carries the headers of the build and the standard ones', async () => {
    const { ask } = await serve();
    for (const path of ['/', '/nothing', '/courses/33', '/assets/app.D3adB33f.js']) {
      expect((await ask(path)).headers).toMatchObject({
        'content-security-policy': "script-src 'self'",
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
    }
  });

  test('nothing asks browsers for https, which preview does not have', async () => {
    const { headers } = await (await serve()).ask('/');
    expect(headers['strict-transport-security']).toBeUndefined();
    const policy = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'; upgrade-insecure-requests">`;
    const { ask } = await serve({ ...built, 'courses.html': policy }, { like: 'github' });
    expect((await ask('/courses')).body.toString()).toBe(policy.replace('; upgrade-insecure-requests', ''));
  });

  test('hashed files are kept for good, pages are asked for again', async () => {
    const { ask } = await serve();
    expect((await ask('/assets/app.D3adB33f.js')).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await ask('/media/team/room.986325f9b12b.480.avif')).headers['cache-control']).toMatch(/immutable/);
    expect((await ask('/media/logo.svg')).headers['cache-control']).toBe('public, max-age=3600');
    expect((await ask('/courses')).headers['cache-control']).toBe('no-cache');
  });

  test('a page that has not changed is not sent again', async () => {
    const { ask } = await serve();
    const tag = String((await ask('/courses')).headers.etag);
    const reply = await ask('/courses', { headers: { 'If-None-Match': `"other", ${tag}` } });
    expect({ status: reply.status, length: reply.body.length }).toEqual({ status: 304, length: 0 });
  });

  test.each([
    { accepted: 'gzip, deflate, br', encoding: 'br', open: brotliDecompressSync },
    { accepted: 'gzip', encoding: 'gzip', open: gunzipSync },
    { accepted: 'br;q=0, gzip;q=0.5', encoding: 'gzip', open: gunzipSync },
    { accepted: 'identity', encoding: undefined, open: (body: Buffer) => body },
  ])('a browser that accepts $accepted gets $encoding', async ({ accepted, encoding, open }) => {
    const reply = await (await serve()).ask('/', { headers: { 'Accept-Encoding': accepted } });
    expect(reply.headers['content-encoding']).toBe(encoding);
    expect(open(reply.body).toString()).toBe(home);
  });
});

test('a taken port is passed over for the next free one', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => void other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const bound = other.address();
  const taken = typeof bound === 'object' && bound !== null ? bound.port : 0;
  const { url } = await serve(built, { port: taken });
  expect(Number(new URL(url).port)).not.toBe(taken);
});
