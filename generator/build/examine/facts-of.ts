// A file of a kind with texts is mostly what only its own pages show. What everything else needs is a tenth of it, and
// is all that stays in memory: the file is read again when its pages are made.
import type { Kind } from '../../kinds/kind.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is kept of a list: one field of each item. */
const factsIn = (items: readonly unknown[], field: string): readonly unknown[] =>
  items.map((item) => (isRecord(item) && field in item ? { [field]: item[field] } : {}));

/** What is kept of the data of a file, valid or not: everything but the texts of its kind. */
export function factsOf(data: unknown, { texts, kept = [] }: Kind): unknown {
  if (!texts || !isRecord(data)) return data;
  const fieldOf = (key: string): string | undefined => kept.find(({ list }) => list === key)?.field;
  return Object.fromEntries(
    Object.entries(data)
      .filter(([key]) => !texts.includes(key))
      .map(([key, value]) => {
        const field = fieldOf(key);
        return [key, field !== undefined && Array.isArray(value) ? factsIn(value, field) : value];
      }),
  );
}
