import { mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openPictureCache } from '../../../../generator/build/render/picture-cache.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

const now = () => new Date('2026-01-01T00:00:00Z');
const openCache = (at: string, limit?: number) =>
  openPictureCache({ folder: at, now, ...(limit === undefined ? {} : { limit }) });

/** Makes bytes and counts how often it had to. */
function maker(text = 'pixels') {
  const made = { times: 0, make: () => Promise.resolve(Buffer.from(`${text} ${(made.times += 1)}`)) };
  return made;
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString();

test('what was made once is taken from the cache, also by the next build', async () => {
  const made = maker();
  expect(text(await openCache(folder).cached('a', made.make))).toBe('pixels 1');
  expect(text(await openCache(folder).cached('a', made.make))).toBe('pixels 1');
  expect(made.times).toBe(1);
});

test('another key is drawn again', async () => {
  const made = maker();
  const { cached } = openCache(folder);
  await cached('a', made.make);
  expect(text(await cached('b', made.make))).toBe('pixels 2');
});

test.each([
  ['cut short', (kept: Buffer) => kept.subarray(0, kept.length - 1)],
  ['empty', () => Buffer.alloc(0)],
  ['changed', (kept: Buffer) => Buffer.concat([kept.subarray(0, 33), Buffer.from('?'), kept.subarray(34)])],
])('a kept file that is %s is drawn again and replaced', async (_damage, damage) => {
  const { cached } = openCache(folder);
  await cached('a', maker('old').make);
  const file = path.join(folder, readdirSync(folder)[0] ?? '');
  writeFileSync(file, damage(readFileSync(file)));
  expect(text(await cached('a', maker('new').make))).toBe('new 1');
  expect(text(await cached('a', maker('later').make))).toBe('new 1');
});

test('a whole picture under the name of another one is drawn again', async () => {
  const { cached } = openCache(folder);
  await cached('a', maker('a').make);
  const [own = ''] = readdirSync(folder);
  await cached('b', maker('b').make);
  const other = readdirSync(folder).find((name) => name !== own) ?? '';
  writeFileSync(path.join(folder, own), readFileSync(path.join(folder, other)));
  expect(text(await cached('a', maker('again').make))).toBe('again 1');
});

test('two requests at once make one picture', async () => {
  const made = maker();
  const { cached } = openCache(folder);
  const both = await Promise.all([cached('a', made.make), cached('a', made.make)]);
  expect(both.map(text)).toEqual(['pixels 1', 'pixels 1']);
});

test('two builds at once share a folder and leave nothing unfinished', async () => {
  const keys = Array.from({ length: 30 }, (_, index) => `key ${index % 10}`);
  const caches = [openCache(folder), openCache(folder)];
  const make = (key: string) => () => Promise.resolve(Buffer.from(key));
  const found = await Promise.all(caches.flatMap(({ cached }) => keys.map((key) => cached(key, make(key)))));
  expect(found.map(text)).toEqual([...keys, ...keys]);
  expect(readdirSync(folder).filter((name) => !/^[0-9a-f]{64}$/.test(name))).toEqual([]);
  expect(readdirSync(folder)).toHaveLength(10);
});

test('a picture that cannot be made is not kept, and the next request tries again', async () => {
  const { cached } = openCache(folder);
  await expect(cached('a', () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  expect(text(await cached('a', maker().make))).toBe('pixels 1');
});

test('a folder that cannot be written makes nothing worse than slow', async () => {
  const file = path.join(folder, 'a file');
  writeFileSync(file, '');
  const { cached, trim } = openCache(path.join(file, 'below'));
  expect(text(await cached('a', maker().make))).toBe('pixels 1');
  trim();
});

test('beyond its limit, what was not used for longest goes first', async () => {
  const cache = openCache(folder, 100);
  const old = new Date('2020-01-01T00:00:00Z');
  await cache.cached('old', maker('old').make);
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), old, old);
  await cache.cached('young', maker('young').make);
  await cache.cached('younger', maker('younger').make);
  cache.trim();
  expect(text(await cache.cached('young', maker('remade').make))).toBe('young 1');
  expect(text(await cache.cached('old', maker('remade').make))).toBe('remade 1');
});
