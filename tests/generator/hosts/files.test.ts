// The files of hosts that do not run here are read by the parsers of these hosts where npm has them, and otherwise held
// against what their documentation says. Parsers that are not installed are skipped:
//   npm install --prefix /tmp/host-tools netlify-redirect-parser netlify-headers-parser @vercel/routing-utils
//   PROSPECTUS_HOST_TOOLS=/tmp/host-tools/node_modules npm run test:unit
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runInNewContext } from 'node:vm';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import { conflictOfNames, hostFiles, hostNamed, hostNames, hosts } from '../../../generator/hosts/hosts.ts';
import type { Hosting } from '../../../generator/model/hosting.ts';
import site from '../../../schemas/site.schema.json' with { type: 'json' };
import { packageFolder } from '../../support/host-programs.ts';
import { writeFiles, temporaryFolder } from '../../support/site.ts';

const hosting: Hosting = {
  base: '/',
  origin: 'https://www.example.com',
  redirects: [
    { from: '/old', to: '/courses' },
    { from: '/اقدم', to: '/courses/capm' },
  ],
  gone: ['/taken-away'],
  headers: { 'Content-Security-Policy': "script-src 'self'; object-src 'none'", 'X-Frame-Options': 'DENY' },
};

function textsOf(name: string, given: Partial<Hosting> = {}): Readonly<Record<string, string>> {
  const host = hostNamed(name);
  invariant(host, name);
  return Object.fromEntries(hostFiles([host], { ...hosting, ...given }).map(({ file, text }) => [file, text]));
}

/** Loads a package that may be installed. */
const load = async (name: string, file: string): Promise<Record<string, never>> =>
  (await import(pathToFileURL(join(packageFolder(name) ?? '', file)).href)) as Record<string, never>;

type Parse = (options: object) => Promise<Readonly<Record<string, readonly object[]>>>;

describe('Netlify', () => {
  test.skipIf(!packageFolder('netlify-redirect-parser'))('its parser takes every redirect', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, textsOf('netlify', { base: '/sub/' }));
    const { parseAllRedirects } = await load('netlify-redirect-parser', 'lib/index.js');
    const parse: Parse = parseAllRedirects as never;
    const { redirects, errors } = await parse({
      redirectsFiles: [join(folder, 'netlify/_redirects')],
      configRedirects: [],
      minimal: false,
    });
    expect(errors).toEqual([]);
    expect(redirects?.map((rule) => ({ ...rule }))).toMatchObject([
      { from: '/sub/old', to: '/sub/courses', status: 301, force: true },
      { from: encodeURI('/sub/اقدم'), to: '/sub/courses/capm', status: 301, force: true },
      { from: '/sub/taken-away', to: '/sub/404.html', status: 410, force: true },
      { from: '/sub/.prospectus.json', status: 404, force: true },
      { from: '/sub/*', to: '/sub/404.html', status: 404, force: false },
    ]);
  });

  test.skipIf(!packageFolder('netlify-headers-parser'))('its parser takes every header', async () => {
    const folder = temporaryFolder();
    writeFiles(folder, textsOf('netlify'));
    const { parseAllHeaders } = await load('netlify-headers-parser', 'lib/index.js');
    const parse: Parse = parseAllHeaders as never;
    const { headers, errors } = await parse({
      headersFiles: [join(folder, '_headers')],
      configHeaders: [],
      minimal: true,
    });
    expect(errors).toEqual([]);
    expect(headers).toMatchObject([
      { for: '/*', values: hosting.headers },
      { for: '/assets/*', values: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
      { for: '/media/*', values: { 'Cache-Control': 'public, max-age=3600' } },
    ]);
  });
});

test('Cloudflare: every line of _redirects has an address, a target and a status that redirects', () => {
  const lines = (textsOf('cloudflare')['_redirects'] ?? '').split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines).toHaveLength(hosting.redirects.length);
  for (const line of lines) expect(line).toMatch(/^\/\S+ \/\S+ 301$/);
});

describe('Vercel', () => {
  const settings = JSON.parse(textsOf('vercel', { base: '/sub/' })['vercel.json'] ?? '');

  test('addresses without .html and slash, and 301 instead of 308', () => {
    expect(settings).toMatchObject({
      cleanUrls: true,
      trailingSlash: false,
      redirects: [{ source: '/sub/old', destination: '/sub/courses', statusCode: 301 }, { statusCode: 301 }],
    });
  });

  test.skipIf(!packageFolder('@vercel/routing-utils'))('its schemas take redirects and headers', async () => {
    const schemas = await load('@vercel/routing-utils', 'dist/schemas.js');
    const { redirectsSchema, headersSchema } = (schemas['default'] ?? schemas) as Record<string, object>;
    invariant(redirectsSchema && headersSchema, 'the package has both');
    const ajv = new Ajv({ strict: false });
    expect(ajv.validate(redirectsSchema, settings.redirects), JSON.stringify(ajv.errors)).toBe(true);
    expect(ajv.validate(headersSchema, settings.headers), JSON.stringify(ajv.errors)).toBe(true);
  });
});

