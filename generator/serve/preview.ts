// Serves a built site locally as a static host would, and collects what its forms send.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { hostNamed } from '../hosts/hosts.ts';
import { everyAnswer } from '../hosts/host.ts';
import type { HostAnswers } from '../model/hosting.ts';
import { type Answer, answer, targetOf } from './answer.ts';
import { createCollector } from './collector.ts';
import { createFileSender, type Send } from './file-sender.ts';
import { type HostRules, readAcceptedNames, readHostRules } from './host-rules.ts';
import { listen } from './listen.ts';
import { isOwnHost } from './own-host.ts';
import { headersWithoutTls, pageWithoutTls } from './without-tls.ts';
import { readStaticFile } from './static-files.ts';

export interface PreviewOptions {
  /** The folder of a built site. */
  readonly out: string;
  /** If the port is taken, the next free one is used; any free port by default. */
  readonly port?: number;
  /** 127.0.0.1 by default. */
  readonly host?: string;
  /** The name of the host whose answers are imitated; by default one that answers all as the site asks. */
  readonly like?: string;
  /** The folder or .jsonl file in which form submissions are stored. */
  readonly submissions: string;
  /** Called when submissions can no longer be stored: once, not for each of them. */
  readonly onLost?: (error: unknown) => void;
  readonly now: () => Date;
  /** Called with the error of a request that failed because of a bug; the visitor gets a plain status 500. */
  readonly onFault?: (error: unknown) => void;
}

export interface PreviewServer {
  /** The URL of the home page, with the base. */
  readonly url: string;
  close(): Promise<void>;
}

// A client that sends a request one letter at a time delays nobody else, and is disconnected soon.
const timeouts = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };
const standardHeaders = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };

function refuseMethod(response: ServerResponse): void {
  response.writeHead(405, { Allow: 'GET, HEAD', 'Content-Type': 'text/plain' }).end('405 Method Not Allowed\n');
}

function refuseHost(response: ServerResponse): void {
  response.writeHead(421, { 'Content-Type': 'text/plain' }).end('421 Misdirected Request\n');
}

function setHeaders(response: ServerResponse, { headers, answers }: HostRules): void {
  if (!answers.headers) return;
  for (const [name, value] of Object.entries(headersWithoutTls({ ...standardHeaders, ...headers })))
    response.setHeader(name, value);
}

const answersOf = ({ like }: PreviewOptions): HostAnswers => hostNamed(like ?? '')?.answers ?? everyAnswer;

function createHandler(options: PreviewOptions): Send {
  const { out, submissions, now, onLost } = options;
  const answers = answersOf(options);
  const refusalPage = async () => (await readStaticFile(out, 'not-sent.html'))?.body;
  const accepts = () => readAcceptedNames(out);
  const collect = createCollector({
    folder: submissions,
    now,
    refusalPage,
    accepts,
    ...(onLost && { onFault: onLost }),
  });
  const fileSender = createFileSender(answers);
  const send = async (decided: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (decided.kind === 'file') {
      const found = answers.headers ? decided.found : pageWithoutTls(decided.found);
      return fileSender(found, decided.status)(request, response);
    }
    response.writeHead(decided.status, { Location: decided.location, 'Cache-Control': 'no-cache' }).end();
  };
  return async (request, response) => {
    const rules = await readHostRules(out, answers);
    setHeaders(response, rules);
    const target = targetOf(request.url ?? '/');
    if (target.path === `${rules.base}submissions`) return collect(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response);
    return send(await answer(out, target, rules), request, response);
  };
}

/** The URL at which a browser on this machine reaches the server. */
function urlOf(host: string, port: number, base: string): string {
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}${base}`;
}

/** Serves the site in `out` until it is closed. Throws if no port can be opened. */
export async function preview(options: PreviewOptions): Promise<PreviewServer> {
  const { out, host = '127.0.0.1', port = 0, onFault } = options;
  const handle = createHandler(options);
  const server = createServer(timeouts, (request, response) => {
    if (!isOwnHost(request.headers.host, host)) return refuseHost(response);
    handle(request, response).catch((error: unknown) => {
      onFault?.(error);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { 'Content-Type': 'text/plain' }).end('500 Internal Server Error\n');
    });
  });
  const bound = await listen(server, { host, port });
  const { base } = await readHostRules(out, answersOf(options));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: urlOf(host, bound, base), close };
}
