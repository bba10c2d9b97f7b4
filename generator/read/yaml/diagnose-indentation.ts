// Which line is not in line, with which other line, and by how many spaces. A parser stops at the first line that does
// not fit what it has read; the mistake is often above it.
import type { Diagnostic } from '../../model/diagnostic.ts';
import { badIndentation, listMark } from '../../rules/words/yaml.ts';
import { offsetOf } from '../../model/apply-fixes.ts';
import type { ToLocation } from '../../rules/locate.ts';

// Which columns of broken YAML are in use at a line: read from the lines above it, as a person sees them, since a parser
// that has stopped cannot say.

/** A column at which a line could go on with what is above it. */
export interface OpenColumn {
  /** How many spaces are before it. */
  readonly column: number;
  readonly is: 'field' | 'entry';
  /** The line, from 1, that used it last. */
  readonly line: number;
  /** The name of the field; empty for an entry of a list. */
  readonly name: string;
  /** Whether the field has nothing after its colon. */
  readonly isEmpty: boolean;
}

interface OpenText {
  readonly name: string;
  /** The line, from 1, of its field, and the indentation of its lines. */
  readonly line: number;
  readonly column: number;
  /** The line, from 1, of a comment at the margin that ended it, if one did. */
  readonly endedBy?: number;
}

interface Columns {
  /** From the left to the right. */
  readonly open: readonly OpenColumn[];
  readonly text?: OpenText;
}

