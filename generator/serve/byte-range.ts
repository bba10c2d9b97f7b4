// The part of a file that a browser asks for: players of videos jump to a place by it, and Safari plays no video without.
import type { IncomingMessage } from 'node:http';

/** The first and the last byte of a part, both of it. */
export interface ByteRange {
  readonly first: number;
  readonly last: number;
}

/** One range: several at once are answered with the whole file, as a server may. */
const pattern = /^bytes=(?=.*\d)(\d*)-(\d*)$/;

/** Without a first byte, as many as are asked for from the end. */
function boundsOf(from: string, to: string, size: number): ByteRange {
  if (from === '') return { first: Math.max(size - Number(to), 0), last: Infinity };
  return { first: Number(from), last: to === '' ? Infinity : Number(to) };
}

/**
 * Returns the part that a Range header asks for of a file of `size` bytes: undefined where the whole file is the answer,
 * 'outside' where the part begins after its end.
 */
export function byteRange(header: string, size: number): ByteRange | 'outside' | undefined {
  const [, from, to] = pattern.exec(header) ?? [];
  if (from === undefined || to === undefined) return undefined;
  const { first, last } = boundsOf(from, to, size);
  if (last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : 'outside';
}

/** Returns the same for a request. With If-Range, a part is of the file that the browser knows, or it is all of the new one. */
export function askedRange({ method, headers }: IncomingMessage, size: number, tag: string) {
  const condition = headers['if-range'];
  if (method !== 'GET' || (condition !== undefined && condition !== tag)) return undefined;
  return byteRange(headers.range ?? '', size);
}
