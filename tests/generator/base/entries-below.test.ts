import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entriesBelow } from '../../../generator/base/disk.ts';
import { canLink, temporaryFolder } from '../../support/content/site.ts';

test.runIf(canLink)('folders that are links are named and not followed, also one to itself', () => {
  const [folder, outside] = [temporaryFolder(), temporaryFolder()];
  mkdirSync(path.join(folder, 'inside/deep'), { recursive: true });
  writeFileSync(path.join(folder, 'inside/deep/own.txt'), '');
  writeFileSync(path.join(outside, 'other.txt'), '');
  symlinkSync(outside, path.join(folder, 'link'));
  symlinkSync(folder, path.join(folder, 'loop'));
  const names = entriesBelow(folder).map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)));
  expect(names.map((name) => name.split(path.sep).join('/')).sort()).toEqual([
    'inside',
    'inside/deep',
    'inside/deep/own.txt',
    'link',
    'loop',
  ]);
});
