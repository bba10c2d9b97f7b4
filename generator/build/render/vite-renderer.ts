// Vite's development server with Vike, without a port of its own: it serves the site's code and renders planned pages.
import { realpathSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
// oxlint-disable-next-line no-restricted-imports -- Vike takes its folder from the working directory only
import process from 'node:process';
import { renderPage } from 'vike/server';
import { createServer, normalizePath } from 'vite';
import { projectFolder } from '../../cache/project-folder.ts';
import { plainProject } from './bundle-folder.ts';
import type { DevRenderer } from './bundle.ts';

/* oxlint-disable no-console -- Vike has no setting against it */
// Vike logs every request to the console. The terminal is for problems in the content.

/** Suppresses the notes of Vike and Vite, but not their errors, until the returned function is called. */
function silenceVike(): () => void {
  const log = console.log;
  console.log = (...words: unknown[]) => {
    if (!/\[vi[kt]e\]/.test(String(words[0]))) log(...words);
  };
  return () => {
    console.log = log;
  };
}

/** The script that Vite compiles when a page loads it. */
const LIVE = '/src/app/scripts/live.ts';
const ANNOUNCED = '/src/app/scripts/announced.ts';

/** The folders of the project that browsers may load from: a checkout also holds submissions, content and caches. */
const SERVED = ['src', 'node_modules'] as const;
const SERVED_ADDRESS = new RegExp(`^/(@|(${SERVED.join('|')})/)`);

/** Starts Vite in middleware mode, in the project's folder; `server` carries its WebSocket messages. */
export async function startViteRenderer(server: Server): Promise<DevRenderer> {
  const root = plainProject(projectFolder);
  // Vike 0.4 looks for the project in the working directory, and uses it to decide which folders are absolute.
  if (process.cwd() !== root) process.chdir(root);
  const speakAgain = silenceVike();
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  // Set after the start, because Vike allows the whole project. Vite compares real paths, with slashes on Windows too.
  vite.config.server.fs.allow = SERVED.map((name) => normalizePath(realpathSync(path.join(root, name))));
  // Vike adds the styles and the site's own script.
  const assets = { styles: [], announced: ANNOUNCED, scripts: [LIVE], modules: [] };
  return {
    live: LIVE,
    serve: (request, response, next) =>
      SERVED_ADDRESS.test(request.url ?? '') ? vite.middlewares(request, response, next) : next(),
    render: async (address, input) => {
      const { httpResponse, errorWhileRendering } = await renderPage({
        urlOriginal: address,
        input: { ...input, assets },
      });
      if (errorWhileRendering instanceof Error) throw errorWhileRendering;
      return httpResponse?.body ?? '';
    },
    close: async () => {
      await vite.close();
      speakAgain();
    },
  };
}
