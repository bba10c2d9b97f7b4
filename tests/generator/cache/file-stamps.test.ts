import { rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentMemory, isSettled, stateOf } from '../../../generator/cache/file-stamps.ts';
import type { FolderRecord } from '../../../generator/cache/record.ts';
import { canLink, site, temporaryFolder } from '../../support/content/site.ts';

const folder = () => site({ 'a.yaml': 'a: 1\n', 'courses/b.yaml': 'b: 1\n', '.hidden/c.yaml': 'c: 1\n' });

const keyOf = (content: string): string => stateOf([content]).key;

test.each<[string, (content: string) => void]>([
  ['saved', (content) => writeFileSync(join(content, 'courses/b.yaml'), 'b: 22\n')],
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

test('hidden files do not count', () => {
  const content = folder();
  const before = keyOf(content);
  writeFileSync(join(content, '.hidden/c.yaml'), 'c: 22\n');
  expect(keyOf(content)).toBe(before);
});

test.runIf(canLink)('a link counts as what it leads to, and one that leads nowhere is never settled', () => {
  const content = folder();
  symlinkSync(join(content, '.hidden/c.yaml'), join(content, 'linked.yaml'));
  const before = keyOf(content);
  writeFileSync(join(content, '.hidden/c.yaml'), 'c: 22\n');
  expect(keyOf(content)).not.toBe(before);
  rmSync(join(content, '.hidden/c.yaml'));
  expect(isSettled(stateOf([content]).newest, Date.now() + 1e9)).toBe(false);
});

test('what was written within a second of a change may be of the time before it', () => {
  expect([2999, 3000].map((written) => isSettled(2000, written))).toEqual([false, true]);
});

/** A record of one line, written long after everything else. */
function recordInMemory(): FolderRecord {
  let lines: readonly string[] = [];
  return {
    read: () => ({ lines, written: Date.now() + 1e9 }),
    keep: (_, kept) => {
      lines = kept;
    },
    isDamaged: () => false,
  };
}

test('what was found is known until a file is saved, and what is saved before it is kept counts as later', () => {
  const content = folder();
  const record = recordInMemory();
  const open = () => contentMemory<string>({ record, content, now: new Date(0), further: '' });
  open().keep('first', undefined);
  expect(open().known).toBe('first');
  const opened = open();
  writeFileSync(join(content, 'a.yaml'), 'a: 22\n');
  opened.keep('of the file before it was saved', undefined);
  expect(open().known).toBeUndefined();
});

test('of a folder that is not there nothing is kept', () => {
  const record = recordInMemory();
  const content = join(temporaryFolder(), 'none');
  contentMemory<string>({ record, content, now: new Date(0), further: '' }).keep('found', undefined);
  expect(record.read('').lines).toEqual([]);
});
