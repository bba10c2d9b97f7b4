// Receives what the site's forms send and stores it on this machine, one line of JSON per submission. Visitors are
// thanked only after their line is on the disk.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { acceptedPart, type AcceptedNames } from './accepted-part.ts';
import { createStoreOnce, type StoreOnce } from './known-submissions.ts';
import { createRateLimit } from './rate-limit.ts';
import { parseSubmission } from './parse-submission.ts';
import { readBody } from './read-body.ts';
import { createStore, type Store } from './store.ts';

/** Where submissions are stored, and the clock. */
export interface CollectorOptions {
  /**
   * Created with the first submission; submissions are stored in its file submissions.jsonl, or, if it ends in .jsonl,
   * in this file itself.
   */
  readonly folder: string;
  /** Called when submissions can no longer be stored: once, not for each of them. */
  readonly onFault?: (error: unknown) => void;
  readonly now: () => Date;
  readonly limits?: Partial<CollectorLimits>;
  /** Returns what the forms of the site send; without it, or without an answer, every field is kept. */
  readonly accepts?: () => Promise<AcceptedNames | undefined> | AcceptedNames | undefined;
  /** Returns the page for visitors without JavaScript whose form was rejected. */
  readonly refusalPage?: () => Promise<Buffer | undefined>;
}

/** The limits of one visitor and of all visitors together. */
export interface CollectorLimits {
  /** Milliseconds within which the body of a request must arrive. */
  readonly bodyMs: number;
  /** Submissions per minute from one address. */
  readonly perMinute: number;
  /** Submissions that are read or written concurrently. */
  readonly atOnce: number;
}

const usualLimits: CollectorLimits = { bodyMs: 10_000, perMinute: 120, atOnce: 500 };

/** One line of submissions.jsonl. */
export interface Received {
  readonly id: string;
  /** ISO date and time in UTC. */
  readonly receivedAt: string;
  /** What was sent of the fields of its form. */
  readonly submission: Readonly<Record<string, unknown>>;
  /** How many other fields were sent and not kept; absent if there were none. */
  readonly ignored?: number;
}

/** Answers one request. Never rejects. */
export type Collector = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

interface CollectorReply {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Readonly<Record<string, unknown>>;
}

const METHODS = 'POST, OPTIONS';

// Relative to the collector's own address, so that the base of the site is not needed.
const THANKS_ADDRESS = './thank-you';

const refuse = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): CollectorReply => ({
  status,
  headers,
  body: { success: false, error },
});

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined;
}

function isForeign({ headers: { origin, host, ...headers } }: IncomingMessage): boolean {
  return headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && hostOf(origin) !== host);
}

/** Why a request is rejected before its body is read; undefined if it is not. */
function refusalOf(request: IncomingMessage): CollectorReply | undefined {
  if (request.method === 'OPTIONS') return { status: 204, headers: { Allow: METHODS } };
  if (request.method !== 'POST') return refuse(405, 'method not allowed', { Allow: METHODS });
  return isForeign(request) ? refuse(403, 'cross-origin') : undefined;
}

function thank(id: string, isNative: boolean, ignored: readonly string[]): CollectorReply {
  const body = { success: true, id, ...(ignored.length > 0 ? { ignored } : {}) };
  return isNative ? { status: 303, headers: { Location: THANKS_ADDRESS }, body } : { status: 200, body };
}

interface Receiving extends Pick<CollectorOptions, 'now' | 'accepts'> {
  readonly limits: CollectorLimits;
  readonly store: Store;
  readonly storeOnce: StoreOnce;
}

async function receive(
  request: IncomingMessage,
  { now, limits, accepts, store, storeOnce }: Receiving,
): Promise<CollectorReply> {
  const body = await readBody(request, limits.bodyMs);
  if (body === 'too large') return refuse(413, body, { Connection: 'close' });
  if (body === 'too slow') return refuse(408, body, { Connection: 'close' });
  const parsed = parseSubmission(request.headers['content-type'] ?? '', body);
  if (parsed === 'unknown type')
    return refuse(415, parsed, { 'Accept-Post': 'application/json, application/x-www-form-urlencoded' });
  if (parsed === 'malformed') return refuse(400, parsed);
  const accepted = acceptedPart(parsed.submission, await accepts?.());
  if (accepted === 'unknown form') return refuse(400, 'not a form of this site: formType');
  const { submission, ignored } = accepted;
  const id = await storeOnce(submission, async () => {
    const counted = ignored.length > 0 ? { ignored: ignored.length } : {};
    const received: Received = { id: randomUUID(), receivedAt: now().toISOString(), submission, ...counted };
    await store(JSON.stringify(received));
    return received.id;
  });
  return thank(id, parsed.isNative, ignored);
}

const REFUSED_FROM = 400;

/** Scripts request JSON; a browser that submits the form itself requests a page. */
async function pageFor({ headers }: IncomingMessage, { status }: CollectorReply, { refusalPage }: CollectorOptions) {
  const wantsPage = status >= REFUSED_FROM && /\btext\/html\b/i.test(headers.accept ?? '');
  return wantsPage ? refusalPage?.().catch(() => undefined) : undefined;
}

function reply(
  response: ServerResponse,
  { status, headers = {}, body }: CollectorReply,
  page: Buffer | undefined,
): void {
  const isEmpty = body === undefined;
  const content = page ?? (isEmpty ? '' : `${JSON.stringify(body)}\n`);
  const type = { 'Content-Type': page ? 'text/html; charset=utf-8' : 'application/json; charset=utf-8' };
  const about = isEmpty ? {} : { ...type, 'Content-Length': Buffer.byteLength(content) };
  response.writeHead(status, { 'Cache-Control': 'no-store', Vary: 'Accept', ...about, ...headers }).end(content);
}

/** Returns the request handler for the address to which forms post; the caller matches the path. */
export function createCollector(options: CollectorOptions): Collector {
  const limits = { ...usualLimits, ...options.limits };
  const rateLimit = createRateLimit(limits.perMinute);
  const store = createStore(options.folder, options.onFault);
  const storeOnce = createStoreOnce();
  let open = 0;

  const tooBusy = ({ socket }: IncomingMessage): CollectorReply | undefined => {
    // An unread body prevents the connection from being reused.
    if (open >= limits.atOnce) return refuse(503, 'busy', { 'Retry-After': '1', Connection: 'close' });
    const wait = rateLimit(socket.remoteAddress ?? '', performance.now());
    return wait === 0
      ? undefined
      : refuse(429, 'too many submissions', { 'Retry-After': String(wait), Connection: 'close' });
  };
  const receiveOne = async (request: IncomingMessage): Promise<CollectorReply> => {
    open += 1;
    try {
      return await receive(request, { ...options, limits, store, storeOnce });
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
