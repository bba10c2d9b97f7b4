import {
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRelease } from '../../../../generator/build/write/release.ts';
import { writeFileInto } from '../../../../generator/build/write/manifest.ts';
import { realDisk, type Disk } from '../../../../generator/base/disk.ts';
import { dist, namesIn, open, publish, text } from '../../../support/program/releases.ts';
import { canLink, writeFiles, type Files } from '../../../support/content/site.ts';

test('files of others go with every release, wherever they are', async () => {
  const out = dist();
  await publish(out, { 'courses/capm.html': '1', 'old/page.html': '1' });
  const foreign: Files = {
    CNAME: 'example.com',
    'courses/note.txt': 'mine',
    'old/mine.txt': 'mine',
    '.git/objects/ab': 'blob',
  };
  writeFiles(out, foreign);
  mkdirSync(join(out, 'empty'));
  const inodes = Object.keys(foreign).map((file) => lstatSync(join(out, file)).ino);
  for (let n = 2; n < 6; n++) {
    await publish(out, { 'courses/capm.html': `${n}` });
    expect(namesIn(out)).toEqual(['.prospectus.json', 'courses/capm.html', ...Object.keys(foreign)].sort());
    expect(Object.keys(foreign).map((file) => lstatSync(join(out, file)).ino)).toEqual(inodes);
    expect(existsSync(join(out, 'empty'))).toBe(true);
  }
});

/** A disk on which a second name of a link is one of what it leads to, as on macOS. */
const following: Disk = { ...realDisk, linkSync: (from, to) => linkSync(realpathSync(from), to) };

test.runIf(canLink).each([
  ['Linux', realDisk],
  ['macOS', following],
])('links of others go with every release, also those that lead nowhere: on %s', async (_, disk) => {
  const out = dist();
  await publish(out, { 'a.html': '1' }, { disk });
  writeFiles(out, { 'mine/CNAME': 'example.com' });
  symlinkSync('CNAME', join(out, 'mine/alias'));
  symlinkSync('nothing', join(out, 'mine/dangling'));
  for (let n = 2; n < 6; n++) {
    await publish(out, { 'a.html': `${n}` }, { disk });
    expect(['alias', 'dangling'].map((name) => readlinkSync(join(out, 'mine', name)))).toEqual(['CNAME', 'nothing']);
  }
});

test('what others do to their files between releases holds', async () => {
  const out = dist();
  await publish(out, { 'a.html': '1' });
  writeFiles(out, { 'gone.txt': '1', 'changed.txt': '1', 'folder/gone.txt': '1' });
  await publish(out, { 'a.html': '2' });
  rmSync(join(out, 'gone.txt'));
  rmSync(join(out, 'folder'), { recursive: true });
  rmSync(join(out, 'changed.txt'));
  writeFileSync(join(out, 'changed.txt'), '2');
  for (const n of ['3', '4', '5']) {
    await publish(out, { 'a.html': n });
    expect(namesIn(out)).toEqual(['.prospectus.json', 'a.html', 'changed.txt']);
    expect(existsSync(join(out, 'folder'))).toBe(false);
    expect(text(out, 'changed.txt')).toBe('2');
  }
});

test.each([
  [{ 'b.html': 'mine' }, 'b.html'],
  [{ 'b.html/deep': 'mine' }, 'b.html'],
  [{ c: 'mine' }, 'c'],
])('a file of others that is in the way is named and nothing changes (%j)', async (foreign: Files, named) => {
  const out = dist();
  await publish(out, { 'a.html': '1' });
  writeFiles(out, foreign);
  const release = await open(out);
  for (const file of ['a.html', 'b.html', 'c/d.html']) {
    release.wrote(file, writeFileInto(release.folder, file, '2'));
  }
  const { value, diagnostics } = await release.publish();
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'write/foreign-file', severity: 'error' }]);
  expect(diagnostics[0]?.message).toContain(`"${named}"`);
  expect(namesIn(out)).toEqual(['.prospectus.json', 'a.html', ...Object.keys(foreign)]);
  expect(text(out, 'a.html')).toBe('1');
});

test('a folder with files of others is refused', async () => {
  const out = dist();
  writeFiles(out, { 'thesis.doc': 'ten years of work' });
  const { value, diagnostics } = await openRelease({ out, base: '/', version: '1' });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'write/foreign-folder', severity: 'error' }]);
  expect(readdirSync(join(out, '..'))).toEqual(['dist']);
});
