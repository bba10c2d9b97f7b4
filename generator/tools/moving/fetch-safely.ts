// What a site says, read over the network: only where a command names its address, never from an address of the network
// that the machine is in, unless it is the one that was named, and never more than a limit.
import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { codeOf } from '../../base/disk.ts';
// What went wrong on the way, by the codes of Node.js and OpenSSL, and ranges of addresses.
import network from './network.json' with { type: 'json' };

/** What was answered. */
export interface Fetched {
  /** After redirects. */
  readonly url: URL;
  readonly type: string;
  readonly bytes: Buffer;
  /** Whether it was answered from a network that is not public. */
  readonly isInside: boolean;
}

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    list.addSubnet(address, Number(bits), address.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
};

/**
 * Addresses at which machines answer questions about themselves, which the clouds of Amazon, Alibaba and Oracle have within the
 * ranges of other networks, and such as are no machine; and addresses of networks that are not public.
 */
const [never, inside] = [listOf(network.never), listOf(network.inside)];

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const isRefused = (address: string, isNamed: boolean): boolean => {
  const family = familyOf(address);
  // Addresses of IPv4 in the form of IPv6 would be a second name for each.
  if (/^::ffff:/i.test(address)) return true;
  return never.check(address, family) || (!isNamed && inside.check(address, family));
};

const refusal = (host: string): Error =>
  new Error(`"${host}" is an address of a network that is not public, which is not read`);

/** Finds the addresses of a name; all must be allowed, and the connection is made to one of these. */
const lookupFor =
  (isNamed: boolean): LookupFunction =>
  (host, options, done) => {
    lookUp(host, { ...options, all: true }, (error, found) => {
      const bad = error ?? (found.some(({ address }) => isRefused(address, isNamed)) ? refusal(host) : null);
      const [first] = found ?? [];
      if (bad || !first) done(bad ?? refusal(host), []);
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

/** Returns why an address is not read; undefined where it may be. */
function problemOf({ protocol, hostname, username }: URL, isNamed: boolean): Error | undefined {
  if (!/^https?:$/.test(protocol)) return new Error(`addresses beginning with "${protocol}" are not read`);
  if (username !== '') return new Error('addresses with a user name are not read');
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) !== 0 && isRefused(host, isNamed) ? refusal(host) : undefined;
}

async function collect(answer: http.IncomingMessage, most: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    size += part.length;
    if (size > most) throw new Error(`it is larger than ${Math.round(most / 1e6)} MB`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function ask(url: URL, isNamed: boolean, signal: AbortSignal): Promise<http.IncomingMessage> {
  const problem = problemOf(url, isNamed);
  if (problem) throw problem;
  return new Promise((resolve, reject) => {
    const headers = { 'user-agent': 'prospectus', 'accept-encoding': 'identity' };
    // Each connection is checked, and none is used again that the server is about to close.
    const options = { agent: false, headers, lookup: lookupFor(isNamed), signal };
    (url.protocol === 'https:' ? https : http).get(url, options, resolve).on('error', reject);
  });
}

/**
 * Returns what is answered at an address; `named` is the one in the network of the machine that the command names, if it does.
 * At most `bytes` are read, in at most `wait` milliseconds. Throws an error that says why not.
 */
export async function fetchSafely(
  address: URL,
  named: URL | undefined,
  { bytes, wait = 60_000 }: { readonly bytes: number; readonly wait?: number },
): Promise<Fetched> {
  const signal = AbortSignal.timeout(wait);
  return follow(address, named, { most: bytes, signal }).catch((error: unknown) => {
    if (signal.aborted) throw new Error(`it took longer than ${wait / 1000} seconds`);
    const [, cause] = Object.entries(network.causes).find(([code]) => new RegExp(code).test(codeOf(error))) ?? [];
    throw cause === undefined ? error : new Error(cause, { cause: error });
  });
}

const isFromInside = ({ socket: { remoteAddress = '' } }: http.IncomingMessage): boolean =>
  inside.check(remoteAddress, familyOf(remoteAddress));

async function follow(
  address: URL,
  named: URL | undefined,
  { most, signal }: { readonly most: number; readonly signal: AbortSignal },
): Promise<Fetched> {
  let url = address;
  // The name of a public host may lead into the own network later on: then it is not what was named.
  let isInside = true;
  for (let redirects = 0; redirects <= 5; redirects++) {
    const answer = await ask(url, isInside && url.origin === named?.origin, signal);
    const { statusCode = 0, headers } = answer;
    isInside = isFromInside(answer);
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy();
      url = new URL(headers.location, url);
    } else if (statusCode !== 200) {
      answer.destroy();
      throw new Error(`the server answered ${statusCode}`);
    } else return { url, type: headers['content-type'] ?? '', bytes: await collect(answer, most), isInside };
  }
  throw new Error('it is redirected again and again');
}
