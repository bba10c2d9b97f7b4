// What is written for each host where hosts differ, and what goes with what.
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import {
  conflictOfNames,
  hostFiles,
  hostNamed,
  hostNames,
  hosts,
  hostsWithoutReceiver,
} from '../../../generator/hosts/hosts.ts';
import { excessOf } from '../../../generator/hosts/host.ts';
import type { Hosting } from '../../../generator/model/hosting.ts';
import site from '../../../schemas/site.schema.json' with { type: 'json' };

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

test.each([
  [hosting, 'www.example.com\n'],
  [{ ...hosting, origin: 'https://somebody.github.io' }, undefined],
  [{ ...hosting, base: '/project/' }, undefined],
])('GitHub: a domain of its own has a file', (given, domain) => {
  const { '.nojekyll': marker, CNAME } = textsOf('github', given);
  expect({ marker, CNAME }).toEqual({ marker: '', CNAME: domain });
});

test.each(['netlify', 'cloudflare'])('%s is given no old address in which it would see a name for any part', (name) => {
  const moved = ['/:x', '/Wiki/:x', '/Special:x'].map((from) => ({ from, to: '/courses' }));
  const { _redirects: text } = textsOf(name, { moved: [...moved, { from: '/X', to: 'https://a.example.com/:splat' }] });
  expect(text?.match(/^.*:(?=x|splat).*$/gm)).toEqual([expect.stringContaining('/Special:x /courses')]);
});

test.each([
  [
    'nginx',
    'nginx.conf',
    /location ~ \^\(\?<page>[^{]*\)\/\$ \{\s+if \(!-f \$document_root\$page\.html\) \{ return 404; \}/,
  ],
  ['caddy', 'Caddyfile', /route @slash \{\s+@page file \{re\.slash\.1\}\.html\s+redir @page/],
])('%s redirects a slash at the end only where there is a page', (name, file, rule) => {
  expect(textsOf(name)[file]).toMatch(rule);
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
    ['/\\evil.example/', '/evil.example'],
  ])('%s leads to %s', (uri, to) => {
    expect(ask(uri)).toEqual(moved(to));
  });

  test('a removed address is gone, and a base is kept', () => {
    expect(ask('/taken-away')).toMatchObject({ statusCode: 410 });
    expect(ask('/sub/old', { base: '/sub/' })).toEqual(moved('/sub/courses'));
    expect(ask('/sub', { base: '/sub/' })).toEqual(moved('/sub/'));
    expect(ask('/sub/', { base: '/sub/' })).toMatchObject({ uri: '/sub/index.html' });
  });

  test('without room for all old addresses, their pages redirect', () => {
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

test.each([
  ['cloudflare', { files: 20_001 }, { what: 'files', found: 20_001, allowed: 20_000, of: 'site' }],
  [
    'cloudflare',
    { largest: { file: 'media/film.mp4', bytes: 26_214_401 } },
    { what: 'bytes in media/film.mp4', of: 'file' },
  ],
  ['azure', { files: 15_001 }, { what: 'files', found: 15_001, allowed: 15_000, of: 'site' }],
  ['azure', { bytes: 524_288_001 }, { what: 'bytes', allowed: 524_288_000, of: 'site' }],
  ['github', { bytes: 1_000_000_001 }, { what: 'bytes', of: 'site' }],
])('%s is too small for %j (hosts/limit)', (name, size, excess) => {
  const small = { files: 1, bytes: 1, largest: { file: 'index.html', bytes: 1 } };
  const host = hostNamed(name) ?? {};
  expect(excessOf(host, small)).toEqual([]);
  expect(excessOf(host, { ...small, ...size })).toEqual([expect.objectContaining(excess)]);
  for (const other of hosts.filter(({ capacity }) => !capacity))
    expect(excessOf(other, { ...small, ...size })).toEqual([]);
});

test('too many redirects are reported by what the host takes (hosts/limit)', () => {
  const redirects = Array.from({ length: 2001 }, (_, n) => ({ from: `/old/${n}`, to: '/courses' }));
  expect(hostNamed('cloudflare')?.limits({ ...hosting, redirects })).toEqual([
    { what: 'redirects', found: 2001, allowed: 2000, of: 'settings' },
  ]);
  // Those with a * have a limit of their own, and those that the host cannot take are not written.
  const moved = ['*', '?id=7'].flatMap((end) =>
    Array.from({ length: 101 }, (_, n) => ({ from: `/Old-${n}/${end}`, to: '/courses' })),
  );
  expect(hostNamed('cloudflare')?.limits({ ...hosting, redirects: redirects.slice(1), moved })).toEqual([
    { what: 'redirects with *', found: 101, allowed: 100, of: 'settings' },
  ]);
});

test.each([
  { service: 'json', url: '/submissions', able: ['apache', 'caddy', 'nginx'] },
  {
    service: 'json',
    url: '/api/forms',
    able: ['apache', 'azure', 'caddy', 'cloudflare', 'cloudfront', 'nginx', 'vercel'],
  },
  { service: 'json', url: '/.netlify/functions/forms', able: ['apache', 'caddy', 'netlify', 'nginx'] },
  { service: 'netlify', url: '/netlify-forms.html', able: ['netlify'] },
  { service: 'php', url: '/send.php', able: ['apache', 'caddy', 'nginx', 'folders'] },
  { service: 'formspree', url: 'https://formspree.io/f/abc', able: hostNames },
] as const)('$service at $url receives forms on the hosts that run it', ({ service, url, able }) => {
  const lacking = hostsWithoutReceiver(hosts, [{ service, url }]).map(({ name }) => name);
  expect(hostNames.filter((name) => !lacking.includes(name))).toEqual(able);
  expect(
    hostsWithoutReceiver(hosts, [
      { service, url },
      { service: 'json', url: 'https://forms.example.com/' },
    ]),
  ).toEqual([]);
  expect(hostsWithoutReceiver(hosts, [])).toEqual([]);
});
