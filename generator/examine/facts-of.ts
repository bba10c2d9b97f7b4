// A file of a kind with texts is mostly what only its own pages show. What everything else needs is a tenth of it, and
// is all that stays in memory: the file is read again when its pages are made.
import type { Kind } from '../kinds/kind.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is kept of the data of a file, valid or not: everything but the texts of its kind. */
export function factsOf(data: unknown, { texts }: Kind): unknown {
  if (!texts || !isRecord(data)) return data;
  return Object.fromEntries(Object.entries(data).filter(([key]) => !texts.includes(key)));
}
