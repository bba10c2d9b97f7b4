// What is kept between runs is whole or is not taken, whatever happens to it; the caches stay bounded.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { conditionOf, forgetOld, keepBytes, keepEntry, keepFolder, keptBytes } from '../../../generator/cache/store.ts';
import { temporaryFolder } from '../../support/content/site.ts';

/** Adds the generator polynomial of CRC-32, which gives other bytes with the same CRC-32. */
function sameCrc(bytes: Buffer): Buffer {
  const place = Math.floor(bytes.length / 2);
  for (const [i, bit] of [...'100000100110000010001110110110111'].entries()) {
    const at = place + Math.floor(i / 8);
    bytes[at] = (bytes[at] ?? 0) ^ (Number(bit) << (i % 8));
  }
  return bytes;
}

const damages: readonly (readonly [what: string, damage: (bytes: Buffer) => Buffer])[] = [
  ['a bit', (bytes) => Buffer.from(bytes.map((byte, i) => (i === bytes.length >> 1 ? byte ^ 1 : byte)))],
  ['bytes with the same CRC-32', sameCrc],
  ['the last half', (bytes) => bytes.subarray(0, bytes.length / 2)],
  ['everything', () => Buffer.alloc(0)],
];

const CODE = 'export const answer = 42; // a module that is long enough to be damaged in its middle\n';

const make = async (draft: string): Promise<void> => {
  mkdirSync(join(draft, 'server'));
  writeFileSync(join(draft, 'server', 'a.mjs'), CODE);
  writeFileSync(join(draft, 'b.json'), JSON.stringify({ chunks: ['a', 'b', 'c', 'd', 'e', 'f'] }));
};

test.each(damages)('bytes that are damaged (%s) are reported once, and not taken', (_what, damage) => {
  const file = join(temporaryFolder(), 'deep', 'entry');
  keepBytes(file, Buffer.from(CODE));
  expect(String(keptBytes(file))).toBe(CODE);
  const onDamaged = vi.fn();
  writeFileSync(file, damage(readFileSync(file)));
  for (let run = 0; run < 2; run++) expect(keptBytes(file, onDamaged)).toBeUndefined();
  expect(onDamaged).toHaveBeenCalledTimes(1);
});

test.each(damages)('a folder of code in which any file is damaged (%s) is made again', async (_what, damage) => {
  const folder = join(temporaryFolder(), 'bundles', 'b1');
  expect(conditionOf(folder)).toBe('absent');
  await keepFolder(folder, make, 2);
  const sums = JSON.parse(readFileSync(join(folder, 'checksums.json'), 'utf8')) as Record<string, string>;
  expect(sums[join('server', 'a.mjs')]).toBe(createHash('sha256').update(CODE).digest('hex'));
  for (const name of ['server/a.mjs', 'b.json', 'checksums.json']) {
    const file = join(folder, name);
    writeFileSync(file, damage(readFileSync(file)));
    expect([name, conditionOf(folder)]).toEqual([name, 'damaged']);
    await keepFolder(folder, make, 2);
    expect([name, conditionOf(folder)]).toEqual([name, 'whole']);
  }
  rmSync(join(folder, 'b.json'));
  expect(conditionOf(folder)).toBe('damaged');
});

test('two commands at once keep one folder, and leave nothing else', async () => {
  const bundles = join(temporaryFolder(), 'bundles');
  await Promise.all([1, 2, 3].map(() => keepFolder(join(bundles, 'b1'), make, 2)));
  expect([readdirSync(bundles), conditionOf(join(bundles, 'b1'))]).toEqual([['b1'], 'whole']);
});

test('what cannot be made leaves what is there, and nothing else', async () => {
  const bundles = join(temporaryFolder(), 'bundles');
  await keepFolder(join(bundles, 'b1'), make, 2);
  const fail = async (draft: string): Promise<void> => {
    await make(draft);
    throw new Error('cut');
  };
  await expect(keepFolder(join(bundles, 'b2'), fail, 2)).rejects.toThrow('cut');
  const file = join(bundles, 'b1', 'b.json');
  const before = readFileSync(file, 'utf8');
  const half = (draft: string): void => {
    writeFileSync(draft, before.slice(0, 9));
    throw new Error('cut');
  };
  expect(() => keepEntry(file, half)).toThrow('cut');
  expect([readdirSync(bundles), readFileSync(file, 'utf8'), conditionOf(join(bundles, 'b1'))]).toEqual([
    ['b1'],
    before,
    'whole',
  ]);
});

/** A folder with entries of ten bytes each, the youngest first; a name that ends in `.d` is that of a folder. */
function storeOf(names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const [age, name] of names.entries()) {
    const entry = join(folder, name);
    if (name.endsWith('.d')) mkdirSync(join(entry, 'deeper'), { recursive: true });
    else writeFileSync(entry, '0123456789');
    utimesSync(entry, 1_000_000 - age, 1_000_000 - age);
  }
  return folder;
}

test.each([
  ['two of four', ['new', 'newer.d', 'old', 'old.d'], { entries: 2 }, ['new', 'newer.d']],
  ['all of few', ['one', 'two'], { entries: 2 }, ['one', 'two']],
  ['as many as fit', ['one', 'two', 'three', 'a draft.new'], { bytes: 25 }, ['one', 'two']],
])('of the entries, the youngest are kept: %s', (...[, names, limit, left]) => {
  const folder = storeOf(names);
  forgetOld(folder, limit);
  expect(readdirSync(folder).sort()).toEqual([...left].sort());
});
