// Compiles the program into one folder of JavaScript, which starts in a fraction of the time that loading its sources takes:
// "npm ci" and "npm run compile" run this. Each state of the program has a folder of its own, named by what is in it, and
// built/main.js imports the last one: a command keeps the files that it runs from while another is compiled.
import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { parse } from 'yaml';

const root = fileURLToPath(new URL('..', import.meta.url));
const built = path.join(root, 'built');
const programs = path.join(built, 'programs');

/** How many programs are kept: commands may still run from those before. */
const KEPT = 4;

/** What the program reads besides its modules: words and typefaces. What was made with others is not taken. */
const DATA = ['defaults', 'generator/build/render/fonts', 'generator/theme/typefaces'];

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && !item.name.endsWith('.map'))
    .map((item) => path.join(item.parentPath, item.name))
    .sort();

/** What a program is, not when or where it was written: a hash of all that was compiled, and of its data. */
function keyOf(folder) {
  const hash = createHash('sha256');
  for (const part of [folder, ...DATA.map((name) => path.join(root, name))])
    for (const file of filesIn(part)) hash.update(path.relative(part, file)).update(readFileSync(file));
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
  setup: ({ onLoad }) =>
    onLoad({ filter: /[\\/]rules[\\/]rule-words\.ts$/ }, () => ({
      contents: `export const ruleWords = ${JSON.stringify(ruleWords())};`,
    })),
};

async function compileInto(outdir) {
  await build({
    absWorkingDir: root,
    entryPoints: { main: 'cli/main.ts', worker: 'generator/build/pipeline/worker.ts' },
    outdir,
    define: { 'process.env.NODE_ENV': '"production"' },
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    // The file of css-tree without data of its own beside it, and of the router what needs no React.
    alias: { 'css-tree': 'css-tree/dist/csstree.esm', 'react-router-dom': '@remix-run/router/dist/router.js' },
    // Small libraries that every command needs are compiled in; the others are loaded when they are used.
    plugins: [ruleWordsAsData],
    external: ['sharp', '@resvg/resvg-js', 'vike', 'vite', 'esbuild', 'ajv', 'ajv-formats', 'yaml'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    sourcemap: true,
    logLevel: 'silent',
  });
}

/** Compiles the page of `prospectus edit`, which no published site has anything of. */
async function compileEditor() {
  const draft = path.join(built, `editor-${randomUUID()}`);
  const place = path.join(built, 'editor');
  await build({
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
  for (const name of readdirSync(draft)) renameSync(path.join(draft, name), path.join(place, name));
  rmSync(draft, { recursive: true });
}

/** Puts a compiled program in its place, unless the same one is there. */
function keep(work) {
  const key = keyOf(work);
  const folder = path.join(programs, key);
  const isThere = statSync(folder, { throwIfNoEntry: false }) !== undefined;
  if (isThere && keyOf(folder) !== key) rmSync(folder, { recursive: true });
  try {
    renameSync(work, folder);
  } catch (error) {
    if (statSync(folder, { throwIfNoEntry: false }) === undefined) throw error;
  }
  return key;
}

function forgetOld(key) {
  const others = readdirSync(programs).filter((name) => name !== key);
  const byAge = others.map((name) => ({ name, at: statSync(path.join(programs, name)).mtimeMs }));
  for (const { name } of byAge.sort((a, b) => b.at - a.at).slice(KEPT - 1))
    rmSync(path.join(programs, name), { recursive: true, force: true });
}

/** Compiles the program; returns its key. */
export async function compile() {
  const work = path.join(programs, randomUUID());
  try {
    await Promise.all([compileInto(work), compileEditor()]);
    const key = keep(work);
    const draft = path.join(built, `${randomUUID()}.js`);
    writeFileSync(draft, `import './programs/${key}/main.mjs';\n`);
    renameSync(draft, path.join(built, 'main.js'));
    forgetOld(key);
    return key;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (import.meta.main ?? process.argv[1] === fileURLToPath(import.meta.url)) await compile();
