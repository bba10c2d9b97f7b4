import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { watchFolder } from '../../../generator/dev/follow-content.ts';
import { site } from '../../support/content/site.ts';

interface Watched {
  readonly folder: string;
  /** Resolves when a file has been noticed, and forgets what was noticed. */
  readonly notices: (file: string) => Promise<void>;
  readonly seen: () => readonly string[];
}

async function watched(): Promise<Watched> {
  const folder = site({ 'a.yaml': '', 'courses/b.yaml': '', '.schemas/c.json': '' });
  const seen: string[] = [];
  onTestFinished(watchFolder(folder, (files) => seen.push(...files)));
  const notices = async (file: string): Promise<void> => {
    await expect.poll(() => seen, { interval: 5 }).toContain(file);
    seen.length = 0;
  };
  // On macOS, it begins a moment after it was made.
  const begin = (): readonly string[] => {
    writeFileSync(join(folder, 'begin.yaml'), String(seen.length));
    return seen;
  };
  await expect.poll(begin, { interval: 50 }).toContain('begin.yaml');
  seen.length = 0;
  return { folder, notices, seen: () => seen };
}

test('a file is noticed when it is saved, also below, and when an editor saves it by renaming', async () => {
  const { folder, notices } = await watched();
  writeFileSync(join(folder, 'a.yaml'), '1');
  await notices('a.yaml');
  for (const words of ['1', '2']) {
    writeFileSync(join(folder, 'courses', 'b.tmp'), words);
    renameSync(join(folder, 'courses', 'b.tmp'), join(folder, 'courses', 'b.yaml'));
    await notices(join('courses', 'b.yaml'));
  }
});

test('a folder that takes the place of another is watched', async () => {
  const { folder, notices } = await watched();
  rmSync(join(folder, 'courses'), { recursive: true });
  mkdirSync(join(folder, 'courses'));
  await notices('courses');
  writeFileSync(join(folder, 'courses', 'new.yaml'), '1');
  await notices(join('courses', 'new.yaml'));
});

test('hidden files, which the tool itself writes, are not noticed', async () => {
  const { folder, notices, seen } = await watched();
  writeFileSync(join(folder, '.schemas', 'c.json'), '1');
  writeFileSync(join(folder, '.a.yaml.swp'), '1');
  writeFileSync(join(folder, 'a.yaml'), '1');
  await expect.poll(seen).toContain('a.yaml');
  expect(seen().filter((file) => file.includes('.schemas') || file.startsWith('.'))).toEqual([]);
  await notices('a.yaml');
});
