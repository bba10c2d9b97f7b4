// The bundled site for the development server: pages and code are those of a build, with the script that listens to the
// server's news.
import { readFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import path from 'node:path';
import { wholeHtml } from '../../../src/app/page-html.ts';
import { isPackage } from '../../cache/project-folder.ts';
import { FOREVER } from '../../model/caching.ts';
import { makeBundleFolder } from './bundle-folder.ts';
import { type DevRenderer, loadBundle } from './bundle.ts';

const BASE = '/';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Loads the bundle. */
export async function startBuiltRenderer(): Promise<DevRenderer> {
  const bundle = await loadBundle(await makeBundleFolder({ signal: new AbortController().signal }), BASE);
  const places = new Map([...bundle.files, bundle.live].map(({ file, from }) => [BASE + file, { file, from }]));
  const live = BASE + bundle.live.file;
  return {
    live,
    serve: ({ url = '' }, response, next) => {
      const place = places.get(url.split('?', 1)[0] ?? '');
      if (!place) return next();
      readFile(place.from).then((content) => {
        response
          .writeHead(200, { 'Content-Type': types[path.extname(place.file)], 'Cache-Control': FOREVER })
          .end(content);
      }, next);
    },
    render: async (_address, input) => {
      const assets = bundle.assetsOf(input.page.page);
      return wholeHtml(bundle.render({ ...input, assets: { ...assets, scripts: [...assets.scripts, live] } }));
    },
    close: async () => undefined,
  };
}

/** Starts the renderer: with Vite from the sources, or from the bundle of the package. `server` carries Vite's messages. */
export async function startDevRenderer(server: Server): Promise<DevRenderer> {
  if (isPackage) return startBuiltRenderer();
  return (await import('./vite-renderer.ts')).startViteRenderer(server);
}
