// Starts a server on the requested port, or on the next free one.
import type { Server } from 'node:http';

/** Where to listen; port 0 means any free port. */
export interface ListenOptions {
  readonly host: string;
  readonly port: number;
}

const ATTEMPTS = 50;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

function tryToListen(server: Server, { host, port }: ListenOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error): void => {
      server.off('listening', succeed);
      reject(error);
    };
    const succeed = (): void => {
      server.off('error', fail);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound !== null ? bound.port : port);
    };
    server.once('error', fail);
    server.once('listening', succeed);
    server.listen(port, host);
  });
}

/** Listens and returns the port: the requested one, or the first free one of the 50 after it, or any free port. */
export async function listen(server: Server, { host, port }: ListenOptions): Promise<number> {
  const last = Math.min(port + ATTEMPTS, 65535);
  for (let candidate = port; candidate <= last; candidate += 1) {
    try {
      return await tryToListen(server, { host, port: candidate });
    } catch (error) {
      if (!isTaken(error)) throw error;
    }
  }
  return tryToListen(server, { host, port: 0 });
}
