import { expect, test } from 'vitest';
import { verify, type PublishedPage, type VerifyInput } from '../../../generator/verify/verify.ts';

const page = (address: string, body: string, more: Partial<PublishedPage> = {}): PublishedPage => ({
  address,
  source: `pages${address === '/' ? '/home' : address}.yaml`,
  html: `<title>${address}</title><h1>${address}</h1>${body}`,
  isMain: true,
  ...more,
});

function problems(pages: readonly PublishedPage[], more: Partial<VerifyInput> = {}): readonly string[] {
  return verify({ base: '/', pages, redirects: [], files: new Set(), ...more }).map(
    ({ code, location }) => `${code} ${location.file}`,
  );
}

const about = page('/about', '<p id="team"></p>');

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
  { says: 'a broken fragment', body: '<a href="/about#tema">', expected: 'html/broken-fragment' },
  { says: 'a broken fragment of its own', body: '<a href="#tema">', expected: 'html/broken-fragment' },
  { says: 'a picture that is not there', body: '<img src="/media/b.png">', expected: 'html/broken-link' },
  { says: 'a skipped heading level', body: '<h2></h2><h4></h4>', expected: 'html/headings' },
  { says: 'two main headings', body: '<h1></h1>', expected: 'html/headings' },
])('$says', ({ body, expected }) => {
  const found = problems([page('/', body), about], {
    redirects: ['/old'],
    files: new Set(['robots.txt', 'media/a.png']),
  });
  expect(found).toEqual(expected ? [`${expected} pages/home.yaml`] : []);
});

test('a page without a main heading is told', () => {
  const html = '<title>None</title><h2>Two</h2>';
  expect(problems([page('/', '', { html })])).toEqual(['html/headings pages/home.yaml']);
});

test('data for search engines that says nothing of a course is told', () => {
  const data = JSON.stringify({ '@context': 'https://schema.org', '@type': 'ItemList', itemListElement: [] });
  expect(problems([page('/', `<script type="application/ld+json">${data}</script>`)])).toEqual([
    'html/structured-data pages/home.yaml',
  ]);
});

test('below a base, links carry it', () => {
  const pages = (href: string): readonly PublishedPage[] => [page('/', `<a href="${href}">`), about];
  expect(problems(pages('/sub/about'), { base: '/sub/' })).toEqual([]);
  expect(problems(pages('/sub/'), { base: '/sub/' })).toEqual([]);
  expect(
    problems([page('/', '<img src="/sub/a.png"><img src="/sob/a.png">')], { base: '/sub/', files: new Set(['a.png']) }),
  ).toHaveLength(1);
  expect(problems(pages('/about'), { base: '/sub/' })).toEqual(['html/broken-link pages/home.yaml']);
});

test('the page that was probably meant is named', () => {
  const [found] = verify({
    base: '/',
    pages: [page('/', '<a href="/abuot">'), about],
    redirects: [],
    files: new Set(),
  });
  expect(found?.advice).toBe('Did you mean "/about"?');
});
