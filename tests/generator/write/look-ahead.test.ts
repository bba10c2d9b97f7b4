import { rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPool } from '../../../generator/workers/pool.ts';
import { lookAhead } from '../../../generator/write/look-ahead.ts';
import { dist, open, publish, text } from '../../support/releases.ts';

const files = { 'a.html': 'a', 'b/c.html': 'c', 'd.html': 'd' };

async function published(): Promise<string> {
  const out = dist();
  await publish(out, files);
  return out;
}

test('finds the files that were changed or removed since they were published, also from a worker', async () => {
  const out = await published();
  const { id, touched: untouched } = lookAhead(out) ?? {};
  expect(untouched).toEqual([]);
  writeFileSync(join(out, 'b/c.html'), 'changed');
  rmSync(join(out, 'd.html'));
  const pool = openPool(1);
  onTestFinished(() => pool.close());
  expect(await pool.run('lookAhead', { site: out })).toMatchObject({ id, touched: ['b/c.html', 'd.html'] });
});

test('finds nothing where nothing was published', () => {
  expect(lookAhead(dist())).toBeNull();
});

test('a release believes what was found in the site that is live, and looks for itself at any other', async () => {
  const out = await published();
  const { id = '' } = lookAhead(out) ?? {};
  const lookAt = async (found: ReturnType<typeof lookAhead>) => {
    const release = await open(out, { lookedAhead: Promise.resolve(found) });
    const live = Object.keys(files).filter((file) => release.live(file));
    const isSame = release.liveId() !== undefined;
    await release.abandon();
    return { live, isSame };
  };
  const all = { live: Object.keys(files), isSame: true };
  expect(await lookAt({ id, touched: ['a.html'] })).toEqual({ live: ['b/c.html', 'd.html'], isSame: false });
  expect(await lookAt({ id: 'of another release', touched: ['a.html'] })).toEqual(all);
  expect(await lookAt(null)).toEqual(all);
});

test('a file that was changed is written again', async () => {
  const out = await published();
  writeFileSync(join(out, 'a.html'), 'changed');
  const { written } = await publish(out, files, { lookedAhead: Promise.resolve(lookAhead(out)) });
  expect(written).toEqual(['a.html']);
  expect(text(out, 'a.html')).toBe('a');
});

/** Makes the folders of a site look as if nothing had come or gone for a while. */
function settle(out: string): void {
  const longAgo = new Date(Date.now() - 60_000);
  for (const folder of [out, join(out, 'b')]) utimesSync(folder, longAgo, longAgo);
}

test('tells what lies in the folders only when no change of them could have escaped it', async () => {
  const out = await published();
  writeFileSync(join(out, 'b/host.txt'), 'of a host');
  expect(lookAhead(out)?.scan).toBeUndefined();
  settle(out);
  expect(lookAhead(out)?.scan?.foreign).toEqual(['b/host.txt']);
});

test("keeps somebody else's files, whether they came before or after the look", async () => {
  const out = await published();
  writeFileSync(join(out, 'before.txt'), 'of a host');
  settle(out);
  const found = lookAhead(out);
  expect(found?.scan?.foreign).toEqual(['before.txt']);
  const lookedAhead = Promise.resolve(found);
  writeFileSync(join(out, 'b/after.txt'), 'of a host');
  await publish(out, { ...files, 'a.html': 'new' }, { lookedAhead });
  expect([text(out, 'a.html'), text(out, 'before.txt'), text(out, 'b/after.txt')]).toEqual([
    'new',
    'of a host',
    'of a host',
  ]);
});

test("does not publish over somebody else's file that was found ahead", async () => {
  const out = await published();
  writeFileSync(join(out, 'e.html'), 'of a host');
  settle(out);
  const lookedAhead = Promise.resolve(lookAhead(out));
  const { codes } = await publish(out, { ...files, 'e.html': 'ours' }, { lookedAhead });
  expect(codes).toEqual(['write/foreign-file']);
  expect(text(out, 'e.html')).toBe('of a host');
});
