// Compresses text once per content and encoding: the cache key is the content's hash, so an entry can never be stale.
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** A content coding of HTTP that the preview offers. */
export type Encoding = 'br' | 'gzip';

/** The capacity of the cache in bytes; the oldest bodies are evicted first. */
const CAPACITY_BYTES = 32 * 1024 * 1024;

const compressors: Readonly<Record<Encoding, (body: Buffer) => Promise<Buffer>>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify(gzip),
};

/** Chooses the best encoding that an Accept-Encoding header allows; undefined for none. */
export function chooseEncoding(accepted: string): Encoding | undefined {
  const allowed = new Set(
    accepted
      .toLowerCase()
      .split(',')
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]?.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => allowed.has(encoding));
}

/** Returns a function that compresses a body and caches the result by the body's hash. */
export function createCompressor(): (body: Buffer, hash: string, encoding: Encoding) => Promise<Buffer> {
  const known = new Map<string, Buffer>();
  let sizeBytes = 0;
  const remember = (key: string, result: Buffer): void => {
    // Two concurrent requests may both have compressed it.
    if (known.has(key)) return;
    known.set(key, result);
    sizeBytes += result.length;
    for (const [oldest, old] of known) {
      if (sizeBytes <= CAPACITY_BYTES) return;
      known.delete(oldest);
      sizeBytes -= old.length;
    }
  };
  return async (body, hash, encoding) => {
    const key = `${encoding}:${hash}`;
    const found = known.get(key);
    if (found) return found;
    const result = await compressors[encoding](body);
    remember(key, result);
    return result;
  };
}
