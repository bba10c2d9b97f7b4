// Pictures that look fine to a file manager, and would be published broken or unsafe.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { measureMedia } from '../../../../generator/read/media/measure-media.ts';
import { temporaryFolder } from '../../../support/content/site.ts';

const photo = sharp({
  create: { width: 400, height: 300, channels: 3, background: '#a33', noise: { type: 'gaussian' } },
});
const jpeg = await photo.clone().jpeg().toBuffer();

const drawing = (inner: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" width="48" height="48">\n${inner}\n</svg>`);

/** What is reported of a picture: the rule, its message, and its line. */
async function reported(file: string, bytes: Buffer): Promise<readonly string[]> {
  const content = temporaryFolder();
  writeFileSync(join(content, file), bytes);
  const { diagnostics } = await measureMedia(content, [file]);
  return diagnostics.map(({ code, message, location }) => `${location.start.line} ${code} ${message}`);
}

test.each([
  ['a JPEG without its end', 'a.jpg', jpeg.subarray(0, 2000), '1 load/unreadable-picture'],
  ['a JPEG without its last tenth', 'a.jpg', jpeg.subarray(0, jpeg.length * 0.9), '1 load/unreadable-picture'],
  ['a PNG without its end', 'a.png', (await photo.clone().png().toBuffer()).subarray(0, 2000), '1 load/unreadable'],
  ['a GIF named JPEG', 'a.jpg', await photo.clone().gif().toBuffer(), '1 load/wrong-picture-kind'],
  ['a drawing named JPEG', 'a.jpg', drawing('<path d="M0 0h9v9z"/>'), '1 load/wrong-picture-kind'],
  ['a logo with a picture of the machine', 'a.svg', drawing('<image href="/abs/path.png"/>'), '(href)'],
  [
    'a logo with a damaged picture',
    'a.svg',
    drawing('<image href="data:image/webp;base64,UklGRgAAAABXRUJQ"/>'),
    '1 load/unreadable-picture The file "a.svg" cannot be read',
  ],
  ['a logo with a script', 'a.svg', drawing('<g/>\n<script>x()</script>'), '3 load/unsafe-drawing'],
])('%s is refused', async (...[, file, bytes, expected]) => {
  const [first = '', ...others] = await reported(file, bytes);
  expect(first).toContain(expected);
  expect(others).toEqual([]);
});

test.each([
  ['a.jpg', jpeg],
  ['a.jpeg', jpeg],
  ['a.webp', await photo.clone().webp().toBuffer()],
  ['a.avif', await photo.clone().avif({ effort: 0 }).toBuffer()],
  ['a.svg', drawing('<path d="M0 0h9v9z"/>')],
])('a picture named %s that is what its name says is accepted', async (file, bytes) => {
  expect(await reported(file, bytes)).toEqual([]);
});
