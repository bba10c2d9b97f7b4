// Folders are made where they can be, and the rest ends with the system's error.
import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../generator/base/disk.ts';

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

test.runIf(existsSync('/proc/self'))('a file system that lets nobody make a folder is no endless loop', () => {
  expect(() => makeFolder('/proc/nothing/like/this')).toThrow('ENOENT');
});
