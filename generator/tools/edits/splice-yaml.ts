// Changes a YAML text by splices: the text of a value is replaced at its place, only what is new is printed, and every other
// byte stays as its author wrote it. The result is read again and compared with what was wanted.
import { isDeepStrictEqual } from 'node:util';
import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type Pair,
  parseDocument,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { MAX_ALIASES, yamlOptions } from '../../model/yaml-options.ts';
import { ChangeRefused, dataAfter, type Edit, keyOf, type Path } from './edit.ts';
import { columnOf, type Fresh, print, type Style, styleOf } from './print-yaml.ts';

/** A text in place of another; offsets in UTF-16 code units. */
export interface Splice {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

interface Sheet {
  readonly text: string;
  readonly document: Document.Parsed;
  readonly style: Style;
}

const parse = (text: string): Document.Parsed => parseDocument(text, { ...yamlOptions, keepSourceTokens: true });

const dataOf = (document: Document.Parsed): unknown => document.toJS({ maxAliasCount: MAX_ALIASES });

type FoundNode = {
  readonly holder: YAMLMap | YAMLSeq;
  readonly pair?: Pair;
  readonly node: Node | null;
  readonly index: number;
};

/** The value at a path, with what it is in; undefined where there is none. */
function find({ document }: Sheet, at: Path): FoundNode | undefined {
  const key = at.at(-1);
  const holder = at.length === 1 ? document.contents : document.getIn(at.slice(0, -1), true);
  if (isMap(holder)) {
    const index = holder.items.findIndex((item) => isScalar(item.key) && item.key.value === String(key));
    const pair = holder.items[index];
    return pair && { holder, pair, node: pair.value as Node | null, index };
  }
  const index = Number(key);
  const node = isSeq(holder) ? holder.items[index] : undefined;
  return node === undefined ? undefined : { holder: holder as YAMLSeq, node: node as Node, index };
}

const nodeAt = (sheet: Sheet, at: Path): unknown => (at.length === 0 ? sheet.document.contents : find(sheet, at)?.node);

const rangeOf = (node: unknown): readonly [number, number] => {
  const range = (node as Node | null)?.range;
  if (!range) throw new Error('a node without a place');
  return [range[0], range[1]];
};

const isOpen = (node: unknown): node is YAMLMap | YAMLSeq => isCollection(node) && !node.flow && node.items.length > 0;

function endOf(node: unknown): number {
  if (isPair(node)) return node.value === null ? rangeOf(node.key)[1] : endOf(node.value);
  return isOpen(node) ? endOf(node.items.at(-1)) : rangeOf(node)[1];
}

const startOfLine = (text: string, offset: number): number => text.lastIndexOf('\n', offset - 1) + 1;

/** The beginning of the line after the one in which a value ends. */
function lineAfter(text: string, end: number): number {
  if (text[end - 1] === '\n') return end;
  const lineBreak = text.indexOf('\n', end);
  return lineBreak < 0 ? text.length : lineBreak + 1;
}

const unchangeable = (): ChangeRefused =>
  new ChangeRefused('it is written in a way that cannot be changed without rewriting it');

/** The dash or colon before a value. */
function markOf({ pair, holder, index }: FoundNode): { readonly offset: number } {
  const token = pair ? pair.srcToken : (holder.srcToken as { items?: readonly unknown[] } | undefined)?.items?.[index];
  const { start = [], sep = [] } = (token ?? {}) as Record<string, { type: string; offset: number }[]>;
  const mark = [...sep, ...start].find(({ type }) => type === (pair ? 'map-value-ind' : 'seq-item-ind'));
  if (!mark) throw unchangeable();
  return mark;
}

/** Where the lines of a list or group begin, which is not empty. */
function columnIn({ text }: Sheet, holder: YAMLMap | YAMLSeq): number {
  const [first] = holder.items;
  return columnOf(text, isPair(first) ? rangeOf(first.key)[0] : rangeOf(holder)[0]);
}

/** Moves all lines to a column, with the line breaks of the file. */
const shift = (lines: string, column: number, { lineBreak }: Style): string =>
  lines
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(column) + line))
    .join(lineBreak);

/** The nodes at the same place of the other items of the list that holds it. */
function modelsOf(sheet: Sheet, at: Path): readonly unknown[] {
  const last = at.findLastIndex((segment) => typeof segment === 'number');
  const list = last < 0 ? undefined : nodeAt(sheet, at.slice(0, last));
  if (!isSeq(list)) return [];
  return list.items.flatMap((item, index) => {
    if (index === at[last]) return [];
    const rest = at.slice(last + 1);
    const node = rest.length === 0 ? item : isCollection(item) ? item.getIn(rest, true) : undefined;
    return node === undefined ? [] : [node];
  });
}

