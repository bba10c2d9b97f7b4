import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../../../../generator/model/diagnostic.ts';
import { readExplanations } from '../../../../generator/rules/explanations.ts';
import { inspectPage, type PublishedPage } from '../../../../generator/build/verify/inspect-page.ts';
import { verify } from '../../../../generator/build/verify/verify.ts';

interface Site {
  readonly base: string;
  readonly redirects: readonly string[];
  readonly files: readonly string[];
}

/** Everything that is wrong with a site of these pages. */
function diagnosticsOf(
  pages: readonly PublishedPage[],
  { base = '/', redirects = [], files = [] }: Partial<Site> = {},
): readonly Diagnostic[] {
  const inspected = pages.map((one) => inspectPage(one, base));
  // Facts travel between processes as JSON.
  const facts: (typeof inspected)[number]['value'][] = JSON.parse(JSON.stringify(inspected.map(({ value }) => value)));
  const pageAt = (at: string) => facts.find(({ address }) => address === at);
  const hasFile = (file: string): boolean => files.includes(file);
  return [
    ...verify({ base, pages: facts, addresses: facts.map(({ address }) => address), pageAt, redirects, hasFile }),
    ...inspected.flatMap(({ diagnostics }) => diagnostics),
  ];
}

const empty: PublishedPage['html'] = { head: '', sharedHead: '', header: '', main: '', footer: '', end: '' };

const page = (address: string, body: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  address,
  source: `pages${address === '/' ? '/home' : address}.yaml`,
  html: { ...empty, head: `<title>${address}</title>`, main: `<h1>${address}</h1>${body}` },
  ...more,
});

function problems(pages: readonly PublishedPage[], site: Partial<Site> = {}): readonly string[] {
  return diagnosticsOf(pages, site).map(({ code, location }) => `${code} ${location.file}`);
}

const about = page('/about', '<p id="team"></p>');
/** The form of a large site, which lists the next sessions only. */
const register = page('/register', '<p id="s-may-2"></p>');

test.each<{ says: string; body: string; expected?: string }>([
  { says: 'a link to a page', body: '<a href="/about">' },
  { says: 'a link with a query', body: '<a href="/about?x=1">' },
  { says: 'a link to a place of a page', body: '<a href="/about#team">' },
  { says: 'a link to a place of its own page', body: '<a href="#here"><i id="here"></i>' },
  { says: 'a link to another site', body: '<a href="https://other.example.com/x"><a href="//other.example.com/x">' },
  { says: 'a link to an e-mail', body: '<a href="mailto:a@example.com">' },
  { says: 'a link to a redirected address', body: '<a href="/old">' },
  { says: 'a link to a file', body: '<a href="/robots.txt">' },
  { says: 'a picture that is there', body: '<img src="/media/a.png">' },
  { says: 'headings that go down by one and up by many', body: '<h2></h2><h3></h3><h2></h2>' },
  { says: 'a broken link', body: '<a href="/abuot">', expected: 'html/broken-link' },
  { says: 'the same broken link twice', body: '<a href="/abuot"><a href="/abuot">', expected: 'html/broken-link' },
  { says: 'a link to a session that a form lists', body: '<a href="/register?session=may-2#s-may-2">' },
  { says: 'a link to a later session', body: '<a href="/register?session=june#s-june">' },
  { says: 'a session of a page without any', body: '<a href="/about#s-june">', expected: 'html/broken-fragment' },
  { says: 'a broken fragment', body: '<a href="/about#tema">', expected: 'html/broken-fragment' },
  { says: 'a broken fragment of its own', body: '<a href="#tema">', expected: 'html/broken-fragment' },
  { says: 'a picture that is not there', body: '<img src="/media/b.png">', expected: 'html/broken-link' },
  { says: 'a skipped heading level', body: '<h2></h2><h4></h4>', expected: 'html/headings' },
  { says: 'two main headings', body: '<h1></h1>', expected: 'html/headings' },
])('$says', ({ body, expected }) => {
  const found = problems([page('/', body), about, register], {
    redirects: ['/old'],
    files: ['robots.txt', 'media/a.png'],
  });
  expect(found).toEqual(expected ? [`${expected} pages/home.yaml`] : []);
});

/** The link that an example describes, or its headings together with those of another. */
function bodyOf(example: string, other: string): string {
  const [address] = /\/\S+/.exec(example) ?? [];
  if (address !== undefined) return `<a href="${address}">`;
  const levels = new Set(Array.from(`${example} ${other}`.matchAll(/\bh\d/g), ([level]) => level));
  return [...levels]
    .sort()
    .map((level) => `<${level}></${level}>`)
    .join('');
}

