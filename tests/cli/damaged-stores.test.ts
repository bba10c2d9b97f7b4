// Whatever is kept between runs may be damaged, by a full disk or a cache that a pipeline restored in part, with times that
// show nothing. A build then gives what it gives without caches, with exit code 0 and a note.
import { spawnSync } from 'node:child_process';
import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { everyNth, isLong, longTest } from '../support/cases.ts';
import { filesIn } from '../support/program/files-in.ts';
import { hashesOf } from '../support/program/program.ts';
import { copyBundle, copyProject } from '../support/program/project-copy.ts';
import { site, temporaryFolder } from '../support/content/site.ts';

const bin = fileURLToPath(new URL('../../cli/bin.js', import.meta.url));
const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));

/** Ways to damage a file that leave its time as it was. */
const damages = {
  'a byte': (file: string): void => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    bytes[middle] = (bytes[middle] ?? 0) ^ 1;
    writeFileSync(file, bytes);
  },
  // The generator polynomial of CRC-32, added anywhere, gives other bytes with the same CRC-32.
  'bytes with the same CRC-32': (file: string): void => {
    const bytes = readFileSync(file);
    const middle = Math.floor(bytes.length / 2);
    for (const [i, bit] of [...'100000100110000010001110110110111'].entries()) {
      const place = middle + Math.floor(i / 8);
      bytes[place] = (bytes[place] ?? 0) ^ (Number(bit) << (i % 8));
    }
    writeFileSync(file, bytes);
  },
  'the last half': (file: string): void => truncateSync(file, Math.floor(lstatSync(file).size / 2)),
  everything: (file: string): void => truncateSync(file, 0),
};

function damage(file: string, way: (file: string) => void): void {
  const { atime, mtime } = lstatSync(file);
  way(file);
  utimesSync(file, atime, mtime);
}

const pathsIn = (folder: string): readonly string[] => filesIn(folder).map((file) => join(folder, file));

/** One cache for all tests of this file. */
const cache = mkdtempSync(join(tmpdir(), 'prospectus-'));
afterAll(() => rmSync(cache, { recursive: true, force: true, maxRetries: 10 }));

function run(cwd: string, ...args: readonly string[]): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin, ...args, '--cache', cache], {
    cwd,
    encoding: 'utf8',
  });
  return { code: status, said: stdout + stderr };
}

/** Some files of a store: its first, one in the middle and its last. */
function someOf(files: readonly string[]): readonly string[] {
  return [...new Set([files[0], files[Math.floor(files.length / 2)], files.at(-1)])].flatMap((file) => file ?? []);
}

test('what is damaged in any store is made again, with a warning', { timeout: 600_000 }, () => {
  const project = temporaryFolder();
  const own = copyProject(project);
  // What the code is bundled to depends on where its dependencies are: the long run bundles twice in the copy.
  if (!isLong) copyBundle(project);
  const cwd = site({}, tiny);
  const build = () => spawnSync(process.execPath, [own, 'build', '--cache', cache], { cwd, encoding: 'utf8' });
  expect(build().status).toBe(0);
  const expected = hashesOf(join(cwd, 'dist'));
  // To bundle the code again takes as long as all other tests here: prepare.test.ts does it after the same damage.
  for (const store of ['built/schemas', ...(isLong ? ['built/bundles'] : [])])
    for (const file of someOf(pathsIn(join(project, store)))) damage(file, damages['bytes with the same CRC-32']);
  for (const file of someOf(pathsIn(join(cache, 'cache/pictures')))) damage(file, damages['a byte']);
  // Nothing is to be taken from what was published.
  for (const made of [join(cwd, 'dist'), join(cwd, '.prospectus'), join(cache, 'cache/content')])
    rmSync(made, { recursive: true, force: true });
  const { status, stdout, stderr } = build();
  const named = ['the compiled schemas', 'picture', ...(isLong ? ['the bundled code of the site'] : [])];
  for (const what of named) expect([status, stdout + stderr]).toEqual([0, expect.stringContaining(what)]);
  expect(stdout + stderr).toContain('damaged');
  expect(hashesOf(join(cwd, 'dist'))).toEqual(expected);
});