function replaceValue(sheet: Sheet, at: Path, value: unknown): Splice {
  const found = find(sheet, at);
  if (!found) throw unchangeable();
  const { node, pair, holder } = found;
  const old = isScalar(node) ? node : undefined;
  const isEmpty = node === null || (old !== undefined && !old.srcToken);
  const models = isEmpty ? modelsOf(sheet, at) : [node];
  const fresh = { value, key: pair && 'k', models, old };
  if (!holder.flow) return replaceLines(sheet, found, { ...fresh, isEmpty });
  if (isEmpty) throw unchangeable();
  const [from, to] = rangeOf(node);
  const written = print(fresh, sheet.style, true).slice(pair ? 'k:'.length : 0);
  return { from, to, text: written.trim() };
}

function replaceLines(
  sheet: Sheet,
  found: FoundNode,
  { isEmpty, ...fresh }: Fresh & { readonly isEmpty: boolean },
): Splice {
  const { text, style } = sheet;
  const { node, pair, holder } = found;
  const column = columnIn(sheet, holder);
  const mark = markOf(found).offset + 1;
  const to = text.slice(0, isEmpty ? mark : endOf(node)).replace(/\r?\n$/, '').length;
  // A block of lines would take a comment behind it for its own.
  const isQuoted = typeof fresh.value === 'string' && fresh.value.includes('\n') && /^[^\n\S]*#/.test(text.slice(to));
  const lines = isQuoted ? `${pair ? 'k:' : '-'} ${JSON.stringify(fresh.value)}` : print(fresh, style);
  const written = shift(lines, column, style).slice(column + (pair ? 'k:' : '-').length);
  // A tag or an anchor before the value stays, unless the new one needs lines of its own.
  const isAnew = isEmpty || isOpen(node) || /^\s*\n/.test(written);
  if (isAnew) return { from: mark, to: Math.max(mark, to), text: written };
  return { from: rangeOf(node)[0], to, text: written.trimStart() };
}

type Adding = Extract<Edit, { readonly value: unknown }>;

/** What is done to one list or group. */
interface CollectionEdits {
  readonly path: Path;
  readonly inserts: { readonly at: number; readonly value: unknown }[];
  readonly fields: Record<string, unknown>;
  /** The fields before which new ones come; the others come at the end. */
  readonly before: Record<string, string>;
  readonly removed: Set<string | number>;
}

function hasGap({ text }: Sheet, { items }: YAMLMap | YAMLSeq): boolean {
  const [one, other] = items.slice(-2);
  if (!isCollection(one) || !isCollection(other)) return false;
  return /\n[ \t]*\r?\n/.test(text.slice(endOf(one), rangeOf(other)[0]));
}

function addTo(
  sheet: Sheet,
  holder: YAMLMap | YAMLSeq,
  { path, inserts, fields, before: places }: CollectionEdits,
): readonly Splice[] {
  const { text, style } = sheet;
  const fresh = [
    ...inserts.map(({ at, value }) => ({ at, value, key: undefined, models: (holder as YAMLSeq).items })),
    ...Object.entries(fields).map(([key, value]) => {
      const at = holder.items.findIndex((item) => isPair(item) && keyOf(item.key) === places[key]);
      return { at: at < 0 ? Infinity : at, value, key, models: modelsOf(sheet, [...path, key]) };
    }),
  ];
  const gap = isSeq(holder) && hasGap(sheet, holder) ? style.lineBreak : '';
  const column = columnIn(sheet, holder);
  return fresh.map(({ at, ...one }) => {
    const last = holder.items[Math.min(at, holder.items.length) - 1];
    if (holder.flow) {
      const from = last === undefined ? rangeOf(holder.items[0])[0] : endOf(last);
      const written = print(one, style, true);
      return { from, to: from, text: last === undefined ? `${written}, ` : `, ${written}` };
    }
    const from = last === undefined ? startOfLine(text, rangeOf(holder)[0]) : lineAfter(text, endOf(last));
    const lines = shift(print(one, style), column, style);
    const isOnLine = from === 0 || text[from - 1] === '\n';
    const before = last === undefined ? '' : gap;
    const after = last === undefined ? gap : '';
    const whole = isOnLine ? before + lines + style.lineBreak + after : style.lineBreak + before + lines;
    return { from, to: from, text: whole };
  });
}

/** The places of items or fields to remove; they may overlap. */
function removeFrom(sheet: Sheet, holder: YAMLMap | YAMLSeq, { path, removed }: CollectionEdits): readonly Splice[] {
  const { text } = sheet;
  const keys = holder.items.map((item, index) => (isPair(item) ? keyOf(item.key) : index));
  const startAt = (index: number): number => {
    const item = holder.items[index];
    if (isPair(item)) return rangeOf(item.key)[0];
    return holder.flow ? rangeOf(item)[0] : markOf(find(sheet, [...path, index]) as FoundNode).offset;
  };
  return keys.flatMap((key, index): readonly Splice[] => {
    if (!removed.has(key)) return [];
    const isLast = index === keys.length - 1;
    const start = startAt(index);
    const line = startOfLine(text, start);
    if (!holder.flow && text.slice(line, start).trim() === '')
      return [{ from: line, to: lineAfter(text, endOf(holder.items[index])), text: '' }];
    if (!isLast) return [{ from: start, to: startAt(index + 1), text: '' }];
    const kept = keys.findLastIndex((other) => !removed.has(other));
    if (!holder.flow) throw new ChangeRefused('an item shares its line with another one');
    return [{ from: endOf(holder.items[kept]), to: endOf(holder.items[index]), text: '' }];
  });
}

