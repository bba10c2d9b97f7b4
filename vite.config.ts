import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/**
 * What travels in files with others. Not pages, sections and what is loaded when it is asked for: each is a file of its own,
 * or it would join others.
 */
const parts =
  /[\\/]src[\\/](?!pages[\\/].*\.tsx$|sections[\\/](?:.*Section\.tsx|bands\.ts)$|components[\\/]Gallery(?:Bar|Dialog)\.tsx$|media[\\/]|(?:ask|announc)ed\.ts$|forms[\\/](?:course-title|load-offers|sending)|catalogue[\\/]course-index|search[\\/]|analytics[\\/])/;

/**
 * How parts share files. What a third of all pages and sections use is one file, which compresses better than many and is
 * read once. Of the others, those that the same pages use share a file, so that no page loads another's; a set of parts
 * smaller than the threshold, in bytes before compression, joins its nearest neighbour.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
  },
  { name: 'core', test: parts, minShareCount: 9 },
  { name: 'parts', test: parts, entriesAware: true, entriesAwareMergeThreshold: 300 },
];

/** The order of cascade layers, first of all in every style sheet: bundling may put any of them first. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) =>
    /\.css$/.test(id) ? `@layer tokens, reset, base, components, utilities, print, theme, extra;\n${code}` : undefined,
};

/** The router without its warnings for developers: its package offers bundlers only the file that has them. */
const productionRouter = {
  find: /^react-router$/,
  replacement: path.join(createRequire(import.meta.url).resolve('react-router'), '../../production/index.mjs'),
};

/**
 * The router's texts for developers: assertions without theirs, as React's own are in production, no warnings, no names of
 * components for its tools. Such assignments, and calls that look as if they did something, are what keeps components in
 * the bundle that nobody uses.
 */
const routerTexts: readonly (readonly [RegExp, string])[] = [
  [/(\binvariant\(\s*[^"`;]+?,(?:\s*\/\/[^\n]*)*\s*)(?:"[^"\n]*"|`[^`]*`)(?=\s*\))/g, "$1''"],
  [/^\w+\.displayName = "[^"\n]*";$/gm, ''],
  [/^(var (\w+) = class extends [\w.]+ \{)([^]*?)^\2\.contextType = (\w+);$/gm, '$1static contextType = $4;$3'],
  [/(?<=^\s*)warning\(/gm, '/* @__PURE__ */ warning('],
  [
    /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\(|new Set\(|Object\.getOwnPropertyNames\()/gm,
    '/* @__PURE__ */ ',
  ],
];

/** The router without its texts for developers: every page loads them, none shows them. */
const terseRouter: Plugin = {
  name: 'terse-router',
  enforce: 'pre',
  transform: (code, id) =>
    /react-router[\\/]dist[\\/]production/.test(id)
      ? routerTexts.reduce((text, [pattern, to]) => text.replace(pattern, to), code)
      : undefined,
};

/** What the renderer of pages is made of: where it is used, there are no packages. */
const compiledIn = ['react', 'react-dom', 'react-router', 'cookie', 'set-cookie-parser'];

/** What the browser loads besides the site itself. */
const ownScripts = {
  // Runs by itself, before everything else, on the pages that answer a query.
  asked: path.join(root, 'src/asked.ts'),
  // The same, where an announcement has a last day.
  announced: path.join(root, 'src/announced.ts'),
  // Is loaded from the development server only.
  live: path.join(root, 'src/live.ts'),
};

/**
 * Imports of chunks without Vite's list of what each of them imports, and its code that preloads that: the names of sixty
 * files, on every page. The data of a page names those that it needs.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

/** The classes and animations of all style sheets, each by its file and name. A comment may add one that does not exist. */
function allClasses(): readonly string[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.module.css'))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, 'src', file), 'utf8');
      const names = new Set([...text.matchAll(/(?:\.|@keyframes +)([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
      return [...names].map((name) => `${path.posix.join('src', ...file.split(path.sep))} ${name}`);
    })
    .sort();
}

let places: ReadonlyMap<string, number> | undefined;

/**
 * A page names some four hundred classes. Each is two letters or digits: its place among all of them, so that the classes
 * of a file, which appear together, have names that compress well.
 */
function shortName(name: string, file: string): string {
  places ??= new Map(allClasses().map((whole, place) => [whole, place]));
  const whole = `${path.relative(root, file.replace(/\?.*/, '')).split(path.sep).join('/')} ${name}`;
  const place = places.get(whole);
  if (place === undefined) throw new Error(`The class "${whole}" is not found in the text of its file.`);
  return 'abcdefghijklmnopqrstuvwxyz'.charAt(place % 26) + Math.floor(place / 26).toString(36);
}

export default defineConfig(({ command }) => ({
  root,
  publicDir: false,
  clearScreen: false,
  plugins: [layerOrder, plainImports, terseRouter, react(), vike()],
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
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
