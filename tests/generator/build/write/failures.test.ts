// The disk refuses: at each step in turn. The site stays, the message says why, and nothing is left lying about.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { realDisk, type Disk } from '../../../../generator/base/disk.ts';
import { openRelease } from '../../../../generator/build/write/release.ts';
import { checksum } from '../../../../generator/base/digest.ts';
import { writeFileInto } from '../../../../generator/build/write/manifest.ts';
import { explainFailure } from '../../../../generator/build/write/write-problem.ts';
import { stride } from '../../../support/cases.ts';
import { publishVersion, watchDisk } from '../../../support/program/publisher.ts';
import { dist, namesIn, publish } from '../../../support/program/releases.ts';
import { temporaryFolder } from '../../../support/content/site.ts';

const STEPS_MS = 600_000;

const failure = (code: string, path = '/somewhere'): Error => Object.assign(new Error(code), { code, path });
const homeOf = (out: string): string => readFileSync(join(out, 'index.html'), 'utf8');
const workOf = (out: string): string => join(out, '../.prospectus/releases/dist');

async function published(): Promise<string> {
  const out = join(temporaryFolder(), 'dist');
  await publishVersion('a', { out });
  return out;
}

/** A disk on which steps of these names fail from a certain one on; every step, where none is named. */
const failingDisk = (from: number, code: string, names: readonly string[] = []): Disk =>
  watchDisk((step, name) => {
    if (step >= from && (names.length === 0 || names.includes(name))) throw failure(code);
  });

test('a disk that becomes full at any step leaves the old site', { timeout: STEPS_MS }, async () => {
  const out = await published();
  const seen = new Set<string>();
  for (let step = 1, isWhole = false; !isWhole; step += stride) {
    const disk = failingDisk(step, 'ENOSPC', ['writeFileSync', 'mkdirSync', 'linkSync', 'copyFileSync']);
    const { codes, isPublished } = await publishVersion('b', { out, disk });
    seen.add(codes.join());
    expect(homeOf(out)).toBe(isPublished ? 'home of b' : 'home of a');
    expect(readdirSync(join(out, '..')).filter((name) => name !== '.prospectus')).toEqual(['dist']);
    const left = existsSync(workOf(out)) ? readdirSync(workOf(out)) : [];
    expect(left.filter((name) => !['mirror', 'manifests', '.gitignore'].includes(name))).toEqual([]);
    isWhole = isPublished && left.includes('mirror');
    expect(await publishVersion('a', { out })).toEqual({ codes: [], isPublished: true });
  }
  expect([...seen]).toEqual(['write/no-space', '']);
});

test('a disk that can only be read is named, and nothing is touched', async () => {
  const out = await published();
  const { value, diagnostics } = await openRelease({ out, base: '/', version: '1', disk: failingDisk(1, 'EROFS') });
  expect(value).toBeUndefined();
  expect(diagnostics).toMatchObject([{ code: 'write/not-allowed', severity: 'error' }]);
  expect(diagnostics[0]?.message).toBe('"/somewhere" is on a read-only disk.');
  expect(homeOf(out)).toBe('home of a');
});

test.each(['EACCES', 'EPERM'])('a swap that is forbidden (%s) is undone', async (code) => {
  const out = await published();
  let renames = 0;
  const disk = watchDisk((_, name) => {
    // The second rename to or from the output folder: files are moved into the mirror before.
    if (name === 'renameSync' && !existsSync(out) && renames++ === 0) throw failure(code);
  });
  expect(await publishVersion('b', { out, disk })).toEqual({ codes: ['write/not-allowed'], isPublished: false });
  expect([renames > 0, homeOf(out)]).toEqual([true, 'home of a']);
});

test.each(['EXDEV', 'EBUSY'])('a folder that cannot be renamed (%s) stays, and that is said', async (code) => {
  const out = await published();
  const disk: Disk = {
    ...realDisk,
    renameSync: (from, to) => {
      if (from === out) throw failure(code);
      renameSync(from, to);
    },
  };
  expect(await publishVersion('b', { out, disk })).toEqual({ codes: ['write/cannot-swap'], isPublished: false });
  expect(homeOf(out)).toBe('home of a');
  expect(await publishVersion('b', { out })).toEqual({ codes: [], isPublished: true });
});

test.each(['EPERM', 'EACCES', 'EBUSY'])(
  'on Windows, a folder that another program has open (%s) is named as in use',
  (code) => {
    const error = Object.assign(failure(code), { syscall: 'rename', path: '/site/dist' });
    expect(explainFailure(error, 'dist', true).code).toBe('write/cannot-swap');
    expect(explainFailure(Object.assign(failure('EPERM'), { syscall: 'open' }), 'dist', true).code).toBe(
      'write/not-allowed',
    );
  },
);

