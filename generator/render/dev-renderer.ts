// Vite's development server with Vike, without a port of its own: it serves the site's code, renders the pages that
// the plan gives it, and carries messages to the open pages.
import type { Server } from 'node:http';
import path from 'node:path';
// eslint-disable-next-line no-restricted-imports -- Vike can be told its folder in no other way than by the working one
import process from 'node:process';
import { renderPage } from 'vike/server';
import { createServer, type Connect } from 'vite';
import { projectFolder } from '../project-folder.ts';
import type { DocumentInput } from '../../src/entry-server.tsx';

const root = projectFolder;

/** What lies over the open pages: nothing, or what is wrong with the content. */
export type Overlay = { readonly problems: string } | undefined;

export interface DevRenderer {
  /** Serves the modules of the site's code. */
  readonly middlewares: Connect.Server;
  render(address: string, input: DocumentInput): Promise<string>;
  /** Loads the open pages again, or lays the problems over them. */
  show(overlay: Overlay): void;
  /** Calls back, at most every 30 ms, when a file below the folder is saved, made or deleted. */
  watch(folder: string, onChange: () => void): void;
  close(): Promise<void>;
}

const QUIET_MS = 30;

/** Files in hidden folders are the editor's, and those that each check writes for it. */
const isContent = (folder: string, file: string): boolean => {
  const inside = path.relative(folder, file);
  return !path.isAbsolute(inside) && inside.split(path.sep).every((part) => !part.startsWith('.'));
};

const errorMessage = (problems: string) => ({
  type: 'error' as const,
  err: { message: problems, stack: '', plugin: 'prospectus' },
});

/** Starts Vite in middleware mode, in the project's folder; its messages to the pages go over `server`. */
export async function startDevRenderer(server: Server): Promise<DevRenderer> {
  // Vike 0.4 looks for the project in the working directory, and judges by it which folders are absolute.
  if (process.cwd() !== root) process.chdir(root);
  const vite = await createServer({
    root,
    configFile: path.join(root, 'vite.config.ts'),
    logLevel: 'error',
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
  let current: Overlay;
  vite.ws.on('connection', () => {
    if (current) vite.ws.send(errorMessage(current.problems));
  });
  return {
    middlewares: vite.middlewares,
    render: async (address, input) => {
      const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: address, input });
      if (errorWhileRendering instanceof Error) throw errorWhileRendering;
      return httpResponse?.body ?? '';
    },
    show: (overlay) => {
      current = overlay;
      vite.ws.send(overlay ? errorMessage(overlay.problems) : { type: 'full-reload' });
    },
    watch: (folder, onChange) => {
      let timer: NodeJS.Timeout | undefined;
      vite.watcher.add(folder);
      vite.watcher.on('all', (_event, file) => {
        if (!isContent(folder, file)) return;
        clearTimeout(timer);
        timer = setTimeout(onChange, QUIET_MS);
      });
    },
    close: () => vite.close(),
  };
}
