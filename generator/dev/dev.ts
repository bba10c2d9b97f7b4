// The development server: the plan and the rendering are those of the build, renewed when a content file is saved.
// Problems in the content cover the open page until they are fixed.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { News } from '../../src/app/scripts/live-props.ts';
import { planningOf, type CheckOptions, type CheckResult, type Planning } from '../build/pipeline/check.ts';
import { hasErrors } from '../rules/arrange.ts';
import { builtInKinds, type Kinds } from '../kinds/kinds.ts';
import { FOREVER } from '../model/caching.ts';
import { ContentChanged, type SharedPlan } from '../model/planned.ts';
import { sharedParts } from '../features/shell/page-context.ts';
import { acceptedFields } from '../features/forms/form-fields.ts';
import { targetOf } from '../serve/answer.ts';
import { createCollector, type Collector } from '../serve/collector.ts';
import { isOwnHost, listen } from '../serve/listen.ts';
import { mediaTypeOf, segmentsOf } from '../serve/static-files.ts';
import type { DevRenderer } from '../build/render/bundle.ts';
import { openPictureCache, pictureCacheFolder } from '../build/render/picture-cache.ts';
import { shellFile, pageData } from '../build/render/site-files.ts';
import { devFiles, pageAt, problemsPage, problemsText, type DevFiles, shownProblems } from './dev-pages.ts';
import { followContent } from './follow-content.ts';

// Messages to the open pages, as server-sent events: what src/app/scripts/live.ts listens to.

/** Where pages listen. */
const NEWS = '/@prospectus/news';

export type NewsStream = ReturnType<typeof openNews>;

const messageOf = (news: News): string => `data: ${JSON.stringify(news)}\n\n`;

