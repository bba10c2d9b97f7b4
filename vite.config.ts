// How Vite and Vike bundle the site's code, and serve it during development.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { Features } from 'lightningcss';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** A test of modules by their path in the project: the project itself may be below a folder of any name. */
const inProject = (pattern: RegExp) => (id: string) => pattern.test(path.relative(root, id).split(path.sep).join('/'));

/** What is not loaded by itself, as a page, a script, or code on demand, which has a chunk of its own. */
const shared = inProject(/^src\/(?!.*Page\.tsx|(?:app\/scripts|search|analytics|[a-z]+\/lazy)\/)/);

/** The same of what no feature has alone. */
const basic = inProject(/^src\/(?:app|ui)\/(?!(?:scripts|lazy)\/|.*Page\.tsx)/);

/** What the renderer of pages is made of: Vike's modules are in the output as well, and it does not need them. */
const rendering = inProject(/^(?:src|node_modules)\/(?!vike\/)/);

/**
 * How files share chunks. Basic parts that few pages need are one: a set as small as theirs would join a chunk of code that
 * these pages do not need. What six pages use of the others is one chunk, which compresses better than many and is read
 * once. Of all else, files that the same pages use share one, so that no page loads another's; a set smaller than the
 * threshold, in bytes before compression, joins its nearest neighbour.
 */
const chunkGroups = [
  { name: 'react', test: inProject(/^node_modules\/(?:react|@remix-run)/) },
  { name: 'lazy', test: inProject(/^src\/ui\/lazy\//) },
  { name: 'core', test: basic, minShareCount: 6 },
  { name: 'parts', test: shared, entriesAware: true, entriesAwareMergeThreshold: 1200 },
];

/**
 * The order of cascade layers, first of all in every style sheet: bundling may put any of them first.
 */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: {
    filter: { id: /\.css(?:\?direct)?$/ },
    handler: (code) => `@layer tokens, reset, base, components, utilities, print, theme, extra;\n${code}`,
  },
};

/** What is compiled into the renderer: where it is used, there are no packages. */
const compiledIn = ['react', 'react-dom', 'react-router-dom', 'react-router', '@remix-run/router'];

/** What the browser loads besides the site itself. */
const ownScripts = {
  // Runs by itself, before everything else, on the pages that answer a query.
  asked: path.join(root, 'src/app/scripts/asked.ts'),
  // The same, where an announcement has a last day.
  announced: path.join(root, 'src/app/scripts/announced.ts'),
  // Loads the code of the site after the first paint.
  start: path.join(root, 'src/app/scripts/start.ts'),
  // Is loaded from the development server only.
  live: path.join(root, 'src/app/scripts/live.ts'),
};

/** The characters of classes. There are no vowels, since ad blockers hide elements by classes such as "ad". */
const first = 'bcdfghjklmnpqrstvwxz';
const second = `${first}0123456789`;

const idOf = (name: string, file: string): string => `${path.relative(root, file).split(path.sep).join('/')} ${name}`;

/** The names in a style sheet of a component, and what looks like one. */
const namesIn = (file: string): readonly string[] =>
  [...readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes )([a-z][\w-]*)/gi)].map(([, name = '']) =>
    idOf(name, file),
  );

/**
 * The classes of all components, which a course page names four hundred times: in their order, since neighbours compress
 * better than hashes, by 4 % of all styles.
 */
const classes = new Map(
  readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => path.join(root, 'src', file))
    .flatMap(namesIn)
    .sort()
    .filter((id, i, all) => id !== all[i - 1])
    .slice(0, first.length * second.length)
    .map((id, i) => [id, `${first[Math.trunc(i / second.length)] ?? ''}${second[i % second.length] ?? ''}`]),
);

/** The class of a name; where none is left, and of a name that was added while a server runs, it is longer. */
function scopedName(name: string, file: string): string {
  const id = idOf(name, file.split('?')[0] ?? file);
  return classes.get(id) ?? id.replace(/\W/g, '_');
}

export default defineConfig(({ command }) => ({
  root,
  publicDir: false,
  clearScreen: false,
  plugins: [layerOrder, react(), vike()],
  // No style sheet calls light-dark(), for which each change of the scheme would set two properties.
  css: {
    postcss: {},
    modules: { generateScopedName: scopedName },
    lightningcss: { exclude: Features.LightDark },
  },
  // Files name each other relative to themselves, so that one bundle serves every base: scripts do already, and Vike allows
  // no relative base. The style sheet is in the folder of all that it names.
  experimental: {
    renderBuiltUrl: (file, { hostType }) => (hostType === 'css' ? path.posix.basename(file) : undefined),
  },
  build: {
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Names of classes that were written where they are used would leave their style sheet without an import: it would be lost.
      optimization: { inlineConst: false },
      output: {
        // Each file names a dozen others: every letter counts. A name may not begin with what a hash may.
        chunkFileNames: 'assets/chunks/c[hash:7].js',
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { input: ownScripts, output: { codeSplitting: { groups: chunkGroups } } } } },
    ssr: {
      // One self-contained module renders pages: the build imports it without Vite or Vike.
      resolve: { noExternal: command === 'build' ? compiledIn : [] },
      // Pages come from React's production code, whatever the environment of the build.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        rolldownOptions: {
          input: { renderer: fileURLToPath(new URL('src/app/entry-server.tsx', import.meta.url)) },
          // Hundreds of small chunks take longer to load than to run; each module still runs when it is first needed.
          output: { strictExecutionOrder: true, codeSplitting: { groups: [{ name: 'renderer', test: rendering }] } },
        },
      },
    },
  },
}));
