// How Vite and Vike bundle the site's code, and serve it during development.
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** What pages share. A page, a section, a script and what is loaded when it is asked for are in other folders, a file each. */
const shared =
  /[\\/]src[\\/](?!(?:pages[\\/].*\.tsx|(?:scripts|sections|media|search|analytics|[a-z]+[\\/]lazy)[\\/]))/;

/**
 * How files share chunks. What a fourth of all pages and sections use is one chunk, which compresses better than many and is
 * read once. Of the others, those that the same pages use share one, so that no page loads another's; a set smaller than
 * the threshold, in bytes before compression, joins its nearest neighbour.
 */
const chunkGroups = [
  { name: 'react', test: /[\\/]node_modules[\\/]react/ },
  { name: 'core', test: shared, minShareCount: 8 },
  { name: 'parts', test: shared, entriesAware: true, entriesAwareMergeThreshold: 500 },
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
 * What keeps components of the router that no page uses: names for developer tools, and calls of which a bundler cannot know
 * that they only make something. The options of Rolldown for this also remove effects within functions.
 */
const routerMarks: readonly (readonly [RegExp, string])[] = [
  [/^\w+\.displayName = "[^"\n]*";$/gm, ''],
  [/(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm, '/* @__PURE__ */ '],
];

/** The router without components that no page uses: 4 kB of every page, gzipped. */
const shakenRouter: Plugin = {
  name: 'shaken-router',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production[\\/]chunk-/, code: /forwardRef\(/ },
    handler: (code) =>
      routerMarks.reduce((text, [pattern, to]) => {
        if (text.search(pattern) < 0) throw new Error(`The router has nothing that ${pattern} matches.`);
        return text.replace(pattern, to);
      }, code),
  },
};

/** What the renderer of pages is made of: where it is used, there are no packages. */
const compiledIn = ['react', 'react-dom', 'react-router-dom', 'react-router', 'cookie', 'set-cookie-parser'];

/** What the browser loads besides the site itself. */
const ownScripts = {
  // Runs by itself, before everything else, on the pages that answer a query.
  asked: path.join(root, 'src/scripts/asked.ts'),
  // The same, where an announcement has a last day.
  announced: path.join(root, 'src/scripts/announced.ts'),
  // Is loaded from the development server only.
  live: path.join(root, 'src/scripts/live.ts'),
};

/** Classes and animations are named by hashes of their file; containers and grid areas are shared by files. */
const cssModules = { pattern: '[hash]_[local]', container: false, grid: false };

/** The newest browser: a file stays as it is written until all are one style sheet, which is made for older ones too. */
const asWritten = { chrome: 255 << 16 };

export default defineConfig(({ command }) => ({
  root,
  publicDir: false,
  clearScreen: false,
  plugins: [layerOrder, shakenRouter, react(), vike()],
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  css: { transformer: 'lightningcss', lightningcss: { cssModules, targets: asWritten } },
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
      output: {
        // Each file names a dozen others: every letter counts. A name may not begin with what a hash may.
        chunkFileNames: 'assets/chunks/c[hash:7].js',
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
  environments: {
    client: { build: { rolldownOptions: { input: ownScripts } } },
    ssr: {
      // One self-contained module renders pages: the build imports it without Vite or Vike.
      resolve: { noExternal: command === 'build' ? compiledIn : [] },
      // Pages come from React's production code, whatever the environment of the build.
      define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
      build: {
        rolldownOptions: { input: { renderer: fileURLToPath(new URL('src/entry-server.tsx', import.meta.url)) } },
      },
    },
  },
}));
