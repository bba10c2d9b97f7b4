// Receives what the site's forms send and stores it on this machine, one line of JSON per submission. Visitors are
// thanked only after their line is on the disk.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { digest } from '../base/digest.ts';
import { acceptedPart, type AcceptedNames } from './host-rules.ts';
import { parseSubmission } from './parse-submission.ts';
import { createStore, type Store } from './store.ts';

// A visitor who did not get the response submits again, and so does the site at the next endpoint: one stored line is
// enough.

/** What identifies a submission: its id and its fields, but not the time, which differs at each attempt. */
function keyOf(submission: Readonly<Record<string, unknown>>): string | undefined {
  const { submissionId, timestamp: _timestamp, ...rest } = submission;
  return typeof submissionId === 'string' ? digest(JSON.stringify([submissionId, rest])) : undefined;
}

/** Stores a submission by `store`, which resolves to its id, once; where that failed, it is tried again. */
function createStoreOnce() {
  const known = new Map<string, Promise<string>>();
  return async (submission: Readonly<Record<string, unknown>>, store: () => Promise<string>): Promise<string> => {
    const key = keyOf(submission);
    if (key === undefined) return store();
    const stored = known.get(key) ?? store();
    known.set(key, stored);
    // Far more submissions than can arrive between a visitor's two attempts.
    if (known.size > 10_000) known.delete(known.keys().next().value ?? key);
    try {
      return await stored;
    } catch (error) {
      known.delete(key);
      throw error;
    }
  };
}

// One visitor cannot fill the disk: each address has a bucket of submissions that refills within a minute.

/** The first four of the eight groups of an IPv6 address, which are those of a household; "::" is as many zeros as are missing. */
function networkOf(address: string): string {
  const [start = [], end = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0');
  return [...start, ...zeros, ...end].slice(0, 4).join(':');
}

/**
 * Returns a limit of so many submissions per minute, all of which may come at once. It counts a submission from an address, and
 * returns 0 if that is allowed, otherwise the whole seconds until the next one is. The clock is monotonic, the memory bounded.
 */
export function createRateLimit(perMinute: number) {
  const buckets = new Map<string, { readonly left: number; readonly at: number }>();
  return (address: string, nowMs: number): number => {
    const isIpv6 = address.includes(':') && !address.includes('.');
    const visitor = isIpv6 ? networkOf(address) : address;
    const { left, at } = buckets.get(visitor) ?? { left: perMinute, at: nowMs };
    const filled = Math.min(perMinute, left + ((nowMs - at) / 60_000) * perMinute);
    // Deleting and inserting moves a bucket to the end of the map, so the first one is the least recently used.
    buckets.delete(visitor);
    buckets.set(visitor, { left: filled >= 1 ? filled - 1 : filled, at: nowMs });
    const [oldest] = buckets.keys();
    if (buckets.size > 10_000 && oldest !== undefined) buckets.delete(oldest);
    return filled >= 1 ? 0 : Math.ceil(((1 - filled) * 60_000) / perMinute / 1000);
  };
}

const LIMIT_BYTES = 64 * 1024;

/** The body of a request, or why it is rejected: larger than 64 kB, or not received in time. */
type Body = Buffer | 'too large' | 'too slow';

/** Returns the body of a request if it arrives within so many milliseconds. Rejects if the visitor disconnects. */
function readBody(request: IncomingMessage, timeLimitMs: number): Promise<Body> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => resolve('too slow'), timeLimitMs);
    const settle = (body: Body): void => {
      clearTimeout(timer);
      resolve(body);
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LIMIT_BYTES) chunks.push(chunk);
      // A visitor whose connection is closed early never sees the response, so a body slightly over the limit is read to its end.
      else if (size > 1024 * 1024) settle('too large');
    });
    request.once('end', () => settle(size > LIMIT_BYTES ? 'too large' : Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => {
      clearTimeout(timer);
      reject(new Error('The request was cut off.'));
    });
  });
}

/** Where submissions are stored, and the clock. */
export interface CollectorOptions {
  /** Created with the first submission: the folder of submissions.jsonl, or a file that ends in .jsonl. */
  readonly folder: string;
  /** Called when submissions can no longer be stored: once, not for each of them. */
  readonly onFault?: (error: unknown) => void;
  readonly now: () => Date;
  readonly limits?: Partial<CollectorLimits>;
  /** Returns what the forms of the site send; without it, or without an answer, every field is kept. */
  readonly accepts?: () => Promise<AcceptedNames | undefined> | AcceptedNames | undefined;
  /** Returns a page for visitors without JavaScript, by its address relative to the collector's own. */
  readonly pageAt?: (address: string) => Promise<Buffer | undefined>;
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

/** One line of submissions.jsonl. */
export interface Received {
  readonly id: string;
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

// Pages are found relative to the collector's own address, so that the base of the site is not needed.

/** A page in the language of the page that has sent the form: that is the first folder of its address. */
async function pageFor({ url = '', headers }: IncomingMessage, name: string, pageAt: CollectorOptions['pageAt']) {
  const own = url.slice(0, url.search(/[^/]*(?:\?|$)/));
  const { referer = '' } = headers;
  const from = URL.canParse(referer) ? new URL(referer).pathname : '';
  const [, folder] = /^([a-z]{2,3})(?:\/|$)/.exec(from.startsWith(own) ? from.slice(own.length) : '') ?? [];
  const there = folder === undefined ? undefined : await pageAt?.(`${folder}/${name}`);
  return there ? { address: `./${folder}/${name}`, page: there } : { address: `./${name}`, page: await pageAt?.(name) };
}

const refuse = (status: number, error: string, headers: Readonly<Record<string, string>> = {}): CollectorReply => ({
  status,
  headers,
  body: { success: false, error },
});

/** Why a request is rejected before its body is read; undefined if it is not. */
function refusalOf({ method, headers }: IncomingMessage): CollectorReply | undefined {
  if (method === 'OPTIONS') return { status: 204, headers: { Allow: METHODS } };
  if (method !== 'POST') return refuse(405, 'method not allowed', { Allow: METHODS });
  const { origin, host } = headers;
  const from = origin !== undefined && URL.canParse(origin) ? new URL(origin).host : undefined;
  const isForeign = headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && from !== host);
  return isForeign ? refuse(403, 'cross-origin') : undefined;
}

interface Receiving extends Pick<CollectorOptions, 'now' | 'accepts' | 'pageAt'> {
  readonly limits: CollectorLimits;
  readonly store: Store;
  readonly storeOnce: ReturnType<typeof createStoreOnce>;
}

async function receive(
  request: IncomingMessage,
  { now, limits, accepts, pageAt, store, storeOnce }: Receiving,
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
  const thanks = { success: true, id, ...(ignored.length > 0 ? { ignored } : {}) };
  if (!parsed.isNative) return { status: 200, body: thanks };
  const { address } = await pageFor(request, 'thank-you', pageAt);
  return { status: 303, headers: { Location: address }, body: thanks };
}

/** Scripts request JSON; a browser that submits the form itself requests a page. */
async function refusalPage(request: IncomingMessage, { status }: CollectorReply, { pageAt }: CollectorOptions) {
  const wantsPage = status >= 400 && /\btext\/html\b/i.test(request.headers.accept ?? '');
  if (!wantsPage) return undefined;
  const { page } = await pageFor(request, 'not-sent', pageAt).catch(() => ({ page: undefined }));
  return page;
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
  const limits = { bodyMs: 10_000, perMinute: 120, atOnce: 500, ...options.limits };
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
    reply(response, answer, await refusalPage(request, answer, options));
  };
}
