// The tiny provider with other files: built, served, and removed after the test file.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, inject } from 'vitest';
import { build, preview } from '../../generator/index.ts';
import { writeFiles, type Files } from './site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));

/** Builds the tiny provider with these files, without those that are undefined, and returns the URL of its home page. */
export async function openTinyProvider(files: Files): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'prospectus-tiny-'));
  const [content, out] = [join(folder, 'content'), join(folder, 'dist')];
  cpSync(tiny, content, { recursive: true });
  writeFiles(content, files);
  const now = new Date(inject('now'));
  const { diagnostics } = await build({ content, now, out, base: '/' });
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
  const server = await preview({ out, submissions: join(folder, 'submissions'), now: () => now });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return server.url;
}
