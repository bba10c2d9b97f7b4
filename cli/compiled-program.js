// The program as one folder of JavaScript, compiled when a source file has changed: a command then starts in
// a fraction of the time that compiling or loading two hundred modules would take.
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const programs = path.join(root, '.prospectus', 'programs');

/** How many compiled programs are kept: those of the last few states of the sources. */
const KEPT = 4;

function sources() {
  const inFolder = (folder) =>
    readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
      .filter((item) => item.isFile())
      .map((item) => path.join(item.parentPath, item.name));
  return [
    ...inFolder('cli'),
    ...inFolder('generator'),
    path.join(root, 'src/format.ts'),
    path.join(root, 'package.json'),
  ].sort();
}

function keyOf() {
  const hash = createHash('sha256').update(process.version);
  for (const file of sources()) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${file} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

function forgetOld() {
  const all = readdirSync(programs).map((name) => ({ name, used: statSync(path.join(programs, name)).mtimeMs }));
  for (const { name } of all.sort((a, b) => b.used - a.used).slice(KEPT))
    rmSync(path.join(programs, name), { recursive: true, force: true });
}

async function compile(folder) {
  const { build } = await import('esbuild');
  const work = `${folder}.${randomUUID()}`;
  await build({
    entryPoints: { main: path.join(root, 'cli/main.ts'), worker: path.join(root, 'generator/workers/worker.ts') },
    outdir: work,
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
    sourcemap: true,
    logLevel: 'silent',
  });
  try {
    renameSync(work, folder);
  } catch {
    // Another command was faster; its program is the same.
    rmSync(work, { recursive: true, force: true });
  }
  forgetOld();
}

/** Returns the URL of the compiled program's main module, which runs the command line when it is imported. */
export async function compiledProgram() {
  const folder = path.join(programs, keyOf());
  if (!existsSync(folder)) await compile(folder);
  // Node.js 22 and later keep what they have made of it as well.
  module.enableCompileCache?.(path.join(folder, 'bytecode'));
  return pathToFileURL(path.join(folder, 'main.mjs')).href;
}
