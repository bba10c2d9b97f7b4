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

/** A long text (| or >) that the lines above end with. */
export interface OpenText {
  /** The name of its field. */
  readonly name: string;
  /** The line, from 1, of its field, and the indentation of its lines. */
  readonly line: number;
  readonly column: number;
  /** The line, from 1, of a comment at the margin that ended it, if one did. */
  readonly endedBy?: number;
}

export interface Columns {
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

/** What the lines so far have left open. */
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
