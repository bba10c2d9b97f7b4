// A local form service whose path determines its behaviour, and which records what it receives.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';

/** A request as received by the service. */
export interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A running service. */
export interface FakeService {
  /** Ends with a slash, to be followed by the name of a behaviour. */
  readonly url: string;
  /** Returns all requests except preflight requests. */
  readonly posts: () => readonly ReceivedRequest[];
  readonly close: () => void;
}

interface Behaviour {
  readonly status: number;
  readonly type?: string;
  readonly body: string;
  /** Whether it allows posts from other sites. */
  readonly isOpen?: boolean;
}

const JSON_TYPE = 'application/json';

const behaviours: Readonly<Record<string, Behaviour>> = {
  ok: { status: 200, body: '{"success":true}' },
  spoken: { status: 200, body: '{"success":"true","message":"The form was submitted successfully."}' },
  formspree: { status: 200, body: '{"next":"/thanks","ok":true}' },
  broken: { status: 500, type: 'text/plain', body: 'Out of order' },
  invalid: { status: 422, body: '{"errors":[{"code":"TYPE_EMAIL"}]}' },
  false: { status: 200, body: '{"success":"false","message":"This form needs Activation."}' },
  html: { status: 200, type: 'text/html', body: '<!doctype html><title>Welcome</title>' },
  gone: { status: 404, body: '{"error":"no form"}' },
  strict: { status: 200, body: '{"success":true}', isOpen: false },
};

function corsHeaders({ isOpen = true }: Behaviour): Record<string, string> {
  return isOpen ? { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type, Accept' } : {};
}

function answer({ method, url = '' }: IncomingMessage, response: ServerResponse): void {
  const behaviour = behaviours[url.split('/').at(-1) ?? ''];
  // For an unknown behaviour it never responds.
  if (!behaviour) return;
  const isQuestion = method === 'OPTIONS' && behaviour.status < 400;
  response.writeHead(isQuestion ? 204 : behaviour.status, {
    'Content-Type': behaviour.type ?? JSON_TYPE,
    ...corsHeaders(behaviour),
  });
  response.end(isQuestion ? undefined : behaviour.body);
}

/** Starts a service that the caller closes. */
export async function openFakeService(): Promise<FakeService> {
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk));
    request.on('end', () => {
      requests.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      answer(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The service has no port.');
  return {
    url: `http://127.0.0.1:${place.port}/`,
    posts: () => requests.filter(({ method }) => method === 'POST'),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Starts a service that runs until the test has finished. */
export async function startFakeService(): Promise<FakeService> {
  const service = await openFakeService();
  onTestFinished(service.close);
  return service;
}
