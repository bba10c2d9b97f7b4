// Prints what is new in a YAML file as its neighbours are written: their indentation, quotes, and lists in brackets.
import {
  Document,
  isCollection,
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  Pair,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
} from 'yaml';

/** How a file is written. */
export interface Style {
  /** How far what is inside of something is indented, in columns. */
  readonly indent: number;
  /** Whether lists are further to the right than the name of their field. */
  readonly indentSeq: boolean;
  readonly lineBreak: string;
}

/** Returns how many characters of its line are before an offset. */
export const columnOf = (text: string, offset: number): number => offset - (text.lastIndexOf('\n', offset - 1) + 1);

/** Returns how a file is written; as `fmt` writes it, where nothing shows it. */
export function styleOf(text: string, document: Document.Parsed): Style {
  let [indent, indentSeq] = [2, true];
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isCollection(value) || value.flow || value.items.length === 0) return undefined;
      const by = columnOf(text, value.range?.[0] ?? 0) - columnOf(text, (key as Node).range?.[0] ?? 0);
      if (isSeq(value)) indentSeq = by > 0;
      if (by > 0) indent = by;
      return visit.BREAK;
    },
  });
  return { indent, indentSeq, lineBreak: text.includes('\r\n') ? '\r\n' : '\n' };
}

const quotes: readonly unknown[] = [Scalar.QUOTE_DOUBLE, Scalar.QUOTE_SINGLE];

/** Gives a new value the quotes and brackets of values in the same place of its neighbours. */
function imitate(node: unknown, models: readonly unknown[]): void {
  const alike = models.filter((model) => isScalar(model) === isScalar(node) && isSeq(model) === isSeq(node));
  if (isScalar(node)) {
    const types = alike.flatMap((model) => (isScalar(model) && typeof model.value === 'string' ? [model.type] : []));
    const type = types.at(-1);
    if (typeof node.value === 'string' && quotes.includes(type)) node.type = type as Scalar.Type;
  } else if (isCollection(node)) {
    const last = alike.filter(isCollection).findLast(({ items }) => items.length > 0);
    if (last?.flow) node.flow = true;
    const inner = alike.filter(isSeq).flatMap(({ items }) => items);
    const valuesOf = (key: unknown): readonly unknown[] => alike.filter(isMap).map((model) => model.get(key, true));
    for (const item of node.items)
      if (isPair(item)) imitate(item.value, valuesOf(item.key));
      else imitate(item, inner);
  }
}

/** What is printed, and like what. */
export interface Fresh {
  readonly value: unknown;
  /** The name of its field; absent for an item of a list. */
  readonly key?: string | undefined;
  /** Nodes in the same place of neighbours, or the one that is replaced. */
  readonly models: readonly unknown[];
  /** Keeps the form of the text that is replaced. */
  readonly old?: Scalar | undefined;
}

/** Takes over how a text was written: its quotes, or its lines; returns how wide these may be, at least 80 columns. */
function keepForm(node: unknown, old: Scalar | undefined): number {
  if (!isScalar(node) || typeof node.value !== 'string' || typeof old?.value !== 'string') return 0;
  if (old.type !== undefined) node.type = old.type;
  const width = Math.max(...(old.source ?? '').split('\n').map((line) => line.length));
  return old.type === Scalar.BLOCK_FOLDED ? Math.max(80, width) : 0;
}

/** Prints a field or an item as lines that begin in the first column; `isFlow`: as it is between brackets. */
export function print({ value, key, models, old }: Fresh, { indent, indentSeq }: Style, isFlow = false): string {
  // The dates and times of YAML 1.1, which some editors still take for such, are written in quotes.
  const document = new Document(undefined, { compat: 'yaml-1.1' });
  const node = document.createNode(value) as Node;
  imitate(node, models);
  const lineWidth = keepForm(node, old);
  // Braces have spaces inside, brackets have none.
  let flowCollectionPadding = false;
  visit(node, {
    Map: (_key, { flow }) => void (flowCollectionPadding ||= flow === true),
    Scalar: (_key, scalar) => {
      // No other form keeps texts of nothing but spaces and line breaks.
      if (typeof scalar.value === 'string' && /^\s+$/.test(scalar.value)) scalar.type = Scalar.QUOTE_DOUBLE;
    },
  });
  const holder = key === undefined ? new YAMLSeq() : new YAMLMap<unknown>();
  holder.items = key === undefined ? [node] : [new Pair<unknown>(document.createNode(key), node)];
  holder.flow = isFlow;
  document.contents = holder as typeof document.contents;
  const written = document.toString({ indent, indentSeq, lineWidth, flowCollectionPadding, nullStr: '' });
  const lines = written.replace(/\n$/, '');
  return isFlow ? lines.slice(1, -1).trim() : lines;
}
