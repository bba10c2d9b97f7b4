// Receives what the site's forms send and keeps it on this machine, one line of JSON for each submission.
// A visitor is thanked only after the line has reached the disk.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createKeepOnce, type KeepOnce } from './known-submissions.ts';
import { createRateLimit } from './rate-limit.ts';
import { parseSubmission } from './parse-submission.ts';
import { readBody } from './read-body.ts';
import { createStore, type Store } from './store.ts';

/** Where submissions are kept and what time it is. */
export interface CollectorOptions {
  /** Made when the first submission arrives; they are kept in its file submissions.jsonl, or in the file of that ending. */
  readonly folder: string;
  /** Hears why submissions cannot be kept: once, not for each. */
  readonly onFault?: (error: unknown) => void;
  readonly now: () => Date;
  readonly limits?: Partial<CollectorLimits>;
  /** The page that tells a visitor whose browser sent a form by itself that it was not taken. */
  readonly refusalPage?: () => Promise<Buffer | undefined>;
}

/** What one visitor, and all of them together, may ask of the collector. */
export interface CollectorLimits {
  /** Milliseconds in which the body of a request must arrive. */
  readonly bodyMs: number;
  /** Submissions of one address in a minute. */
  readonly perMinute: number;
  /** Submissions that are read or written at the same time. */
  readonly atOnce: number;
}

const usualLimits: CollectorLimits = { bodyMs: 10_000, perMinute: 120, atOnce: 500 };

/** One line of submissions.jsonl. */
export interface Received {
  readonly id: string;
  /** ISO date and time in UTC. */
  readonly receivedAt: string;
  /** What was sent, as it was sent. */
  readonly submission: Readonly<Record<string, unknown>>;
}

/** Answers one request. Never rejects. */
export type Collector = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface Reply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const METHODS = 'POST, OPTIONS';

// Relative to the collector's own address, so that the base of the site need not be known here.
const THANKS_ADDRESS = './thank-you';

const refuse = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): Reply => ({
  status,
  headers,
  body: { success: false, error },
});

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}

function isForeign({ headers: { origin, host } }: IncomingMessage): boolean {
  return origin !== undefined && hostOf(origin) !== host;
}

/** What is wrong with a request before its body is read. */
function refusalOf(request: IncomingMessage): Reply | undefined {
  if (request.method === 'OPTIONS') return { status: 204, headers: { Allow: METHODS } };
  if (request.method !== 'POST') return refuse(405, 'method not allowed', { Allow: METHODS });
  return isForeign(request) ? refuse(403, 'cross-origin') : undefined;
}

function thank(id: string, isNative: boolean): Reply {
  const body = { success: true, id };
  return isNative ? { status: 303, headers: { Location: THANKS_ADDRESS }, body } : { status: 200, body };
}

interface Receiving extends Pick<CollectorOptions, 'now'> {
  readonly limits: CollectorLimits;
  readonly store: Store;
  readonly keepOnce: KeepOnce;
}

async function receive(request: IncomingMessage, { now, limits, store, keepOnce }: Receiving): Promise<Reply> {
  const body = await readBody(request, limits.bodyMs);
  if (body === 'too large') return refuse(413, body, { Connection: 'close' });
  if (body === 'too slow') return refuse(408, body, { Connection: 'close' });
  const parsed = parseSubmission(request.headers['content-type'] ?? '', body);
  if (parsed === 'unknown type')
    return refuse(415, parsed, { 'Accept-Post': 'application/json, application/x-www-form-urlencoded' });
  if (parsed === 'malformed') return refuse(400, parsed);
  const { submission } = parsed;
  const id = await keepOnce(submission, async () => {
    const received: Received = { id: randomUUID(), receivedAt: now().toISOString(), submission };
    await store(JSON.stringify(received));
    return received.id;
  });
  return thank(id, parsed.isNative);
}

const REFUSED_FROM = 400;

/** Scripts ask for JSON; a browser that posts by itself asks for a page. */
async function pageFor({ headers }: IncomingMessage, { status }: Reply, { refusalPage }: CollectorOptions) {
  const wantsPage = status >= REFUSED_FROM && /\btext\/html\b/i.test(headers.accept ?? '');
  return wantsPage ? refusalPage?.().catch(() => undefined) : undefined;
}

function reply(response: ServerResponse, { status, headers = {}, body }: Reply, page: Buffer | undefined): void {
  const isEmpty = body === undefined;
  const content = page ?? (isEmpty ? '' : `${JSON.stringify(body)}\n`);
  const type = { 'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8' };
  const about = isEmpty ? {} : { ...type, 'Content-Length': Buffer.byteLength(content) };
  response.writeHead(status, { 'Cache-Control': 'no-store', Vary: 'Accept', ...about, ...headers }).end(content);
}

/** Returns a handler for the address to which the forms post; the caller matches the path. */
export function createCollector(options: CollectorOptions): Collector {
  const limits = { ...usualLimits, ...options.limits };
  const rateLimit = createRateLimit(limits.perMinute);
  const store = createStore(options.folder, options.onFault);
  const keepOnce = createKeepOnce();
  let open = 0;

  const tooBusy = ({ socket }: IncomingMessage): Reply | undefined => {
    // What is not read keeps the connection from being used again.
    if (open >= limits.atOnce) return refuse(503, 'busy', { 'Retry-After': '1', Connection: 'close' });
    const wait = rateLimit(socket.remoteAddress ?? '', performance.now());
    return wait === 0
      ? undefined
      : refuse(429, 'too many submissions', { 'Retry-After': String(wait), Connection: 'close' });
  };
  const receiveOne = async (request: IncomingMessage): Promise<Reply> => {
    open += 1;
    try {
      return await receive(request, { now: options.now, limits, store, keepOnce });
    } catch {
      return refuse(500, 'not stored');
    } finally {
      open -= 1;
    }
  };
  return async (request, response) => {
    const answer = refusalOf(request) ?? tooBusy(request) ?? (await receiveOne(request));
    reply(response, answer, await pageFor(request, answer, options));
  };
}