test.each(['file', 'file/dist', 'file/deep/dist'])(
  'an output folder at or below a file (%s) is refused',
  async (name) => {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'file'), 'mine');
    const { codes } = await publishVersion('a', { out: join(folder, name) });
    expect(codes).toEqual(['write/not-a-folder']);
    expect(readdirSync(folder)).toEqual(['file']);
  },
);

test('a failure that cannot be repaired is not explained away, and the next build does not wait', async () => {
  const out = await published();
  await expect(publishVersion('b', { out, disk: failingDisk(5, 'EIO') })).rejects.toThrow('EIO');
  expect(() => explainFailure(new TypeError('ours'), out)).toThrow('ours');
  expect(explainFailure(failure('EDQUOT'), out).code).toBe('write/no-space');
  expect(await publishVersion('b', { out })).toMatchObject({ isPublished: true });
});

// On Windows, exFAT answers EISDIR.
test.each(['ENOTSUP', 'EISDIR'])('where files cannot have two names (%s) they are copied', async (code) => {
  const out = join(temporaryFolder(), 'dist');
  const disk: Disk = {
    ...realDisk,
    linkSync: () => {
      throw failure(code);
    },
  };
  for (const version of ['a', 'b', 'a', 'b'] as const) {
    expect(await publishVersion(version, { out, disk })).toEqual({ codes: [], isPublished: true });
    expect(homeOf(out)).toBe(`home of ${version}`);
  }
  const { value } = await openRelease({ out, base: '/', version: '1', disk });
  expect(value?.live('courses/course-1.html')).toEqual({
    bytes: 18,
    sum: checksum('course 1: the same'),
    hash: 'course 1: the same',
  });
  await value?.abandon();
  expect(existsSync(join(workOf(out), 'mirror/index.html'))).toBe(true);
});

test('a copy of a site in another place is a site of its own', async () => {
  const page = (text: string): string => `<script type="application/json" id="page-data">"${text}"</script>`;
  const out = dist();
  await publish(out, { 'index.html': page('a'), 'old.html': page('old') });
  const copy = join(out, '../copy');
  cpSync(out, copy, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(copy, 'mine.txt'), 'mine');
  await publish(copy, { 'index.html': page('b') });
  expect([homeOf(out), homeOf(copy)]).toEqual([page('a'), page('b')]);
  expect(namesIn(copy)).toEqual(['.prospectus.json', 'index.html', 'mine.txt']);
});

function mountTiny(): string | undefined {
  const folder = temporaryFolder();
  try {
    execFileSync('/bin/mount', ['-t', 'tmpfs', '-o', 'size=2m', 'tmpfs', folder], { stdio: 'ignore' });
    onTestFinished(() => void execFileSync('/bin/umount', ['--lazy', folder]));
    return folder;
  } catch {
    return undefined;
  }
}

test('a real disk that is full keeps the old site, and publishes once there is space', async ({ skip }) => {
  const folder = mountTiny() ?? skip('only an administrator can mount a disk');
  const out = join(folder, 'dist');
  await publishVersion('a', { out });
  writeFileSync(join(folder, 'ballast'), '');
  const fillUp = (): void => {
    for (;;) writeFileSync(join(folder, 'ballast'), 'x'.repeat(4096), { flag: 'a' });
  };
  expect(fillUp).toThrow('ENOSPC');
  const { codes } = await publishVersion('b', { out }).catch((error: unknown) => ({
    codes: [explainFailure(error, out).code],
  }));
  expect(codes).toEqual(['write/no-space']);
  expect(homeOf(out)).toBe('home of a');
  rmSync(join(folder, 'ballast'));
  expect(await publishVersion('b', { out })).toMatchObject({ isPublished: true });
});

test('a disk of its own as output folder is refused before anything is written', async ({ skip }) => {
  const folder = mountTiny() ?? skip('only an administrator can mount a disk');
  const { codes } = await publishVersion('a', { out: folder });
  expect(codes).toEqual(['write/cannot-swap']);
  expect(readdirSync(folder)).toEqual([]);
});

test('the files of a release may be written before their folders exist', () => {
  const folder = join(temporaryFolder(), 'not', 'there');
  expect(writeFileInto(folder, 'a/b/é.html', 'é')).toEqual({ bytes: 2, sum: checksum('é') });
  expect(writeFileInto(folder, 'a/b/é.html', new Uint8Array(3)).bytes).toBe(3);
});
