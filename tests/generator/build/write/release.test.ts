import { existsSync, linkSync, lstatSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checksum } from '../../../../generator/base/digest.ts';
import { writeFileInto } from '../../../../generator/build/write/manifest.ts';
import { dist, namesIn, open, publish, text } from '../../../support/program/releases.ts';
import { canLink, temporaryFolder, writeFiles } from '../../../support/content/site.ts';

test('a first release makes the folders it needs, and counts its files with the mark', async () => {
  const out = join(temporaryFolder(), 'deep', 'dist');
  const { summary } = await publish(out, { 'courses/capm.html': 'é' });
  expect(text(out, 'courses/capm.html')).toBe('é');
  expect(JSON.parse(text(out, '.prospectus.json'))).toMatchObject({ base: '/' });
  const mark = text(out, '.prospectus.json').length;
  expect(summary).toEqual({ files: 2, bytes: 2 + mark, largest: { file: '.prospectus.json', bytes: mark } });
});

test('only what differs is written, and unchanged files remain the very same', async () => {
  const out = dist();
  await publish(out, { 'a.html': 'a', 'b.html': 'b', 'c.html': 'c' });
  const before = lstatSync(join(out, 'a.html'));
  const { written } = await publish(out, { 'a.html': 'a', 'b.html': 'b2', 'd/e.html': 'e' });
  expect(written).toEqual(['b.html', 'd/e.html']);
  expect(namesIn(out)).toEqual(['.prospectus.json', 'a.html', 'b.html', 'd/e.html']);
  expect(text(out, 'b.html')).toBe('b2');
  const { ino, mtimeMs } = lstatSync(join(out, 'a.html'));
  expect([ino, mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test('a release that changes nothing touches nothing', async () => {
  const out = dist();
  await publish(out, { 'a.html': 'a' });
  const { ino } = lstatSync(out);
  const { written, summary } = await publish(out, { 'a.html': 'a' });
  expect([written, summary?.files, lstatSync(out).ino]).toEqual([[], 2, ino]);
});

test('many releases in a row hold exactly their own files', async () => {
  const out = dist();
  for (let n = 0; n < 12; n++) {
    const files = { 'a.html': 'a', [`n${n % 3}/x.html`]: `${n}`, [`n${n % 4}.html`]: `${n % 2}` };
    await publish(out, files);
    expect(namesIn(out)).toEqual(['.prospectus.json', ...Object.keys(files)].sort());
    for (const [file, content] of Object.entries(files)) expect(text(out, file)).toBe(content);
    expect(readdirSync(out).filter((name) => /^n\d$/.test(name))).toEqual([`n${n % 3}`]);
  }
});

test('a file becomes a folder, and a folder a file', async () => {
  const out = dist();
  await publish(out, { a: 'file', 'b/c': 'in folder' });
  await publish(out, { 'a/c': 'in folder', b: 'file' });
  expect(namesIn(out)).toEqual(['.prospectus.json', 'a/c', 'b']);
});

test('names with percent signs, tabs and line breaks are kept', async () => {
  const out = dist();
  const files: Record<string, string> = { 'media/100%.png': '1', 'صورة.png': '2', '%': '3' };
  // Windows has no such names.
  if (process.platform !== 'win32') Object.assign(files, { 'media/tab\there': '4', 'media/line\nbreak': '5' });
  await publish(out, files);
  expect((await publish(out, files)).written).toEqual([]);
});

test.each([
  ['changed', (file: string) => writeFileSync(file, 'other length')],
  ['changed to the same length', (file: string) => writeFileSync(file, 'X')],
  ['deleted', (file: string) => rmSync(file)],
  ['replaced by a folder', (file: string) => (rmSync(file), mkdirSync(file))],
])('a file that was %s by others is written again', async (_, meddle) => {
  const out = dist();
  await publish(out, { 'a.html': 'a', 'b.html': 'b' });
  // The clock of a file system may stand still for some milliseconds.
  await new Promise((resolve) => setTimeout(resolve, 20));
  meddle(join(out, 'a.html'));
  if (lstatSync(join(out, 'a.html'), { throwIfNoEntry: false })?.isDirectory()) {
    const { codes } = await publish(out, { 'a.html': 'a', 'b.html': 'b' });
    expect(codes).toEqual(['write/foreign-file']);
    return;
  }
  for (let n = 0; n < 2; n++) {
    const { written } = await publish(out, { 'a.html': 'a', 'b.html': `b${n}` });
    expect(written).toEqual(n === 0 ? ['a.html', 'b.html'] : ['b.html']);
    expect(text(out, 'a.html')).toBe('a');
  }
});

test('a file that was kept and written after all is written, and any text can be its hash', async () => {
  const out = dist();
  await publish(out, { 'a.html': 'a\t100%\nb' });
  const release = await open(out);
  expect(release.live('a.html')).toEqual({ bytes: 8, sum: checksum('a\t100%\nb'), hash: 'a\t100%\nb' });
  expect(release.keep(['a.html'], 'a\t100%\nb')).toBe(true);
  release.wrote('a.html', writeFileInto(release.folder, 'a.html', '2'));
  expect((await release.publish()).value).toMatchObject({
    files: 2,
    bytes: 1 + text(out, '.prospectus.json').length,
  });
  expect([text(out, 'a.html'), (await open(out)).live('a.html')]).toEqual(['2', { bytes: 1, sum: checksum('2') }]);
});

test('nothing of another version of the tool, or for another base, is kept', async () => {
  const out = dist();
  await publish(out, { 'a.html': 'a' });
  expect((await publish(out, { 'a.html': 'a' }, { version: '2' })).written).toEqual(['a.html']);
  expect((await publish(out, { 'a.html': 'a' }, { version: '2', base: '/sub/' })).written).toEqual(['a.html']);
  expect(JSON.parse(text(out, '.prospectus.json'))).toMatchObject({ base: '/sub/' });
});

test('where the manifest is lost, what only a build writes is replaced, and files of others stay', async () => {
  const page = '<html><script type="application/json" id="page-data">{}</script></html>';
  const forward = '<html><meta http-equiv="refresh" content="0; url=/new"></html>';
  const own = { 'old.html': page, 'deep/old.html': forward, 'data/old.json': '{}', 'assets/old.js': 'old' };
  const foreign = { 'google1234.html': 'google', CNAME: 'www.example.com', '.well-known/security.txt': 'Contact:' };
  const out = dist();
  writeFiles(out, { '.prospectus.json': '{"base":"/"}\n', ...own, ...foreign });
  await publish(out, { 'new.html': 'new' });
  const names = [
    '.prospectus.json',
    '.well-known/security.txt',
    'CNAME',
    'assets/old.js',
    'google1234.html',
    'new.html',
  ];
  expect(namesIn(out)).toEqual(names);
});

test('two builds of the same content, at other times, are the same folder to the last hidden file', async () => {
  const files = { 'a.html': 'a', 'b/c.html': 'c' };
  const [first, second] = [dist(), dist()];
  await publish(first, files);
  await publish(second, { 'b/c.html': 'other' });
  await publish(second, files);
  expect(namesIn(second)).toEqual(namesIn(first));
  for (const name of namesIn(first)) expect(text(second, name)).toBe(text(first, name));
});

test('assets of the previous release stay for open tabs, those of the one before go', async () => {
  const out = dist();
  const release = (n: number) =>
    publish(out, { 'index.html': `${n}`, [`assets/entry.${n}.js`]: `${n}`, 'assets/font': 'f' });
  await release(1);
  await release(2);
  expect(namesIn(out).filter((name) => name.startsWith('assets/entry'))).toEqual([
    'assets/entry.1.js',
    'assets/entry.2.js',
  ]);
  await publish(out, { 'index.html': 'new words', 'assets/entry.2.js': '2', 'assets/font': 'f' });
  expect(existsSync(join(out, 'assets/entry.1.js'))).toBe(true);
  const { summary } = await release(3);
  expect(namesIn(out).filter((name) => name.startsWith('assets/entry'))).toEqual([
    'assets/entry.2.js',
    'assets/entry.3.js',
  ]);
  expect(summary?.files).toBe(4);
});

test('an asset that comes back is kept as one of the site', async () => {
  const out = dist();
  await publish(out, { 'assets/1.js': '1' });
  await publish(out, { 'assets/2.js': '2' });
  expect((await publish(out, { 'assets/1.js': '1' })).written).toEqual([]);
  expect(namesIn(out)).toEqual(['.prospectus.json', 'assets/1.js', 'assets/2.js']);
});

test('a release that is given up leaves the site, and the next build as quick, as before', async () => {
  const out = dist();
  await publish(out, { 'a.html': '1' });
  const release = await open(out);
  release.wrote('a.html', writeFileInto(release.folder, 'a.html', '2'));
  await release.abandon();
  expect(text(out, 'a.html')).toBe('1');
  expect(readdirSync(join(out, '../.prospectus/releases/dist')).sort()).toEqual(['.gitignore', 'manifests', 'mirror']);
  expect((await publish(out, { 'a.html': '1' })).written).toEqual([]);
});

test('a first release that is given up leaves nothing at all', async () => {
  const out = dist();
  const release = await open(out);
  writeFileInto(release.folder, 'a.html', '1');
  await release.abandon();
  expect(readdirSync(join(out, '..'))).toEqual([]);
});

test('a mirror that was changed, or is missing, is made again', async () => {
  const out = dist();
  await publish(out, { 'a.html': 'a', 'b.html': '1' });
  const mirror = join(out, '../.prospectus/releases/dist/mirror');
  rmSync(join(mirror, '.prospectus.json'));
  writeFileSync(join(mirror, 'evil.html'), 'evil');
  await publish(out, { 'a.html': 'a', 'b.html': '2' });
  rmSync(mirror, { recursive: true });
  await publish(out, { 'a.html': 'a', 'b.html': '3' });
  await publish(out, { 'a.html': 'a', 'b.html': '4' });
  expect(namesIn(out)).toEqual(['.prospectus.json', 'a.html', 'b.html']);
  expect(text(out, 'b.html')).toBe('4');
});

test.runIf(canLink)('an output folder behind a link is published where the link leads', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'elsewhere'));
  symlinkSync('elsewhere/real', join(folder, 'dist'));
  await publish(join(folder, 'dist'), { 'a.html': '1' });
  await publish(join(folder, 'dist'), { 'a.html': '2' });
  expect(lstatSync(join(folder, 'dist')).isSymbolicLink()).toBe(true);
  expect(text(join(folder, 'elsewhere/real'), 'a.html')).toBe('2');
});

test('a file of the site is never written in place, so that other names of it keep their content', async () => {
  const out = dist();
  await publish(out, { 'a.html': '1' });
  linkSync(join(out, 'a.html'), join(out, '../backup.html'));
  await publish(out, { 'a.html': '2' });
  await publish(out, { 'a.html': '3' });
  expect(text(join(out, '..'), 'backup.html')).toBe('1');
});
