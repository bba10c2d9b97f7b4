// Finds the location of a value in its file. Only files with a problem need positions, so the file is parsed again,
// with positions, when its first location is requested.
import { keysOf } from '../base/objects.ts';
import { memoizePerObject } from '../base/memoize.ts';
import type { LineCounter, Node, Pair } from 'yaml';
import { yaml } from '../base/yaml.ts';
import type { SourceFile } from '../model/content.ts';
import { type Location, startOf, type Position } from '../model/diagnostic.ts';
import { type Cell, redirectTable } from '../model/redirect-table.ts';
import { yamlOptions } from '../model/yaml-options.ts';
import { offsetOf } from '../model/apply-fixes.ts';

/** Converts offsets of a text to a location, which ends at the latest with the line on which it begins. */
export type ToLocation = (from: number, to: number) => Location;

/** Returns the converter for one file. */
export function locationIn(file: string, text: string): ToLocation {
  return (from, to) => {
    const start = positionOf(text, from);
    const rest = /^[^\r\n]*/.exec(text.slice(from, Math.max(to, from + 1)))?.[0].length ?? 0;
    return { file, pointer: '', start, end: { ...start, column: start.column + Math.max(rest, 1) } };
  };
}

/** Returns a table of redirects as the YAML that says the same, with the places of its rows and values in the table. */
function tablePositions(text: string) {
  const { LineCounter, Pair, Scalar, YAMLMap, YAMLSeq } = yaml();
  const at = <Node extends object>(node: Node, [from, to]: readonly [number, number]): Node =>
    Object.assign(node, { range: [from, to, to] });
  const scalar = (value: string, { from, to }: Cell) => at(new Scalar(value), [from, to]);
  const list = new YAMLSeq();
  for (const row of redirectTable(text).rows) {
    const cells = Object.entries(row);
    const group = at(new YAMLMap(), [cells[0]?.[1].from ?? 0, cells.at(-1)?.[1].to ?? 0]);
    group.items = cells.map(([key, cell]) => new Pair(scalar(key, cell), scalar(cell.text, cell)));
    list.items.push(group);
  }
  const contents = new YAMLMap();
  contents.items = [new Pair(new Scalar('redirects'), list)];
  const lines = new LineCounter();
  for (const { index } of text.matchAll(/(?<![^\n])/g)) lines.addNewLine(index);
  return { document: { contents }, lines };
}

interface ParsedDocument {
  readonly document: { readonly contents: unknown };
  readonly lines: LineCounter;
}

/** A file and its text. */
export type WrittenFile = Pick<SourceFile, 'file' | 'text'>;

const positions = memoizePerObject(({ file, text }: WrittenFile): ParsedDocument =>
  file.endsWith('.csv') ? tablePositions(text) : yamlPositions(text),
);

function yamlPositions(text: string): ParsedDocument {
  const { LineCounter: Lines, parseDocument } = yaml();
  const lines = new Lines();
  return { document: parseDocument(text, { ...yamlOptions, lineCounter: lines }), lines };
}

function step(node: unknown, segment: string): Pair | Node | undefined {
  const { isMap, isScalar, isSeq } = yaml();
  if (isMap(node)) return node.items.find(({ key }) => isScalar(key) && String(key.value) === segment);
  if (isSeq(node)) return node.items[Number(segment)] as Node | undefined;
  return undefined;
}

/** The node or pair at a pointer, or its nearest existing ancestor. */
function find(source: WrittenFile, pointer: string): unknown {
  let found: unknown = positions(source).document.contents;
  for (const segment of keysOf(pointer)) {
    const next = step(yaml().isPair(found) ? found.value : found, segment);
    if (!next) break;
    found = next;
  }
  return found;
}

function rangeOf(found: unknown, at: 'key' | 'value'): readonly [number, number] | undefined {
  const node = yaml().isPair(found) ? (at === 'key' || !found.value ? found.key : found.value) : found;
  const range = (node as Node | null | undefined)?.range;
  return range ? [range[0], endOf(node) ?? range[1]] : undefined;
}

/** Where a node ends: a group or list without brackets with its last value, before a comment. */
function endOf(node: unknown): number | undefined {
  const { isCollection, isPair } = yaml();
  if (isPair(node)) return endOf(node.value) ?? endOf(node.key);
  if (isCollection(node) && !node.flow && node.items.length > 0) return endOf(node.items.at(-1));
  return (node as Node | null | undefined)?.range?.[1];
}

/** Returns the place of the value at a JSON Pointer (or of its key); a map or list is placed at its first line. */
export function locate(source: WrittenFile, pointer: string, at: 'key' | 'value' = 'value'): Location {
  const { lines } = positions(source);
  const range = rangeOf(find(source, pointer), at);
  if (!range) return { ...startOf(source.file), pointer };
  const position = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const [from, to] = range;
  const end = Math.min(to, from + (/^[^\r\n]*/.exec(source.text.slice(from, to))?.[0].length ?? 0));
  return { file: source.file, pointer, start: position(from), end: position(Math.max(end, from)) };
}

/** Returns the source text of the value at a JSON Pointer; empty if there is none. */
export function textAt(source: WrittenFile, pointer: string): string {
  const found = find(source, pointer);
  const node = yaml().isPair(found) ? found.value : found;
  return yaml().isScalar(node) ? String(node.value) : '';
}

/** Returns the value at a JSON Pointer as it is written in the file, with quotation marks and line breaks. */
export function writtenAt(source: WrittenFile, pointer: string): string {
  const found = find(source, pointer);
  const node = yaml().isPair(found) ? found.value : found;
  const range = (node as Node | null | undefined)?.range;
  return range ? source.text.slice(range[0], range[1]) : '';
}

// Maps a position inside a text value to a position in its file. YAML indents, folds and escapes texts, but keeps all
// visible characters in order: the n-th visible character of the value is the n-th visible character of its source.

/** A range of a text in UTF-16 code units; `to` is exclusive. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** The escape sequences of each quoting style. */
const escapes: Readonly<Record<string, RegExp>> = { '"': /\\(?:u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|\s+|[^])/y, "'": /''/y };

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

/** What the file has at an offset: one character, or an escape sequence for one. */
function characterAt(text: string, at: number, escape: RegExp | undefined) {
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
    const { length, isVisible } = characterAt(text, at, escape);
    if (isVisible && seen === wanted) return at;
    if (isVisible) seen++;
    at += length;
  }
  return valueStart;
}

/** Returns the place in the file of a range of a text, up to its last visible character or the end of its line. */
export function locateInText(
  { source, pointer, text }: { readonly source: WrittenFile; readonly pointer: string; readonly text: string },
  { from, to }: TextRange,
): Location {
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
