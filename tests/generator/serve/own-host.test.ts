import { expect, test } from 'vitest';
import { isOwnHost } from '../../../generator/serve/listen.ts';

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
