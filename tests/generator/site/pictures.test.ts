// A picture that is there is never said to be missing, and never proposed to be deleted beside a reference to it.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { check } from '../../../generator/index.ts';
import { site, type Files } from '../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));
const read = (file: string): string => readFileSync(`${tiny}/${file}`, 'utf8');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';

/** A course with this picture; its name is written so that YAML takes every sign of it. */
const withPicture = (name: string): Files => ({
  'courses/first-aid.yaml': read('courses/first-aid.yaml').replace(
    'objectives:',
    `image:\n  file: '${name}'\n  alt: A room\nobjectives:`,
  ),
});

async function reported(files: Files): Promise<readonly string[]> {
  const { diagnostics } = await check({ content: site(files, tiny), now: new Date(0) });
  return diagnostics.map(
    ({ code, message, advice, location: { file, start } }) => `${code} ${file}:${start.line} ${message} ${advice}`,
  );
}

const line = 'courses/first-aid.yaml:15';

test.each([
  { named: 'media/p.gif', says: /"media\/p\.gif" is a GIF picture, .* Save it as JPEG, PNG, WebP, AVIF or SVG/ },
  { named: 'media/p.TIFF', says: /is a TIFF picture/ },
  { named: 'media/p.bmp', says: /is a BMP picture/ },
  { named: 'media/photo.heic', says: /the format of iPhones\. Export it as JPEG/ },
  { named: 'media/IMG_1.HEIC', says: /the format of iPhones/ },
  { named: 'media/plan.pdf', says: /is a PDF file, not a picture/ },
  { named: 'media/My Photo 1.SVG', says: /Rename the file to "media\/my-photo-1\.svg", and write this name/ },
  { named: 'media/صورة.svg', says: /Rename the file to "media\/first-aid\.svg"/ },
  { named: 'courses/room.svg', says: /not in the media folder\. Put .* write "media\/room\.svg"/ },
])('$named, which is there, is reported once, with what to do', async ({ named, says }) => {
  const found = await reported({ ...withPicture(named), [named]: named.endsWith('.pdf') ? '%PDF-1.7' : svg });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(says);
  expect(found[0]).toContain(`link/unusable-picture ${line}`);
});

test('a name that is right for a file with another one says how to rename the file', async () => {
  const found = await reported({ ...withPicture('media/my-photo-1.svg'), 'media/My Photo 1.SVG': svg });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/Rename the file to "media\/my-photo-1\.svg"/);
});

test.each([
  ['media\\room.svg', 'Did you mean "media/room.svg"?'],
  ['C:\\Users\\Me\\Pictures\\My Room.svg', 'write "media/my-room.svg"'],
  ['/Users/me/room.svg', 'write "media/room.svg"'],
])('%s is reported with the name to write', async (named, advice) => {
  const found = await reported({ ...withPicture(named), 'media/room.svg': svg });
  expect(found.join('\n')).toContain(advice);
  expect(found.join('\n')).not.toContain('Delete the file');
});

test('a raster picture where a drawing is wanted is not said to be missing', async () => {
  const settings = read('site.yaml').replace(/^logo: .*$/m, 'logo: media/logo.png');
  const png = 'not looked at here';
  const found = await reported({ 'site.yaml': settings, 'media/logo.png': png });
  expect(found.join('\n')).toContain('"media/logo.png" is not an SVG file.');
});

test.each<{ says: string; files: Files; expected: RegExp }>([
  {
    says: 'a HEIC picture',
    files: { 'media/photo.heic': 'x' },
    expected: /^load\/unusable-picture media\/photo\.heic:1 .*iPhones/,
  },
  {
    says: 'a picture among the courses',
    files: { 'courses/room.svg': svg },
    expected: /^load\/unusable-picture courses\/room\.svg:1 .* write "media\/room\.svg"/,
  },
  {
    says: 'a picture whose name cannot be used',
    files: { 'media/My Room.svg': svg },
    expected: /^link\/unused-media .* Rename the file to "media\/my-room\.svg"/,
  },
])('$says that nothing names is mentioned', async ({ files, expected }) => {
  const found = await reported(files);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(expected);
});

test.each(['site.yaml', 'courses/first-aid.yaml'])('while %s is missing, no picture is called unused', async (file) => {
  const found = await reported({ [file]: undefined, 'media/room.svg': svg, 'media/photo.heic': 'x' });
  expect(found.filter((text) => text.includes('media/'))).toEqual([]);
});
