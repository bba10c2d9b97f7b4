import { rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { scanSiteTask, touchedFilesTask } from '../../../generator/pipeline/tasks.ts';
import { openPool } from '../../../generator/workers/pool.ts';
import { scanSite, touchedFiles, type Scout, type TouchedFiles } from '../../../generator/write/look-ahead.ts';
import type { Scan } from '../../../generator/write/foreign.ts';
import { dist, namesIn, open, publish, text } from '../../support/releases.ts';

const files = { 'a.html': 'a', 'b/c.html': 'c', 'd.html': 'd' };

/** A scout that has found this. */
const scoutWith = (touched: TouchedFiles | null, scan: Scan | null = null): Scout => ({
  touched: Promise.resolve(touched),
  scan: () => Promise.resolve(scan),
});

async function published(): Promise<string> {
  const out = dist();
  await publish(out, files);
  return out;
}

test('finds the files that were changed or removed since they were published, also from a worker', async () => {
  const out = await published();
  const { id, files: untouched } = touchedFiles(out) ?? {};
  expect(untouched).toEqual([]);
  writeFileSync(join(out, 'b/c.html'), 'changed');
  rmSync(join(out, 'd.html'));
  const pool = openPool(1);
  onTestFinished(() => pool.close());
  expect(await pool.run(touchedFilesTask, { site: out })).toEqual({ id, files: ['b/c.html', 'd.html'] });
  expect(await pool.run(scanSiteTask, { site: out })).toEqual(scanSite(out));
});

test('finds nothing where nothing was published', () => {
  expect([touchedFiles(dist()), scanSite(dist())]).toEqual([null, null]);
});

test('a release believes what was found in the site that is live, and looks for itself at any other', async () => {
  const out = await published();
  const { id = '' } = touchedFiles(out) ?? {};
  const lookAt = async (found: TouchedFiles | null) => {
    const release = await open(out, { scout: scoutWith(found) });
    const live = Object.keys(files).filter((file) => release.live(file));
    const isSame = release.liveId() !== undefined;
    await release.abandon();
    return { live, isSame };
  };
  const all = { live: Object.keys(files), isSame: true };
  expect(await lookAt({ id, files: ['a.html'] })).toEqual({ live: ['b/c.html', 'd.html'], isSame: false });
  expect(await lookAt({ id: 'of another release', files: ['a.html'] })).toEqual(all);
  expect(await lookAt(null)).toEqual(all);
});

test('a file that was changed is written again', async () => {
  const out = await published();
  writeFileSync(join(out, 'a.html'), 'changed');
  const { written } = await publish(out, files, { scout: scoutWith(touchedFiles(out)) });
  expect(written).toEqual(['a.html']);
  expect(text(out, 'a.html')).toBe('a');
});

const LONG_AGO = 60_000;

/** Makes the folders of a site look as if nothing had come or gone for a while. */
function settle(out: string): void {
  for (const folder of [out, join(out, 'b')]) {
    const before = new Date(statSync(folder).mtimeMs - LONG_AGO);
    utimesSync(folder, before, before);
  }
}

/** Publishes other files over a site in which a scout has found this. */
const publishOver = (out: string, scan: Scan | null, more: Readonly<Record<string, string>>) =>
  publish(out, { ...files, ...more }, { scout: scoutWith(touchedFiles(out), scan) });

test("keeps somebody else's files, whether they came before or after the look", async () => {
  const out = await published();
  writeFileSync(join(out, 'before.txt'), 'of a host');
  settle(out);
  const found = scanSite(out);
  expect(found?.foreign).toEqual(['before.txt']);
  writeFileSync(join(out, 'b/after.txt'), 'of a host');
  await publishOver(out, found, { 'a.html': 'new' });
  expect(namesIn(out)).toEqual(['.prospectus.json', 'a.html', 'b/after.txt', 'b/c.html', 'before.txt', 'd.html']);
});

test('looks again where a folder was changed so shortly before that another change would not show', async () => {
  const out = await published();
  const found = scanSite(out);
  writeFileSync(join(out, 'after.txt'), 'of a host');
  // As if it had come within the same tick of the clock.
  const changedAt = found?.changedAt.map(([folder]) => [folder, statSync(join(out, folder)).mtimeMs] as const) ?? [];
  await publishOver(out, { foreign: [], changedAt }, { 'a.html': 'new' });
  expect(namesIn(out)).toContain('after.txt');
});

test("does not publish over somebody else's file that was found ahead", async () => {
  const out = await published();
  writeFileSync(join(out, 'e.html'), 'of a host');
  settle(out);
  const { codes } = await publishOver(out, scanSite(out), { 'e.html': 'ours' });
  expect(codes).toEqual(['write/foreign-file']);
  expect(text(out, 'e.html')).toBe('of a host');
});
