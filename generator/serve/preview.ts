// Serves a built site locally as a static host would, and collects what its forms send.
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostNamed } from '../hosts/hosts.ts';
import { everyAnswer } from '../hosts/host.ts';
import type { HostAnswers } from '../model/hosting.ts';
import { cachingFolders, cachingOf } from '../model/caching.ts';
import { type Answer, answer, targetOf } from './answer.ts';
import { createCollector } from './collector.ts';
import { readAcceptedNames, readHostRules } from './host-rules.ts';
import { isOwnHost, listen } from './listen.ts';
import { isText, mediaTypeOf, readStaticFile, type StaticFile } from './static-files.ts';

/** A content coding of HTTP that the preview offers. */
type Encoding = 'br' | 'gzip';

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Chooses the best encoding that an Accept-Encoding header allows for a file; undefined for none. */
function encodingFor({ headers }: IncomingMessage, { file, body }: StaticFile): Encoding | undefined {
  if (!isText(mediaTypeOf(file)) || body.length < 1024) return undefined;
  const parts = String(headers['accept-encoding'] ?? '')
    .toLowerCase()
    .split(',');
  const allowed = parts.filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part)).map((part) => part.split(';')[0]?.trim());
  return (['br', 'gzip'] as const).find((encoding) => allowed.includes(encoding));
}

// The part of a file that a browser asks for: players of videos jump to a place by it, and Safari plays no video without.

/**
 * Returns the first and the last byte that a Range header asks for of a file of `size` bytes: undefined where the whole file is the
 * answer, as it may be to several ranges at once, 'outside' where the part begins after its end.
 */
export function byteRange(header: string, size: number) {
  const [, from, to] = /^bytes=(?=.*\d)(\d*)-(\d*)$/.exec(header) ?? [];
  if (from === undefined || to === undefined) return undefined;
  // Without a first byte, as many as are asked for from the end.
  const first = from === '' ? Math.max(size - Number(to), 0) : Number(from);
  const last = from === '' || to === '' ? Infinity : Number(to);
  if (last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : ('outside' as const);
}

/** Returns the same for a request. With If-Range, a part is of the file that the browser knows, or it is all of the new one. */
function askedRange({ method, headers }: IncomingMessage, size: number, tag: string) {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== tag)) return undefined;
  return byteRange(headers.range ?? '', size);
}

/** The Cache-Control that a host sends with a file; undefined where it sends none. */
function cacheControlOf(file: string, { caching }: HostAnswers): string | undefined {
  if (caching === 'rules') return cachingOf(file);
  const inFolder = cachingFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  return (caching.folders ? inFolder?.value : undefined) ?? caching.others;
}

interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly status: number;
  readonly body: Buffer;
}

function send({ request, response, status, body }: Sending): void {
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
}

/** Sends a file that is not compressed, or the part of it that is asked for. */
function sendPart(whole: Sending, tag: string): void {
  const { request, response, status, body } = whole;
  response.setHeader('Accept-Ranges', 'bytes');
  const range = status === 200 ? askedRange(request, body.length, tag) : undefined;
  if (range === undefined) return send(whole);
  if (range === 'outside') {
    response.setHeader('Content-Range', `bytes */${body.length}`);
    return send({ ...whole, status: 416, body: Buffer.alloc(0) });
  }
  const { first, last } = range;
  response.setHeader('Content-Range', `bytes ${first}-${last}/${body.length}`);
  send({ ...whole, status: 206, body: body.subarray(first, last + 1) });
}

