// Starts a server on the requested port, or on the next free one.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIP } from 'node:net';
import { codeOf } from '../base/disk.ts';

// Whether a request names this server. A foreign page can make its own name lead to this machine (DNS rebinding), and
// would then read the site and its answers as its own; addresses and local names it cannot take.

/** Whether a Host header names this machine, or the host name that the server listens on. A request without one does not. */
export function isOwnHost(header = '', listening: string): boolean {
  const name = header
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '');
  // Names that no other machine can have.
  const isLocal = name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
  return isLocal || name === listening.toLowerCase();
}

/** Where to listen; port 0 means any free port. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
}

/** Ports up to 1023 need rights; of a later one, Windows says EACCES where it keeps it for itself, as for Hyper-V. */
const isTaken = (error: unknown, port: number): boolean =>
  codeOf(error) === 'EADDRINUSE' || (codeOf(error) === 'EACCES' && port > 1023);

async function tryToListen(server: Server, { host, port }: ListenOptions): Promise<number> {
  const listening = once(server, 'listening');
  server.listen(port, host);
  await listening;
  const bound = server.address();
  return typeof bound === 'object' && bound !== null ? bound.port : port;
}

/** Listens and returns the port: the requested one, or the first free one of the 50 after it, or any free port. */
export async function listen(server: Server, { host, port }: ListenOptions): Promise<number> {
  const last = Math.min(port + 50, 65535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      return await tryToListen(server, { host, port: candidate });
    } catch (error) {
      if (!isTaken(error, candidate)) throw error;
    }
  }
  return tryToListen(server, { host, port: 0 });
}
