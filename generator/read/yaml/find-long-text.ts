// A long text that was written below its field, or beside it, without the | that keeps its lines and colons.
import type { Diagnostic } from '../../model/diagnostic.ts';
import { missingPipe } from '../../rules/words/yaml.ts';
import { offsetOf } from '../../model/offset-of.ts';
import { fixOf, type BrokenText } from './broken-text.ts';
import { columnsAbove, indentOf, type OpenColumn } from './open-columns.ts';

const isBlank = (line: string | undefined): boolean => (line ?? '').trim() === '';
const isMarked = (line: string): boolean => /^\s*(?:- |[\w/-]+:(?:\s|$)|["'#[{&*!|>])/.test(line);

/** The lines below a field that are deeper than it, blank ones included. */
function linesBelow(lines: readonly string[], { line, column }: OpenColumn): readonly string[] {
  const below = lines.slice(line);
  const end = below.findIndex((one) => !isBlank(one) && indentOf(one) <= column);
  return end === -1 ? below : below.slice(0, end);
}

/** Whether the lines of a field are sentences, not fields or entries. */
function isLongText(field: OpenColumn, own: string, below: readonly string[]): boolean {
  const [first = ''] = below.filter((line) => !isBlank(line));
  if (field.isEmpty) return first !== '' && !isMarked(first);
  const hasParagraphs =
    below.findIndex(isBlank) !== -1 && below.slice(below.findIndex(isBlank)).some((line) => !isBlank(line));
  return hasParagraphs && !/:[ \t]+["'|>[{&*!]/.test(own);
}

/** Reports the field above the line at which the parser stopped if it has such a text; undefined if it has none. */
export function findLongText({ text, place, at }: BrokenText): Diagnostic | undefined {
  const lines = text.split('\n');
  const stopped = text.slice(0, at).split('\n').length - 1;
  const { open } = columnsAbove(lines, stopped + 1);
  const field = open.findLast(
    ({ is, line, column }) => is === 'field' && (line - 1 === stopped || column < indentOf(lines[stopped] ?? '')),
  );
  if (!field) return undefined;
  const own = lines[field.line - 1] ?? '';
  const below = linesBelow(lines, field);
  if (field.line - 1 + below.length < stopped || !isLongText(field, own, below)) return undefined;
  const start = offsetOf(text, { line: field.line, column: 1 });
  const colon = start + own.indexOf(':', field.column) + 1;
  const depth = ' '.repeat(indentOf(below.find((line) => !isBlank(line)) ?? ''));
  const value = start + own.length - own.slice(colon - start).trimStart().length;
  const fix = field.isEmpty ? fixOf(place, [colon, colon], ' |') : fixOf(place, [colon, value], ` |\n${depth}`);
  return missingPipe({ name: field.name, fix }, place(start + field.column, start + own.length));
}
