// Maps a position inside a text value to a position in its file. YAML indents, folds and escapes texts, but keeps all
// visible characters in order: the n-th visible character of the value is the n-th visible character of its source.
import type { Location, Position } from '../model/diagnostic.ts';
import { offsetOf } from '../model/apply-fixes.ts';
import { locate, type WrittenFile } from './locate.ts';

/** A range of a text in UTF-16 code units; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** The escape sequences of each quoting style. */
const escapes: Readonly<Record<string, RegExp>> = {
  '"': /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\s+|[^])/y,
  "'": /''/y,
};

/** Escapes for white space, or for nothing at all. */
const isInvisible = (escape: string): boolean => /^\\(?:[ntr0 _NLP\t]|\s+)$/.test(escape);

const countVisible = (text: string): number => text.replace(/\s/g, '').length;

function positionOf(text: string, offset: number): Position {
  const before = text.slice(0, offset);
  return { line: before.split('\n').length, column: offset - before.lastIndexOf('\n') };
}

/** The offset in the file at which the characters of a text begin, and its quoting style. */
function bodyOf(text: string, start: number): { readonly start: number; readonly escape: RegExp | undefined } {
  const mark = text[start] ?? '';
  if (mark === '|' || mark === '>') return { start: text.indexOf('\n', start) + 1, escape: undefined };
  const escape = escapes[mark];
  return { start: escape ? start + 1 : start, escape };
}

interface WrittenCharacter {
  readonly length: number;
  readonly isVisible: boolean;
}

/** What the file has at an offset: one character, or an escape sequence for one. */
function writtenAt(text: string, at: number, escape: RegExp | undefined): WrittenCharacter {
  if (escape) escape.lastIndex = at;
  const escaped = escape?.exec(text)?.[0];
  return escaped === undefined
    ? { length: 1, isVisible: /\S/.test(text[at] ?? '') }
    : { length: escaped.length, isVisible: !isInvisible(escaped) };
}

/** The offset in the file of a visible character, by its index from 0. */
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

/** A text value of a content file: its source, its pointer and its parsed text. */
export interface LocatedText {
  readonly source: WrittenFile;
  readonly pointer: string;
  readonly text: string;
}

/** Returns the place in the file of a range of a text, up to its last visible character or the end of its line. */
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
