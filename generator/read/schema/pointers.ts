// JSON Pointers as text.
import { childPointer, keysOf } from '../../base/objects.ts';
import { fieldOf } from '../../kinds/kind.ts';

/** Returns the pointer to the parent of the value at a pointer; empty for the root and its direct children. */
export const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/** Returns a pointer and its ancestors, beginning with the root. */
export const withAncestors = (pointer: string): readonly string[] =>
  pointer === '' ? [''] : [...withAncestors(parentOf(pointer)), pointer];

/** Returns the value at a pointer; undefined where there is none. */
export const valueAt = (data: unknown, pointer: string): unknown => keysOf(pointer).reduce(fieldOf, data);

/** Returns the pointers to all fields and entries in a value that are looked for: most values have none. */
export function pointersTo(value: unknown, isWanted: (inner: unknown, key: string) => boolean): readonly string[] {
  const found: string[] = [];
  if (typeof value !== 'object' || value === null) return found;
  for (const [key, inner] of Object.entries(value)) {
    if (isWanted(inner, key)) found.push(childPointer('', key));
    if (typeof inner === 'object')
      for (const below of pointersTo(inner, isWanted)) found.push(childPointer('', key) + below);
  }
  return found;
}

const LONGEST = 60;

/** Returns a value in a form that an author recognises, at most 60 characters long. */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'A list';
  if (typeof value === 'object' && value !== null) return 'A group of fields';
  if (value === null) return 'Nothing';
  const text = typeof value === 'string' ? `"${value.replace(/[ \t\r\n]+/g, ' ')}"` : String(value);
  return text.length > LONGEST ? `${[...text].slice(0, LONGEST - 4).join('')}..."` : text;
}
