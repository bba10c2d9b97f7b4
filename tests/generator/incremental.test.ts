// What is kept between builds is never wrong: after any edits, the site that a build makes of what it kept is byte for
// byte the site that a build without caches makes. The compiled program is run, since only that keeps anything.
import {
  appendFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { writeCorpus } from '../../bench/corpus.ts';
import { bundleName } from '../../generator/build/render/bundle-folder.ts';
import { keepFolder } from '../../generator/cache/store.ts';
import { isLong, longTest } from '../support/cases.ts';
import { type EditContext, edits } from '../support/content/content-edits.ts';
import { filesIn } from '../support/program/files-in.ts';
import { copyOfProgram, hashesOf, type Program, withoutRetired } from '../support/program/program.ts';
import { compileCopy } from '../support/program/project-copy.ts';
import { randomNumbers, shuffled } from '../support/random.ts';
import { temporaryFolder } from '../support/content/site.ts';
import {
  alterCaches,
  buildAgain,
  buildFromNothing,
  cachesOf,
  expectSame,
  type TwoPrograms,
} from '../support/program/two-programs.ts';

/** Some subcategories have two. */
const COURSES = 24;

/** More than the page of the catalogue shows at once. */
const LARGE = 64;
const TEST_MS = 600_000;

/** How many edits there are between two builds: what is left wrong of one is not put right by another, which is elsewhere. */
const EDITS = 2;

/** After how many builds the site is compared with one that is made without caches. */
const BETWEEN = 3;

/** The day of some builds, on which there are fewer sessions to come. */
const LATER = '2027-02-01';

/** Edits that change most pages: what an earlier build left wrong would be written again. */
const wideEdits = ['site.yaml', 'name of a category', 'words of the interface', 'words of a page', 'a picture'];

/** The same sequence of edits in every run; another seed makes another sequence. */
const SEED = 20_261;

type Bench = EditContext & TwoPrograms;

let folder = '';
let bench: Bench;
/** What a build without caches makes of the content after all edits. */
let wanted: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'prospectus-'));
  const content = join(folder, 'content');
  writeCorpus(COURSES, content);
  // With its index, which has words of every course.
  const site = join(content, 'site.yaml');
  const settings = parse(readFileSync(site, 'utf8')) as { readonly header?: object };
  writeFileSync(site, stringify({ ...settings, header: { ...settings.header, search: 'site' } }));
  let last = 0;
  const count = (): number => (last += 1);
  const [keeping, forgetting] = [copyOfProgram(join(folder, 'keeping')), copyOfProgram(join(folder, 'forgetting'))];
  bench = { content, out: join(folder, 'dist'), random: randomNumbers(SEED), count, keeping, forgetting };
  expect(await keeping.build(bench)).toMatchObject({ status: 0 });
  // To draw the same pictures once more takes as long as all else of a build.
  const pictures = (program: Program): string => join(cachesOf(program), 'pictures');
  if (!isLong) cpSync(pictures(keeping), pictures(forgetting), { recursive: true });
}, TEST_MS);

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));

/** Says of each file of the published site where its bytes lie on the disk: a file that is written again lies elsewhere. */
function placesIn(out: string): ReadonlyMap<string, number> {
  return new Map(Object.keys(hashesOf(out)).map((file) => [file, statSync(join(out, file)).ino]));
}

test(
  'what did not change is not written again',
  async () => {
    const before = placesIn(bench.out);
    edits['nothing but the time of a file']?.(bench);
    await buildAgain(bench, 'nothing');
    expect(placesIn(bench.out)).toEqual(before);
    const file = join(bench.content, 'courses', 'course-00020.yaml');
    writeFileSync(file, readFileSync(file, 'utf8').replace('**', '**Edited '));
    await buildAgain(bench, 'the overview of a course');
    const written = [...placesIn(bench.out)].filter(([name, place]) => before.get(name) !== place);
    // The mark, which names the release, is written for each.
    expect(written.map(([name]) => name)).toEqual(['.prospectus.json', 'courses/course-00020.html']);
  },
  TEST_MS,
);

/** The edits that change few pages, in any order. */
const narrowEdits = () => shuffled(Object.entries(edits), bench.random).filter(([name]) => !wideEdits.includes(name));

