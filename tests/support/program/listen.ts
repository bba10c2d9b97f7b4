// A server on this machine, for as long as a test file runs.
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** Starts a server and returns its origin; it is closed after the tests of the file. */
export async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