/** Does the work on one list or group; an empty one, or one of which nothing is left, is rewritten. */
function splicesOf(sheet: Sheet, work: CollectionEdits): readonly Splice[] {
  const holder = nodeAt(sheet, work.path);
  const { path, inserts, fields, removed } = work;
  const size = isCollection(holder) && !isAlias(holder) ? holder.items.length : 0;
  if (isCollection(holder) && size > removed.size)
    return [...addTo(sheet, holder as YAMLSeq, work), ...removeFrom(sheet, holder as YAMLSeq, work)];
  const items = inserts.toSorted((a, b) => Math.min(a.at, size) - Math.min(b.at, size)).map((each) => each.value);
  const value = isSeq(holder) || items.length > 0 ? items : fields;
  if (path.length > 0) return [replaceValue(sheet, path, value)];
  const { text, style } = sheet;
  const lines = Object.entries(fields).map(([key, each]) => print({ key, value: each, models: [] }, style));
  const start = text === '' || text.endsWith('\n') ? '' : style.lineBreak;
  const added = start + lines.map((each) => shift(`${each}\n`, 0, style)).join('');
  return [{ from: text.length, to: text.length, text: added }];
}

function workAt(works: Map<string, CollectionEdits>, path: Path): CollectionEdits {
  const name = JSON.stringify(path);
  const work = works.get(name) ?? { path, inserts: [], fields: {}, before: {}, removed: new Set() };
  works.set(name, work);
  return work;
}

/** Adds a value where there is none, together with the groups that it is in. */
function addAbsent(sheet: Sheet, works: Map<string, CollectionEdits>, edit: Adding): void {
  let depth = edit.at.length - 1;
  while (depth > 0 && nodeAt(sheet, edit.at.slice(0, depth)) === undefined) depth--;
  const [key = '', ...at] = edit.at.slice(depth);
  const { fields, before } = workAt(works, edit.at.slice(0, depth));
  if (edit.kind === 'set' && edit.before !== undefined && at.length === 0) before[key] = edit.before;
  fields[key] = dataAfter(fields[key], [{ ...edit, at }]);
}

/** Notes what an edit does to the list or group that it adds to or removes from. */
function note(sheet: Sheet, works: Map<string, CollectionEdits>, edit: Edit): void {
  const { at } = edit;
  const isThere = find(sheet, at) !== undefined;
  if (edit.kind === 'insert' && isThere)
    workAt(works, at).inserts.push({ at: edit.index ?? Infinity, value: edit.value });
  else if (edit.kind === 'insert') addAbsent(sheet, works, { kind: 'insert', at, value: edit.value });
  else if (edit.kind === 'set') addAbsent(sheet, works, edit);
  else if (isThere) workAt(works, at.slice(0, -1)).removed.add(at.at(-1) ?? '');
}

function allSplices(sheet: Sheet, edits: readonly Edit[]): readonly Splice[] {
  const works = new Map<string, CollectionEdits>();
  const splices = edits.flatMap((edit): readonly Splice[] => {
    const found = find(sheet, edit.at);
    if (edit.kind === 'rename') {
      const [from, to] = rangeOf(found?.pair?.key);
      return [{ from, to, text: print({ key: edit.key, value: 0, models: [] }, sheet.style).slice(0, -': 0'.length) }];
    }
    if (edit.kind === 'set' && found) return [replaceValue(sheet, edit.at, edit.value)];
    note(sheet, works, edit);
    return [];
  });
  // At one place, the innermost comes first: a new field of the last item is before a new item.
  const inner = [...works.values()].sort((a, b) => b.path.length - a.path.length);
  return [...splices, ...inner.flatMap((work) => splicesOf(sheet, work))];
}

/** Returns a text with all splices made; what several remove is removed once. */
export function spliced(text: string, splices: readonly Splice[]): string {
  const ordered = splices.toSorted((a, b) => a.from - b.from || a.to - b.to);
  let [result, end] = ['', 0];
  for (const { from, to, text: fresh } of ordered) {
    result += text.slice(end, Math.max(end, from)) + fresh;
    end = Math.max(end, to);
  }
  return result + text.slice(end);
}

/** Returns a YAML text with all edits made, at paths of before. Throws a ChangeRefused where it could only be rewritten whole. */
export function spliceYaml(written: string, edits: readonly Edit[]): string {
  const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = written.slice(mark.length);
  const document = parse(text);
  if (document.errors.length > 0) throw new ChangeRefused('it cannot be read as YAML');
  const fresh = spliced(text, allSplices({ text, document, style: styleOf(text, document) }, edits));
  const after = parse(fresh);
  const isRight = after.errors.length === 0 && isDeepStrictEqual(dataOf(after), dataAfter(dataOf(document), edits));
  if (!isRight) throw unchangeable();
  return mark + fresh;
}
