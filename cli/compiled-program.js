// The program as one folder of JavaScript, compiled when a source file has changed: a command then starts in
// a fraction of the time that compiling or loading two hundred modules would take. The package brings it compiled.
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import module from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { cacheFolder, root, shipped } from './cache-folder.js';

const programs = path.join(cacheFolder, 'programs');
const list = path.join(cacheFolder, 'program.txt');

/** The file of a program's folder that holds the checksums of the others. */
const CHECKSUMS = 'checksums.json';

/** How many compiled programs are kept: those of the last few states of the sources. */
const KEPT = 4;

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 16);
};

const contentOf = (file) => readFileSync(path.join(root, file));

/** A source as it was compiled: when it was saved, in milliseconds, and its content. */
function recordOf(file) {
  return { saved: statSync(path.join(root, file)).mtimeMs, hash: hashOf(contentOf(file)) };
}

/** A source as it is now; where only its time differs, as in a fresh checkout, its content decides. */
function lookAgain(file, known) {
  const saved = statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs;
  if (saved === known.saved) return known;
  return saved === undefined ? undefined : recordOf(file);
}

/** Of what is executed, no other content may have the same checksum. */
const checksum = (content) => createHash('sha256').update(content).digest('hex');

const reportDamage = () =>
  process.stderr.write('prospectus: the compiled program in the cache was damaged, and is compiled again.\n');

/** The list is kept below its own checksum. */
function readList() {
  const [sum, text = ''] = readFileSync(list, 'utf8').split('\n');
  if (checksum(text) === sum) return JSON.parse(text);
  reportDamage();
  return {};
}

/** The last compiled program, while the sources are those that it was made of. */
function knownProgram() {
  try {
    const { program, sources } = readList();
    if (!/^[0-9a-f]{16}$/.test(program)) return undefined;
    const folder = path.join(programs, program);
    if (!existsSync(folder)) return undefined;
    if (!isWhole(folder)) return void reportDamage();
    linkDependencies();
    if (!dataFiles().every((file) => Object.hasOwn(sources, file))) return undefined;
    const known = Object.entries(sources);
    const now = known.map(([file, source]) => [file, lookAgain(file, source)]);
    if (!now.every(([file, source]) => source?.hash === sources[file].hash)) return undefined;
    if (now.some(([, source], i) => source !== known[i][1])) keepList({ program, sources: Object.fromEntries(now) });
    return folder;
  } catch {
    return undefined;
  }
}

/** Records from which sources a program was compiled, for later commands. */
function keepList(facts) {
  try {
    const text = JSON.stringify(facts);
    writeFileSync(list, `${checksum(text)}\n${text}`);
  } catch {
    // Where nothing can be kept, sources are compared by content, or compiled, each time.
  }
}

const checksumOf = (file) => checksum(readFileSync(file));

const modulesIn = (folder) => readdirSync(folder).filter((name) => name.endsWith('.mjs'));

function keepChecksums(folder) {
  const sums = Object.fromEntries(modulesIn(folder).map((name) => [name, checksumOf(path.join(folder, name))]));
  writeFileSync(path.join(folder, CHECKSUMS), JSON.stringify(sums));
}

/** Whether a program is there as it was compiled. */
function isWhole(folder) {
  try {
    const sums = Object.entries(JSON.parse(readFileSync(path.join(folder, CHECKSUMS), 'utf8')));
    return sums.length > 0 && sums.every(([name, sum]) => checksumOf(path.join(folder, name)) === sum);
  } catch {
    return false;
  }
}

/** Links the dependencies to a cache elsewhere: the program and the bundles in it look for them in the folders above. */
function linkDependencies() {
  if (cacheFolder === path.join(root, '.prospectus')) return;
  const [target, link] = [path.join(root, 'node_modules'), path.join(cacheFolder, 'node_modules')];
  try {
    if (readlinkSync(link) === target) return;
    rmSync(link);
  } catch {
    mkdirSync(cacheFolder, { recursive: true });
  }
  symlinkSync(target, link, 'junction');
}

