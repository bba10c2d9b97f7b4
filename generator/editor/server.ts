// The server of the page that edits. It can write the content, so it answers this machine only, and of what runs here only the
// page that it has sent: its name is checked (DNS rebinding), where a request comes from (CSRF), and a token in each request,
// which is in the part of the address that browsers never send.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import { decodedPart } from '../base/decoded.ts';
import { isGroup, ownValue } from '../base/objects.ts';
import { parsedJson } from '../base/try-to.ts';
import { builtFolder } from '../cache/project-folder.ts';
import { targetOf } from '../serve/answer.ts';
import { listen } from '../serve/listen.ts';
import { isShallow } from '../serve/parse-submission.ts';
import { mediaTypeOf } from '../serve/static-files.ts';
import type { Addable, Fields } from '../tools/editing/add-thing.ts';
import { ChangeRefused } from '../tools/edits/edit.ts';
import { fieldsOf, type Subject } from '../tools/sheets/titles.ts';
import type { TypedCell } from './protocol.ts';
import { type EditOptions, type EditSession, openSession } from './session.ts';

const HOST = '127.0.0.1';

/** Pictures are the largest; a table of thousands of sessions is 2 MB. */
const MAX_BYTES = 40_000_000;

/** What the check takes of a file, and the request around it. */
const MAX_LEVELS = 60;

/** What is wrong with a request itself; the page never makes such a one. */
class BadRequest extends Error {}

const headersFor = (preview: string) => ({
  'Content-Security-Policy': `default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; frame-src ${new URL(preview).origin}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Prospectus</title><link rel="icon" href="/icon.svg"><link rel="stylesheet" href="/main.css">
</head><body><div id="root"></div><script type="module" src="/main.js"></script></body></html>
`;

const ICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 16"><path fill="#0b5c8a" d="M3 1h10v14H3z"/><path stroke="#fff" d="M5 5h6M5 8h6M5 11h3"/></svg>`;

interface Reply {
  readonly status: number;
  readonly type: string;
  readonly body: string | Uint8Array;
}

const json = (value: unknown, status = 200): Reply => ({
  status,
  type: mediaTypeOf('.json'),
  body: JSON.stringify(value ?? null),
});

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length;
    if (size <= MAX_BYTES) parts.push(part);
  }
  // A browser reads no answer before it has sent all.
  if (size > MAX_BYTES) throw new ChangeRefused('This is larger than 40 MB. Make it smaller first.');
  return Buffer.concat(parts);
}

type RequestBody = Readonly<Record<string, unknown>>;

function given(body: Buffer): RequestBody {
  const value = parsedJson(body.toString('utf8'));
  if (isGroup(value) && isShallow(value, MAX_LEVELS)) return value;
  throw new BadRequest('no JSON object');
}

const textIn = (said: RequestBody, name: string): string => {
  const value = said[name];
  if (typeof value === 'string') return value;
  throw new BadRequest(`${name} is no text`);
};

const listIn = (said: RequestBody, name: string): readonly unknown[] => {
  const value = said[name];
  if (Array.isArray(value)) return value as unknown[];
  throw new BadRequest(`${name} is no list`);
};

const subjectIn = (said: RequestBody): Subject => (textIn(said, 'subject') === 'courses' ? 'courses' : 'sessions');

const cellsIn = (said: RequestBody): readonly TypedCell[] =>
  listIn(said, 'cells').map((cell) => {
    const own = Object(cell) as RequestBody;
    const field = textIn(own, 'field');
    if (!fieldsOf(subjectIn(said)).has(field)) throw new BadRequest(`${field} is no field`);
    return { key: textIn(own, 'key'), field, text: textIn(own, 'text') };
  });

/** The fields of a new thing: each is one line or one number on the page. */
function fieldsIn({ fields }: RequestBody): Fields {
  if (isGroup(fields) && Object.values(fields).every((value) => typeof value !== 'object')) return fields;
  throw new BadRequest('fields are no texts');
}

/** A file of the content: names are compared with those that there are, so that none leads elsewhere. */
function fileIn(session: EditSession, said: RequestBody): string {
  const file = textIn(said, 'file');
  if (session.has(file)) return file;
  throw new ChangeRefused(`There is no file "${file}" any more.`);
}

/** What the page has seen of the content. */
const roundIn = ({ round }: RequestBody): number | undefined => (typeof round === 'number' ? round : undefined);

type Action = (session: EditSession, said: RequestBody) => unknown;

const questions: Readonly<Record<string, Action>> = {
  open: (session, said) => session.open(fileIn(session, said)),
  table: (session, said) => session.table(subjectIn(said), textIn(said, 'language')),
  search: (session, said) => session.search(textIn(said, 'query')),
  deletion: (session, said) => session.deletion(fileIn(session, said), textIn(said, 'to') || undefined),
};

