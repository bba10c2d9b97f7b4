import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Sets of parts below this size, before compression, are not worth a request of their own. */
const PART_BYTES = 2400;

/** The order of cascade layers, first of all in every style sheet: bundling may put any of them first. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (/\.css$/.test(id) ? `@layer reset, base, components, utilities;\n${code}` : undefined),
};

/** The router without its warnings for developers: its package offers bundlers only the file that has them. */
const productionRouter = {
  find: /^react-router$/,
  replacement: path.join(createRequire(import.meta.url).resolve('react-router'), '../../production/index.mjs'),
};

/** What the renderer of pages is made of: where it is used, there are no packages. */
const compiledIn = ['react', 'react-dom', 'react-router-dom', 'react-router', 'cookie', 'set-cookie-parser'];

/** What the browser loads besides the site itself. */
const ownScripts = {
  // Runs by itself, before everything else, on the pages that answer a query.
  asked: path.join(root, 'src/asked.ts'),
  // Is loaded from the development server only.
  live: path.join(root, 'src/live.ts'),
};

/**
 * Imports of chunks without Vite's list of what each of them imports, and its code that preloads that: the names of sixty
 * files, on every page, for one round trip less on the first way to a page of another template.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) => (id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : undefined),
};

const classes = new Map<string, string>();

/** A page names some four hundred classes: each is four letters and digits, distinct from the others by a hash of its name and file. */
function shortName(name: string, file: string): string {
  const whole = `${path.relative(root, file.replace(/\?.*/, ''))} ${name}`;
  const hash = createHash('sha256').update(whole).digest();
  const letters = hash.readUInt32BE(0).toString(36).padStart(3, '0').slice(-3);
  const short = `${'abcdefghijklmnopqrstuvwxyz'.charAt(hash.readUInt8(4) % 26)}${letters}`;
  const other = classes.get(short) ?? whole;
  if (other !== whole) throw new Error(`"${whole}" and "${other}" have the same short name: rename one of them.`);
  classes.set(short, whole);
  return short;
}

export default defineConfig(({ command }) => ({
  root,
  publicDir: false,
  clearScreen: false,
  plugins: [layerOrder, plainImports, react(), vike()],
  resolve: { alias: command === 'build' ? [productionRouter] : [] },
  css: { modules: command === 'build' ? { generateScopedName: shortName } : {} },
  build: {
    cssCodeSplit: false,
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small parts travel together: one request, not eighty. Those that the same pages use share a file, so that no
          // page loads another's; a set of parts smaller than the threshold joins its nearest neighbour.
          groups: [
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser)[\\/]/,
            },
            {
              name: 'parts',
              test: /[\\/]src[\\/](?!pages[\\/].*\.tsx$|media[\\/]|asked\.ts$)/,
              entriesAware: true,
              entriesAwareMergeThreshold: PART_BYTES,
            },
          ],
        },
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
