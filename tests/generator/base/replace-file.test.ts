import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { replaceFile } from '../../../generator/base/replace-file.ts';
import { temporaryFolder } from '../../support/site.ts';

test('a file is replaced, or made with its folder', () => {
  const file = join(temporaryFolder(), 'a/b.yaml');
  replaceFile(file, 'one');
  replaceFile(file, 'two');
  expect(readFileSync(file, 'utf8')).toBe('two');
});

test('links and permissions stay', () => {
  const folder = temporaryFolder();
  const [file, link] = [join(folder, 'file'), join(folder, 'link')];
  writeFileSync(file, 'one');
  chmodSync(file, 0o640);
  symlinkSync(file, link);
  replaceFile(link, 'two');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('two');
  expect(statSync(file).mode & 0o777).toBe(0o640);
});

test('what cannot be replaced stays, and nothing is left beside it', () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'taken/inside'), { recursive: true });
  expect(() => replaceFile(join(folder, 'taken'), 'text')).toThrow();
  expect(readdirSync(folder)).toEqual(['taken']);
});
