// The tiny provider's site, built for a host with an old address and a removed one, and what that host has to answer.
import { chmodSync, cpSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { invariant } from '../../../generator/base/invariant.ts';
import { cachingFolders, cachingOf } from '../../../generator/model/caching.ts';
import type { Host } from '../../../generator/hosts/host.ts';
import { publishSite } from '../../../generator/build/produce/publish-site.ts';
import { openRelease } from '../../../generator/build/write/release.ts';
import { fakeBundle, publishInput } from './fake-bundle.ts';
import { type Reply, requestRaw } from './request.ts';
import { site, temporaryFolder } from '../content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

/** A built site: its files, what its host reads beside them, and a folder that a server can publish. */
export interface HostedSite {
  readonly out: string;
  readonly hosting: string;
  /** Holds the site in the folder of its base. */
  readonly root: string;
  readonly base: string;
}

/** Builds the tiny provider's site for a host. */
export async function hostedSite(host: Host, base: string): Promise<HostedSite> {
  const content = site(
    {
      'site.yaml': `${readFileSync(join(tiny, 'site.yaml'), 'utf8')}\nhsts: { maxAge: 86400, includeSubDomains: true }\nlanguages: [en, ar]\n`,
      'ar/site.yaml': 'name: إسعافات المرفأ\n',
      'ar/courses/first-aid.yaml': 'title: الإسعافات الأولية\n',
      'redirects.yaml':
        'redirects:\n  - { from: /aid, to: /courses/first-aid }\n  - { from: /old/list, to: /courses }\n' +
        '  - { from: /Kurse/ALS/, to: /courses }\n  - { from: /shop/*, to: https://shop.example.org/all?x=1%20a }\n' +
        '  - { from: /index.php?option=a&id=7, to: /courses/first-aid }\n  - { from: /?p=12, to: /contact }\n' +
        '  - { from: /wp/Preise.pdf, to: /schedule }\n  - { from: /shop/own, to: /register }\n',
      'pages/news.yaml': 'template: news\ntitle: News\n',
      'news/open-day.yaml': 'title: Open day\ndate: "2025-05-06"\ntext: Come and see.\n',
      'addresses.yaml': 'published: [/]\nremoved:\n  - { address: /taken-away, reason: It was only for a year. }\n',
    },
    tiny,
  );
  const input = { ...(await publishInput(content, fakeBundle())), base, hosts: [host] };
  const { value: release } = await openRelease({ out: input.out, base, version: 'p1' });
  invariant(release, 'the output folder is free');
  const { value, diagnostics } = await publishSite(input, release);
  // The tiny provider sends its forms to the collector of preview.
  const found = diagnostics.map(({ code }) => code).filter((code) => code !== 'link/no-receiver');
  expect(found).toEqual(host.answers.others?.queries ? [] : ['hosts/not-redirected']);
  expect(value?.pages).toBeGreaterThan(5);
  const root = join(temporaryFolder(), 'www');
  cpSync(input.out, join(root, base), { recursive: true });
  // A server may run as another user than the test.
  chmodSync(dirname(root), 0o755);
  return { out: input.out, hosting: input.hosting, root, base };
}

const pages = ['/', '/courses', '/courses/first-aid', '/courses/1', '/contact', '/schedule', '/register'];

/** A request, and what is expected of its answer. */
interface Question {
  readonly path: string;
  readonly status: number;
  /** The path of a redirect, with its query. */
  readonly location?: string;
  /** A part of the page that is shown. */
  readonly shows?: string;
}

/** The addresses of the site as the host has them. */
const pageQuestions = ({ layout }: Host): readonly Question[] => {
  const hosted = (address: string): string => (layout === 'folders' && address !== '/' ? `${address}/` : address);
  return [
    ...pages.map((address) => ({ path: hosted(address), status: 200, shows: `<h1>${address}<` })),
    ...['/ar', '/ar/courses/first-aid'].map((path) => ({ path: hosted(path), status: 200, shows: '<html lang="ar">' })),
  ];
};

/** Old addresses in another form than those of the site, as far as the host redirects them. */
function otherQuestions({ others }: Host['answers'], base: string): readonly Question[] {
  const all: readonly (readonly [path: string, to: string])[] = [
    ['/Kurse/ALS', 'courses'],
    ['/Kurse/ALS/?x=1', 'courses'],
    ['/wp/Preise.pdf', 'schedule'],
    ['/shop/own', 'register'],
    ...(others?.queries
      ? ([
          ['/index.php?a=1&option=a&Itemid=3&id=7', 'courses/first-aid'],
          ['/?p=12', 'contact'],
        ] as const)
      : []),
  ];
  return [
    ...all.map(([path, to]) => ({ path, status: 301, location: base + to })),
    { path: '/shop/a/B', status: 301, location: '/all?x=1%20a' },
    { path: '/?p=123', status: 200, shows: '<h1>/<' },
    { path: '/index.php?id=7', status: 404 },
  ];
}

function oldQuestions({ answers, layout }: Host, base: string): readonly Question[] {
  const end = layout === 'folders' ? '/' : '';
  const leadsOn = `<meta http-equiv="refresh" content="0; url=${base}courses/first-aid${end}">`;
  if (answers.moved === 200) return [{ path: `/aid${end}`, status: 200, shows: leadsOn }];
  return [
    { path: '/aid', status: 301, location: `${base}courses/first-aid` },
    { path: '/old/list', status: 301, location: `${base}courses` },
    { path: '/ar/aid', status: 301, location: `${base}ar/courses/first-aid` },
    ...otherQuestions(answers, base),
  ];
}

function formQuestions({ answers, layout }: Host, base: string): readonly Question[] {
  if (layout === 'folders') return [{ path: '/courses', status: 301, location: `${base}courses/` }];
  const { slash, html } = answers;
  const proper = `${base}courses?x=1`;
  return [
    ...(slash === 404
      ? [{ path: '/courses/?x=1', status: 404 }]
      : [{ path: '/courses/?x=1', status: slash, location: proper }]),
    ...(html === 200
      ? [{ path: '/courses.html', status: 200, shows: '<h1>/courses<' }]
      : [
          { path: '/courses.html?x=1', status: html, location: proper },
          { path: '/courses/first-aid.html', status: html, location: `${base}courses/first-aid` },
          { path: '/index.html', status: html, location: base },
        ]),
  ];
}

const missing = '<h1>/404<';

const missingQuestions = ({ answers }: Host): readonly Question[] => [
  { path: '/taken-away', status: answers.gone, shows: missing },
  ...['/nothing', '/courses/nothing', '/contact/nothing', '/nothing.html', '/assets', '/courses/first-aid/x'].map(
    (path) => ({ path, status: 404, shows: missing }),
  ),
  ...['/ar/nothing', '/ar/courses/nothing', '/ar/taken-away'].map((path) => ({
    path,
    status: path === '/ar/taken-away' ? answers.gone : 404,
    shows: `<html lang="${answers.missing ? 'ar' : 'en'}">`,
  })),
  // Browsers read "/\\" in the header of a redirect as "//": as another site.
  ...['/%5cevil.example/courses/', '/%09/evil.example/'].map((path) => ({ path, status: 404 })),
];

/** Everything that is asked of a host. */
export const questionsFor = (host: Host, base: string): readonly Question[] => [
  ...pageQuestions(host),
  ...oldQuestions(host, base),
  ...formQuestions(host, base),
  ...missingQuestions(host),
];

const pathIn = (location: string | undefined): string | undefined => {
  if (location === undefined) return undefined;
  const { pathname, search, hash } = new URL(location, 'http://host');
  return pathname + search + hash;
};

/** Asks a server everything that is asked of a host. */
export async function askEverything(url: string, host: Host, base: string): Promise<void> {
  for (const { path, status, location, shows } of questionsFor(host, base)) {
    const reply = await requestRaw(url, base + path.slice(1));
    const body = reply.body.toString();
    const found = { path, status: reply.status, location: pathIn(reply.headers.location) };
    expect(found).toEqual({ path, status, location });
    if (shows !== undefined) expect(body, path).toContain(shows);
  }
}

/** What a host says of how long a file may be kept. */
function cachingAt(file: string, { answers: { caching } }: Host): string | undefined {
  if (caching === 'rules') return cachingOf(file);
  const folder = caching.folders ? cachingFolders.find((known) => file.startsWith(`${known.folder}/`)) : undefined;
  return folder?.value ?? caching.others;
}

/** Asks a server for the headers of pages and files. */
export async function askForHeaders(url: string, host: Host, base: string): Promise<void> {
  const ask = (file: string): Promise<Reply> => requestRaw(url, base + file);
  const page = host.layout === 'folders' ? 'courses/' : 'courses';
  for (const file of ['', page, 'assets/entry.js', 'media/logo.svg', 'favicon.svg', 'news/feed.atom']) {
    const { headers } = await ask(file);
    expect({ file, caching: headers['cache-control'] }).toEqual({ file, caching: cachingAt(file, host) });
  }
  for (const file of ['', 'nothing', 'assets/entry.js']) {
    const { headers } = await ask(file);
    const policy = headers['content-security-policy'];
    const type = headers['x-content-type-options'];
    expect({ file, policy: policy?.includes("script-src 'self'"), type }).toEqual(
      host.answers.headers ? { file, policy: true, type: 'nosniff' } : { file, policy: undefined, type: undefined },
    );
  }
}

/** Asks a server whether it makes browsers ask for the site by https only. */
export async function askForTransport(url: string, base: string): Promise<void> {
  for (const file of ['', 'nothing', 'assets/entry.js']) {
    const { headers } = await requestRaw(url, base + file);
    expect(headers['strict-transport-security'], file).toBe('max-age=86400; includeSubDomains');
  }
}

/** Asks a server for the media types of files that servers of some years ago do not know. */
export async function askForTypes(url: string, base: string): Promise<void> {
  const typeOf = async (file: string) => (await requestRaw(url, base + file)).headers['content-type']?.split(';')[0];
  expect(await typeOf('manifest.webmanifest')).toBe('application/manifest+json');
  expect(await typeOf('calendar/schedule.ics')).toBe('text/calendar');
  expect(await typeOf('news/feed.atom')).toBe('application/atom+xml');
  expect(await typeOf('courses')).toBe('text/html');
}

/** Asks a server that knows nothing of the site: every page is found, within one redirect, and nothing else is. */
export async function askForFolders(url: string, base: string): Promise<void> {
  const show = async (path: string): Promise<Reply> => {
    const reply = await requestRaw(url, path);
    const to = pathIn(reply.headers.location);
    return to === undefined ? reply : requestRaw(url, to);
  };
  for (const address of pages) {
    for (const path of address === '/' ? [base] : [`${base}${address.slice(1)}/`, base + address.slice(1)]) {
      const { status, body } = await show(path);
      expect({ path, status, shows: body.toString().includes(`<h1>${address}<`) }).toEqual({
        path,
        status: 200,
        shows: true,
      });
    }
  }
  expect((await show(`${base}aid`)).body.toString()).toContain(`content="0; url=${base}courses/first-aid/"`);
  for (const path of ['nothing', 'courses/nothing/', 'taken-away']) {
    expect({ path, status: (await show(base + path)).status }).toEqual({ path, status: 404 });
  }
}
