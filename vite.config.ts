// How Vite and Vike bundle the site's code, and serve it during development.
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What pages share: not what is loaded by itself, as a page, a script, or code on demand, which has a chunk of its own. */
const shared =
  /[\\/]src[\\/](?!.*Page\.tsx|sections[\\/](?:bands|section-)|media[\\/]parts\.tsx|(?:app[\\/]scripts|search|analytics|[a-z]+[\\/]lazy)[\\/])/;

/**
 * How files share chunks. What eight pages or sections use is one chunk, which compresses better than many and is
 * read once. Of the others, those that the same pages use share one, so that no page loads another's; a set smaller than
 * the threshold, in bytes before compression, joins its nearest neighbour.
 */
const chunkGroups = [
  { name: 'react', test: /[\\/]node_modules[\\/]react/ },
  { name: 'core', test: shared, minShareCount: 8 },
  { name: 'parts', test: shared, entriesAware: true, entriesAwareMergeThreshold: 700 },
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

/**
 * The router without its warnings for developers: its package offers bundlers only the file that has them. The package of
 * the browser's router passes the same on, and would bring the other file as well.
 */
const productionRouter = {
  find: /^react-router(?:-dom)?$/,
  replacement: path.join(createRequire(import.meta.url).resolve('react-router'), '../../production/index.mjs'),
};

/**
 * What keeps components of the router in the bundle that the site does not use: names for developers' tools, and calls and
 * assignments that look as if they did something. Pages would load 6 kB more.
 */
const routerEffects: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "[^"\n]*";$/gm, ''],
  [/^(var (\w+) = class extends [\w.]+ \{)([^]*?)^\2\.contextType = (\w+);$/gm, '$1static contextType = $4;$3'],
  [
    /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new Set\(|Object\.getOwnPropertyNames\()/gm,
    '/* @__PURE__ */ ',
  ],
];

const found = new Set<RegExp>();

/** The router without these. A version of it that is written otherwise ends the build, in place of making pages heavier. */
const terseRouter: Plugin = {
  name: 'terse-router',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) =>
      routerEffects.reduce((text, [pattern, to]) => {
        const shorter = text.replace(pattern, to);
        if (shorter !== text) found.add(pattern);
        return shorter;
      }, code),
  },
  buildEnd: (error) => {
    const lost = routerEffects.find(([pattern]) => !found.has(pattern));
    if (!error && lost)
      throw new Error(`Nothing in the production files of react-router matches ${lost[0]}: see vite.config.ts.`);
  },
};

/** What the renderer of pages is made of: where it is used, there are no packages. */
const compiledIn = ['react', 'react-dom', 'react-router-dom', 'react-router', 'cookie', 'set-cookie-parser'];

/** What the browser loads besides the site itself. */
const ownScripts = {
  // Runs by itself, before everything else, on the pages that answer a query.
  asked: path.join(root, 'src/app/scripts/asked.ts'),
  // The same, where an announcement has a last day.
  announced: path.join(root, 'src/app/scripts/announced.ts'),
  // Is loaded from the development server only.
  live: path.join(root, 'src/app/scripts/live.ts'),
};

/**
 * Imports of chunks without Vite's list of what each imports, which names sixty files on every page, and its code for that. The data of a page names those that it needs.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

const digits = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'];
const scopedNames = new Map<string, string>();

/**
 * The class of a name in a style sheet of a component: a hash of both, as short as it can be, because a course page names
 * four hundred.
 * @throws when two have the same.
 */
function scopedName(name: string, file: string): string {
  const source = `${path.relative(root, file).split(path.sep).join('/').split('?')[0]} ${name}`;
  const hash = createHash('sha256').update(source).digest();
  const letter = digits[hash.readUInt8(0) % 52] ?? '';
  const short = letter + [1, 2].map((at) => digits[hash.readUInt8(at) % 62]).join('');
  const other = scopedNames.get(short) ?? source;
  if (other !== source) throw new Error(`${source} and ${other} have the same class: rename one of them.`);
  scopedNames.set(short, source);
  return short;
}

export default defineConfig(({ command }) => ({
  root,
  publicDir: false,
  clearScreen: false,
  plugins: [layerOrder, plainImports, terseRouter, react(), vike()],
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  css: { postcss: {}, modules: { generateScopedName: scopedName } },
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
        rolldownOptions: { input: { renderer: fileURLToPath(new URL('src/app/entry-server.tsx', import.meta.url)) } },
      },
    },
  },
}));
