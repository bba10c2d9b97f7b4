// Where a build from nothing spends the time of its processor: one process, V8's profile, and for each function the part
// of the program whose file it is from. See README.md.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { writeCorpus } from './corpus.ts';
import { measureCommand } from './measure-command.ts';

interface Frame {
  readonly functionName: string;
  readonly url: string;
  /** From 0. */
  readonly lineNumber: number;
  readonly columnNumber: number;
}

interface ProfileNode {
  readonly id: number;
  readonly callFrame: Frame;
  readonly children?: readonly number[];
}

interface Profile {
  readonly nodes: readonly ProfileNode[];
  readonly samples: readonly number[];
  /** Microseconds before each sample. */
  readonly timeDeltas: readonly number[];
}

/** The causes in the order of a build, each with the files that it is made of; the first that fits counts. */
const causes: readonly (readonly [cause: string, file: RegExp])[] = [
  ['React', /^react$/],
  ['components', /^components$|^src\//],
  ['pictures', /features\/pictures|make-pictures|picture-cache|load-sharp|node_modules\/(?:sharp|@resvg)/],
  ['verify', /build\/verify/],
  ['write', /build\/write|base\/(?:disk|lock)|generator\/cache|produce\/put-|publish-site/],
  ['read', /generator\/read|generator\/model\/content|base\/(?:yaml|decoded)|node_modules\/(?:yaml|ajv)/],
  ['check', /generator\/rules|build\/examine|pipeline\/(?:check|remember-check)/],
  ['plan', /generator\/(?:features|kinds|model|site|theme|hosts)/],
  ['start', /^node:internal\/(?:modules|main|bootstrap|vm|process)|generator\/workers|^cli\/|commander/],
  ['units', /generator\/(?:build|base)|^built\//],
];

const maps = new Map<string, SourceMap | undefined>();

function mapOf(file: string): SourceMap | undefined {
  if (!maps.has(file)) {
    const text = existsSync(`${file}.map`) ? readFileSync(`${file}.map`, 'utf8') : undefined;
    maps.set(file, text === undefined ? undefined : new SourceMap(JSON.parse(text)));
  }
  return maps.get(file);
}

/** The file that a function was written in, as the expressions of `causes` name it; empty for what belongs to its caller. */
function sourceOf({ url, functionName, lineNumber, columnNumber }: Frame): string {
  if (url.startsWith('node:internal/')) return url;
  if (!url.startsWith('file:')) return '';
  const file = fileURLToPath(url.split('?')[0] ?? url);
  // The renderer has no source map: React's functions begin with a small letter, components and hooks do not.
  if (/bundles.*server/.test(file)) return /^(?:[A-Z]|use[A-Z])/.test(functionName) ? 'components' : 'react';
  const entry = mapOf(file)?.findEntry(lineNumber, columnNumber);
  const source = entry && 'originalSource' in entry ? entry.originalSource : file;
  return source.replace(/^.*?(?=(?:generator|cli|src|node_modules|built)\/)/, '');
}

function causeOf(frame: Frame, ofCaller: string): string {
  if (frame.functionName === '(garbage collector)') return 'garbage collection';
  if (frame.functionName === '(idle)') return 'idle';
  const source = sourceOf(frame);
  return causes.find(([, file]) => file.test(source))?.[0] ?? ofCaller;
}

/** Seconds by cause. */
function secondsOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const causeById = new Map<number, string>();
  const mark = (id: number, ofCaller: string): void => {
    const node = byId.get(id);
    if (!node) return;
    const cause = causeOf(node.callFrame, ofCaller);
    causeById.set(id, cause);
    for (const child of node.children ?? []) mark(child, cause);
  };
  mark(nodes[0]?.id ?? 0, 'start');
  const seconds = new Map<string, number>();
  for (const [place, id] of samples.entries()) {
    const cause = causeById.get(id) ?? 'start';
    seconds.set(cause, (seconds.get(cause) ?? 0) + (timeDeltas[place] ?? 0) / 1e6);
  }
  return seconds;
}

async function profileOf(count: number, work: string): Promise<Map<string, number>> {
  const [content, profiles] = [join(work, `content-${count}`), join(work, `profiles-${count}`)];
  writeCorpus(count, content);
  const bin = fileURLToPath(new URL('../cli/bin.js', import.meta.url));
  const options = ['--content', content, '--out', join(work, 'dist'), '--cache', join(work, 'cache'), '--workers', '0'];
  const hosting = ['--hosting', join(work, 'hosting'), '--now', '2026-12-01'];
  const profiled = ['--cpu-prof', '--cpu-prof-dir', profiles];
  for (const folder of ['dist', 'cache']) rmSync(join(work, folder), { recursive: true, force: true });
  const { cpu } = await measureCommand([process.execPath, ...profiled, bin, 'build', ...options, ...hosting], work);
  const [file = ''] = readdirSync(profiles);
  const seconds = secondsOf(JSON.parse(readFileSync(join(profiles, file), 'utf8')) as Profile);
  seconds.delete('idle');
  const inThread = [...seconds.values()].reduce((sum, one) => sum + one, 0);
  // Beside other processes, V8 counts the time in which this one waits: what it counts too much is taken from all.
  const share = Math.min(1, cpu / inThread);
  for (const [cause, one] of seconds) seconds.set(cause, one * share);
  return seconds.set('other threads', Math.max(0, cpu - inThread)).set('all', cpu);
}

const { values } = parseArgs({ options: { sizes: { type: 'string', default: '40,1000' } } });
const sizes = values.sizes.split(',').map(Number);
// The code of the site is bundled, and the program compiled, before the clock starts, as in the package.
execFileSync(process.execPath, [fileURLToPath(new URL('../cli/bin.js', import.meta.url)), 'prepare'], {
  stdio: 'inherit',
});
const work = mkdtempSync(join(tmpdir(), 'prospectus-profile-'));
try {
  const columns: Map<string, number>[] = [];
  for (const size of sizes) columns.push(await profileOf(size, work));
  const names = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const order = (name: string) => columns.at(-1)?.get(name) ?? 0;
  const rows = names.toSorted((a, b) => order(b) - order(a));
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  console.log(row(['processor time, s', ...sizes.map(String)]));
  console.log(row(['---', ...sizes.map(() => '--:')]));
  for (const name of rows) console.log(row([name, ...columns.map((column) => (column.get(name) ?? 0).toFixed(2))]));
} finally {
  rmSync(work, { recursive: true, force: true });
}
