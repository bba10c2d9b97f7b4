// Drawings become pictures, and one that came past the check cannot bring files of this machine into a published one.
import { randomBytes } from 'node:crypto';
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

test.each(['png', 'jpeg', 'gif', 'webp'] as const)('a picture in a drawing is painted: %s', async (format) => {
  const red = sharp({ create: { width: 9, height: 9, channels: 3, background: '#f00' } });
  const uri = `data:image/${format};base64,${(await red.toFormat(format).toBuffer()).toString('base64')}`;
  const { content } = await draw(`<image x:href="${uri}" width="48" height="48"/>`);
  const [r = 0, g = 255] = await sharp(Buffer.from(content)).raw().toBuffer();
  expect([r > 250, g < 5]).toEqual([true, true]);
});

test('a picture of more than 10 MB in a drawing is painted', async () => {
  const raw = { width: 1700, height: 1700, channels: 3 } as const;
  const noise = await sharp(randomBytes(3 * 1700 ** 2), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const { content } = await draw(
    `<image href="data:image/png;base64,${noise.toString('base64')}" width="48" height="48"/>`,
  );
  expect(content.length).toBeGreaterThan(0);
});

test('a name with signs of XML, as drawing programs write those of layers, is kept', async () => {
  const gradient = '<linearGradient id="sea&amp;&lt;sun"><stop stop-color="#0f0"/><stop offset="1"/></linearGradient>';
  const { content } = await draw(`${gradient}<rect width="48" height="48" fill="url(#sea&amp;&lt;sun)"/>`);
  const [r, g = 0] = await sharp(Buffer.from(content)).raw().toBuffer();
  expect([r, g > 240]).toEqual([0, true]);
});
