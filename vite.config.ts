import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import vike from 'vike/plugin';
import { defineConfig, type Plugin } from 'vite';

/** The order of cascade layers, first of all in every style sheet: bundling may put any of them first. */
const layerOrder: Plugin = {
  name: 'layer-order',
  enforce: 'pre',
  transform: (code, id) => (/\.css$/.test(id) ? `@layer reset, base, components, utilities;\n${code}` : undefined),
};

export default defineConfig(({ command }) => ({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  clearScreen: false,
  plugins: [layerOrder, react(), vike()],
  build: {
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Small parts that several pages share, and the class names of styles, travel together: one request, not eighty.
          groups: [
            { name: 'parts', test: /[\\/]src[\\/](components|hooks)[\\/]|[\\/]src[\\/]pages[\\/].*\.css$/ },
            { name: 'forms', test: /[\\/]src[\\/]forms[\\/]/ },
          ],
        },
      },
    },
  },
  environments: {
    ssr: {
      // One self-contained module renders pages: the build imports it without Vite or Vike.
      resolve: { noExternal: command === 'build' ? ['react', 'react-dom', 'react-router-dom', 'react-router'] : [] },
      build: {
        rolldownOptions: { input: { renderer: fileURLToPath(new URL('src/entry-server.tsx', import.meta.url)) } },
      },
    },
  },
}));
