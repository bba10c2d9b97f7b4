// Receives what the site's forms send and keeps it on this machine, one line of JSON for each submission.
// A visitor is thanked only after the line has reached the disk.
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { appendLine } from './append-line.ts';
import { parseSubmission } from './parse-submission.ts';
import { readBody } from './read-body.ts';

/** Where submissions are kept and what time it is. */
export interface CollectorOptions {
  /** Made when the first submission arrives; they are kept in its file submissions.jsonl. */
  readonly folder: string;
  readonly now: () => Date;
}

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

/** Where a page shows its confirmation to a browser without JavaScript. */
const RETURN_FRAGMENT = '#sent';

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

function thank(id: string, { headers: { referer, host } }: IncomingMessage, isNative: boolean): Reply {
  const body = { success: true, id };
  if (!isNative || referer === undefined || hostOf(referer) !== host) return { status: 200, body };
  const { pathname, search } = new URL(referer);
  // Two slashes at the start would name another host.
  const location = pathname.replace(/^\/+/, '/') + search + RETURN_FRAGMENT;
  return { status: 303, headers: { Location: location }, body };
}

async function receive(request: IncomingMessage, { folder, now }: CollectorOptions): Promise<Reply> {
  const body = await readBody(request);
  if (body === undefined) return refuse(413, 'too large', { Connection: 'close' });
  const parsed = parseSubmission(request.headers['content-type'] ?? '', body);
  if (parsed === 'unknown type')
    return refuse(415, parsed, { 'Accept-Post': 'application/json, application/x-www-form-urlencoded' });
  if (parsed === 'malformed') return refuse(400, parsed);
  const received: Received = { id: randomUUID(), receivedAt: now().toISOString(), submission: parsed.submission };
  await appendLine(folder, 'submissions.jsonl', JSON.stringify(received));
  return thank(received.id, request, parsed.isNative);
}

function reply(response: ServerResponse, { status, headers = {}, body }: Reply): void {
  const text = body === undefined ? '' : `${JSON.stringify(body)}\n`;
  const type =
    body === undefined
      ? {}
      : { 'Content-Type': 'application/json; charset=utf-8', 'Content-Length': Buffer.byteLength(text) };
  response.writeHead(status, { 'Cache-Control': 'no-store', ...type, ...headers }).end(text);
}

/** Returns a handler for the address to which the forms post; the caller matches the path. */
export function createCollector(options: CollectorOptions): Collector {
  return async (request, response) => {
    const answer = refusalOf(request) ?? (await receive(request, options).catch(() => refuse(500, 'not stored')));
    reply(response, answer);
  };
}
