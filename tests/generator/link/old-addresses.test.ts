// Old addresses of an earlier site: which redirects are taken, and which would go round in a circle or hide a page.
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { site } from '../../support/site.ts';

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
  ['no page', '{ from: /Aid.php, to: /nothing }', 'link/unknown-target:3'],
  ['a further redirect', '{ from: /Aid.php, to: /aid }', 'link/redirect-chain:3'],
  ['what the site needs', '{ from: /assets/*, to: /courses }', 'address/reserved:3'],
  ['a star within', '{ from: /a*b, to: /courses }', 'schema/bad-format:3'],
  ['a directive of a server', '{ from: "/a;b", to: /courses }', 'schema/bad-format:3'],
])('%s', async (_, line, code) => {
  expect(await reported([line])).toEqual([code]);
});
