// Reads single lines of YAML that cannot be parsed.
import type { Document, YAMLError } from 'yaml';
import type { Diagnostic, Fix } from '../../model/diagnostic.ts';
import type { ToLocation } from '../../rules/locate.ts';

/** An error of the YAML library, with the text that it is in. */
export interface Mistake {
  readonly document: Document.Parsed;
  readonly text: string;
  readonly place: ToLocation;
  readonly error: YAMLError;
  readonly at: number;
}

/** Explains one kind of mistake; undefined if it is another kind. */
export type DiagnoseError = (mistake: Mistake) => Diagnostic | undefined;

interface Line {
  readonly start: number;
  /** The end of the line's text: before trailing spaces and the line break. */
  readonly end: number;
  readonly indent: string;
}

/** Returns the line at an offset. */
export function lineAt(text: string, offset: number): Line {
  // A search from before the text would find a line break at its beginning.
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;
  const next = text.indexOf('\n', start);
  const line = text.slice(start, next === -1 ? text.length : next);
  return { start, end: start + line.trimEnd().length, indent: /^[ \t]*/.exec(line)?.[0] ?? '' };
}

/** Returns the next line after an offset that begins a field or list entry; otherwise the very next line. */
export function nextFieldLine(text: string, offset: number): Line {
  const { start } = lineAt(text, offset);
  const below = text.indexOf('\n', start) + 1;
  if (below === 0) return lineAt(text, offset);
  const field = /^[ \t]*(?:- |[^\s#][^\n]*:(?:\s|$))/m.exec(text.slice(below));
  return lineAt(text, field ? below + field.index : below);
}

const beforeValue = /^[ \t]*(?:-[ \t]+)*(?:(?:"[^"]*"|'[^']*'|[^\s"'#[\]{},&*!|>%@`-][^:]*?)[ \t]*:[ \t]+)?/;

/** Returns the offset at which the value of the line at an offset begins: after hyphens and the field's name. */
export function valueStart(text: string, offset: number): number {
  const { start, end } = lineAt(text, offset);
  return start + (beforeValue.exec(text.slice(start, end))?.[0].length ?? 0);
}

// Ranges and fixes within YAML that cannot be parsed.

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
