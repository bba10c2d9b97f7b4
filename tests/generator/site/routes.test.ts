// Addresses that no route of the site takes, or one for other pages: reported at the file that gives the address.
import { renameSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { isAskable } from '../../../generator/model/site-routes.ts';
import { site } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const now = new Date('2026-01-01T12:00:00Z');

test.each([
  ['/', true],
  ['/courses/capm', true],
  ['/über-uns', true],
  ['/من-نحن', true],
  ['/a:b', true],
  ['/our team', false],
  ['/About', false],
  ['/c#', false],
  ['/what?', false],
  ['/terms.html', false],
  ['/100%', false],
  ['/a%20b', false],
  ['/a%2Fb', false],
  ['/a\\b', false],
  ['/:name', false],
  ['/all*', false],
])('%s can be asked for: %s', (address, expected) => {
  expect(isAskable(address)).toBe(expected);
});

/** What is found in the tiny provider after a change of its folder. */
async function found(change: (content: string) => void): Promise<readonly string[]> {
  const content = site({ 'addresses.yaml': undefined }, tiny);
  change(content);
  const { diagnostics } = await check({ content, now });
  return diagnostics.map(({ code, location: { file, start }, message }) =>
    code === 'address/no-route' ? `${file}:${start.line} ${message}` : code,
  );
}

/** Gives a course of the tiny provider one more address. */
const addAlias = (content: string, alias: string): void => {
  const file = join(content, 'courses/child-care.yaml');
  writeFileSync(file, `${readFileSync(file, 'utf8')}aliases:\n  - ${alias}\n`);
};

test('a course may have further addresses anywhere but where another page belongs', async () => {
  expect(await found((content) => addAlias(content, '/deep/down/care'))).toEqual([]);
  expect(await found((content) => addAlias(content, '/courses/care'))).toEqual([]);
  expect(await found((content) => addAlias(content, '/courses/deep/care'))).toEqual([]);
});

test('an address that is reserved, or another page has, is reported as such', async () => {
  expect(await found((content) => addAlias(content, '/thank-you'))).toEqual(['address/reserved']);
  expect(await found((content) => addAlias(content, '/contact'))).toEqual(['link/duplicate-address']);
});

test('the root is for the home page', async () => {
  const findings = await found((content) => {
    renameSync(join(content, 'pages/home.yaml'), join(content, 'home.txt'));
    renameSync(join(content, 'pages/schedule.yaml'), join(content, 'pages/home.yaml'));
  });
  expect(findings).toContain('pages/home.yaml:1 The address "/" is only for a page with the template "home".');
});

test('a catalogue that cannot be opened is reported once, not with each of its courses', async () => {
  const findings = await found((content) =>
    renameSync(join(content, 'pages/courses.yaml'), join(content, 'pages/courses#1.yaml')),
  );
  expect(findings.filter((finding) => finding.includes(' '))).toEqual([
    'pages/courses#1.yaml:1 "courses#1" cannot be the address of a page.',
  ]);
});
