// How Vite and Vike bundle the site's code, and serve it during development.
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
 * How parts share files. What a fifth of all pages and sections use is one file, which compresses better than many and is
 * read once. Of the others, those that the same pages use share a file, so that no page loads another's; a set of parts
 * smaller than the threshold, in bytes before compression, joins its nearest neighbour.
 */
const chunkGroups = [
  {
    name: 'react',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|cookie|set-cookie-parser)[\\/]/,
  },
  { name: 'core', test: parts, minShareCount: 6 },
  { name: 'parts', test: parts, entriesAware: true, entriesAwareMergeThreshold: 700 },
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

/**
 * The router without its texts for developers: every page loads them, none shows them.
 */
const terseRouter: Plugin = {
  name: 'terse-router',
  enforce: 'pre',
  transform: {
    filter: { id: /react-router[\\/]dist[\\/]production/ },
    handler: (code) => routerTexts.reduce((text, [pattern, to]) => text.replace(pattern, to), code),
  },
};

/** What the renderer of pages is made of: where it is used, there are no packages. */
const compiledIn = ['react', 'react-dom', 'react-router-dom', 'react-router', 'cookie', 'set-cookie-parser'];

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
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** Classes and animations by file; containers and grid areas are shared by files. */
const cssModules = { pattern: '[name]_[local]', container: false, grid: false };

/** The newest browser: a file stays as it is written until all are one style sheet, which is made for older ones too. */
const asWritten = { chrome: 255 << 16 };

/**
 * The classes and animations of all style sheets, as Lightning CSS names them: by their file. A comment may add one that does
 * not exist.
 */
function allClasses(): readonly string[] {
  const files = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .map((file) => ({ file, stem: path.basename(file, '.css').replaceAll('.', '-') }));
  const twin = files.find(({ stem }, place) => files.findIndex((other) => other.stem === stem) !== place);
  if (twin) throw new Error(`Two style sheets are called ${path.basename(twin.file)}, and their classes would be one.`);
  return files
    .flatMap(({ file, stem }) => {
      const text = readFileSync(path.join(root, 'src', file), 'utf8');
      const names = new Set([...text.matchAll(/(?:\.|@keyframes +)([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
      return [...names].map((name) => `${stem}_${name}`);
    })
    .sort();
}

/**
 * A page names some four hundred classes. Each is two letters or digits: its place among all of them, so that the classes
 * of a file, which appear together, have names that compress well.
 */
const shortName = (place: number): string =>
  'abcdefghijklmnopqrstuvwxyz'.charAt(place % 26) + Math.floor(place / 26).toString(36);

/** Classes by short names: in the style sheet before Vite collects it, and in the code that names them. */
function shortNames(): Plugin[] {
  let names: ReadonlyMap<string, string> | undefined;
  const shortOf = (whole: string): string => {
    names ??= new Map(allClasses().map((name, place) => [name, shortName(place)]));
    const short = names.get(whole);
    if (short === undefined) throw new Error(`The class "${whole}" is not found in the text of its file.`);
    return short;
  };
  const handler = (text: string): string => text.replace(/[\w-]+-module_[\w-]+/g, shortOf);
  const transform = { filter: { id: /\.module\.css$/ }, handler };
  return [
    { name: 'short-names-in-styles', transform },
    { name: 'short-names-in-code', enforce: 'post', transform },
  ];
}

export default defineConfig(({ command }) => ({
  root,
  publicDir: false,
  clearScreen: false,
  plugins: [layerOrder, plainImports, terseRouter, react(), vike(), command === 'build' && shortNames()],
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  css: { transformer: 'lightningcss', lightningcss: { cssModules, targets: asWritten } },
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
