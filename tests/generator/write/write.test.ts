import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkFolder, write } from '../../../generator/write/write.ts';
import { site, temporaryFolder } from '../../support/site.ts';

const publish = (out: string, text: string, from?: string) =>
  write({
    out,
    base: '/',
    outputs: [{ file: 'courses/capm.html', content: text }],
    copies: from === undefined ? [] : [{ file: 'media/logo.svg', from }],
  });

test('files are written and copied into the folders they need, and counted with the mark', async () => {
  const from = join(site({ 'logo.svg': '<svg/>' }), 'logo.svg');
  const out = join(temporaryFolder(), 'deep', 'dist');
  const summary = await publish(out, 'é', from);
  expect(readFileSync(join(out, 'courses/capm.html'), 'utf8')).toBe('é');
  expect(readFileSync(join(out, 'media/logo.svg'), 'utf8')).toBe('<svg/>');
  expect(summary).toEqual({ files: 3, bytes: 2 + '<svg/>'.length + '{"base":"/"}\n'.length });
});

test('an earlier build is replaced as a whole, and nothing is left beside it', async () => {
  const folder = temporaryFolder();
  const out = join(folder, 'dist');
  await write({ out, base: '/', outputs: [{ file: 'old.html', content: 'old' }], copies: [] });
  await publish(out, 'new');
  expect(existsSync(join(out, 'old.html'))).toBe(false);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a failure leaves the earlier build as it was', async () => {
  const out = join(temporaryFolder(), 'dist');
  await publish(out, 'old');
  await expect(publish(out, 'new', join(out, 'nothing.svg'))).rejects.toThrow('ENOENT');
  expect(readFileSync(join(out, 'courses/capm.html'), 'utf8')).toBe('old');
  expect(existsSync(join(out, 'media'))).toBe(false);
});

test('after a failure the next build succeeds', async () => {
  const folder = temporaryFolder();
  const out = join(folder, 'dist');
  await expect(publish(out, 'new', join(out, 'nothing.svg'))).rejects.toThrow('ENOENT');
  await publish(out, 'new');
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('a folder that is missing, empty or written by a build may be replaced', async () => {
  const out = join(temporaryFolder(), 'dist');
  expect(await checkFolder(out)).toEqual([]);
  expect(await checkFolder(temporaryFolder())).toEqual([]);
  await publish(out, 'old');
  expect(await checkFolder(out)).toEqual([]);
});

test('a folder with files of somebody else is refused', async () => {
  const out = site({ 'thesis.doc': 'ten years of work' });
  expect(await checkFolder(out)).toMatchObject([{ code: 'write/foreign-folder', severity: 'error' }]);
});
