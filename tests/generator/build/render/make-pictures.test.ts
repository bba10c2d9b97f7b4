// From a supplied picture to its published files: measured, named by the plan, made by the render stage.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { measureMedia } from '../../../../generator/read/media/measure-media.ts';
import type { MediaFile } from '../../../../generator/model/content.ts';
import type { Output } from '../../../../generator/model/planned.ts';
import { mediaPicture, variantsOf } from '../../../../generator/features/pictures/picture-variants.ts';
import {
  cachePictures,
  putPictures,
  type PictureWork,
  optimisePictures,
  SETTINGS,
} from '../../../../generator/build/render/make-pictures.ts';
import { openPictureCache } from '../../../../generator/build/render/picture-cache.ts';
import { planOfTiny } from '../../../support/content/tiny-plan.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'supplied-'));
  mkdirSync(path.join(folder, 'media'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 10, g: 90, b: 100, alpha: 0.5 } } });

/** Supplies bytes as a picture and returns what the plan will know of it. */
async function supply(name: string, bytes: Buffer): Promise<MediaFile> {
  writeFileSync(path.join(folder, 'media', name), bytes);
  const { value } = await measureMedia(folder, [`media/${name}`]);
  const [media] = value;
  if (!media) throw new Error('not readable');
  return media;
}

const openCache = () =>
  openPictureCache({ folder: path.join(folder, 'cache'), now: () => new Date('2026-01-01T00:00:00Z') });

async function make(media: MediaFile) {
  const plan = { ...(await planOfTiny()), pictures: [], variants: variantsOf(media) };
  const cache = openCache();
  const made: Output[] = [];
  const diagnostics = await putPictures(plan, { content: folder, cache }, async (file, _key, draw) => {
    made.push({ file, content: await draw() });
  });
  return { value: made.toSorted((a, b) => order(a) - order(b)), diagnostics };

  function order({ file }: Output): number {
    return plan.variants.findIndex((variant) => variant.file === file);
  }
}

const shown = (media: MediaFile) => mediaPicture({ file: media.file, alt: '' }, new Map([[media.file, media]]));

test('a large picture is named in three widths of AVIF, then in two of WebP, with a JPEG to fall back on', async () => {
  const media = await supply('room.jpg', await plain(2000, 1000).jpeg().toBuffer());
  const name = `media/room.${media.hash}`;
  const srcset = (ending: string, widths: readonly number[]) =>
    widths.map((w) => `${name}.${w}.${ending} ${w}w`).join(', ');
  expect(shown(media)).toEqual({
    alt: '',
    src: `${name}.1600.jpg`,
    width: 1600,
    height: 800,
    sources: [
      { type: 'image/avif', srcset: srcset('avif', [480, 960, 1600]) },
      { type: 'image/webp', srcset: srcset('webp', [480, 960]) },
    ],
  });
});

test('no picture is made larger than it is', async () => {
  const media = await supply('small.webp', await plain(700, 300).webp().toBuffer());
  expect(variantsOf(media).map(({ width }) => width)).toEqual([480, 700, 480, 700, 700]);
});

test('every file that a page names is made, in the size and format that its name says', async () => {
  const media = await supply('room.png', await plain(1000, 500).png().toBuffer());
  const { value, diagnostics } = await make(media);
  expect(diagnostics).toEqual([]);
  expect(value.map(({ file }) => file)).toEqual(variantsOf(media).map(({ file }) => file));
  for (const { file, content } of value) {
    const { format, compression, width, height } = await sharp(Buffer.from(content)).metadata();
    const ending = { heif: compression === 'av1' ? 'avif' : 'heic', jpeg: 'jpg' }[String(format)] ?? format;
    expect(file).toMatch(new RegExp(`\\.${width}\\.${ending}$`));
    expect(height).toBe(Math.round((width ?? 0) / 2));
  }
});

test('where the ground shines through, the fallback is PNG', async () => {
  const media = await supply('mark.webp', await plain(300, 300, 4).webp().toBuffer());
  expect(shown(media).src).toMatch(/\.300\.png$/);
});

