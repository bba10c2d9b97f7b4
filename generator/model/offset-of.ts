import type { Position } from './diagnostic.ts';

/** Returns the offset of a position in a text, in UTF-16 code units. */
export function offsetOf(text: string, { line, column }: Position): number {
  let offset = 0;
  for (let n = 1; n < line; n++) offset = text.indexOf('\n', offset) + 1;
  return offset + column - 1;
}