const actions: Readonly<Record<string, Action>> = {
  state: () => undefined,
  set: (session, said) => session.setValue(fileIn(session, said), said['value'], said['before']),
  add: (session, said) => session.add(textIn(said, 'thing') as Addable, fieldsIn(said)),
  type: (session, said) => session.type(subjectIn(said), cellsIn(said), roundIn(said)),
  paste: (session, said) => session.paste(subjectIn(said), textIn(said, 'text')),
  remove: (session, said) => session.removeRows(listIn(said, 'keys'), roundIn(said)),
  delete: (session, said) => session.delete(fileIn(session, said), textIn(said, 'to') || undefined),
  correct: (session) => session.correct(),
  undo: (session) => session.step('undo'),
  redo: (session) => session.step('redo'),
  revert: (session, said) => session.revert(fileIn(session, said), said['index'], roundIn(said)),
  reread: (session, said) => session.reread(fileIn(session, said)),
  save: (session, said) => session.save(textIn(said, 'sentence').trim()),
  unsave: (session) => session.unsave(),
};

const fraction = (text: string | null): number => Math.min(1, Math.max(0, Number(text) || 0));

async function addPicture(session: EditSession, query: string, body: Buffer): Promise<Reply> {
  const said = new URLSearchParams(query);
  const focus = [fraction(said.get('x')), fraction(said.get('y'))] as const;
  const ratio = Math.max(0, Number(said.get('ratio')) || 0);
  const result = await session.addPicture(body, { name: said.get('name') ?? '', ratio, focus });
  return json({ result, state: session.state() });
}

async function pictureReply(session: EditSession, name: string): Promise<Reply | undefined> {
  const file = decodedPart(name);
  if (!session.hasPicture(file)) return undefined;
  return { status: 200, type: mediaTypeOf(file), body: await readFile(session.pictureFile(file)) };
}

async function act(session: EditSession, name: string, said: RequestBody): Promise<Reply | undefined> {
  const question = ownValue(questions, name);
  if (question) return json({ result: await question(session, said) });
  const action = ownValue(actions, name);
  if (!action) return undefined;
  const result = await action(session, said);
  return json({ result, state: session.state() });
}

/** Answers a request that has shown the token. */
async function answer(session: EditSession, request: IncomingMessage): Promise<Reply | undefined> {
  const { path: address, query } = targetOf(request.url ?? '/');
  const [, place, name = ''] = /^\/(picture|api)\/(.+)$/.exec(address) ?? [];
  if (place === 'picture' && request.method === 'GET') return pictureReply(session, name);
  if (place !== 'api' || request.method !== 'POST') return undefined;
  const body = await bodyOf(request);
  return name === 'picture' ? addPicture(session, query, body) : act(session, name, given(body));
}

/** Whether two texts are equal, in a time that does not say how much of them is. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Starts to edit a content folder. The page is served on this machine only, on any free port; its URL has the token. */
export async function edit(options: EditOptions) {
  const brought = (name: string): Buffer => readFileSync(path.join(builtFolder('editor'), name));
  const files = new Map<string, string | Buffer>([
    ['/', PAGE],
    ['/icon.svg', ICON],
    ['/main.js', brought('main.js')],
    ['/main.css', brought('main.css')],
  ]);
  const session = await openSession({ ...options, content: path.resolve(options.content) });
  const token = randomBytes(32).toString('base64url');
  const headers = headersFor(session.preview);
  const server = createServer();
  const port = await listen(server, { host: HOST, port: 0 });
  const origin = `http://${HOST}:${port}`;

  /** Whether a request comes from the page, and from this address of it. */
  const isOwn = ({ headers: { authorization = '', origin: from = origin } }: IncomingMessage): boolean =>
    from === origin && isEqual(authorization, `Bearer ${token}`);
  const reply = async (request: IncomingMessage): Promise<Reply | undefined> => {
    if (`http://${request.headers.host}` !== origin)
      return { status: 421, type: 'text/plain', body: 'Misdirected Request\n' };
    const { path: address } = targetOf(request.url ?? '/');
    const body = request.method === 'GET' ? files.get(address) : undefined;
    if (body !== undefined) return { status: 200, type: mediaTypeOf(address === '/' ? '.html' : address), body };
    if (!isOwn(request)) return { status: 403, type: 'text/plain', body: 'Forbidden\n' };
    return answer(session, request);
  };
  const send = (response: ServerResponse, { status, type, body }: Reply): void => {
    response.writeHead(status, { ...headers, 'Content-Type': type }).end(body);
  };
  server.on('request', (request, response) => {
    reply(request).then(
      (done) => send(response, done ?? { status: 404, type: 'text/plain', body: 'Not Found\n' }),
      (error: unknown) => {
        if (error instanceof ChangeRefused) return send(response, json({ refused: error.message }, 409));
        if (error instanceof BadRequest) return send(response, json({ refused: error.message }, 400));
        // The page was closed while it sent something.
        if (request.errored) return;
        options.onFault(error);
        send(response, json({ refused: 'This is a bug in Prospectus. The terminal says more.' }, 500));
      },
    );
  });
  const close = async (isKept?: boolean): Promise<void> => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    await session.close(isKept);
  };
  return { url: `${origin}/#${token}`, unsaved: session.unsaved, close };
}
