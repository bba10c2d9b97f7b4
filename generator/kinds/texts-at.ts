// The texts of a file at the places that a pattern of a kind describes.
import { memoize } from '../base/memoize.ts';

/** A text of a file's data, and the JSON Pointer to it. */
export interface FoundText {
  readonly pointer: string;
  readonly text: string;
}

const keysOf = memoize((pattern: string): readonly string[] => pattern.split('/').slice(1));

/** Returns the texts at the places of a pattern of JSON Pointers, where * is any index or key. */
export function textsAt(data: unknown, pattern: string): readonly FoundText[] {
  const keys = keysOf(pattern);
  const found: FoundText[] = [];
  const visit = (value: unknown, depth: number, pointer: string): void => {
    const key = keys[depth];
    if (key === undefined && typeof value === 'string') found.push({ pointer, text: value });
    if (key === undefined || typeof value !== 'object' || value === null) return;
    const inner = value as Readonly<Record<string, unknown>>;
    const next = key === '*' ? Object.keys(inner) : [key];
    for (const each of next) if (inner[each] !== undefined) visit(inner[each], depth + 1, `${pointer}/${each}`);
  };
  visit(data, 0, '');
  return found;
}
