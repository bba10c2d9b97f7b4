import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPool } from '../../../generator/workers/pool.ts';
import { touchedFiles } from '../../../generator/write/touched-files.ts';
import { dist, open, publish, text } from '../../support/releases.ts';

const files = { 'a.html': 'a', 'b/c.html': 'c', 'd.html': 'd' };

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
  expect(await pool.run('touchedFiles', { site: out })).toEqual({ id, files: ['b/c.html', 'd.html'] });
});

test('finds nothing where nothing was published', () => {
  expect(touchedFiles(dist())).toBeNull();
});

test('a release believes what was found in the site that is live, and looks for itself at any other', async () => {
  const out = await published();
  const { id = '' } = touchedFiles(out) ?? {};
  const lookAt = async (found: ReturnType<typeof touchedFiles>) => {
    const release = await open(out, { lookedAhead: Promise.resolve(found) });
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
  const { written } = await publish(out, files, { lookedAhead: Promise.resolve(touchedFiles(out)) });
  expect(written).toEqual(['a.html']);
  expect(text(out, 'a.html')).toBe('a');
});