test('a picture taken upright stands upright, and what the camera noted is gone', async () => {
  const bytes = await plain(600, 400)
    .withExif({ IFD0: { Copyright: 'somebody', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const media = await supply('upright.jpg', bytes);
  expect(shown(media)).toMatchObject({ width: 400, height: 600 });
  const { value } = await make(media);
  for (const { content } of value) {
    const facts = await sharp(Buffer.from(content)).metadata();
    expect([facts.width, facts.height]).toEqual([400, 600]);
    expect([facts.exif, facts.orientation ?? 1]).toEqual([undefined, 1]);
  }
});

test('the same picture gives the same bytes, from the encoder and from the cache', async () => {
  const media = await supply('room.jpg', await plain(500, 400).jpeg().toBuffer());
  const first = await make(media);
  const warm = await make(media);
  rmSync(path.join(folder, 'cache'), { recursive: true });
  const cold = await make(media);
  const hex = ({ value }: typeof first) => value.map(({ content }) => Buffer.from(content).toString('hex'));
  expect(hex(warm)).toEqual(hex(first));
  expect(hex(cold)).toEqual(hex(first));
});

test('a picture has the same bytes whichever others of its original are wanted', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const original = await sharp({ create: { width: 1900, height: 700, channels: 3, background: '#88a', noise } })
    .jpeg()
    .toBuffer();
  const small = { width: 480, format: 'webp' };
  const [alone] = await optimisePictures(original, [small]);
  const [, beside] = await optimisePictures(original, [{ width: 1600, format: 'jpg' }, small]);
  expect(alone).toEqual(beside);
});

test('another process is asked once for all that is missing of an original, and never for what is kept', async () => {
  const media = await supply('room.jpg', await plain(500, 400).jpeg().toBuffer());
  const asked: string[][] = [];
  const [variants, cache] = [variantsOf(media), openCache()];
  const plan = { ...(await planOfTiny()), pictures: [], variants };
  const ask = (work: PictureWork) => {
    asked.push('file' in work ? [work.file] : work.map(({ file }) => file));
    return cachePictures(work, { content: folder, cache });
  };
  const put = async (_file: string, _key: string, draw: () => Promise<unknown>): Promise<void> => {
    await draw();
  };
  await putPictures(plan, { content: folder, cache, make: ask }, put);
  await putPictures(plan, { content: folder, cache, make: ask }, put);
  expect(asked).toEqual([variants.map(({ file }) => file)]);
});

test('a changed picture has new names', async () => {
  const before = await supply('room.jpg', await plain(500, 400).jpeg().toBuffer());
  const after = await supply('room.jpg', await plain(500, 401).jpeg().toBuffer());
  expect(shown(after).src).not.toBe(shown(before).src);
});

test('a picture that is damaged after the check is reported by its name', async () => {
  const noise = Buffer.from(Array.from({ length: 300 * 300 * 3 }, (_, index) => (index * 7919) % 251));
  const whole = await sharp(noise, { raw: { width: 300, height: 300, channels: 3 } })
    .jpeg()
    .toBuffer();
  const media = await supply('torn.jpg', whole);
  writeFileSync(path.join(folder, 'media', 'torn.jpg'), whole.subarray(0, whole.length / 2));
  const { diagnostics } = await make(media);
  expect(diagnostics).toMatchObject([{ code: 'load/unreadable-picture', location: { file: 'media/torn.jpg' } }]);
});

test('a drawing that cannot be painted is reported once, and the others are still made', async () => {
  const loop = '<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>';
  const drawn = (file: string, inner: string) => ({
    file,
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20">${inner}</svg>`,
  });
  const pictures = [drawn('1.png', loop), drawn('2.png', loop), drawn('3.png', '<rect width="9" height="9"/>')];
  const plan = { ...(await planOfTiny()), pictures, variants: [] };
  const made: string[] = [];
  const diagnostics = await putPictures(plan, { content: folder, cache: openCache() }, async (file, _key, draw) => {
    await draw();
    made.push(file);
  });
  expect(diagnostics).toMatchObject([
    { code: 'render/unpainted-picture', message: expect.stringContaining('"1.png" cannot be painted: ') },
  ]);
  expect(made).toEqual(['3.png']);
});

test('a drawing stays what it is', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"/>';
  const media = await supply('mark.svg', Buffer.from(svg));
  expect(variantsOf(media)).toEqual([]);
  expect(shown(media)).toEqual({ src: 'media/mark.svg', alt: '', width: 20, height: 10 });
});

test('the cache knows the version of the library that makes the pictures', () => {
  expect(SETTINGS).toContain(`sharp ${sharp.versions.sharp}`);
});
