// A release and its memory as a pipeline restores them: with other times, or without the site.
import { mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { realDisk, replaceFile } from '../../../../generator/base/disk.ts';
import { dist, namesIn, open, publish, text } from '../../../support/program/releases.ts';

/** Gives every file below a folder another time, as a fresh checkout does; the mark of the release first. */
async function touchAll(folder: string): Promise<void> {
  for (const name of namesIn(folder)) {
    utimesSync(join(folder, name), 1_000_000, 1_000_000);
    await setTimeout(10);
  }
}

test('files whose times alone are others stay, and their times are known from then on', async () => {
  const out = dist();
  const files = { 'a.html': 'a', 'b/c.html': 'c' };
  await publish(out, files);
  await touchAll(out);
  // What was changed a moment ago may change again unseen, so it is not remembered.
  await setTimeout(1_100);
  expect((await publish(out, files)).written).toEqual([]);
  const release = await open(out, { disk: { ...realDisk, readFileSync: unreadable } });
  expect(release.liveId()).toMatch(/^[0-9a-f]{24}$/);
  await release.abandon();
});

test('a file with other bytes is written again, although its size and its time are as they were', async () => {
  const out = dist();
  const files = { 'a.html': 'a', 'b/c.html': 'c' };
  await publish(out, files);
  const { mtimeMs } = statSync(join(out, 'a.html'));
  replaceFile(join(out, 'a.html'), 'X');
  utimesSync(join(out, 'a.html'), mtimeMs / 1000, Math.floor(mtimeMs) / 1000);
  expect((await publish(out, files)).written).toEqual(['a.html']);
  expect(text(out, 'a.html')).toBe('a');
});

/** Only what lies beside the site may be read. */
const unreadable = ((file: string, ...rest: never[]) => {
  if (/\/[abc]\.html$/.test(file)) throw new Error(`${file} was read`);
  return realDisk.readFileSync(file, ...rest);
}) as typeof realDisk.readFileSync;

test('a site that is missing is taken from its mirror, but for what was damaged there', async () => {
  const out = dist();
  const files = { 'a.html': 'a', 'b/c.html': 'c', 'assets/old.js': 'old' };
  await publish(out, { ...files, CNAME: 'ours' });
  const before = namesIn(out).filter((name) => name !== 'CNAME');
  const mirror = join(out, '../.prospectus/releases/dist/mirror');
  rmSync(out, { recursive: true });
  const { mtime } = statSync(join(mirror, 'a.html'));
  writeFileSync(join(mirror, 'a.html'), 'X');
  utimesSync(join(mirror, 'a.html'), mtime, mtime);
  expect((await publish(out, files)).written).toEqual(['a.html']);
  expect([namesIn(out), text(out, 'a.html'), text(out, 'b/c.html')]).toEqual([before, 'a', 'c']);
  rmSync(out, { recursive: true });
  mkdirSync(out);
  expect((await publish(out, { 'a.html': 'a', 'b/c.html': 'c' })).written).toEqual([]);
  expect(namesIn(out)).toEqual(['.prospectus.json', 'a.html', 'b/c.html']);
  expect((await publish(out, { 'a.html': 'a', 'b/c.html': 'new' })).written).toEqual(['b/c.html']);
});

test('numbers of files are compared beyond the precision of doubles', async () => {
  const out = dist();
  await publish(out, { 'a.html': 'a', 'b/c.html': 'c' });
  const copy = join(out, '../.prospectus/releases/dist/mirror/b/c.html');
  rmSync(copy);
  writeFileSync(copy, 'X');
  const lstatSync = ((...given: Parameters<typeof realDisk.lstatSync>) => {
    const stats = realDisk.lstatSync(...given);
    // On NTFS, where different numbers may be the same double.
    if (typeof stats?.ino === 'number') stats.ino = 2 ** 60;
    return stats;
  }) as typeof realDisk.lstatSync;
  await publish(out, { 'a.html': 'A', 'b/c.html': 'c' }, { disk: { ...realDisk, lstatSync } });
  expect([text(out, 'a.html'), text(out, 'b/c.html')]).toEqual(['A', 'c']);
});

test('two sites of the same content are the same, hidden files included', async () => {
  const [one, two] = [dist(), dist()];
  await publish(one, { 'a.html': 'a', 'b.html': 'b' });
  await publish(two, { 'b.html': 'old' });
  await publish(two, { 'b.html': 'b', 'a.html': 'a' });
  expect(text(two, '.prospectus.json')).toBe(text(one, '.prospectus.json'));
});
