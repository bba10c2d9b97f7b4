// A drawing that came past the check cannot bring files of this machine into a published picture either.
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { writePng } from '../../../../generator/build/render/write-png.ts';
import { drawPicture } from '../../../../generator/build/render/make-pictures.ts';

const draw = (inner: string, before = '') => {
  const svg = `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.w3.org/1999/xlink" width="48" height="48">${inner}</svg>`;
  return drawPicture({ file: 'logo.png', svg });
};

test.each([
  ['a path', '<image href="/abs/path.png" width="48" height="48"/>'],
  ['a path in an older notation', '<image x:href=" ../path.png"/>'],
  ['an address', '<image href="https://example.org/x.png"/>'],
  ['a filter', '<filter id="f"><feImage href="/abs/path.png"/></filter>'],
])('%s is not painted', async (_, inner) => {
  await expect(draw(inner)).rejects.toThrow('a drawing to be painted loads');
});

test('a DOCTYPE, whose entities could hide a path, is not painted', async () => {
  await expect(draw('', '<!DOCTYPE svg [<!ENTITY p "/abs/path.png">]>')).rejects.toThrow('has a DOCTYPE');
});

test('parts of the drawing itself are painted, and words about paths', async () => {
  const { content } = await draw('<circle id="a" r="9"/><use x:href="#a"/><text>href="/abs/path.png"</text>');
  expect(content.length).toBeGreaterThan(0);
});

test('a picture that is written as PNG is read with the same pixels', async () => {
  const [width, height] = [37, 5];
  const pixels = Uint8Array.from({ length: 4 * width * height }, (_, i) => (i % 4 === 3 ? 255 : (i * 31) % 256));
  const image = sharp(await writePng({ width, height, pixels }));
  expect(await image.metadata()).toMatchObject({ format: 'png', width, height });
  const read = await image.ensureAlpha().raw().toBuffer();
  expect(read.equals(pixels)).toBe(true);
});
