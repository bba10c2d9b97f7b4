// The real command is killed before many steps that change the disk, with all of its processes, while it replaces one site by
// another. Whatever is left, the folder holds one of the two sites, whole, and the next build goes on as if nothing had been.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect } from 'vitest';
import { recover } from '../../generator/build/write/release.ts';
import { isLong, longTest } from '../support/cases.ts';
import { copyOfProgram, hashesOf, type Program } from '../support/program/program.ts';

/** Before how many steps of the writing a build is killed. */
const PLACES = isLong ? 14 : 1;
const TEST_MS = 300_000;

/** Enough that a build has hundreds of files to write. */
const MORE_COURSES = 8;

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
    const place = version === 'a' ? out : join(folder, 'only-b', 'dist');
    const { status, stderr } = await program.build(site(version, place));
    expect(status, stderr).toBe(0);
    made[version] = hashesOf(place);
  }
  wanted = made;
}, TEST_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

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

/** Which steps of a build are counted: all that change a release, or those that put one in the place of another. */
type Steps = 'changes' | 'renames';

/**
 * Options by which a build kills itself with all of its processes before a step, given from 1. With 0 it counts the steps, into
 * a file.
 */
const killingBefore = (fatal: number, steps: Steps = 'changes'): string =>
  `--import data:text/javascript,${encodeURIComponent(`
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let step = 0;
    const names = ['copyFileSync', 'linkSync', 'mkdirSync', 'renameSync', 'rmSync', 'rmdirSync', 'unlinkSync', 'writeFileSync'];
    for (const name of names) {
      const call = fs[name];
      fs[name] = (...given) => {
        const isCounted = ${steps === 'renames'}
          ? name === 'renameSync' && given.includes(${JSON.stringify(out)})
          : given.some((one) => typeof one === 'string' && /releases.dist/.test(one));
        if (isCounted && ++step === ${fatal}) process.kill(-process.pid, 'SIGKILL');
        return call(...given);
      };
    }
    syncBuiltinESMExports();
    if (${fatal === 0}) process.on('exit', () => fs.writeFileSync(${JSON.stringify(join(folder, 'steps'))}, String(step)));`)}`;

async function goOn(version: Version): Promise<void> {
  const isStopped = isLitter();
  const { status, stderr } = await program.build(site(version));
  expect(status, stderr).toBe(0);
  expect(stderr.includes('write/interrupted'), stderr).toBe(isStopped);
  expect(versionIn()).toBe(version);
}

longTest(
  'killed before any step, a build leaves the old site or the new one',
  async () => {
    mkdirSync(join(out, 'well-known'));
    for (const [file, text] of Object.entries(foreign)) writeFileSync(join(out, file), text);
    expect(await program.build({ ...site('b'), nodeOptions: killingBefore(0) })).toMatchObject({ status: 0 });
    const steps = Number(readFileSync(join(folder, 'steps'), 'utf8'));
    expect(steps).toBeGreaterThan(50);
    // Later builds take fewer steps, since more is there already.
    const places = Array.from({ length: PLACES }, (_, n) => Math.ceil((steps / 2) * ((n + 1) / PLACES)));
    const left = new Set<string>();
    for (const nodeOptions of [
      ...places.map((step) => killingBefore(step)),
      ...[1, 2].map((step) => killingBefore(step, 'renames')),
    ]) {
      const before = versionIn();
      const after = before === 'a' ? 'b' : 'a';
      expect(await program.build({ ...site(after), nodeOptions })).toMatchObject({ status: undefined });
      const isRestored = recover(out);
      left.add(
        `${versionIn() === before ? 'old' : 'new'}${isRestored ? ', put back' : ''}${isLitter() ? ', litter' : ''}`,
      );
      await goOn(after);
    }
    expect([...left]).toEqual(expect.arrayContaining(['old, litter', 'old, put back, litter']));
  },
  TEST_MS,
);
