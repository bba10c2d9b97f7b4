// The program as one folder of JavaScript, compiled when a source file has changed: a command then starts in
// a fraction of the time that compiling or loading two hundred modules would take.
import { createHash, randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
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
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = path.join(root, '.prospectus', 'programs');
const list = path.join(root, '.prospectus', 'program-inputs.json');

/** How many compiled programs are kept: those of the last few states of the sources. */
const KEPT = 4;

/** The files that the last program was compiled from, relative to the project; undefined where there is none. */
function knownInputs() {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    return undefined;
  }
}

/** Changes with every file that is compiled in, and with the way of compiling. */
function keyOf(inputs) {
  const hash = createHash('sha256').update(`${process.version} ${root}`);
  for (const file of [...inputs, 'tsconfig.json', 'cli/compiled-program.js']) {
    const { mtimeMs, size } = statSync(path.join(root, file), { throwIfNoEntry: false }) ?? {};
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function forgetOld() {
  const all = readdirSync(programs).map((name) => ({ name, used: statSync(path.join(programs, name)).mtimeMs }));
  for (const { name } of all.sort((a, b) => b.used - a.used).slice(KEPT))
    rmSync(path.join(programs, name), { recursive: true, force: true });
}

/** Tells whether a file was saved after a moment: what was compiled may be older. */
const isSavedAfter = (moment) => (file) =>
  (statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? moment) >= moment;

/** Compiles into a folder and returns the files that were read. */
async function compileInto(outdir, define = {}) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: path.join(root, 'cli/main.ts'), worker: path.join(root, 'generator/workers/worker.ts') },
    outdir,
    define,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
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
  const work = path.join(programs, randomUUID());
  const inputs = await compileInto(work).catch((error) => {
    rmSync(work, { recursive: true, force: true });
    throw error;
  });
  const folder = path.join(programs, keyOf(inputs));
  try {
    renameSync(work, folder);
  } catch {
    // Another command was faster; its program is the same.
    rmSync(work, { recursive: true, force: true });
  }
  // Without the list, the next command compiles again.
  if (inputs.some(isSavedAfter(started))) rmSync(list, { force: true });
  else writeFileSync(list, JSON.stringify(inputs));
  forgetOld();
  return folder;
}

/** Compiles for this command alone, where nothing can be kept in the project: that is slower, and no less right. */
async function compileElsewhere() {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'prospectus-')));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'), 'junction');
  await compileInto(folder, { PROSPECTUS_FOLDER: JSON.stringify(root) });
  return folder;
}

/** Returns the URL of the compiled program's main module, which runs the command line when it is imported. */
export async function compiledProgram() {
  const inputs = knownInputs();
  const known = inputs && path.join(programs, keyOf(inputs));
  const folder = known && existsSync(path.join(known, 'main.mjs')) ? known : await compile().catch(compileElsewhere);
  // Node.js 22 and later keep what they have made of it as well.
  module.enableCompileCache?.(path.join(folder, 'bytecode'));
  return pathToFileURL(path.join(folder, 'main.mjs')).href;
}
