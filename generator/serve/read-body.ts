import type { IncomingMessage } from 'node:http';

const LIMIT_BYTES = 64 * 1024;
// A visitor whose connection is closed early never sees the response, so a body slightly over the limit is read to its
// end and dropped.
const DRAIN_BYTES = 1024 * 1024;

/** The body of a request, or why it is rejected: larger than 64 kB, or not received in time. */
export type Body = Buffer | 'too large' | 'too slow';

/** Returns the body of a request if it arrives within so many milliseconds. Rejects if the visitor disconnects. */
export function readBody(request: IncomingMessage, timeLimitMs: number): Promise<Body> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    const timer = setTimeout(() => resolve('too slow'), timeLimitMs);
    const settle = (body: Body): void => {
      clearTimeout(timer);
      resolve(body);
    };
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LIMIT_BYTES) chunks.push(chunk);
      else if (size > DRAIN_BYTES) settle('too large');
    });
    request.once('end', () => settle(size > LIMIT_BYTES ? 'too large' : Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => {
      clearTimeout(timer);
      reject(new Error('The request was cut off.'));
    });
  });
}
