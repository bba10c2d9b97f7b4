import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { expect, test } from 'vitest';
import { isOwnHost, listen } from '../../../generator/serve/listen.ts';

test.each([
  ['127.0.0.1:4173', true],
  ['localhost:4173', true],
  ['LOCALHOST', true],
  ['site.localhost:80', true],
  ['[::1]:4173', true],
  ['192.168.1.20:4173', true],
  ['Desk.office:4173', true],
  ['evil.example:4173', false],
  ['localhost.evil.example', false],
  ['127.0.0.1.evil.example', false],
  ['', false],
  [undefined, false],
])('a server that listens on desk.office answers the host %s: %s', (header, isAnswered) => {
  expect(isOwnHost(header, 'desk.office')).toBe(isAnswered);
});

/** A server that the system refuses some ports, with a code. */
function refusedServer(refused: readonly number[], code: string): Server {
  let bound = 0;
  const server = Object.assign(new EventEmitter(), {
    address: () => ({ port: bound }),
    listen: (port: number) => {
      bound = port;
      if (refused.includes(port)) server.emit('error', Object.assign(new Error(code), { code }));
      else server.emit('listening');
    },
  });
  return server as unknown as Server;
}

test.each(['EADDRINUSE', 'EACCES'])(
  'where ports are taken, or kept by Windows (%s), the next one is opened',
  async (code) => {
    expect(await listen(refusedServer([4173, 4174], code), { host: '127.0.0.1', port: 4173 })).toBe(4175);
  },
);

test('a port that needs special rights is refused', async () => {
  const server = refusedServer([80], 'EACCES');
  await expect(listen(server, { host: '127.0.0.1', port: 80 })).rejects.toThrow('EACCES');
});
