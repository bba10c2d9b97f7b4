import type { IncomingMessage } from 'node:http';

const LIMIT_BYTES = 64 * 1024;
// A visitor whose connection is cut never sees the answer: a little too much is read to its end and dropped.
const PATIENCE_BYTES = 1024 * 1024;

/** Returns the body of a request, or undefined where it is larger than 64 kB. Rejects when the visitor hangs up. */
export function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= LIMIT_BYTES) chunks.push(chunk);
      else if (size > PATIENCE_BYTES) resolve(undefined);
    });
    request.once('end', () => resolve(size > LIMIT_BYTES ? undefined : Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new Error('The request was cut off.')));
  });
}