longTest(
  'after a few edits of any kind a build with caches makes what a build without them makes',
  async () => {
    const narrow = narrowEdits();
    const pairs = Array.from({ length: Math.ceil(narrow.length / EDITS) }, (_, i) =>
      narrow.slice(i * EDITS, (i + 1) * EDITS),
    );
    for (const [i, pair] of pairs.entries()) {
      for (const [, edit] of pair) edit(bench);
      const isCompared = (i + 1) % BETWEEN === 0 || i + 1 === pairs.length;
      await (isCompared ? expectSame : buildAgain)(bench, pair.map(([name]) => name).join(', '));
    }
    for (const name of wideEdits) {
      edits[name]?.(bench);
      await expectSame(bench, name);
    }
  },
  TEST_MS,
);

test(
  'after many edits a build with caches makes what a build without them makes, also on another day',
  async () => {
    for (const [, edit] of shuffled(Object.entries(edits), bench.random).slice(0, 8)) edit(bench);
    await buildAgain(bench, 'edits of any kind');
    // What that build left wrong is not put right by edits that change few pages.
    for (const [, edit] of narrowEdits().slice(0, 4)) edit(bench);
    wanted = await expectSame(bench, 'edits that change few pages, on another day', LATER);
  },
  TEST_MS,
);

test(
  'caches that are deleted, damaged or of another version change nothing, nor do edits of the published site',
  async () => {
    const expectAsWanted = async (what: string): Promise<void> => {
      await buildAgain(bench, what, LATER);
      expect(withoutRetired(hashesOf(bench.out), wanted), what).toEqual(wanted);
    };
    if (isLong) {
      rmSync(cachesOf(bench.keeping), { recursive: true });
      await expectAsWanted('caches deleted');
    }
    const cut = (text: string): string => text.slice(0, text.length / 2);
    if (isLong) {
      expect(alterCaches(bench.keeping, cut)).toBeGreaterThan(1);
      await expectAsWanted('caches cut in half');
    }
    // Those of earlier compilations are there too.
    const programs = readdirSync(join(bench.keeping.folder, 'built', 'programs'));
    const age = (text: string): string => {
      const old = programs.reduce((left, program) => left.replaceAll(program, '0'.repeat(program.length)), text);
      return old === text ? text : old.replaceAll('Muscat', 'Sohar').replaceAll('Beginner', 'Advanced');
    };
    // The short run cuts the records of the output: those of the content are read by the same code.
    expect(alterCaches(bench.keeping, age, isLong ? '' : 'content')).toBeGreaterThan(1);
    if (!isLong) expect(alterCaches(bench.keeping, cut, 'output')).toBeGreaterThan(1);
    await expectAsWanted('caches of another version');
    const page = join(bench.out, 'courses', 'course-00001.html');
    writeFileSync(page, readFileSync(page, 'utf8').replace('</body>', '<p>by hand</p></body>'));
    rmSync(join(bench.out, 'courses', 'course-00002.html'));
    rmSync(join(bench.out, 'sitemap.xml'));
    writeFileSync(join(bench.out, 'robots.txt'), 'by hand');
    await expectAsWanted('pages and files that belong to no page edited by hand and deleted');
    if (isLong) {
      rmSync(bench.out, { recursive: true });
      await expectAsWanted('the site deleted');
    }
  },
  TEST_MS,
);

/** Changes a source file of both programs. */
function editSources(file: string, alter: (text: string) => string): void {
  for (const program of [bench.keeping, bench.forgetting]) {
    const path = join(program.folder, file);
    const before = readFileSync(path, 'utf8');
    const after = alter(before);
    expect(after).not.toBe(before);
    writeFileSync(path, after);
  }
}

/** Puts a bundle with other pages in the place of one of the edited sources: to bundle them takes seconds, and is tested elsewhere. */
async function bundleEdited({ folder: program }: Program): Promise<void> {
  const bundles = join(program, 'built', 'bundles');
  const [made = ''] = readdirSync(bundles);
  await keepFolder(
    join(bundles, bundleName(program)),
    async (draft) => {
      cpSync(join(bundles, made), draft, { recursive: true });
      rmSync(join(draft, 'checksums.json'));
      const server = join(draft, 'server');
      const edited = filesIn(server).map((file) => {
        const text = readFileSync(join(server, file), 'utf8');
        const other = text.replace('"<!doctype html>"', '"<!doctype html><!--edited-->"');
        writeFileSync(join(server, file), other);
        return other !== text;
      });
      expect(edited.filter(Boolean)).toHaveLength(1);
    },
    2,
  );
}

