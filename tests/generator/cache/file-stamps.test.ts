import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isSettled, lazyStamps, stampFiles } from '../../../generator/cache/file-stamps.ts';
import { canLink, site, temporaryFolder } from '../../support/content/site.ts';

const folder = () => site({ 'a.yaml': 'a: 1\n', 'courses/b.yaml': 'b: 1\n', '.hidden/c.yaml': 'c: 1\n' });

const keyOf = (content: string): string => {
  const { files, all } = stampFiles(content);
  return `${files.join()} ${all().figures.join()}`;
};

test('files that are not hidden have a stamp, which stays as it was when it was first asked for', () => {
  const content = folder();
  const stamps = stampFiles(content);
  expect(stamps.files.toSorted()).toEqual(['a.yaml', 'courses/b.yaml']);
  const before = stamps.stampOf('courses/b.yaml');
  expect(before?.[0]).toBe(5);
  writeFileSync(join(content, 'courses/b.yaml'), 'b: 22\n');
  expect(stamps.stampOf('courses/b.yaml')).toEqual(before);
  expect(stampFiles(content).stampOf('courses/b.yaml')).not.toEqual(before);
  expect(stamps.stampOf('none.yaml')).toBeUndefined();
});

test.each<[string, (content: string) => void]>([
  ['saved', (content) => writeFileSync(join(content, 'a.yaml'), 'a: 2\n')],
  ['dated back', (content) => utimesSync(join(content, 'a.yaml'), 1, 1)],
  ['removed', (content) => rmSync(join(content, 'a.yaml'))],
  ['added', (content) => writeFileSync(join(content, 'z.yaml'), '')],
])('a folder has another state when a file is %s', (_, change) => {
  const content = folder();
  const before = keyOf(content);
  expect(keyOf(content)).toBe(before);
  change(content);
  expect(keyOf(content)).not.toBe(before);
});

test.runIf(canLink)('a link counts as what it leads to, and one that leads nowhere is never settled', () => {
  const content = folder();
  symlinkSync(join(content, '.hidden/c.yaml'), join(content, 'linked.yaml'));
  const before = keyOf(content);
  writeFileSync(join(content, '.hidden/c.yaml'), 'c: 22\n');
  expect(keyOf(content)).not.toBe(before);
  rmSync(join(content, '.hidden/c.yaml'));
  expect(isSettled(stampFiles(content).all().newest, Date.now() + 1e9)).toBe(false);
});

test('what was written within a second of a change may be of the time before it', () => {
  expect([2999, 3000].map((written) => isSettled(2000, written))).toEqual([false, true]);
});

test('a folder that is not there has no stamps', () => {
  expect(lazyStamps(join(temporaryFolder(), 'none'))()).toBeUndefined();
});
