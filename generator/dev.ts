// The site on Vite's development server: the same plan and the same rendering as the build, made anew when a
// content file is saved. Problems in the content lie over the open page until they are mended.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { planOf, type CheckOptions, type CheckResult } from './check.ts';
import { hasErrors } from './diagnostics/arrange.ts';
import type { Plan } from './model.ts';
import { createCollector } from './serve/collector.ts';
import { listen } from './serve/listen.ts';
import { mediaTypeOf } from './serve/media-types.ts';
import type { DevRenderer } from './render/dev-renderer.ts';
import { pageIn, problemsPage, problemsText, staticOutputs, type DevFiles } from './render/dev-pages.ts';
import { openPictureCache, pictureCacheFolder } from './render/picture-cache.ts';
import { shellFile, pageData } from './render/render.ts';

export interface DevOptions extends Pick<CheckOptions, 'content'> {
  /** The clock, asked at each check and each submission. */
  readonly now: () => Date;
  /** The folder that receives what visitors send with the forms. */
  readonly submissions: string;
  /** A free one is taken where none is given. */
  readonly port?: number;
  readonly host?: string;
  /** Called with every check of the content: at the start and after each saved file. */
  readonly onCheck: (result: CheckResult) => void;
}

export interface DevServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Data and pages say this version in development, where nothing is hashed. */
const VERSION = 'dev';

/** What the server shows now: the last plan without errors, its files, and the last check. */
interface State {
  readonly checked: CheckResult;
  readonly plan?: Plan;
  readonly files: DevFiles;
}

async function nextState(options: DevOptions, last: State | undefined): Promise<State> {
  const cache = openPictureCache({ folder: pictureCacheFolder, now: options.now });
  const { plan, ...checked } = await planOf({ content: options.content, now: options.now(), base: '/' });
  if (!plan) return { checked, files: last?.files ?? new Map(), ...(last?.plan ? { plan: last.plan } : {}) };
  return { checked, plan, files: staticOutputs(plan, VERSION, { content: options.content, cache }) };
}

interface Reply {
  readonly status: number;
  /** A file name whose ending tells the media type. */
  readonly file: string;
  readonly body: string | Uint8Array;
}

function send(response: ServerResponse, { status, file, body }: Reply): void {
  response.writeHead(status, { 'Content-Type': mediaTypeOf(file), 'Cache-Control': 'no-store' }).end(body);
}

async function pageReply(address: string, plan: Plan, renderer: DevRenderer): Promise<Reply> {
  const { planned, status } = pageIn(plan, address);
  const input = {
    page: pageData(planned, VERSION),
    shell: plan.shell,
    shellUrl: plan.base + shellFile(plan).file,
    assets: { styles: [], scripts: [], preloads: [] },
  };
  return { status, file: '.html', body: await renderer.render(address, input) };
}

const isPage = (request: IncomingMessage, address: string): boolean =>
  (request.headers.accept ?? '').includes('text/html') && !/^\/(@|src\/|node_modules\/)/.test(address);

const notFoundReply: Reply = { status: 404, file: '.txt', body: '404 Not Found\n' };

/** Answers from the plan what the plan has; undefined for the site's modules. */
async function replyTo(request: IncomingMessage, state: State, renderer: DevRenderer): Promise<Reply | undefined> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost');
  const file = state.files.get(decodeURI(pathname.slice(1)));
  if (file) return { status: 200, file: pathname, body: await file() };
  if (!isPage(request, pathname)) return undefined;
  if (!state.plan) return { status: 500, file: '.html', body: problemsPage(state.checked) };
  return pageReply(pathname, state.plan, renderer);
}

/** Starts the development server for a content folder, and makes the project's folder the working directory. */
export async function dev(given: DevOptions): Promise<DevServer> {
  const options = { ...given, content: path.resolve(given.content), submissions: path.resolve(given.submissions) };
  const server = createServer();
  const { startDevRenderer } = await import('./render/dev-renderer.ts');
  const renderer = await startDevRenderer(server);
  const collect = createCollector({ folder: options.submissions, now: options.now });
  let state = await nextState(options, undefined);
  options.onCheck(state.checked);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const [address = '/'] = (request.url ?? '/').split('?');
    const redirect = state.plan?.maps.redirects[address];
    if (address === '/submissions') return collect(request, response);
    if (redirect !== undefined) return void response.writeHead(301, { Location: redirect }).end();
    const reply = await replyTo(request, state, renderer);
    if (reply) send(response, reply);
    else renderer.middlewares(request, response, () => send(response, notFoundReply));
  };

  server.on('request', (request, response) => {
    answer(request, response).catch((error: unknown) => {
      send(response, { status: 500, file: '.txt', body: error instanceof Error ? (error.stack ?? '') : String(error) });
    });
  });
  const follow = async (): Promise<void> => {
    state = await nextState(options, state);
    options.onCheck(state.checked);
    renderer.show(hasErrors(state.checked.diagnostics) ? { problems: problemsText(state.checked) } : undefined);
  };
  // One check after the other: of two that overlapped, the older might end last and show what is no longer written.
  let turn = Promise.resolve();
  renderer.watch(options.content, () => {
    turn = turn.then(follow).catch((error: unknown) => renderer.show({ problems: String(error) }));
  });
  if (hasErrors(state.checked.diagnostics)) renderer.show({ problems: problemsText(state.checked) });

  const host = options.host ?? '127.0.0.1';
  const port = await listen(server, { host, port: options.port ?? 0 });
  return {
    url: `http://${host}:${port}/`,
    close: async () => {
      await renderer.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
