// Folders are made where they can be, and what other programs hold for a moment is waited for; the rest ends with the system's error.
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSameFile, makeFolder, patientDisk, realDisk, removeTree, type Disk } from '../../../generator/base/disk.ts';

const place = (): string => mkdtempSync(join(tmpdir(), 'prospectus-folder-'));

test('a folder is made with those above it, and making it again does no harm', () => {
  const folder = join(place(), 'a', 'b', 'c');
  makeFolder(folder);
  makeFolder(folder);
  expect(statSync(folder).isDirectory()).toBe(true);
});

test('below a file there is no folder', () => {
  const file = join(place(), 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(join(file, 'a', 'b'))).toThrow('ENOTDIR');
});

test.runIf(existsSync('/proc/self'))('a file system in which no folder can be made is no endless loop', () => {
  expect(() => makeFolder('/proc/nothing/like/this')).toThrow('ENOENT');
});

test('below a file there is no folder on Windows either, which says that nothing is there', () => {
  const file = join(place(), 'file');
  writeFileSync(file, '');
  const mkdirSync = ((made: string) => {
    throw failure(made === file ? 'EEXIST' : 'ENOENT');
  }) as unknown as Disk['mkdirSync'];
  expect(() => makeFolder(join(file, 'a', 'b'), { mkdirSync })).toThrow('ENOTDIR');
});

test('a drive of Windows, which may not be made, is there already', () => {
  const folder = place();
  const mkdirSync = ((made: string) => {
    throw failure(made === folder ? 'EPERM' : 'ENOENT');
  }) as unknown as Disk['mkdirSync'];
  makeFolder(folder, { mkdirSync });
  expect(() => makeFolder(join(folder, 'missing'), { mkdirSync })).toThrow('ENOENT');
});

const failure = (code: string): Error => Object.assign(new Error(code), { code });

/** A disk on which each step fails some times, as while an editor or a scanner has a file open. */
function heldDisk(code: string, times: number): { readonly disk: Disk; readonly steps: string[] } {
  const steps: string[] = [];
  const step = (name: string): void => {
    steps.push(name);
    if (steps.length <= times) throw failure(code);
  };
  const disk: Disk = {
    ...realDisk,
    renameSync: () => step('rename'),
    rmSync: () => step('remove'),
    unlinkSync: () => step('unlink'),
    writeFileSync: () => step('write'),
  };
  return { steps, disk };
}

test.each(['EPERM', 'EACCES', 'EBUSY', 'ENOTEMPTY'])('what is held for a moment (%s) is waited for', (code) => {
  const waits: number[] = [];
  const acts: readonly ((disk: Disk) => void)[] = [
    (disk) => disk.renameSync('a', 'b'),
    (disk) => removeTree('a', disk),
    // As of a lock, while another process reads or removes it.
    (disk) => disk.unlinkSync('a'),
    (disk) => disk.writeFileSync('a', '', { flag: 'wx' }),
  ];
  for (const act of acts) {
    const { disk, steps } = heldDisk(code, 3);
    act(patientDisk(disk, () => void waits.push(steps.length)));
    expect(steps).toHaveLength(4);
  }
  expect(waits).toEqual(acts.flatMap(() => [1, 2, 3]));
});

test('what is held for long, or cannot be at all, is an error', () => {
  const waits: number[] = [];
  for (const [code, most] of [
    ['EBUSY', 40],
    ['ENOENT', 0],
  ] as const) {
    waits.length = 0;
    const { disk } = heldDisk(code, 1000);
    expect(() => patientDisk(disk, () => void waits.push(1)).renameSync('a', 'b')).toThrow(code);
    expect(waits).toHaveLength(most);
  }
});

test('files whose numbers are the same double are different files', () => {
  const numbers: Record<string, bigint> = { a: 9_007_199_254_740_993n, b: 9_007_199_254_740_992n };
  const lstatSync = ((file: string) => ({ ino: numbers[file], dev: 1n })) as unknown as Disk['lstatSync'];
  expect([isSameFile('a', 'b', { lstatSync }), isSameFile('a', 'a', { lstatSync })]).toEqual([false, true]);
});