/** Changes the text of a page, so that the next build publishes from the copy of the site. */
function edit(cwd: string, n: number): void {
  const file = join(cwd, 'content', 'pages', 'contact.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^title: .*$/m, `title: Contact ${n}`));
}

test('a damaged copy of the site is not published', { timeout: 600_000 }, () => {
  const cwd = site({}, tiny);
  const mirror = join(cwd, '.prospectus', 'releases', 'dist', 'mirror');
  // Pages are compared by CRC-32: they are not executed here.
  const { 'bytes with the same CRC-32': _same, ...noticed } = damages;
  const ways = Object.values(noticed).flatMap((way) => [
    way,
    // The same in a file of its own, not in the one that is published as well.
    (file: string): void => {
      const bytes = readFileSync(file);
      rmSync(file);
      writeFileSync(file, bytes);
      way(file);
    },
  ]);
  // The title is one of two, and what the site is with each is known before anything is damaged.
  const wanted = [0, 1].map((n) => {
    edit(cwd, n);
    expect(run(cwd, 'build').code).toBe(0);
    return hashesOf(join(cwd, 'dist'));
  });
  for (const [n, way] of everyNth(ways, 8).entries()) {
    for (const file of someOf(pathsIn(mirror).filter((one) => !one.includes('.prospectus.')))) damage(file, way);
    edit(cwd, n % 2);
    const { code, said } = run(cwd, 'build');
    // A file of the published site that has another size is one that was edited by hand: that is no news.
    expect([code, said]).toEqual([0, expect.stringMatching(n % 2 === 1 ? /damaged/ : /Built/)]);
    expect(hashesOf(join(cwd, 'dist'))).toEqual(wanted[n % 2]);
  }
});

/** The ways in which a part of a record is damaged: in turns, since all are read by the same code. */
const inRecords = [
  damages['a byte'],
  damages['the last half'],
  (file: string): void => writeFileSync(file, `x${readFileSync(file, 'latin1').slice(1)}`, 'latin1'),
  (file: string): void => truncateSync(file, lstatSync(file).size - 1),
] as const;

longTest('a part of a record that is damaged changes nothing, and is reported once', { timeout: 600_000 }, () => {
  const cwd = site({}, tiny);
  const build = (): string => {
    const { code, said } = run(cwd, 'build', '--now', '2026-01-01');
    expect(code, said).toBe(0);
    return said;
  };
  const own = temporaryFolder();
  rmSync(join(cache, 'cache'), { recursive: true, force: true });
  build();
  const records: readonly (readonly [string, string])[] = [
    [join(cache, 'cache/content'), join(own, 'content')],
    [join(cache, 'cache/output'), join(own, 'output')],
    [join(cwd, '.prospectus'), join(own, 'releases')],
    [join(cwd, 'dist'), join(own, 'dist')],
  ];
  const copy = { recursive: true, preserveTimestamps: true };
  for (const [place, saved] of records) cpSync(place, saved, copy);
  const restore = (): void => {
    for (const [place, saved] of records) {
      rmSync(place, { recursive: true, force: true });
      cpSync(saved, place, copy);
    }
  };
  edit(cwd, 0);
  build();
  const wanted = hashesOf(join(cwd, 'dist'));
  restore();
  const parts = records
    .map(([place]) => place)
    .flatMap(pathsIn)
    .filter((file) => file.startsWith(cache) || file.includes(join('releases', 'dist', 'manifests')));
  expect(parts.length).toBeGreaterThan(5);
  for (const [index, part] of everyNth(parts, 16).entries()) {
    for (const way of isLong ? inRecords : inRecords.slice(index % inRecords.length).slice(0, 1)) {
      restore();
      damage(part, way);
      expect(build(), part).toContain('cache/damaged');
      expect(hashesOf(join(cwd, 'dist')), part).toEqual(wanted);
    }
    // Whatever the damage was, the part has been written again.
    expect(build(), part).not.toContain('cache/damaged');
  }
});

const commands: readonly (readonly string[])[] = [
  ['check'],
  ['build', '--shard', '1/1', '--out', 'shard'],
  ['merge', 'shard', '--out', 'merged'],
];

test('whichever command shows notes reports a damaged record', { timeout: 600_000 }, () => {
  const cwd = site({}, tiny);
  rmSync(join(cache, 'cache', 'content'), { recursive: true, force: true });
  run(cwd, 'check');
  for (const command of everyNth(commands, 6)) {
    const [files = '', ...others] = pathsIn(join(cache, 'cache', 'content')).filter((file) => file.endsWith('files'));
    expect(others).toEqual([]);
    damage(files, inRecords[2]);
    // So that the findings of the last run cannot be used.
    edit(cwd, command.join('').length);
    const { said } = run(cwd, ...command);
    expect([command, said]).toEqual([command, expect.stringContaining('what was known of the content')]);
  }
});
