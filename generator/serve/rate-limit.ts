// One visitor cannot fill the disk: each address has a bucket of submissions that refills in a minute.
const MINUTE_MS = 60_000;
const MAX_ADDRESSES = 10_000;

interface Bucket {
  readonly left: number;
  /** Milliseconds of a clock that never goes back. */
  readonly at: number;
}

/** Counts a submission of an address; returns 0, or in how many whole seconds the next one is welcome. */
export type RateLimit = (address: string, nowMs: number) => number;

/** A household has a whole IPv6 network: its first four groups stand for it. */
function visitorOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':', 4).join(':') : address;
}

/** Returns a limit of so many submissions in a minute, all of which may come at once. Its memory is bounded. */
export function createRateLimit(perMinute: number): RateLimit {
  const buckets = new Map<string, Bucket>();
  return (address, nowMs) => {
    const visitor = visitorOf(address);
    const { left, at } = buckets.get(visitor) ?? { left: perMinute, at: nowMs };
    const filled = Math.min(perMinute, left + ((nowMs - at) / MINUTE_MS) * perMinute);
    // Set anew, a bucket becomes the youngest of the map: the first one is the one that was used longest ago.
    buckets.delete(visitor);
    buckets.set(visitor, { left: filled >= 1 ? filled - 1 : filled, at: nowMs });
    const [oldest] = buckets.keys();
    if (buckets.size > MAX_ADDRESSES && oldest !== undefined) buckets.delete(oldest);
    return filled >= 1 ? 0 : Math.ceil(((1 - filled) * MINUTE_MS) / perMinute / 1000);
  };
}
