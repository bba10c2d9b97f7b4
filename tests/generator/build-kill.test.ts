// The real command is killed at many moments, with all of its processes, while it replaces one site by another. Whatever
// is left, the folder holds one of the two sites, whole, and the next build goes on as if nothing had been.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recover } from '../../generator/build/write/release.ts';
import { isLong } from '../support/cases.ts';
import { copyOfProgram, hashesOf, type Program } from '../support/program/program.ts';

const KILLS = isLong ? 16 : 5;
const TEST_MS = 300_000;

/** With these, a build has enough to do that it starts worker processes. */
const MORE_COURSES = 20;

type Version = 'a' | 'b';
type Hashes = Readonly<Record<string, string>>;

const tiny = fileURLToPath(new URL('../fixtures/tiny/content', import.meta.url));
const foreign = { CNAME: 'www.example.com', 'well-known/security.txt': 'Contact: mailto:it@example.com' };

let folder = '';
let out = '';
let program: Program;

const contentOf = (version: Version): string => join(folder, version);

function changeText(file: string, from: string | RegExp, to: string): void {
  const text = readFileSync(file, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(file, text.replace(from, to));
}

/** The tiny provider with more courses. Every page names the provider, so that no page is the same in both versions. */
function writeContent(version: Version): void {
  const content = contentOf(version);
  cpSync(tiny, content, { recursive: true });
  changeText(join(content, 'site.yaml'), /^name: .*$/m, `name: Harbour ${version}\ncovers: { social: category }`);
  const text = readFileSync(join(content, 'courses', 'first-aid.yaml'), 'utf8').replace(/^id: .*\n/m, '');
  const slugs = Array.from({ length: MORE_COURSES }, (_, n) => `more-${n}`);
  for (const slug of slugs) {
    const course = text
      .replace('slug: first-aid', `slug: ${slug}`)
      .replace('title: First Aid', `title: Course ${slug}`);
    writeFileSync(join(content, 'courses', `${slug}.yaml`), course);
  }
  const lines = slugs.map((slug) => `\n          - ${slug}`).join('');
  changeText(join(content, 'catalogue.yaml'), '- child-care', `- child-care${lines}`);
}

const site = (version: Version, place = out) => ({ content: contentOf(version), out: place, now: '2026-01-01' });

let wanted: Readonly<Record<Version, Hashes>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-'));
  out = join(folder, 'site', 'dist');
  program = copyOfProgram(join(folder, 'program'));
  const made: Record<Version, Hashes> = { a: {}, b: {} };
  for (const version of ['a', 'b'] as const) {
    writeContent(version);
    const place = join(folder, `only-${version}`, 'dist');
    const { status, stderr } = await program.build(site(version, place));
    expect(status, stderr).toBe(0);
    made[version] = hashesOf(place);
  }
  wanted = made;
}, TEST_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Says which site the folder holds, and fails if it is neither. Assets of the other one may stay for open tabs. */
function versionIn(): Version {
  const found = hashesOf(out);
  const version = found['index.html'] === wanted.a['index.html'] ? 'a' : 'b';
  const other = wanted[version === 'a' ? 'b' : 'a'];
  const isRetired = (file: string, hash: string): boolean =>
    file.startsWith('assets/') && !(file in wanted[version]) && other[file] === hash;
  const own = Object.entries(found).filter(([file, hash]) => !(file in foreign) && !isRetired(file, hash));
  expect(Object.fromEntries(own)).toEqual(wanted[version]);
  for (const [file, text] of Object.entries(foreign)) expect(readFileSync(join(out, file), 'utf8')).toBe(text);
  return version;
}

/** Whether a build was stopped after it had begun to write. */
const isLitter = (): boolean =>
  ['staging', 'previous'].some((name) => existsSync(join(folder, 'site', '.prospectus', 'releases', 'dist', name)));

interface Kill {
  readonly isKilled: boolean;
  readonly milliseconds: number;
}

/** Kills a build with all of its processes after some time, unless it has ended. */
async function killAfter(version: Version, delay: number): Promise<Kill> {
  const started = performance.now();
  const { child, ended } = program.start(site(version));
  await Promise.race([sleep(delay), ended]);
  try {
    process.kill(-(child.pid ?? 0), 'SIGKILL');
  } catch {
    // It has ended.
  }
  const { status } = await ended;
  return { isKilled: status === undefined, milliseconds: performance.now() - started };
}

async function goOn(version: Version): Promise<number> {
  const isStopped = isLitter();
  const started = performance.now();
  const { status, stderr } = await program.build(site(version));
  expect(status, stderr).toBe(0);
  expect(stderr.includes('write/interrupted'), stderr).toBe(isStopped);
  expect(versionIn()).toBe(version);
  return performance.now() - started;
}

test(
  'killed at any moment, a build leaves the old site or the new one',
  async () => {
    expect(await program.build(site('a'))).toMatchObject({ status: 0 });
    mkdirSync(join(out, 'well-known'));
    for (const [file, text] of Object.entries(foreign)) writeFileSync(join(out, file), text);
    let duration = await goOn('b');
    const left = new Map<string, number>();
    for (let kills = 0; kills < KILLS;) {
      const before = versionIn();
      const after = before === 'a' ? 'b' : 'a';
      const { isKilled, milliseconds } = await killAfter(after, (duration * (kills + 1)) / KILLS);
      if (isKilled) kills += 1;
      else duration = milliseconds * 0.9;
      const isPutBack = recover(out);
      const state = `${versionIn() === before ? 'old' : 'new'}${isPutBack ? ', put back' : ''}${isLitter() ? ', litter' : ''}`;
      left.set(state, (left.get(state) ?? 0) + 1);
      duration = (duration + (await goOn(after))) / 2;
    }
    // Most of a build is done before it writes, and part of the kills fall into the writing.
    expect([...left.keys()]).toContain('old, litter');
  },
  TEST_MS,
);
