// The typefaces of a theme, and the fonts of systems that take their place until they are loaded.
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { digest } from '../../../generator/base/digest.ts';
import { inspectFonts } from '../../../generator/read/media/inspect-fonts.ts';
import { fontPath } from '../../../generator/build/render/site-files.ts';
import { facesOf, shipped } from '../../../generator/theme/faces.ts';
import { styleSheet } from '../../../generator/theme/style-sheet.ts';
import { check } from '../../../generator/index.ts';
import { site, temporaryFolder, writeFiles } from '../../support/content/site.ts';

const own = fileURLToPath(new URL('../../../src/styles/fonts/schibsted-grotesk.woff2', import.meta.url));

const tiny = fileURLToPath(new URL('../../fixtures/tiny/content', import.meta.url));

async function contentWithFont() {
  const content = temporaryFolder();
  mkdirSync(join(content, 'media'));
  writeFiles(content, { 'media/sans.woff2': readFileSync(own), 'media/broken.woff2': Buffer.from('wOF2 and no more') });
  return inspectFonts(content, ['media/sans.woff2', 'media/broken.woff2', 'media/notes.txt']);
}

test.each(Object.entries(shipped))('the files of %s are as the program knows them', async (_name, typeface) => {
  for (const [name, hash] of [typeface.latin, typeface.more]) {
    const bytes = readFileSync(fontPath({ file: '', from: `${name}.woff2`, of: 'tool' }, ''));
    expect(digest(bytes, 12)).toBe(hash);
  }
  const content = temporaryFolder();
  writeFiles(content, {
    'media/a.woff2': readFileSync(fontPath({ file: '', from: `${typeface.latin[0]}.woff2`, of: 'tool' }, '')),
  });
  const [found] = await inspectFonts(content, ['media/a.woff2']);
  expect(found).toMatchObject({ metrics: typeface.metrics, isVariable: true });
});

test('a typeface of its own is published under a hashed name, with a fallback of its measures', async () => {
  const fonts = await contentWithFont();
  const ownTypeface = { name: 'Harbour Sans', file: 'media/sans.woff2', licence: 'Our own' };
  const faces = facesOf({ typeface: 'own', ownTypeface }, fonts);
  expect(faces?.files).toMatchObject([{ font: { from: 'media/sans.woff2', of: 'content' }, weight: '400 800' }]);
  expect(faces?.files[0]?.font.file).toMatch(/^assets\/sans\.[0-9a-f]{12}\.woff2$/);
  const text = styleSheet({ typeface: 'own', ownTypeface }, faces);
  expect(text).toMatch(
    /src:url\(sans\.[0-9a-f]{12}\.woff2\) format\('woff2'\);font-weight:400 800;font-display:optional/,
  );
  // As in src/styles/fonts.css, whose figures were measured on a text of the site.
  const [, adjust = '', ascent = ''] = /size-adjust:([\d.]+)%;ascent-override:([\d.]+)%/.exec(text) ?? [];
  expect({ adjust: Math.round(Number(adjust)), ascent: Math.round(Number(ascent)) }).toEqual({
    adjust: 104,
    ascent: 93,
  });
  expect(text).toContain("--font-body:'Harbour Sans','Harbour Sans fallback',");
});

test('a file that is no typeface has no measures, and is not used', async () => {
  const fonts = await contentWithFont();
  expect(fonts.map(({ file, metrics }) => [file, metrics !== undefined])).toEqual([
    ['media/sans.woff2', true],
    ['media/broken.woff2', false],
  ]);
});

/** A WOFF2 file with other figures in its header. */
function typeface({ more = 0, says = {} }: { more?: number; says?: Readonly<Record<number, number>> }): Buffer {
  const bytes = Buffer.concat([readFileSync(own), Buffer.alloc(more)]);
  bytes.writeUInt32BE(bytes.length, 8);
  for (const [at, figure] of Object.entries(says)) bytes.writeUInt32BE(figure, Number(at));
  return bytes;
}

test.each([
  ['as it was made', typeface({}), []],
  ['as long as it says', typeface({ more: 4000 }), []],
  ['that says that it is longer', typeface({ says: { 8: 4_000_000_000 } }), ['cannot be read as WOFF2']],
  ['that says that its font has 4 GB', typeface({ says: { 16: 4_000_000_000 } }), ['cannot be read as WOFF2']],
  ['of 11 MB', typeface({ more: 11_000_000 }), ['has more than 10 MB']],
])('a typeface %s is checked', async (_name, bytes, wanted) => {
  const theme = 'typeface: own\nownTypeface: { name: Harbour, file: media/harbour.woff2, licence: Our own }\n';
  const content = site({ 'theme.yaml': theme }, tiny);
  writeFiles(content, { 'media/harbour.woff2': bytes });
  const { diagnostics } = await check({ content, now: new Date(0) });
  expect(diagnostics.map(({ code }) => code)).toEqual(wanted.map(() => 'theme/unusable-typeface'));
  expect(diagnostics.map(({ message }) => message)).toEqual(wanted.map((text) => expect.stringContaining(text)));
});

test('pages load the typefaces that they show, and no other', () => {
  const firstOf = (theme: Parameters<typeof facesOf>[0]) => {
    const { files = [], usesOwn } = facesOf(theme) ?? {};
    return { files: files.filter(({ isFirst }) => isFirst).map(({ font }) => font.from), usesOwn };
  };
  expect(facesOf({ brand: '#0b5766' })).toBeUndefined();
  expect(firstOf({ typeface: 'figtree' })).toEqual({ files: ['figtree.woff2'], usesOwn: false });
  expect(firstOf({ headings: 'source-serif' })).toEqual({ files: ['source-serif.woff2'], usesOwn: true });
  expect(firstOf({ typeface: 'system' })).toEqual({ files: [], usesOwn: false });
});

test('shapes and the header are for screens only, and paper stays as it is', () => {
  const text = styleSheet({ corners: 'square', density: 'compact', header: 'band', brand: '#1d4ed8' }, undefined);
  expect(text.split('\n').filter((line) => !/^(?:@media screen|@layer |\}?$)/.test(line))).toEqual([]);
  expect(text).toContain('--radius-full:0rem');
  expect(text).toContain('html:root #root>header{--color-ground:');
});