test.each(['html/broken-fragment', 'html/broken-link', 'html/headings'])('the examples of %s', (code) => {
  const { wrong = '', right = '' } = readExplanations()[code] ?? {};
  const found = (body: string) => problems([page('/', body), about, page('/schedule', '')]);
  expect(found(bodyOf(wrong, ''))).toEqual([`${code} pages/home.yaml`]);
  expect(found(bodyOf(right, wrong))).toEqual([]);
});

test('a page without a main heading is reported', () => {
  const html = { ...empty, main: '<h2>Two</h2>' };
  expect(problems([page('/', '', { html })])).toEqual(['html/headings pages/home.yaml']);
});

test('below a base, links carry it', () => {
  const pages = (href: string): readonly PublishedPage[] => [page('/', `<a href="${href}">`), about];
  expect(problems(pages('/sub/about'), { base: '/sub/' })).toEqual([]);
  expect(problems(pages('/sub/'), { base: '/sub/' })).toEqual([]);
  expect(
    problems([page('/', '<img src="/sub/a.png"><img src="/sob/a.png">')], { base: '/sub/', files: ['a.png'] }),
  ).toHaveLength(1);
  expect(problems(pages('/about'), { base: '/sub/' })).toEqual(['html/broken-link pages/home.yaml']);
});

test('the page that was probably meant is named', () => {
  const [found] = diagnosticsOf([page('/', '<a href="/abuot#team">'), about]);
  expect(found?.message).toBe('The page / links to "/abuot", which does not exist.');
  expect(found?.advice).toBe('Did you mean "/about"?');
});

describe('around the main part', () => {
  const framed = (address: string, { frame = '', main = '' }): PublishedPage => {
    const footer = '<footer><i id="foot"></i></footer>';
    return page(address, '', {
      html: { ...empty, header: `<header>${frame}</header>`, main: `<main><h1>${address}</h1>${main}</main>`, footer },
    });
  };

  test('what is wrong is reported once, of the first page', () => {
    const frame = '<a href="/abuot"><img src="/no.png"><a href="/abuot">';
    const pages = [framed('/', { frame }), framed('/about', { frame }), framed('/contact', { frame })];
    expect(problems(pages)).toEqual(['html/broken-link pages/home.yaml', 'html/broken-link pages/home.yaml']);
  });

  test('a frame of another page is judged by itself', () => {
    expect(problems([framed('/', {}), framed('/about', { frame: '<a href="/x">' })])).toEqual([
      'html/broken-link pages/about.yaml',
    ]);
  });

  test('ids and fragments of frame and main part belong to one page', () => {
    const pages = [framed('/', { frame: '<a href="#top">', main: '<a href="#foot"><i id="top"></i>' })];
    expect(problems(pages)).toEqual([]);
    expect(problems([framed('/', { frame: '<a href="#top">' })])).toEqual(['html/broken-fragment pages/home.yaml']);
  });

  test('facts of pages with one frame have it as one text, and keep apart what is their own', () => {
    const frame = '<a href="/about?x=1"><a href="https://other.example.com"><link rel="stylesheet" href="/a.css">';
    const [home, contact] = [
      framed('/', { frame, main: '<a href="/about"><a href="/contact?q=1#form"><img src="/b.png">' }),
      framed('/contact', { frame, main: '<i id="form"></i>' }),
    ].map((one) => inspectPage(one, '/').value);
    expect(home).toEqual({
      address: '/',
      source: 'pages/home.yaml',
      frame: '/about\n\na.css',
      links: ['/contact#form'],
      files: ['b.png'],
      ids: 'foot',
    });
    expect(contact).toMatchObject({ frame: home?.frame, ids: 'form foot' });
  });

  test('a link of the header to the page in another language is the page’s own', () => {
    const pages = ['/', '/about'].map((at) => framed(at, { frame: `<a href="/ar${at}" lang="ar"><a href="/about">` }));
    const facts = pages.map((one) => inspectPage(one, '/').value);
    expect(facts.map(({ frame }) => frame)).toEqual(['/about\n\n', '/about\n\n']);
    expect(facts.map(({ links }) => links)).toEqual([['/ar'], ['/ar/about']]);
    expect(problems(pages)).toEqual(['html/broken-link pages/home.yaml', 'html/broken-link pages/about.yaml']);
  });
});
