// Vite's development server with Vike, without a port of its own: it serves the site's code, renders planned pages, and
// sends messages to the open pages.
import type { Server } from 'node:http';
import path from 'node:path';
// eslint-disable-next-line no-restricted-imports -- Vike takes its folder from the working directory only
import process from 'node:process';
import { renderPage } from 'vike/server';
import { createServer, type Connect, type FSWatcher, type HotPayload } from 'vite';
import { projectFolder } from '../cache/project-folder.ts';
import { plainPlace } from './plain-path.ts';
import { silenceVike } from './silence-vike.ts';
import type { DocumentInput } from '../../src/entry-server.tsx';

/** Content without errors, as announced to the open pages. */
export interface Saved {
  /** The version of pages and shell; a page of this version does not reload. */
  readonly version: string;
  readonly shellUrl: string;
}

/** A message to the open pages: the problems of the content, or what to show. */
export type News = { readonly problems: string } | { readonly saved: Saved };

export interface DevRenderer {
  /** Serves the modules of the site's code. */
  readonly middlewares: Connect.Server;
  render(address: string, input: DocumentInput): Promise<string>;
  /** Updates the open pages or covers them with the problems; pages opened later get the last message too. */
  notify(news: News): void;
  /** Reloads the open pages. */
  reload(): void;
  /** Calls back, at most every 30 ms, with the files below the folder that were saved, created or deleted. */
  watch(folder: string, onChange: (files: ReadonlySet<string>) => void): void;
  close(): Promise<void>;
}

const QUIET_MS = 30;

/** Files in hidden folders belong to the editor, or are written for it by each check. */
const isContent = (folder: string, file: string): boolean => {
  const inside = path.relative(folder, file);
  return !path.isAbsolute(inside) && inside.split(path.sep).every((part) => !part.startsWith('.'));
};

const messageOf = (news: News): HotPayload =>
  'problems' in news
    ? { type: 'error', err: { message: news.problems, stack: '', plugin: 'prospectus' } }
    : { type: 'custom', event: 'prospectus:saved', data: news.saved };

type OnChange = Parameters<DevRenderer['watch']>[1];

function watch(watcher: FSWatcher, folder: string, onChange: OnChange): void {
  let timer: NodeJS.Timeout | undefined;
  let files = new Set<string>();
  watcher.add(folder);
  watcher.on('all', (_event, file) => {
    if (!isContent(folder, file)) return;
    files.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange(files);
      files = new Set();
    }, QUIET_MS);
  });
}

/** Starts Vite in middleware mode, in the project's folder or a copy of it; `server` carries its WebSocket messages. */
export async function startDevRenderer(server: Server): Promise<DevRenderer> {
  const { folder: root, close } = plainPlace(projectFolder, false);
  process.once('exit', close);
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
  let latest: News | undefined;
  vite.ws.on('connection', () => {
    if (latest) vite.ws.send(messageOf(latest));
  });
  // A file may be saved after a page was rendered and before it listens.
  vite.ws.on('prospectus:listening', (_data, client) => {
    if (latest) client.send(messageOf(latest));
  });
  return {
    middlewares: vite.middlewares,
    render: async (address, input) => {
      const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: address, input });
      if (errorWhileRendering instanceof Error) throw errorWhileRendering;
      return httpResponse?.body ?? '';
    },
    notify: (news) => {
      latest = news;
      vite.ws.send(messageOf(news));
    },
    reload: () => {
      vite.ws.send({ type: 'full-reload' });
    },
    watch: (folder, onChange) => watch(vite.watcher, folder, onChange),
    close: async () => {
      await vite.close();
      close();
      speakAgain();
    },
  };
}
