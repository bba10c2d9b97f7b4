// Kills a publishing process before every single step that changes the disk, and at moments of the clock. Whatever is
// left, the folder holds one of the two versions, whole, and the next build publishes as if nothing had been.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ruleWordsAsData } from '../../../../release/compile.js';
import { recover } from '../../../../generator/build/write/release.ts';
import { everyNth, isLong, runs } from '../../../support/cases.ts';
import { filesIn } from '../../../support/program/files-in.ts';
import { KILLED } from '../../../support/program/program.ts';
import { filesOf, publishVersion, type Version } from '../../../support/program/publisher.ts';
import { temporaryFolder } from '../../../support/content/site.ts';

const MARK = '.prospectus.json';
const MOMENTS = runs(20);
const KILLS_MS = 600_000;
const foreign = { CNAME: 'www.example.com', 'well-known/security.txt': 'Contact: mailto:it@example.com' };

let program = '';

beforeAll(async () => {
  // Compiled once, because each of the many processes would otherwise begin by compiling it.
  program = join(mkdtempSync(join(tmpdir(), 'prospectus-')), 'publisher.mjs');
  await build({
    input: fileURLToPath(new URL('../../../support/program/publisher.ts', import.meta.url)),
    platform: 'node',
    logLevel: 'silent',
    plugins: [ruleWordsAsData],
    output: { file: program, format: 'esm' },
  });
});

afterAll(() => rmSync(dirname(program), { recursive: true, maxRetries: 10 }));

function read(folder: string): Readonly<Record<string, string>> {
  return Object.fromEntries(filesIn(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
}

/** Says which version a folder holds, byte for byte, and fails if it is neither. */
function versionIn(out: string): Version {
  const { [MARK]: _mark, ...files } = read(out);
  const version = files['index.html'] === 'home of a' ? 'a' : 'b';
  const other = version === 'a' ? 'b' : 'a';
  const retired = `assets/entry.${other}.js`;
  const late = retired in files ? { [retired]: `entry of ${other}` } : {};
  expect(files).toEqual({ ...filesOf(version), ...late, ...foreign });
  return version;
}

/** What else lies where a build works: nothing but the mirror. */
function leftBeside(folder: string): readonly string[] {
  return readdirSync(join(folder, '.prospectus', 'releases', 'dist')).sort();
}

async function prepare(): Promise<{ readonly folder: string; readonly out: string }> {
  const folder = temporaryFolder();
  const out = join(folder, 'dist');
  await publishVersion('a', { out });
  mkdirSync(join(out, 'well-known'));
  for (const [file, text] of Object.entries(foreign)) writeFileSync(join(out, file), text);
  return { folder, out };
}

/** Publishes both versions after a crash, which must come out as if it had not been. */
async function goOn(out: string): Promise<void> {
  for (const version of ['b', 'a'] as const) {
    const { isPublished } = await publishVersion(version, { out });
    expect(isPublished).toBe(true);
    expect(versionIn(out)).toBe(version);
  }
  expect(leftBeside(join(out, '..'))).toEqual(['.gitignore', 'manifests', 'mirror']);
  const { [MARK]: _mark, ...live } = read(out);
  const { [MARK]: _copy, ...mirror } = read(join(out, '../.prospectus/releases/dist/mirror'));
  expect(mirror).toEqual(live);
}

test(
  'killed before any step that changes the disk, a build leaves the old site or the new one',
  async () => {
    const { out } = await prepare();
    const seen = new Map<number, string>();
    const killBefore = async (step: number): Promise<boolean> => {
      const { signal, status } = spawnSync(process.execPath, [program, out, 'b', String(step)]);
      const isKilled = signal === KILLED.signal && status === KILLED.status;
      if (!isKilled) expect(status).toBe(0);
      const isMissing = recover(out);
      seen.set(step, `${versionIn(out)}${isMissing ? ' put back' : ''}`);
      await goOn(out);
      return isKilled;
    };
    const stride = isLong ? 1 : 12;
    let step = 1;
    while (await killBefore(step)) step += stride;
    expect(step).toBeGreaterThan(50);
    // The site is away between two renames only: a sample closes in on the first step at which it is not the old one.
    let after = [...seen].find(([, state]) => state !== 'a')?.[0] ?? 0;
    for (let old = after - stride; after - old > 1;) {
      const middle = Math.floor((old + after) / 2);
      await killBefore(middle);
      if (seen.get(middle) === 'a') old = middle;
      else after = middle;
    }
    expect([...new Set(seen.values())].sort()).toEqual(['a', 'a put back', 'b']);
  },
  KILLS_MS,
);

test(
  'killed before any step of the very first build, it leaves no site or the new one',
  async () => {
    for (const step of everyNth([1, 2, 3, 4, 5, 6, 7, 8, 50, 200, 400], 3)) {
      const out = join(temporaryFolder(), 'dist');
      const { status } = spawnSync(process.execPath, [program, out, 'b', String(step)]);
      const { isPublished } = await publishVersion('b', { out });
      expect({ step, isPublished }).toEqual({ step, isPublished: true });
      const { [MARK]: _mark, ...files } = read(out);
      expect(files).toEqual(filesOf('b'));
      if (status === 0) break;
    }
  },
  KILLS_MS,
);

test(
  'killed at any moment, a build leaves one of two versions',
  async () => {
    const { out } = await prepare();
    for (let n = 0; n < MOMENTS; n++) {
      const child = spawn(process.execPath, [program, out, 'both'], { stdio: ['ignore', 'pipe', 'inherit'] });
      const ended = new Promise((resolve) => child.once('exit', resolve));
      await Promise.race([ended, new Promise((resolve) => child.stdout.once('data', resolve))]);
      expect(child.exitCode).toBeNull();
      await new Promise((resolve) => setTimeout(resolve, n * 7));
      child.kill('SIGKILL');
      await ended;
      recover(out);
      versionIn(out);
      await goOn(out);
    }
  },
  KILLS_MS,
);

test('of two builds at once the second waits for the first', async () => {
  const { out } = await prepare();
  const start = (...words: readonly string[]) => {
    const child = spawn(process.execPath, [program, out, ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (data: Buffer) => (text += data.toString()));
    const says = (word: string) => expect.poll(() => text).toContain(word);
    return { says, goOn: () => child.stdin.end('on'), ended: once(child, 'exit') };
  };
  const first = start('b', '0', 'held');
  await first.says('holds');
  const second = start('a');
  await second.says('waits');
  first.goOn();
  await Promise.all([first.says('published'), second.says('published'), first.ended, second.ended]);
  expect(versionIn(out)).toBe('a');
  await goOn(out);
});
