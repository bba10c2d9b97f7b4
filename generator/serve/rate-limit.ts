// One visitor cannot fill the disk: each address has a bucket of submissions that refills within a minute.
const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

interface Bucket {
  readonly left: number;
  /** Milliseconds of a monotonic clock. */
  readonly at: number;
}

/**
 * Counts a submission from an address; returns 0 if it is allowed, otherwise the whole seconds until the next one is.
 */
export type RateLimit = (address: string, nowMs: number) => number;

/** A household has a whole IPv6 network, so only the first four groups of its address count. */
function visitorOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':', 4).join(':') : address;
}

/** Returns a limit of so many submissions per minute, all of which may come at once. Its memory is bounded. */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, Bucket>();
  return (address, nowMs) => {
    const visitor = visitorOf(address);
    const { left, at } = buckets.get(visitor) ?? { left: perMinute, at: nowMs };
    const filled = Math.min(perMinute, left + ((nowMs - at) / MINUTE_MS) * perMinute);
    // Deleting and inserting moves a bucket to the end of the map, so the first one is the least recently used.
    buckets.delete(visitor);
    buckets.set(visitor, { left: filled >= 1 ? filled - 1 : filled, at: nowMs });
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return filled >= 1 ? 0 : Math.ceil(((1 - filled) * MINUTE_MS) / perMinute / 1000);
  };
}