/** Opens a stream of messages to a page, in which there is none yet. */
export function openNews() {
  const readers = new Set<ServerResponse>();
  let latest: News | undefined;
  const write = (text: string): void => {
    for (const reader of readers) reader.write(text);
  };
  return {
    open: (response: ServerResponse): void => {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: 500\n\n${latest ? messageOf(latest) : ''}`);
      readers.add(response);
      response.once('close', () => readers.delete(response));
    },
    /** Sends a message to the open pages; pages opened later get the last one too. */
    send: (news: News): void => {
      latest = news;
      write(messageOf(news));
    },
    reload: () => write('event: reload\ndata:\n\n'),
  };
}

export interface DevOptions extends Pick<CheckOptions, 'content' | 'languages'> {
  /** The clock, read at each check and each submission. */
  readonly now: () => Date;
  /** The folder or .jsonl file in which form submissions are stored. */
  readonly submissions: string;
  /** Called when submissions can no longer be stored: once, not for each of them. */
  readonly onLost?: (error: unknown) => void;
  /** Called with a fault that prevents a page from being rendered: the browser gets its message only. */
  readonly onFault: (error: unknown) => void;
  /** Any free port by default. */
  readonly port?: number;
  readonly host?: string;
  /** Called with the result of every check: at the start and after each saved file. */
  readonly onCheck: (result: CheckResult) => void;
  /** Whether pages come from the bundle of a build, and only `refresh` renews them: what edits the content serves them. */
  readonly isPreview?: true;
}

export type DevServer = Awaited<ReturnType<typeof dev>>;

/** The current state: the last plan without errors, its files, and the last check. */
interface DevState {
  readonly checked: CheckResult;
  readonly planning?: Planning;
  readonly files: DevFiles;
  /** The version of the plan, which is part of pages; every plan has a new one. */
  readonly version: string;
}

const nothing: Pick<DevState, 'files' | 'version'> = { files: () => undefined, version: 'dev-0' };

async function nextState(options: DevOptions, last: DevState | undefined, kinds = builtInKinds): Promise<DevState> {
  const cache = openPictureCache({ folder: pictureCacheFolder, now: options.now });
  const { content, languages } = options;
  const asked = { content, languages, now: options.now(), base: '/', kinds, isDraft: true };
  const { planning, ...checked } = await planningOf(asked);
  if (!planning) return { ...(last ?? nothing), checked };
  const version = `dev-${Number((last ?? nothing).version.slice('dev-'.length)) + 1}`;
  const files = devFiles({ site: planning, source: { content, cache } });
  return { checked, planning, version, files };
}

interface DevReply {
  readonly status: number;
  /** A file name whose ending gives the media type. */
  readonly file: string;
  readonly body: string | Uint8Array;
}

function send(response: ServerResponse, { status, file, body }: DevReply): void {
  // A typeface that is loaded again for each page comes too late to be shown; the name of its file changes with its content.
  const caching = /^\/assets\/.*\.woff2$/.test(file) ? FOREVER : 'no-store';
  response.writeHead(status, { 'Content-Type': mediaTypeOf(file), 'Cache-Control': caching }).end(body);
}

async function pageReply(
  { address, planning, version }: { readonly address: string; readonly planning: Planning; readonly version: string },
  renderer: DevRenderer,
): Promise<DevReply> {
  const { plan } = planning;
  const { planned, shared, status } = pageAt(planning, address);
  const input = {
    page: pageData(planned, version),
    shellUrl: plan.base + shellFile(shared).file,
    ...sharedParts(shared),
  };
  return { status, file: '.html', body: await renderer.render(address, input) };
}

/** Browsers request a page by its media type; other programs accept anything, and get whatever the plan has. */
const isPage = (request: IncomingMessage, address: string, planning: Planning | undefined): boolean =>
  planning?.plan.units.some(({ addresses }) => addresses.includes(address)) ||
  ((request.headers.accept ?? '').includes('text/html') && !/^\/(@|src\/|node_modules\/)/.test(address));

const plainReply = (status: number, text: string): DevReply => ({ status, file: '.txt', body: `${status} ${text}\n` });

/** The target of an address: by a redirect of the content, or by removing a trailing slash. Browsers read `\` as `/`. */
function redirectOf(address: string, plan: Pick<SharedPlan, 'maps'> | undefined): string | undefined {
  const proper = /^\/[^/\\].*[^/](?=\/$)/.exec(address)?.[0];
  return plan?.maps.redirects[proper ?? address] ?? proper;
}

/** Answers a request with what the plan has; undefined for modules of the site. */
async function replyTo(
  request: IncomingMessage,
  address: string,
  { state, renderer }: Pick<DevParts, 'state' | 'renderer'>,
): Promise<DevReply | undefined> {
  const { planning, version, checked, files } = state();
  const name = segmentsOf(address)?.join('/') ?? '';
  // A page rendered just before a save may still request the previous shell; it gets the current one.
  const isShell = planning && name.startsWith('assets/shell.');
  const file = files(name) ?? (isShell ? files(shellFile(planning.plan).file) : undefined);
  if (file) return { status: 200, file: address, body: await file() };
  if (!isPage(request, address, planning)) return undefined;
  if (planning) return pageReply({ address, planning, version }, renderer);
  return { status: 500, file: '.html', body: problemsPage(problemsText(checked), version, renderer.live) };
}

const isBroken = ({ checked }: DevState): boolean => hasErrors(checked.diagnostics);

/** Tries again once what was just saved has been checked; undefined where there is nothing to show then. */
async function afterCheck(attempt: () => Promise<DevReply | undefined>, state: () => DevState) {
  const failed = state();
  const [longestMs, stepMs] = [3000, 50];
  for (let waited = 0; waited < longestMs && state() === failed && !isBroken(failed); waited += stepMs)
    await setTimeout(stepMs);
  return isBroken(state()) ? undefined : attempt().catch(() => undefined);
}

/** Answers a request, and one that fails with the reason. A page whose file was saved after it was planned waits for the check. */
export async function replyOrReason(
  attempt: () => Promise<DevReply | undefined>,
  { state, renderer, onFault }: Pick<DevParts, 'state' | 'renderer' | 'onFault'>,
): Promise<DevReply | undefined> {
  // Of the state that the attempt began with: if there is a later one by now, the page with the reason loads that.
  const { version } = state();
  try {
    return await attempt();
  } catch (error) {
    if (!(error instanceof ContentChanged)) onFault(error);
    const reply = error instanceof ContentChanged ? await afterCheck(attempt, state) : undefined;
    if (reply) return reply;
    const text = isBroken(state()) ? problemsText(state().checked) : String(error);
    return { status: 500, file: '.html', body: problemsPage(text, version, renderer.live) };
  }
}

interface DevParts {
  readonly renderer: DevRenderer;
  readonly news: NewsStream;
  readonly collect: Collector;
  readonly state: () => DevState;
  readonly onFault: DevOptions['onFault'];
  readonly host: string;
}

async function answer(parts: DevParts, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { renderer, news, collect, state, host } = parts;
  const { path: address } = targetOf(request.url ?? '/');
  if (!isOwnHost(request.headers.host, host)) return send(response, plainReply(421, 'Misdirected Request'));
  if (address === NEWS) return news.open(response);
  if (address === '/submissions') return collect(request, response);
  const redirect = redirectOf(address, state().planning?.plan);
  if (redirect !== undefined) return void response.writeHead(301, { Location: redirect }).end();
  const reply = await replyOrReason(() => replyTo(request, address, parts), parts);
  if (reply) send(response, reply);
  else renderer.serve(request, response, () => send(response, plainReply(404, 'Not Found')));
}

/** Starts the development server for a content folder. Vite, where it serves the code, changes the working directory. */
export async function dev(given: DevOptions) {
  const options = { ...given, content: path.resolve(given.content), submissions: path.resolve(given.submissions) };
  const server = createServer();
  const { host = '127.0.0.1' } = options;
  const { startBuiltRenderer, startDevRenderer } = await import('../build/render/dev-renderer.ts');
  const renderer = await (options.isPreview ? startBuiltRenderer() : startDevRenderer(server));
  const news = openNews();
  const collect = createCollector({
    folder: options.submissions,
    now: options.now,
    accepts: () => state.planning && acceptedFields(state.planning.plan.context.site),
    ...(options.onLost && { onFault: options.onLost }),
  });
  let state = await nextState(options, undefined);
  const notifyPages = (): void => {
    const { checked, planning, version } = state;
    options.onCheck(checked);
    const shown = shownProblems(checked, options.content);
    if (isBroken(state)) news.send({ problems: problemsText(checked), shown });
    else if (planning) news.send({ version, shown });
  };
  server.on('request', (request, response) => {
    void answer({ renderer, news, collect, host, onFault: options.onFault, state: () => state }, request, response);
  });
  const onSave = async (files: ReadonlySet<string>, kinds: Kinds): Promise<void> => {
    state = await nextState(options, state, kinds);
    notifyPages();
    // A replaced picture keeps its address, so the page would go on showing the old one.
    if ([...files].some((file) => !/\.ya?ml$/.test(file))) news.reload();
  };
  const onFault = (error: unknown): void => news.send({ problems: String(error) });
  const stopWatching = options.isPreview ? () => undefined : followContent(options.content, { onSave, onFault });
  notifyPages();

  const port = await listen(server, { host, port: options.port ?? 0 });
  const close = async (): Promise<void> => {
    stopWatching();
    await renderer.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  /** Checks the content again, shows it, and resolves with what was found; `files` are those that were saved. */
  const refresh = async (files: ReadonlySet<string>): Promise<CheckResult> => {
    await onSave(files, builtInKinds);
    return state.checked;
  };
  return { url: `http://${host}:${port}/`, refresh, close };
}
