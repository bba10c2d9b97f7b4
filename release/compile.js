// Compiles the program into one folder of JavaScript, which starts in a fraction of the time that loading its sources takes:
// "npm ci" and "npm run compile" run this. Each state of the program has a folder of its own, named by what is in it, and
// built/main.js imports the last one: a command keeps the files that it runs from while another is compiled.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build as buildWithEsbuild } from 'esbuild';
import { build } from 'rolldown';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = path.join(root, 'built');
const programs = path.join(built, 'programs');

/** How many programs are kept: commands may still run from those before. */
const KEPT = 4;

/** What the program reads besides its modules: words and typefaces. What was made with others is not taken. */
const DATA = ['defaults', 'generator/build/render/fonts', 'generator/theme/typefaces'];

/** Renames, and waits for two seconds where another program holds what was just written, as scanners for viruses do on Windows. */
function rename(from, to) {
  for (let left = 40; ; left--) {
    try {
      return renameSync(from, to);
    } catch (error) {
      const isHeld = process.platform === 'win32' && ['EPERM', 'EACCES', 'EBUSY'].includes(error.code);
      if (!isHeld || left === 0 || statSync(to, { throwIfNoEntry: false })?.isDirectory()) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    }
  }
}

/** Removes a file or a folder, with the same patience. */
const remove = (place) => rmSync(place, { recursive: true, force: true, maxRetries: 10 });

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.endsWith('.map'))
    .map((item) => path.join(item.parentPath, item.name))
    .sort();

/** What a program is, not when or where it was written: a hash of all that was compiled, and of its data. */
function keyOf(folder) {
  const hash = createHash('sha256');
  for (const part of [folder, ...DATA.map((name) => path.join(root, name))])
    for (const file of filesIn(part))
      hash.update(path.relative(part, file).split(path.sep).join('/')).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

/** The words of all rules, without what only `explain` prints. */
function ruleWords() {
  const folder = path.join(root, 'generator', 'rules', 'words');
  const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));
  const rules = files.flatMap((name) => Object.entries(parse(readFileSync(path.join(folder, name), 'utf8'))));
  return Object.fromEntries(rules.map(([code, { problem, why, fix, wrong, right, ...words }]) => [code, words]));
}

/** Puts the words of rules into the program as data, in place of the module that reads them. */
export const ruleWordsAsData = {
  name: 'rule-words-as-data',
  load: {
    filter: { id: /[\\/]rules[\\/]rule-words\.ts$/ },
    handler: () => `export const ruleWords = ${JSON.stringify(ruleWords())};`,
  },
};

/** What commands load one after the other, by the modules that begin each step. */
const STEPS = {
  start: ['cli/main.ts'],
  recall: ['generator/build/pipeline/build.ts', 'generator/build/pipeline/remember-check.ts'],
  check: ['generator/build/pipeline/check.ts'],
  build: ['generator/build/pipeline/build-stages.ts'],
};

/** What worker processes load. */
const WORKER = [
  'generator/build/pipeline/worker.ts',
  'generator/build/pipeline/compare-pairs.ts',
  'generator/build/examine/examine-files.ts',
  'generator/build/produce/site-tasks.ts',
];

/** The modules that some modules import before they run, and these themselves. */
function loadedWith(names, bundle) {
  const found = new Set();
  const add = (id) => {
    if (found.has(id)) return;
    found.add(id);
    bundle.getModuleInfo(id)?.importedIds.forEach(add);
  };
  names.forEach((name) => add(path.join(root, name)));
  return found;
}

/**
 * Names the chunk of a module: by the first step that needs it, and by whether workers need it too. A chunk imports only from
 * those of its step and of the steps before, so none waits for itself. What no step needs is split as usual. To load a module
 * costs more than to read one: split by all commands, a build loaded 91 files.
 */
function chunkNames() {
  let steps;
  let worker;
  return (id, bundle) => {
    worker ??= loadedWith(WORKER, bundle);
    steps ??= Object.entries(STEPS).map(([name, begin]) => [name, loadedWith(begin, bundle)]);
    // What begins a process waits for the command: whatever imported its chunk would wait for it in turn.
    if (bundle.getModuleInfo(id)?.isEntry) return undefined;
    const [name] = steps.find(([, modules]) => modules.has(id)) ?? [];
    return name && (worker.has(id) ? `${name}-shared` : name);
  };
}

async function compileInto(dir) {
  await build({
    cwd: root,
    input: { main: 'cli/main.ts', worker: 'generator/build/pipeline/worker.ts' },
    platform: 'node',
    transform: { target: 'node20', define: { 'process.env.NODE_ENV': '"production"' } },
    // The file of css-tree without data of its own beside it, and of the router what needs no React.
    resolve: {
      alias: { 'css-tree': 'css-tree/dist/csstree.esm', 'react-router-dom': '@remix-run/router' },
    },
    // Small libraries that every command needs are compiled in; the others are loaded when they are used.
    external: [/^node:/, /^(?:sharp|@resvg\/resvg-js|vike|vite|esbuild|rolldown|ajv|ajv-formats|yaml)(?:\/|$)/],
    plugins: [ruleWordsAsData],
    preserveEntrySignatures: false,
    logLevel: 'silent',
    output: {
      dir,
      format: 'esm',
      sourcemap: true,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
      codeSplitting: {
        includeDependenciesRecursively: false,
        groups: [{ name: chunkNames(), debugName: 'steps' }],
      },
    },
  });
}

/** Compiles the page of `prospectus edit`, which no published site has anything of. */
async function compileEditor() {
  const draft = path.join(built, `editor-${randomUUID()}`);
  const place = path.join(built, 'editor');
  await buildWithEsbuild({
    absWorkingDir: root,
    entryPoints: { main: 'editor/main.tsx' },
    outdir: draft,
    define: { 'process.env.NODE_ENV': '"production"' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    // Only what tests of forms are given asks for it.
    external: ['@rjsf/validator-ajv8'],
    treeShaking: true,
    logLevel: 'silent',
  });
  // Each in the place of the one before: another command may just begin to serve the page.
  mkdirSync(place, { recursive: true });
  for (const name of readdirSync(draft)) rename(path.join(draft, name), path.join(place, name));
  remove(draft);
}

/** Puts a compiled program in its place, unless the same one is there. */
function keep(work) {
  const key = keyOf(work);
  const folder = path.join(programs, key);
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (isThere && keyOf(folder) !== key) remove(folder);
  try {
    rename(work, folder);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) throw error;
  }
  return key;
}

function forgetOld(key) {
  const others = readdirSync(programs).filter((name) => name !== key);
  const byAge = others.map((name) => ({ name, at: statSync(path.join(programs, name)).mtimeMs }));
  for (const { name } of byAge.sort((a, b) => b.at - a.at).slice(KEPT - 1)) remove(path.join(programs, name));
}

/** Compiles the program; returns its key. */
export async function compile() {
  const work = path.join(programs, randomUUID());
  try {
    await Promise.all([compileInto(work), compileEditor()]);
    const key = keep(work);
    const draft = path.join(built, `${randomUUID()}.js`);
    writeFileSync(draft, `import './programs/${key}/main.mjs';\n`);
    rename(draft, path.join(built, 'main.js'));
    forgetOld(key);
    return key;
  } finally {
    remove(work);
  }
}

if (import.meta.main ?? process.argv[1] === fileURLToPath(import.meta.url)) await compile();