/** What the program reads besides its modules: words and typefaces. What was made with others is not taken. */
const dataFiles = () =>
  ['defaults', 'generator/build/render/fonts', 'generator/theme/typefaces'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => path.relative(root, path.join(item.parentPath, item.name)).split(path.sep).join('/'))
      .sort(),
  );

/** What the program is, not when or where it was written: a hash of all that was compiled, and of its data. */
function keyOf(folder) {
  return hashOf(
    ...modulesIn(folder)
      .sort()
      .flatMap((name) => [name, readFileSync(path.join(folder, name))]),
    ...dataFiles().flatMap((file) => [file, contentOf(file)]),
  );
}

function forgetOld() {
  const all = readdirSync(programs).map((name) => ({ name, used: statSync(path.join(programs, name)).mtimeMs }));
  for (const { name } of all.sort((a, b) => b.used - a.used).slice(KEPT))
    rmSync(path.join(programs, name), { recursive: true, force: true });
}

/** Compiles into a folder and returns the files that were read. */
async function compileInto(outdir) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: {
      main: path.join(root, 'cli/main.ts'),
      worker: path.join(root, 'generator/build/pipeline/worker.ts'),
      'source-trace': path.join(root, 'cli/source-trace.ts'),
    },
    outdir,
    define: { 'process.env.NODE_ENV': '"production"' },
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The file of css-tree without data of its own beside it, and the router without the package that only passes it on.
    alias: { 'css-tree': 'css-tree/dist/csstree.esm', 'react-router-dom': 'react-router' },
    // Small libraries that every command needs are compiled in; the others are loaded when they are used.
    external: ['sharp', '@resvg/resvg-js', 'vike', 'vite', 'esbuild', 'ajv', 'ajv-formats', 'yaml'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    metafile: true,
    sourcemap: true,
    logLevel: 'silent',
  });
  return Object.keys(metafile.inputs).sort();
}

async function compile() {
  const started = Date.now();
  linkDependencies();
  const work = path.join(programs, randomUUID());
  const inputs = await compileInto(work).catch((error) => {
    rmSync(work, { recursive: true, force: true });
    throw error;
  });
  keepChecksums(work);
  const program = keyOf(work);
  const folder = path.join(programs, program);
  if (!isWhole(folder)) rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(work, folder);
  } catch {
    // The same was compiled before, or another command was faster.
    rmSync(work, { recursive: true, force: true });
  }
  const files = [...inputs, ...dataFiles(), 'tsconfig.json', 'cli/compiled-program.js'];
  const sources = Object.fromEntries(files.map((file) => [file, recordOf(file)]));
  // What was saved meanwhile may not be compiled in: without the list, the next command compiles again.
  if (Object.values(sources).every(({ saved }) => saved < started)) keepList({ program, sources });
  else rmSync(list, { force: true });
  forgetOld();
  return folder;
}

/** Compiles for this command alone, where nothing can be kept in the project: that is slower, and no less right. */
async function compileElsewhere() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'prospectus-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await compileInto(folder);
  return folder;
}

/** The program of the package. */
function shippedProgram() {
  const all = path.join(shipped, 'programs');
  return path.join(all, readdirSync(all)[0] ?? '');
}

/** Returns the URL of the compiled program's main module, which runs the command line when it is imported. */
export async function compiledProgram() {
  const folder = shipped ? shippedProgram() : (knownProgram() ?? (await compile().catch(compileElsewhere)));
  // Node.js 22 and later keep what they have made of it as well. The package itself may be read-only.
  const bytecode = path.join(shipped ? cacheFolder : folder, 'bytecode');
  if (existsSync(path.dirname(bytecode))) module.enableCompileCache?.(bytecode);
  return pathToFileURL(path.join(folder, 'main.mjs')).href;
}