test(
  'what was kept of other schemas, components and programs is not used',
  async () => {
    const published = hashesOf(bench.out);
    editSources('schemas/course.schema.json', (text) => text.replace('"maxItems": 40,', '"maxItems": 1,'));
    const { status, stderr } = await bench.keeping.build(bench);
    expect({ status, isNamed: stderr.includes('courses/course-00001.yaml') }).toEqual({ status: 1, isNamed: true });
    expect(hashesOf(bench.out)).toEqual(published);
    // The schemas as they were are compiled already.
    editSources('schemas/course.schema.json', (text) => text.replace('"maxItems": 1,', '"maxItems": 40,'));
    editSources('src/ui/PageHeader.tsx', (text) => text.replace('<h1 ', '<h1 data-edited '));
    for (const program of isLong ? [bench.keeping, bench.forgetting] : [bench.keeping]) await bundleEdited(program);
    await buildAgain(bench, 'a component');
    const pages = filesIn(bench.out).filter((file) => file.endsWith('.html'));
    expect(pages).toContain('about.html');
    // An old address has no page of its own: its file forwards.
    const isOld = (file: string): boolean =>
      !/<!--edited-->|http-equiv="refresh"/.test(readFileSync(join(bench.out, file), 'utf8'));
    expect(pages.filter(isOld)).toEqual([]);
    // What caches of another version say is altered above.
    if (!isLong) return;
    appendFileSync(
      join(bench.keeping.folder, 'generator/features/shell/plan.ts'),
      '\nObject.assign(planSite, { version: 2 });\n',
    );
    compileCopy(bench.keeping.folder);
    edits['words of the interface']?.(bench);
    await expectSame(bench, 'a new version of the program');
  },
  TEST_MS,
);

longTest(
  'the index of a large catalogue stays while only texts change, and follows whatever it says',
  async () => {
    const content = join(folder, 'large');
    const desk = { ...bench, content, out: join(folder, 'large-dist') };
    const indexes = (): readonly string[] =>
      Object.keys(hashesOf(desk.out)).filter((file) => /^assets\/catalogue\.\w+\.json$/.test(file));
    const edit = (course: string, pattern: RegExp, text: string): void => {
      const file = join(content, 'courses', `${course}.yaml`);
      writeFileSync(file, readFileSync(file, 'utf8').replace(pattern, text));
    };
    writeCorpus(LARGE, content);
    await buildAgain(desk, 'a large catalogue');
    const [first] = indexes();
    edit('course-00009', /^description: /m, 'description: Another text. ');
    await buildAgain(desk, 'the text of a course');
    expect(indexes()).toEqual([first]);
    edit('course-00009', /^label: .*$/m, 'label: Another label');
    edit('course-00010', /^description: /m, 'description: Another text. ');
    await (isLong ? expectSame : buildAgain)(desk, 'the label of a course');
    const [second = '', ...others] = indexes().filter((file) => file !== first);
    expect(others).toEqual([]);
    expect(readFileSync(join(desk.out, second), 'utf8')).toContain('Another label');
    edit('course-00012', /^overview: \|\n/m, 'overview: |\n  [A link](/courses/nowhere).\n\n');
    expect(await bench.keeping.build(desk)).toMatchObject({ status: 1 });
  },
  TEST_MS,
);

test(
  'content with errors publishes nothing, and what was kept meanwhile is right',
  async () => {
    const published = hashesOf(bench.out);
    const file = join(bench.content, 'courses', 'course-00003.yaml');
    const text = readFileSync(file, 'utf8');
    edits['title of a course']?.(bench);
    writeFileSync(file, text.replace(/^hours: .*$/m, 'hours: many'));
    for (let run = 1; run <= 2; run++) expect((await bench.keeping.build(bench)).status).toBe(1);
    expect(hashesOf(bench.out)).toEqual(published);
    writeFileSync(file, text);
    // The next test compares the site, too.
    await buildAgain(bench, 'the error corrected');
    expect(hashesOf(bench.out)).not.toEqual(published);
  },
  TEST_MS,
);

longTest(
  'builds at once, into one folder and into others, make the same site',
  async () => {
    const { keeping, content, out } = bench;
    const others = [out, out, join(temporaryFolder(), 'dist')];
    edits['site.yaml']?.(bench);
    const ended = await Promise.all(others.map((other) => keeping.build({ content, out: other })));
    expect(ended.map(({ status }) => status)).toEqual([0, 0, 0]);
    const wanted = await buildFromNothing(bench);
    for (const other of others) expect(withoutRetired(hashesOf(other), wanted)).toEqual(wanted);
  },
  TEST_MS,
);
