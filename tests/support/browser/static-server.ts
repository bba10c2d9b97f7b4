// The simplest static host: it serves <address>.html, supports no redirects, and sends 404.html for the rest.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { onTestFinished } from 'vitest';

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

function fileOf(folder: string, pathname: string): string | undefined {
  const name = pathname === '/' ? '/index.html' : pathname;
  return [join(folder, `${name}.html`), join(folder, name)].find((file) => extname(file) !== '' && existsSync(file));
}

/** A host, with the URL of its home page. */
export interface StaticServer {
  readonly url: string;
  readonly close: () => void;
}

/** Serves a folder until it is closed. */
export async function openStaticServer(folder: string): Promise<StaticServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const found = fileOf(folder, pathname);
    const file = found ?? join(folder, '404.html');
    response.writeHead(found ? 200 : 404, { 'Content-Type': types[extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  const place = server.address();
  if (place === null || typeof place === 'string') throw new Error('The server has no port.');
  return { url: `http://127.0.0.1:${place.port}/`, close };
}

/** Serves a folder until the test has finished; returns the URL of its home page. */
export async function serveStatically(folder: string): Promise<string> {
  const { url, close } = await openStaticServer(folder);
  onTestFinished(close);
  return url;
}
