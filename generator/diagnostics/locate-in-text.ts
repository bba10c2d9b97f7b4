// Finds a place inside a text. YAML indents, folds and escapes texts, but keeps every visible character in its order:
// the n-th visible character of the text is the n-th visible character of what stands in the file.
import type { Location, Position } from '../model/diagnostic.ts';
import { locate, type WrittenFile } from './locate.ts';

/** A part of a text, in UTF-16 code units from its beginning; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** How each way of quoting writes characters that do not stand for themselves. */
const escapes: Readonly<Record<string, RegExp>> = {
  '"': /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\s+|[^])/y,
  "'": /''/y,
};

/** Escapes that stand for white space, or for nothing. */
const isInvisible = (escape: string): boolean => /^\\(?:[ntr0 _NLP\t]|\s+)$/.test(escape);

const countVisible = (text: string): number => text.replace(/\s/g, '').length;

function offsetOf(text: string, { line, column }: Position): number {
  let offset = 0;
  for (let n = 1; n < line; n++) offset = text.indexOf('\n', offset) + 1;
  return offset + column - 1;
}

function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** Where the characters of a text begin in the file, and how it is quoted. */
function bodyOf(text: string, start: number): { readonly start: number; readonly escape: RegExp | undefined } {
  const mark = text[start] ?? '';
  if (mark === '|' || mark === '>') return { start: text.indexOf('\n', start) + 1, escape: undefined };
  const escape = escapes[mark];
  return { start: escape ? start + 1 : start, escape };
}

interface Written {
  readonly length: number;
  readonly isVisible: boolean;
}

/** What stands at an offset of the file: one character, or an escape that stands for one. */
function writtenAt(text: string, at: number, escape: RegExp | undefined): Written {
  if (escape) escape.lastIndex = at;
  const escaped = escape?.exec(text)?.[0];
  return escaped === undefined
    ? { length: 1, isVisible: /\S/.test(text[at] ?? '') }
    : { length: escaped.length, isVisible: !isInvisible(escaped) };
}

/** The offset in the file of the visible character number `wanted`, counting from 0. */
function findVisible(text: string, valueStart: number, wanted: number): number {
  const { start, escape } = bodyOf(text, valueStart);
  let seen = 0;
  for (let at = start; at < text.length;) {
    const { length, isVisible } = writtenAt(text, at, escape);
    if (isVisible && seen === wanted) return at;
    if (isVisible) seen++;
    at += length;
  }
  return valueStart;
}

/** A text of a content file: where it stands and what it says. */
export interface LocatedText {
  readonly source: WrittenFile;
  readonly pointer: string;
  readonly text: string;
}

/** Returns the place in the file of a part of a text; it ends with its last visible character, or with its line. */
export function locateInText({ source, pointer, text }: LocatedText, { from, to }: TextRange): Location {
  const value = locate(source, pointer);
  const valueStart = offsetOf(source.text, value.start);
  const first = countVisible(text.slice(0, from));
  const length = countVisible(text.slice(from, to));
  const start = findVisible(source.text, valueStart, first);
  const end = findVisible(source.text, valueStart, first + Math.max(length, 1) - 1) + 1;
  const lineEnd = source.text.indexOf('\n', start);
  const last = lineEnd === -1 ? end : Math.min(end, lineEnd);
  return { ...value, start: positionOf(source.text, start), end: positionOf(source.text, Math.max(last, start + 1)) };
}
