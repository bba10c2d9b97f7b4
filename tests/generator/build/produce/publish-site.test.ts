import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { placeOfOld } from '../../../../generator/build/produce/put-shared-files.ts';
import { publishSite } from '../../../../generator/build/produce/publish-site.ts';
import { arrange } from '../../../../generator/rules/arrange.ts';
import { fakeBundle, publishInput } from '../../../support/program/fake-bundle.ts';
import { open } from '../../../support/program/releases.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));

/** Publishes a content folder and returns what was found, with the place where it would stand. */
async function publish(content: string, bundle: string, before?: () => void) {
  const input = await publishInput(content, bundle);
  before?.();
  const { value, diagnostics } = await publishSite(input, await open(input.out));
  const found = diagnostics.map(({ code, message, location }) => ({ code, message, file: location.file }));
  return { value, found, out: input.out };
}

test('a site whose pages are in order is published', async () => {
  const { value, found, out } = await publish(tiny, fakeBundle());
  expect(found).toEqual([]);
  expect(value).toMatchObject({ pages: expect.any(Number), units: value?.made });
  expect(existsSync(join(out, 'index.html'))).toBe(true);
});

test('every page that throws is reported with its address and its file, and nothing is published', async () => {
  const { value, found, out } = await publish(tiny, fakeBundle(['/', '/courses/first-aid'], ['/nowhere']));
  const reason = 'Cannot read properties of undefined (reading "length")';
  expect(value).toBeUndefined();
  expect(found.filter(({ code }) => code === 'render/page-failed')).toEqual([
    { code: 'render/page-failed', message: `The page / could not be rendered: ${reason}.`, file: 'pages/home.yaml' },
    {
      code: 'render/page-failed',
      message: `The page /courses/first-aid could not be rendered: ${reason}.`,
      file: 'courses/first-aid.yaml',
    },
  ]);
  // Links to pages that failed are in order; those that lead nowhere are reported in the same run.
  const links = found.filter(({ code }) => code === 'html/broken-link').map(({ message }) => message);
  expect(links.length).toBeGreaterThan(0);
  expect(links.filter((message) => !message.includes('"/nowhere"'))).toEqual([]);
  expect(readdirSync(dirname(out))).toEqual([]);
});

test('a logo that cannot be painted is reported once, not with each page that shows it', async () => {
  const input = await publishInput(tiny, fakeBundle());
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>&nbsp;</text></svg>';
  const media = input.site.media.map((one) => (one.file === input.site.settings.logo ? { ...one, svg } : one));
  const { diagnostics } = await publishSite({ ...input, site: { ...input.site, media } }, await open(input.out));
  expect(diagnostics.length).toBeGreaterThan(1);
  expect(arrange(diagnostics).map(({ code }) => code)).toEqual(['render/unpainted-picture']);
});

test('a course that was changed since the check is reported, and nothing is published', async () => {
  const content = site({}, tiny);
  const change = (): void => writeFileSync(join(content, 'courses/first-aid.yaml'), 'slug: first-aid\n');
  const { value, found, out } = await publish(content, fakeBundle(), change);
  expect(value).toBeUndefined();
  expect(found[0]).toMatchObject({ code: 'render/content-changed', file: 'courses/first-aid.yaml' });
  expect(existsSync(out)).toBe(false);
});

test('what stops the work leaves nothing behind', async () => {
  const bundle = site({ 'assets.json': '{}', 'server/renderer.mjs': 'throw new Error("no renderer");' });
  const input = await publishInput(tiny, bundle);
  await expect(publishSite(input, await open(input.out))).rejects.toThrow('no renderer');
  expect(readdirSync(dirname(input.out))).toEqual([]);
});

test('a disk that refuses a file is reported once, in words, and the live site stays', async () => {
  const input = await publishInput(tiny, fakeBundle());
  const release = await open(input.out);
  // A file where the folder of the release should be.
  writeFileSync(release.folder, '');
  const { value, diagnostics } = await publishSite(input, release);
  expect(value).toBeUndefined();
  expect(diagnostics.map(({ code }) => code)).toEqual(['write/not-a-folder']);
  expect(readdirSync(dirname(input.out))).toEqual([]);
});

test.each([
  [
    'the table of a spreadsheet',
    { 'redirects.csv': 'from,to\n/a,/about\n/index.php?id=7,/about\n' },
    'redirects.csv:3:1',
  ],
  ['redirects.yaml', { 'redirects.yaml': 'redirects:\n  - { from: /index.php?id=7, to: / }\n' }, 'redirects.yaml:2:13'],
  ['a file without it', { 'redirects.csv': 'from,to\n/index.php?id=77,/about\n' }, 'redirects.csv:1:1'],
])('an old address that a host cannot redirect is found in %s', (_, files, place) => {
  const { file, start } = placeOfOld(site(files), '/index.php?id=7');
  expect(`${file}:${start.line}:${start.column}`).toBe(place);
});
