// What a copy of the content shares with it: what is known of its files, and where that is wished, the files.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, vi } from 'vitest';
import { check } from '../../../../generator/index.ts';
import { copyContent } from '../../../../generator/tools/edits/content-copy.ts';
import { site } from '../../../support/content/site.ts';

// Only a compiled program keeps anything. Files can be shared within a disk alone.
vi.mock('../../../../generator/cache/project-folder.ts', async (original) => ({
  ...(await original<object>()),
  programKey: 'test of copies',
  keptFolder: mkdtempSync(join(tmpdir(), 'prospectus-kept-')),
}));

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const COURSE = 'courses/first-aid.yaml';
const now = new Date('2026-01-01T12:00:00Z');

test.each([undefined, true] as const)(
  'files that were checked before are not parsed again; shared: %s',
  async (isShared) => {
    const content = site({}, tiny);
    const parsedIn = async (folder: string): Promise<number> => (await check({ content: folder, now })).parsed;
    expect(await parsedIn(content)).toBeGreaterThan(3);
    const copy = await copyContent(content, { purpose: 'test', ...(isShared && { isShared }) });
    try {
      const numberOf = (folder: string): number => statSync(join(folder, COURSE)).ino;
      expect(numberOf(copy.folder) === numberOf(content)).toBe(isShared === true);
      expect(await parsedIn(copy.folder)).toBe(0);
      rmSync(join(copy.folder, COURSE));
    } finally {
      copy.remove();
    }
    expect(await parsedIn(content)).toBe(0);
  },
);
