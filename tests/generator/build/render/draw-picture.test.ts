// Drawings become pictures, and one that came past the check cannot bring files of this machine into a published one.
import sharp from 'sharp';
import { expect, test } from 'vitest';
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

test('a drawing is painted in its colours, as wide as it is wanted', async () => {
  const halves = '<rect width="48" height="48" fill="#0c4a5a"/><rect x="24" width="24" height="48" fill="#f0e0c0"/>';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48">${halves}</svg>`;
  const { content } = await drawPicture({ file: 'icon.png', svg, width: 32 });
  const { data, info } = await sharp(Buffer.from(content)).raw().toBuffer({ resolveWithObject: true });
  expect(info).toMatchObject({ width: 32, height: 32, channels: 3 });
  const at = (x: number, y: number): readonly number[] => [...data.subarray(3 * (32 * y + x), 3 * (32 * y + x + 1))];
  expect([at(2, 16), at(29, 16)]).toEqual([
    [0x0c, 0x4a, 0x5a],
    [0xf0, 0xe0, 0xc0],
  ]);
});
