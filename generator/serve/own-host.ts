// Whether a request names this server. A foreign page can make its own name lead to this machine (DNS rebinding), and
// would then read the site and its answers as its own; addresses and local names it cannot take.
import { isIP } from 'node:net';

/** Names that no other machine can have. */
const isLocal = (name: string): boolean => name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;

/** Returns the name in a Host header, without the port and the brackets of IPv6. */
const nameOf = (host: string): string =>
  host
    .toLowerCase()
    .replace(/:\d*$/, '')
    .replace(/^\[|\]$/g, '');

/** Whether a Host header names this machine, or the host name that the server listens on. A request without one does not. */
export function isOwnHost(header: string | undefined, listening: string): boolean {
  const name = nameOf(header ?? '');
  return isLocal(name) || name === listening.toLowerCase();
}