async function sendFile(
  { found, ...answer }: Omit<Sending, 'body'> & { readonly found: StaticFile },
  answers: HostAnswers,
): Promise<void> {
  const { request, response, status } = answer;
  const { file, body } = found;
  const type = mediaTypeOf(file);
  const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const encoding = encodingFor(request, found);
  const tag = `"${encoding ? `${hash}-${encoding}` : hash}"`;
  const caching = cacheControlOf(file, answers);
  if (caching !== undefined) response.setHeader('Cache-Control', caching);
  response.setHeader('ETag', tag);
  if (isText(type)) response.setHeader('Vary', 'Accept-Encoding');
  const known = (request.headers['if-none-match'] ?? '').split(',').map((part) => part.trim().replace(/^W\//, ''));
  if (status === 200 && known.includes(tag)) return void response.writeHead(304).end();
  response.setHeader('Content-Type', type);
  if (encoding === undefined) return sendPart({ ...answer, body }, tag);
  response.setHeader('Content-Encoding', encoding);
  send({ ...answer, body: await compressors[encoding](body) });
}

// The preview server has no TLS. What asks browsers for https would make them look for files where there are none: Safari does
// so for local addresses too, and every browser for those of the local network.

function headersWithoutTls(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'Strict-Transport-Security': _transport, ...others } = headers;
  const policy = others['Content-Security-Policy'];
  return policy === undefined
    ? others
    : { ...others, 'Content-Security-Policy': policy.replace('; upgrade-insecure-requests', '') };
}

/** Returns a page that carries its policy itself without what makes sense with TLS only; any other file as it is. */
function pageWithoutTls(found: StaticFile): StaticFile {
  if (!found.file.endsWith('.html')) return found;
  const policy = /(<meta http-equiv="Content-Security-Policy" content="[^"]*); upgrade-insecure-requests/;
  return { ...found, body: Buffer.from(found.body.toString('utf8').replace(policy, '$1')) };
}

export interface PreviewOptions {
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

export type PreviewServer = Awaited<ReturnType<typeof preview>>;

const standardHeaders = { 'X-Content-Type-Options': 'nosniff', 'Referrer-Policy': 'strict-origin-when-cross-origin' };

function refuse(response: ServerResponse, status: number, headers: OutgoingHttpHeaders = {}): void {
  response.writeHead(status, { ...headers, 'Content-Type': 'text/plain' }).end(`${status} ${STATUS_CODES[status]}\n`);
}

const answersOf = ({ like }: PreviewOptions): HostAnswers => hostNamed(like ?? '')?.answers ?? everyAnswer;

function createHandler(options: PreviewOptions) {
  const { out, submissions, now, onLost } = options;
  const answers = answersOf(options);
  const pageAt = async (address: string) =>
    ((await readStaticFile(out, `${address}.html`)) ?? (await readStaticFile(out, `${address}/index.html`)))?.body;
  const accepts = () => readAcceptedNames(out);
  const collect = createCollector({ folder: submissions, now, pageAt, accepts, ...(onLost && { onFault: onLost }) });
  const send = async (decided: Answer, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (decided.kind === 'file') {
      const found = answers.headers ? decided.found : pageWithoutTls(decided.found);
      return sendFile({ request, response, status: decided.status, found }, answers);
    }
    response.writeHead(decided.status, { Location: decided.location, 'Cache-Control': 'no-cache' }).end();
  };
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const rules = await readHostRules(out, answers);
    if (answers.headers)
      for (const [name, value] of Object.entries(headersWithoutTls({ ...standardHeaders, ...rules.headers })))
        response.setHeader(name, value);
    const target = targetOf(request.url ?? '/');
    if (target.path === `${rules.base}submissions`) return collect(request, response);
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(response, 405, { Allow: 'GET, HEAD' });
    return send(await answer(out, target, rules), request, response);
  };
}

/** Serves the site in `out` until it is closed; returns the URL of its home page, with the base. Throws if no port can be opened. */
export async function preview(options: PreviewOptions) {
  const { out, host = '127.0.0.1', port = 0, onFault } = options;
  const handle = createHandler(options);
  // A client that sends a request one letter at a time delays no other client, and is disconnected soon.
  const timeouts = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5000 };
  const server = createServer(timeouts, (request, response) => {
    if (!isOwnHost(request.headers.host, host)) return refuse(response, 421);
    handle(request, response).catch((error: unknown) => {
      onFault?.(error);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    });
  });
  const bound = await listen(server, { host, port });
  const { base } = await readHostRules(out, answersOf(options));
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return { url: `http://${name.includes(':') ? `[${name}]` : name}:${bound}${base}`, close };
}
