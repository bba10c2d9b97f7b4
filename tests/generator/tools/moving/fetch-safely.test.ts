// The network as a hostile host would have it: names that lead elsewhere from one question to the next, and answers without end.
import dns from 'node:dns';
import { EventEmitter } from 'node:events';
import http from 'node:http';
import { syncBuiltinESMExports } from 'node:module';
import type { LookupFunction } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchSafely } from '../../../../generator/tools/moving/fetch-safely.ts';
import { listen } from '../../../support/program/listen.ts';

const origin = await listen((request, response) => {
  if (request.url === '/slow') response.write('Course;');
});

/** The addresses that a name has, one after the other. */
const addresses: string[] = [];
beforeEach(() => {
  vi.spyOn(dns, 'lookup').mockImplementation(((_host: string, _options: object, done: (...found: unknown[]) => void) =>
    done(null, [{ address: addresses.shift() ?? '', family: 4 }])) as never);
  syncBuiltinESMExports();
});
afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

const named = new URL('http://site.example/');

/** Answers what is asked at the addresses that names have. */
function network(...replies: readonly { readonly statusCode: number; readonly location?: string }[]): void {
  const left = [...replies];
  vi.spyOn(http, 'get').mockImplementation(((
    { hostname }: URL,
    { lookup }: { readonly lookup: LookupFunction },
    done: (answer: unknown) => void,
  ) => {
    const request = new EventEmitter();
    lookup(hostname, {}, (error, remoteAddress) => {
      const { statusCode, ...headers } = left.shift() ?? { statusCode: 404 };
      const answer = Object.assign(Readable.from([Buffer.from('x')]), {
        statusCode,
        headers,
        socket: { remoteAddress },
      });
      queueMicrotask(() => (error ? request.emit('error', error) : done(answer)));
    });
    return request;
  }) as never);
}

test('a public name that leads into the own network later on is not read there', async () => {
  addresses.push('93.184.216.34', '192.168.0.1');
  network({ statusCode: 302, location: '/again' }, { statusCode: 200 });
  await expect(fetchSafely(named, named, { bytes: 9 })).rejects.toThrow('a network that is not public');
  addresses.push('93.184.216.34', '192.168.0.1');
  network({ statusCode: 200 }, { statusCode: 200 });
  const { isInside } = await fetchSafely(named, named, { bytes: 9 });
  expect(isInside).toBe(false);
  await expect(fetchSafely(named, undefined, { bytes: 9 })).rejects.toThrow('a network that is not public');
});

test('what is named in the own network is read there, also after a redirect', async () => {
  addresses.push('192.168.0.1', '192.168.0.1');
  network({ statusCode: 302, location: '/again' }, { statusCode: 200 });
  expect(await fetchSafely(named, named, { bytes: 9 })).toMatchObject({ isInside: true });
});

test.each(['[fd00:ec2::254]', '100.100.100.200', '192.0.0.192', '169.254.169.254', '[::ffff:169.254.169.254]'])(
  'what a cloud tells its machines at %s is never read',
  async (host) => {
    const address = new URL(`http://${host}/`);
    await expect(fetchSafely(address, address, { bytes: 9, wait: 500 })).rejects.toThrow(
      'a network that is not public',
    );
  },
);

test('a source that answers for ever is left after a while, and one that does not answer as https is named as such', async () => {
  const waitFor = async (path: string): Promise<void> => {
    const answer = fetchSafely(new URL(path, origin), new URL(origin), { bytes: 1000, wait: 200 });
    await expect(answer).rejects.toThrow('it took longer than 0.2 seconds');
  };
  await Promise.all(['/slow', '/silent'].map(waitFor));
  const address = new URL(origin.replace('http:', 'https:'));
  await expect(fetchSafely(address, address, { bytes: 1000 })).rejects.toThrow('it does not answer as https');
});
