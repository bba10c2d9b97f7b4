// What dev, preview and start have in common: they start a server, print its URL, and run until the user stops them.
import type { Io } from '../io.ts';
import { UsageError } from '../failures.ts';

interface Server {
  readonly url: string;
  close(): Promise<void>;
}

/** The address to listen on, as given by the user. */
export interface ListenFlags {
  readonly port?: number;
  readonly listen: string;
}

/** The same as servers are given it. */
export const listenPlace = ({ listen, port }: ListenFlags) => ({
  host: listen,
  ...(port === undefined ? {} : { port }),
});

const advices: Readonly<Record<string, string>> = {
  'EACCES listen': '--port: this port needs special rights. Give one above 1023, such as --port 4173.',
  EADDRINUSE: '--port: this port and those after it are taken. Give another, such as --port 4173.',
  EADDRNOTAVAIL: '--listen: this machine has no such address. Leave --listen out, or give 0.0.0.0.',
  ENOTFOUND: '--listen: this name is not known. Leave --listen out, or give 0.0.0.0.',
};

/** The advice for a system error, which may be about a port or a file. */
function adviceOn(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '', syscall, path } = error as NodeJS.ErrnoException;
  const isRefused = ['EACCES', 'EPERM', 'EROFS'].includes(code);
  if (isRefused && path !== undefined)
    return `"${path}" cannot be written to, and the server needs it. Make it writable, or use a copy of the project.`;
  return advices[`${code} ${syscall}`] ?? advices[code];
}

/** Starts a server. Throws a UsageError if the requested host or port, or a file that it needs, is not available. */
export async function open<S extends Server>(start: () => Promise<S>): Promise<S> {
  try {
    return await start();
  } catch (error) {
    const advice = adviceOn(error);
    throw advice === undefined ? error : new UsageError(advice);
  }
}

/** Prints the URL of the site, waits until the user stops the command, and closes the server. */
export async function serve(server: Server, io: Io, place: ListenFlags): Promise<void> {
  try {
    const { port } = new URL(server.url);
    if (place.port !== undefined && port !== String(place.port))
      io.err(`Port ${place.port} is taken; using ${port}.\n`);
    io.out(`\n  The site is at ${server.url}\n  Press Ctrl+C to stop.\n\n`);
    await io.untilStopped();
  } finally {
    await server.close();
  }
}
