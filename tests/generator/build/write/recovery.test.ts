// A build was stopped: what the next one, or a reader of the site, finds and does.
import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { realDisk, type Disk } from '../../../../generator/base/disk.ts';
import { lineOf, parseManifest, printManifest } from '../../../../generator/build/write/manifest.ts';
import { openRelease, recover } from '../../../../generator/build/write/release.ts';
import { publishVersion } from '../../../support/program/publisher.ts';
import { temporaryFolder, writeFiles } from '../../../support/content/site.ts';

const homeOf = (out: string): string => readFileSync(join(out, 'index.html'), 'utf8');
const workOf = (out: string): string => join(out, '../.prospectus/releases/dist');

async function published(): Promise<string> {
  const out = join(temporaryFolder(), 'dist');
  await publishVersion('a', { out });
  return out;
}

test('a site that was set aside by a build that was stopped is put back, and that is said', async () => {
  const out = await published();
  const setAside = (): void => renameSync(out, join(workOf(out), 'previous'));
  setAside();
  expect([recover(out), homeOf(out), recover(out)]).toEqual([true, 'home of a', false]);
  setAside();
  mkdirSync(out);
  const { value, diagnostics } = await openRelease({ out, base: '/', version: '1' });
  expect(diagnostics).toMatchObject([{ code: 'write/interrupted', severity: 'info' }]);
  expect(homeOf(out)).toBe('home of a');
  await value?.abandon();
});

test('a site that was set aside is never put over what was made since', async () => {
  const out = await published();
  renameSync(out, join(workOf(out), 'previous'));
  writeFiles(out, { 'thesis.doc': 'ten years' });
  expect(recover(out)).toBe(false);
  expect((await publishVersion('b', { out })).codes).toEqual(['write/foreign-folder']);
  expect(readdirSync(out)).toEqual(['thesis.doc']);
  rmSync(out, { recursive: true });
  expect([recover(out), homeOf(out)]).toEqual([true, 'home of a']);
});

test('while a build runs nothing is put back', async () => {
  const out = await published();
  const { value } = await openRelease({ out, base: '/', version: '1' });
  renameSync(out, join(workOf(out), 'previous'));
  expect(recover(out)).toBe(false);
  renameSync(join(workOf(out), 'previous'), out);
  await value?.abandon();
});

test('what a stopped build has written is removed, and that is said', async () => {
  const out = await published();
  writeFiles(join(workOf(out), 'staging'), { 'half.html': 'half' });
  const { codes } = await publishVersion('b', { out });
  expect(codes).toEqual(['write/interrupted']);
  expect(existsSync(join(out, 'half.html'))).toBe(false);
});

test('half a manifest is none: a file that may be of others is not overwritten', async () => {
  const out = await published();
  const folder = join(out, '../.prospectus/releases/dist/manifests');
  for (const name of readdirSync(folder)) {
    writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').slice(0, -10));
  }
  expect((await publishVersion('b', { out })).codes).toEqual(['cache/damaged', 'write/foreign-file']);
  expect(homeOf(out)).toBe('home of a');
});

test.each([
  ['../victim.txt', true],
  ['a/../../b', true],
  ['/etc/passwd', true],
  ['..a/b..html', false],
])('a manifest that lists %s is none: %s', (file, isNone) => {
  const entry = { line: lineOf(file, { bytes: 1, sum: '0' }), moment: { from: 0, to: 0 } };
  const manifest = { id: 'a', base: '/', version: '1', retired: [], foreign: [], files: new Map([[file, entry]]) };
  expect(parseManifest(printManifest(manifest)) === undefined).toBe(isNone);
});

test('a file that is added while the site is being swapped goes with it', async () => {
  const out = await published();
  const disk: Disk = {
    ...realDisk,
    renameSync: (from, to) => {
      if (from === out) writeFileSync(join(out, 'late.txt'), 'late');
      renameSync(from, to);
    },
  };
  await publishVersion('b', { out, disk });
  expect(readFileSync(join(out, 'late.txt'), 'utf8')).toBe('late');
  await publishVersion('a', { out });
  expect(readFileSync(join(out, 'late.txt'), 'utf8')).toBe('late');
});

test('a file that is added while the site is being swapped is there even if the build is killed then', async () => {
  const out = await published();
  const previous = join(workOf(out), 'previous');
  cpSync(join(workOf(out), 'mirror'), previous, { recursive: true, preserveTimestamps: true });
  writeFiles(previous, { 'late.txt': 'late' });
  expect((await publishVersion('b', { out })).codes).toEqual(['write/interrupted']);
  expect(readFileSync(join(out, 'late.txt'), 'utf8')).toBe('late');
});