const header = /(?:^|[:-][ \t]+)[|>][-+\d]*[ \t]*(?:#.*)?$/;
const field = /^(?<name>"[^"]*"|'[^']*'|[^\s"'#[\]{},&*!|>%@`-][^:]*?|-[^\s:][^:]*)[ \t]*:(?<value>[ \t].*|)$/;

/** Returns how many spaces a line begins with. */
export const indentOf = (line: string): number => line.length - line.trimStart().length;

/** Returns whether a line begins an entry of a list or a field. */
export const kindOf = (line: string): OpenColumn['is'] => (/^\s*-(?:\s|$)/.test(line) ? 'entry' : 'field');

/** Adds what one line opens, and closes what is further to the right. */
function readLine(open: readonly OpenColumn[], text: string, line: number): readonly OpenColumn[] {
  let column = indentOf(text);
  let rest = text.slice(column);
  let kept = open.filter((one) => one.column < column || (one.column === column && one.is === 'field'));
  while (/^-(?:[ \t]|$)/.test(rest)) {
    kept = [...kept, { column, is: 'entry', line, name: '', isEmpty: /^-[ \t]*$/.test(rest) }];
    const inner = rest.slice(1).trimStart();
    column += rest.length - inner.length;
    rest = inner;
  }
  const { name, value = '' } = field.exec(rest)?.groups ?? {};
  // A sentence with a colon is no field.
  if (name === undefined || (/\s/.test(name) && !/^["']/.test(name))) return kept;
  const isEmpty = /^[ \t]*(?:#.*)?$/.test(value);
  const others = kept.filter((one) => one.column !== column);
  return [...others, { column, is: 'field', line, name: name.replace(/^["']|["']$/g, ''), isEmpty }];
}

interface Reading {
  open: readonly OpenColumn[];
  text: OpenText | undefined;
  isInText: boolean;
}

/** Whether a line belongs to the long text that the lines above end with, or ends it as a comment. */
function goesOn(reading: Reading, line: string, number: number): boolean {
  const { open, text, isInText } = reading;
  if (isInText && text && indentOf(line) > (open.at(-1)?.column ?? -1)) {
    if (text.column === 0) reading.text = { ...text, column: indentOf(line) };
    return true;
  }
  if (!line.trimStart().startsWith('#')) return false;
  if (isInText && text) reading.text = { ...text, endedBy: number };
  reading.isInText = false;
  return true;
}

/** Reads the lines above the line at an index (from 0) and returns what they leave open. */
export function columnsAbove(lines: readonly string[], before: number): Columns {
  const reading: Reading = { open: [], text: undefined, isInText: false };
  lines.slice(0, before).forEach((line, at) => {
    if (line.trim() === '' || goesOn(reading, line, at + 1)) return;
    reading.open = readLine(reading.open, line, at + 1);
    reading.isInText = header.test(line);
    const name = reading.open.at(-1)?.name ?? '';
    reading.text = reading.isInText ? { name, line: at + 1, column: 0 } : undefined;
  });
  const { open, text } = reading;
  return text ? { open, text } : { open };
}

/** Returns the column, of those that a line may use, that is nearest to where it begins; of two equally near, the deeper. */
export function nearestColumn(
  open: readonly OpenColumn[],
  { is, found }: { readonly is: OpenColumn['is']; readonly found: number },
): OpenColumn | undefined {
  const last = open.at(-1);
  const below: readonly OpenColumn[] = last?.isEmpty ? [{ ...last, is, column: last.column + 2 }] : [];
  const usable = [...open.filter((one) => one.is === is), ...below];
  const distance = ({ column }: OpenColumn): number => Math.abs(column - found);
  return usable.toSorted((a, b) => distance(a) - distance(b) || b.column - a.column)[0];
}

/** A text with its lines, and the index (from 0) of the line at which the parser stopped. */
interface Stopped {
  readonly text: string;
  readonly place: ToLocation;
  readonly lines: readonly string[];
  readonly at: number;
}

const isComment = (line: string): boolean => line.trimStart().startsWith('#');
const isBlank = (line: string): boolean => line.trim() === '';

/** Reports line `at`, with those as far left down to `last`, and says where they should begin. */
function misplaced(
  { text, lines, place }: Stopped,
  at: number,
  {
    last = at,
    ...facts
  }: Pick<Parameters<typeof badIndentation>[0], 'expected' | 'neighbour' | 'isGuess' | 'isNote'> & {
    readonly last?: number;
  },
): Diagnostic {
  const line = lines[at] ?? '';
  const start = offsetOf(text, { line: at + 1, column: 1 });
  const found = indentOf(line);
  const end = offsetOf(text, { line: last + 1, column: 1 }) + found;
  const spaces = ' '.repeat(facts.expected ?? 0);
  const above = lines.slice(at, last).map((one) => (isBlank(one) ? one : `${spaces}${one.slice(found)}`));
  const range = { start: place(start, start).start, end: place(end, end).start };
  const fix = facts.expected === undefined ? undefined : { range, text: [...above, spaces].join('\n') };
  const related = [facts.neighbour ?? []].flat().map(({ line: other }) => {
    const from = offsetOf(text, { line: other, column: 1 });
    const location = place(from, from + (lines[other - 1] ?? '').length);
    return { note: 'The line that it is compared with.', location };
  });
  return badIndentation(
    { found, ...facts, fix, last: last > at ? last + 1 : undefined },
    place(start + found, start + line.trimEnd().length),
    related,
  );
}

/** A line of a long text that is too far left: a comment for YAML, or the end of the text. */
function inText(stopped: Stopped, { text }: Columns): Diagnostic | undefined {
  if (!text) return undefined;
  const { lines, at } = stopped;
  const own = lines[at] ?? '';
  const ended = text.endedBy === undefined ? undefined : text.endedBy - 1;
  const isHeading = ended !== undefined && /^#{1,6} \S/.test(lines[ended] ?? '');
  if (!isHeading && indentOf(own) >= text.column) return undefined;
  const line = isHeading ? ended : at;
  return misplaced(stopped, line, {
    // Without a line of the text above, the line that stopped the parser is its first.
    expected: text.column || indentOf(own),
    neighbour: { is: 'text', name: text.name, line: text.line },
    isNote: isHeading,
  });
}

/** The lines just above the line at `at` that begin in one column, further left than it. */
function runAbove(lines: readonly string[], at: number): readonly number[] {
  const content = [...lines.keys()].slice(0, at).filter((i) => !isBlank(lines[i] ?? '') && !isComment(lines[i] ?? ''));
  const columns = content.map((i) => indentOf(lines[i] ?? ''));
  const column = columns.at(-1) ?? 0;
  return column < indentOf(lines[at] ?? '') ? content.slice(columns.findLastIndex((one) => one !== column) + 1) : [];
}

/** Whether a line is in line with those before the run above it: then the run may be out of place, not the line. */
function isDoubtful(lines: readonly string[], at: number): boolean {
  const [first = 0] = runAbove(lines, at);
  const before = lines.slice(0, first).findLast((line) => !isBlank(line) && !isComment(line));
  return before !== undefined && indentOf(before) === indentOf(lines[at] ?? '');
}

/** The first fields of a group that begin no deeper than the name of the group, while the next ones do. */
function inGroup(stopped: Stopped): Diagnostic | undefined {
  const { lines, at } = stopped;
  const run = runAbove(lines, at);
  const holder = run.findIndex((i) => /:\s*(?:#.*)?$/.test(lines[i] ?? ''));
  const [line, first] = [run[holder], run[holder + 1]];
  const last = run.at(-1);
  if (line === undefined || first === undefined || last === undefined || kindOf(lines[first] ?? '') === 'entry')
    return undefined;
  const name = (lines[line] ?? '').replace(/^[\s-]+|\s*:.*$/g, '');
  return misplaced(stopped, first, {
    expected: indentOf(lines[at] ?? ''),
    neighbour: { is: 'group', name, line: line + 1 },
    // Where several lines are between the two, some of them may be in place.
    isGuess: last > first,
    last,
  });
}

/** A field that was moved out of its group, with its own fields still where they were: the next field of the group stops the parser. */
function outOfGroup(stopped: Stopped, { open }: Columns): Diagnostic | undefined {
  const { lines, at } = stopped;
  const own = indentOf(lines[at] ?? '');
  const holder = open.filter(({ column }) => column < own).at(-1);
  const deeper = open.find(({ column }) => column > own);
  if (holder?.is !== 'field' || !holder.isEmpty || deeper === undefined) return undefined;
  const above = columnsAbove(lines, holder.line - 1);
  const sibling = above.open.find(({ column, is }) => column === own && is === 'field');
  const step = own - holder.column;
  if (!sibling || deeper.column - holder.column < 2 * step) return undefined;
  return misplaced(stopped, holder.line - 1, {
    expected: own,
    neighbour: { is: 'line', name: sibling.name, line: sibling.line },
  });
}

/** A text in line with the entries of a list above and below it: its hyphen is missing. */
function withoutHyphen({ text, lines, at, place }: Stopped): Diagnostic | undefined {
  const line = lines[at] ?? '';
  const isBeside = (other = ''): boolean => kindOf(other) === 'entry' && indentOf(other) === indentOf(line);
  const isContent = (other: string): boolean => !isBlank(other) && !isComment(other);
  if (kindOf(line) === 'entry' || /^\s*[\w-]+:(?:\s|$)/.test(line)) return undefined;
  if (!isBeside(lines.slice(0, at).findLast(isContent)) || !isBeside(lines.slice(at + 1).find(isContent)))
    return undefined;
  const start = offsetOf(text, { line: at + 1, column: indentOf(line) + 1 });
  const before = place(start, start);
  return listMark({ mark: '', fix: { range: { start: before.start, end: before.end }, text: '- ' } }, before);
}

/** Explains that the line at an offset is not in line. */
export function diagnoseIndentation({ text, place }: Pick<Stopped, 'text' | 'place'>, offset: number): Diagnostic {
  const lines = text.split('\n');
  const first = text.slice(0, offset).split('\n').length - 1;
  const next = lines.findIndex((line, i) => i >= first && !isBlank(line) && !isComment(line));
  const at = next === -1 ? first : next;
  const stopped = { text, place, lines, at };
  const columns = columnsAbove(lines, at);
  const found = indentOf(lines[at] ?? '');
  const near = nearestColumn(columns.open, { is: kindOf(lines[at] ?? ''), found });
  return (
    inText(stopped, columns) ??
    withoutHyphen(stopped) ??
    inGroup(stopped) ??
    outOfGroup(stopped, columns) ??
    misplaced(
      stopped,
      at,
      near && near.column !== found
        ? {
            expected: near.column,
            neighbour: { is: 'line', name: near.name, line: near.line },
            isGuess: isDoubtful(lines, at),
          }
        : { expected: undefined, neighbour: undefined },
    )
  );
}
