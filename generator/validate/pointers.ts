// JSON Pointers as text.

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** The pointer to what stands under a key of the value at a pointer. */
export const childPointer = (parent: string, key: string): string => `${parent}/${escaped(key)}`;

/** The keys of a pointer. */
export const keysOf = (pointer: string): readonly string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** The pointer to what holds the value at a pointer; empty for the data itself and what stands in it directly. */
export const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));

/** A pointer and all above it, from the data itself down. */
export const withAncestors = (pointer: string): readonly string[] =>
  pointer === '' ? [''] : [...withAncestors(parentOf(pointer)), pointer];
