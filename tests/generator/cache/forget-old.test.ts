// Caches stay bounded: the youngest entries are kept, files and folders alike.
import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { forgetOld } from '../../../generator/cache/forget-old.ts';
import { temporaryFolder } from '../../support/site.ts';

function cacheOf(names: readonly string[]): string {
  const folder = temporaryFolder();
  for (const [age, name] of names.entries()) {
    const entry = join(folder, name);
    if (name.endsWith('.d')) mkdirSync(join(entry, 'deeper'), { recursive: true });
    else writeFileSync(entry, name);
    utimesSync(entry, 1_000_000 - age, 1_000_000 - age);
  }
  return folder;
}

test('the youngest are kept', () => {
  const folder = cacheOf(['new', 'newer-folder.d', 'old', 'old-folder.d']);
  forgetOld(folder, 2);
  expect(readdirSync(folder).sort()).toEqual(['new', 'newer-folder.d']);
});

test('nothing goes while there are few', () => {
  const folder = cacheOf(['one', 'two']);
  forgetOld(folder, 2);
  expect(readdirSync(folder)).toHaveLength(2);
});
