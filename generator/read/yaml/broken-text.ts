// Ranges and fixes within YAML that cannot be parsed.
import type { Fix } from '../../model/diagnostic.ts';
import type { ToLocation } from '../location-in.ts';
import { lineAt, valueStart } from './yaml-lines.ts';

/** A text that is not YAML, and the offset at which the parser stopped. */
export interface BrokenText {
  readonly text: string;
  readonly place: ToLocation;
  readonly at: number;
}

/** Returns the fix that writes a text in place of a range of offsets, which is on one line; it may be empty. */
export function fixOf(place: ToLocation, [from, to]: readonly [number, number], text: string): Fix {
  const { start, end } = place(from, to);
  return { range: { start, end: from === to ? start : end }, text };
}

/** The value on the line at an offset, without a comment after it, with its offsets. */
export function valueOn(
  text: string,
  at: number,
): { readonly value: string; readonly from: number; readonly to: number } {
  const from = valueStart(text, at);
  const value = text
    .slice(from, lineAt(text, at).end)
    .replace(/\s+#\s.*$/, '')
    .trimEnd();
  return { value, from, to: from + value.length };
}
