// Sends a file as a static host does: with its caching and its tag, compressed, or the part of it that a browser asks for.
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { cachingFolders, cachingOf } from '../model/caching.ts';
import type { HostAnswers } from '../model/hosting.ts';
import { askedRange } from './byte-range.ts';
import { chooseEncoding, createCompressor, type Encoding } from './compression.ts';
import { isText, mediaTypeOf } from './media-types.ts';
import type { StaticFile } from './static-files.ts';

const TINY_BYTES = 1024;

/** The Cache-Control that a host sends with a file; undefined where it sends none. */
function cacheControlOf(file: string, { caching }: HostAnswers): string | undefined {
  if (caching === 'rules') return cachingOf(file);
  const inFolder = cachingFolders.find(({ folder }) => file.startsWith(`${folder}/`));
  return (caching.folders ? inFolder?.value : undefined) ?? caching.others;
}

const hashOf = (body: Buffer): string => createHash('sha256').update(body).digest('base64url').slice(0, 22);

const isKnown = (request: IncomingMessage, tag: string): boolean =>
  (request.headers['if-none-match'] ?? '').split(',').some((part) => part.trim().replace(/^W\//, '') === tag);

/** Answers a request. */
export type Send = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

function encodingFor(request: IncomingMessage, { file, body }: StaticFile): Encoding | undefined {
  if (!isText(mediaTypeOf(file)) || body.length < TINY_BYTES) return undefined;
  return chooseEncoding(String(request.headers['accept-encoding'] ?? ''));
}

/** A file on its way to the browser. */
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

/** Returns a function that sends a file with the headers that a host sends with it. */
export function createFileSender(answers: HostAnswers): (found: StaticFile, status: number) => Send {
  const compress = createCompressor();
  return (found, status) => async (request, response) => {
    const { file, body } = found;
    const type = mediaTypeOf(file);
    const hash = hashOf(body);
    const encoding = encodingFor(request, found);
    const tag = `"${encoding ? `${hash}-${encoding}` : hash}"`;
    const caching = cacheControlOf(file, answers);
    if (caching !== undefined) response.setHeader('Cache-Control', caching);
    response.setHeader('ETag', tag);
    if (isText(type)) response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && isKnown(request, tag)) return void response.writeHead(304).end();
    response.setHeader('Content-Type', type);
    if (encoding === undefined) return sendPart({ request, response, status, body }, tag);
    const compressed = await compress(body, hash, encoding);
    response.setHeader('Content-Encoding', encoding);
    send({ request, response, status, body: compressed });
  };
}