test('Azure: every rule has a route, a redirect only 301, and no more than 20 kB are written', () => {
  const settings = JSON.parse(textsOf('azure')['staticwebapp.config.json'] ?? '');
  expect(settings).toMatchObject({
    trailingSlash: 'never',
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
    globalHeaders: hosting.headers,
  });
  expect(settings.routes).toContainEqual({ route: '/old', redirect: '/courses', statusCode: 301 });
  expect(settings.routes).toContainEqual({ route: '/taken-away', statusCode: 410 });
});

test.each([
  [hosting, 'www.example.com\n'],
  [{ ...hosting, origin: 'https://somebody.github.io' }, undefined],
  [{ ...hosting, base: '/project/' }, undefined],
])('GitHub: a domain of its own has a file', (given, domain) => {
  const { '.nojekyll': marker, CNAME } = textsOf('github', given);
  expect({ marker, CNAME }).toEqual({ marker: '', CNAME: domain });
});

describe('CloudFront', () => {
  const ask = (uri: string, { base = '/', redirects = hosting.redirects } = {}): unknown => {
    const code = textsOf('cloudfront', { base, redirects })['cloudfront/function.js'] ?? '';
    const event = { request: { uri, querystring: uri.includes('courses') ? { x: { value: '1' } } : {} } };
    return JSON.parse(runInNewContext(`${code};JSON.stringify(handler(${JSON.stringify(event)}))`));
  };
  const moved = (to: string) => expect.objectContaining({ statusCode: 301, headers: { location: { value: to } } });

  test.each([
    ['/', '/index.html'],
    ['/courses', '/courses.html'],
    ['/courses/capm', '/courses/capm.html'],
    ['/assets/entry.js', '/assets/entry.js'],
    ['/404.html', '/404.html'],
    ['/.prospectus.json', '/none'],
  ])('%s is the file %s', (uri, file) => {
    expect(ask(uri)).toMatchObject({ uri: file });
  });

  test.each([
    ['/old', '/courses'],
    ['/old/', '/courses'],
    [encodeURI('/اقدم'), '/courses/capm'],
    ['/courses/', '/courses?x=1'],
    ['/courses.html', '/courses?x=1'],
    ['/index.html', '/'],
    ['//evil.example/', '/evil.example'],
  ])('%s leads to %s', (uri, to) => {
    expect(ask(uri)).toEqual(moved(to));
  });

  test('a removed address is gone, and a base is kept', () => {
    expect(ask('/taken-away')).toMatchObject({ statusCode: 410 });
    expect(ask('/sub/old', { base: '/sub/' })).toEqual(moved('/sub/courses'));
    expect(ask('/sub', { base: '/sub/' })).toEqual(moved('/sub/'));
    expect(ask('/sub/', { base: '/sub/' })).toMatchObject({ uri: '/sub/index.html' });
  });

  test('without room for all old addresses, their pages lead on', () => {
    const redirects = Array.from({ length: 500 }, (_, n) => ({ from: `/old/address-${n}`, to: '/courses' }));
    expect(ask('/old/address-7', { redirects })).toMatchObject({ uri: '/old/address-7.html' });
    expect(hostNamed('cloudfront')?.limits({ ...hosting, redirects })).toMatchObject([{ allowed: 10_240 }]);
  });
});

test('CloudFront: headers that it has a setting for are written as its setting', () => {
  const headers = { ...hosting.headers, 'Strict-Transport-Security': 'max-age=86400; includeSubDomains', 'X-Own': 'a' };
  const policy = JSON.parse(textsOf('cloudfront', { headers })['cloudfront/headers.json'] ?? '');
  expect(policy).toMatchObject({
    SecurityHeadersConfig: {
      StrictTransportSecurity: {
        AccessControlMaxAgeSec: 86400,
        IncludeSubdomains: true,
        Preload: false,
        Override: true,
      },
      FrameOptions: { FrameOption: 'DENY', Override: true },
    },
    CustomHeadersConfig: { Quantity: 1, Items: [{ Header: 'X-Own', Value: 'a', Override: true }] },
  });
});

test('the schema of site.yaml knows every host', () => {
  expect([...site.properties.hosts.items.enum].sort()).toEqual([...hostNames].sort());
});

test('hosts that need different files in one place exclude each other', () => {
  expect(conflictOfNames(['netlify', 'cloudflare'])).toEqual({ names: ['netlify', 'cloudflare'], file: '_redirects' });
  expect(conflictOfNames(['apache', 'folders'])).toEqual({ names: ['apache', 'folders'] });
  expect(conflictOfNames(hosts.map(({ name }) => name).filter((name) => !/cloudflare|folders/.test(name)))).toBe(
    undefined,
  );
});

test('too many redirects are reported by what the host takes (hosts/limit)', () => {
  const redirects = Array.from({ length: 2001 }, (_, n) => ({ from: `/old/${n}`, to: '/courses' }));
  expect(hostNamed('cloudflare')?.limits({ ...hosting, redirects })).toEqual([
    { what: 'redirects', found: 2001, allowed: 2000 },
  ]);
});
