// Old addresses of an earlier site: which redirects are taken, and which would go round in a circle or hide a page.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check, planOf } from '../../../generator/index.ts';
import { requestPattern } from '../../../generator/model/old-addresses.ts';
import { site } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

async function reported(lines: readonly string[]): Promise<readonly string[]> {
  const entries = ['{ from: /aid, to: /courses/first-aid }', ...lines].map((line) => `  - ${line}\n`).join('');
  const content = site({ 'redirects.yaml': `redirects:\n${entries}` }, tiny);
  const { diagnostics } = await check({ content, now: new Date(0) });
  return diagnostics.map(({ code, location: { start } }) => `${code}:${start.line}`);
}

test('addresses as older sites have them', async () => {
  const old = ['/?p=123', '/course/als/', '/Course/ALS', '/index.php', '/index.php?option=a&id=5', '/wp-content/*'];
  const lines = [...old, '/a--b', '/%D8%A7'].map((from) => `{ from: "${from}", to: /courses }`);
  expect(await reported([...lines, '{ from: /Shop, to: "https://shop.example.org/x?y=1" }'])).toEqual([
    // Addresses in the form of the site's own are recorded in the ledger.
    'address/new-address:3',
  ]);
});

test.each([
  ['a course below the star', '{ from: /courses/*, to: /contact }', 'link/redirect-over-page:3'],
  ['every page', '{ from: /*, to: /contact }', 'link/redirect-over-page:3'],
  ['a page with a slash at its end', '{ from: /contact/, to: /courses }', 'link/redirect-over-page:3'],
  ['a page by its file', '{ from: /contact.html, to: /courses }', 'link/redirect-over-page:3'],
  ['itself, since the query is passed on', '{ from: /contact?a=1, to: /contact }', 'link/redirect-loop:3'],
  ['the same with and without a slash', '{ from: /aid/, to: /courses }', 'link/duplicate-address:3'],
  ['a page in percent signs', '{ from: /%63ontact, to: /courses }', 'link/redirect-over-page:3'],
  ['no page', '{ from: /Aid.php, to: /nothing }', 'link/unknown-target:3'],
  ['a further redirect', '{ from: /Aid.php, to: /aid }', 'link/redirect-chain:3'],
  ['what the site needs', '{ from: /assets/*, to: /courses }', 'address/reserved:3'],
  ['a star within', '{ from: /a*b, to: /courses }', 'schema/bad-format:3'],
  ['a directive of a server', '{ from: "/a;b", to: /courses }', 'schema/bad-format:3'],
])('%s', async (_, line, code) => {
  expect(await reported([line])).toEqual([code]);
});

test.each([
  ['/café', '/caf%C3%A9'],
  ['/%D9%85', '/%d9%85'],
  ['/x/?id=1', '/x?id=1'],
])('an address that is written as %s and %s is one', async (one, other) => {
  const lines = [one, other].map((from) => `{ from: "${from}", to: /courses }`);
  expect(await reported(lines)).toEqual(['link/duplicate-address:4']);
});

test('servers find an address in either case of its percent signs', () => {
  const pattern = new RegExp(`^${requestPattern('/%d9%8a-a/', '/')}`);
  expect(['/%D9%8A-a', '/%d9%8a-a/', '/%D9%8A-A', '/%D9%8B-a'].map((path) => pattern.test(path))).toEqual([
    ...[true, true, false, false],
  ]);
});

test('servers find square brackets as browsers and as other programs write them', () => {
  const pattern = new RegExp(`^${requestPattern('/shop?cat[]=5', '/')}`);
  const asked = ['/shop?cat[]=5', '/shop?cat%5B%5D=5', '/shop?a=1&cat%5b%5d=5', '/shop?cat=5'];
  expect(asked.map((path) => pattern.test(path))).toEqual([true, true, true, false]);
});

/** What is made of redirects.csv, beside a redirect from /aid in redirects.yaml. */
async function ofTable(table: string) {
  const yaml = 'redirects:\n  - { from: /aid, to: /contact }\n';
  const content = site({ 'redirects.csv': table, 'redirects.yaml': yaml, 'addresses.yaml': undefined }, tiny);
  const { plan, diagnostics } = await planOf({ content, now: new Date(0), base: '/' });
  const { redirects = [], moved = [] } = plan?.hosting ?? {};
  const places = diagnostics.map(
    ({ code, location: { file, start } }) => `${code} ${file}:${start.line}:${start.column}`,
  );
  return { places, leads: [...redirects, ...moved].map(({ from, to }) => `${from} ${to}`) };
}

test.each([
  ['commas, and quotation marks where one is in a value', '"/Kurse,alt/",/contact\n/help,"/courses/first-aid"\n'],
  [
    'semicolons, names and the mark and line ends of Excel',
    '\uFEFFOld;New\r\n/Kurse,alt/;/contact\r\n;\r\n/help;/courses/first-aid',
  ],
  [
    'other columns, in another order',
    'hits,target,type,source\n7,/contact,301,"/Kurse,alt/"\n0,/courses/first-aid,,/help\n',
  ],
  ['tabs, and German names', 'Alte Adresse\tNeue Adresse\n/Kurse,alt/\t/contact\t\n"/help"\t/courses/first-aid\n'],
])('a table with %s', async (_, table) => {
  const { places, leads } = await ofTable(table);
  expect(places).toEqual([]);
  expect(leads).toEqual(expect.arrayContaining(['/aid /contact', '/help /courses/first-aid', '/Kurse,alt/ /contact']));
});

test.each([
  ['no page', '/help,/nothing', 'link/unknown-target redirects.csv:1:7'],
  [
    'a redirect of the other file',
    'old,new\r\n/x,/contact\r\n/aid,/courses',
    'link/duplicate-address redirects.yaml:2:13',
  ],
  ['a redirect to one of the other file', '/help;/aid', 'link/redirect-chain redirects.csv:1:7'],
  ['no new address', '/x,/contact\n/help,', 'schema/missing-field redirects.csv:2:1'],
  ['names that are not known', 'Page,Goes\n/help,/contact', 'schema/bad-format redirects.csv:1:1'],
  ['a comma in a value', '/x,/contact\n/help,a,/contact', 'load/broken-table redirects.csv:2:1'],
])('a row with %s', async (_, table, place) => {
  expect((await ofTable(table)).places).toContain(place);
});
