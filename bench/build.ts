// Measures the build of sites of several sizes: from nothing, with nothing changed, with one course changed. The
// program is copied, so that no cache of the project is touched. See README.md.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { copyProject } from '../tests/support/program/project-copy.ts';
import { type Growth, growthOf, type SizeResult, tables } from './build-table.ts';
import { writeCorpus } from './corpus.ts';
import { type Measured, measureCommand } from './measure-command.ts';
import { pageFiles } from './page-files.ts';
import { weigh } from './weigh.ts';

/** The day of every build: before the first session of the made schedule. */
const DAY = '2026-12-01';
const results = fileURLToPath(new URL('results', import.meta.url));

interface Place {
  readonly project: string;
  readonly bin: string;
  readonly content: string;
  readonly out: string;
}

const build = ({ bin, content, out, project }: Place): Promise<Measured> =>
  measureCommand([process.execPath, bin, 'build', '--content', content, '--out', out, '--now', DAY], project);

/** Leaves nothing of earlier builds: no bundle, no compiled schemas, no cache, no site. */
function forget({ project, out }: Place): void {
  const compiled = ['bundles', 'schemas'].map((name) => join(project, 'built', name));
  for (const folder of [...compiled, join(project, '.prospectus'), join(out, '..')])
    rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(out, '..'));
}

function changeOneCourse(content: string, count: number, run: number): void {
  const slug = `course-${String(Math.max(1, Math.round(count * 0.618))).padStart(5, '0')}`;
  const file = join(content, 'courses', `${slug}.yaml`);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: /m, `description: Run ${run}. `));
}

interface Site {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
}

function siteOf(out: string): Site {
  const files = readdirSync(out, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
  return { files: files.length, bytes, pages: files.filter(({ name }) => name.endsWith('.html')).length };
}

async function measureOnce(place: Place, count: number, run: number): Promise<SizeResult> {
  writeCorpus(count, place.content);
  forget(place);
  const cold = await build(place);
  const { pages, files, bytes } = siteOf(place.out);
  const course = weigh(place.out, pageFiles(place.out, '/courses/course-00001'));
  // The program trusts the time of a file only when it is older than its last look: as after a pause for thought.
  await new Promise((done) => setTimeout(done, 1500));
  const warm = await build(place);
  changeOneCourse(place.content, count, run);
  const change = await build(place);
  return { count, pages, files, bytes, course, cold, warm, change };
}

/** Of several runs, the one whose cold build took the middle time represents the size. */
function middle(runs: readonly SizeResult[]): SizeResult {
  const [chosen] = runs.toSorted((a, b) => a.cold.wall - b.cold.wall).slice(Math.floor(runs.length / 2));
  if (!chosen) throw new Error('No run.');
  return chosen;
}

async function measureSizes(place: Place, sizes: readonly number[], runs: number): Promise<readonly SizeResult[]> {
  // Reads the program and its dependencies into the page cache of the operating system; it is not counted.
  await measureOnce(place, 3, 0);
  const found: SizeResult[] = [];
  for (const count of sizes) {
    const all: SizeResult[] = [];
    for (let run = 1; run <= runs; run++) all.push(await measureOnce(place, count, run));
    found.push(middle(all));
    console.error(`${count} courses: ${middle(all).cold.wall.toFixed(2)} s cold`);
  }
  return found;
}

function save(name: string, sizes: readonly SizeResult[], growth: readonly Growth[]): void {
  const machine = { processor: cpus()[0]?.model ?? '', cores: availableParallelism(), node: process.version };
  mkdirSync(results, { recursive: true });
  writeFileSync(
    join(results, `${name}.json`),
    `${JSON.stringify({ at: new Date().toISOString(), machine, sizes, growth }, undefined, 2)}\n`,
  );
  writeFileSync(join(results, `${name}.md`), tables(sizes, growth));
}

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '40,1000,10000' },
    runs: { type: 'string', default: '1' },
    name: { type: 'string', default: 'build' },
    work: { type: 'string' },
    keep: { type: 'boolean', default: false },
  },
});
const work = values.work === undefined ? mkdtempSync(join(tmpdir(), 'prospectus-bench-')) : resolve(values.work);
const project = join(work, 'project');
try {
  rmSync(project, { recursive: true, force: true });
  const place = { project, bin: copyProject(project), content: join(work, 'content'), out: join(work, 'site', 'dist') };
  const sizes = await measureSizes(place, values.sizes.split(',').map(Number), Math.max(1, Number(values.runs)));
  const growth = growthOf(sizes);
  save(values.name, sizes, growth);
  console.log(tables(sizes, growth));
} finally {
  if (!values.keep)
    for (const part of ['project', 'content', 'site']) rmSync(join(work, part), { recursive: true, force: true });
  if (!values.keep && values.work === undefined) rmSync(work, { recursive: true, force: true });
}
