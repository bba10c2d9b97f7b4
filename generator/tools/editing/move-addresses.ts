// Addresses that change: links to them in all texts, the texts for search engines, redirects from the old ones, and the
// ledger.
import { isScalar, parseDocument, visit } from 'yaml';
import { escapePattern } from '../../base/escape-pattern.ts';
import { compareText } from '../../base/objects.ts';
import type { Draft } from '../edits/draft.ts';
import type { Edit } from '../edits/edit.ts';
import { type Splice, spliced } from '../edits/splice-yaml.ts';
import { BYTE_ORDER_MARK } from '../../model/invisible.ts';
import { redirectTable } from '../../model/redirect-table.ts';
import { yamlOptions } from '../../model/yaml-options.ts';
import { fieldOf, listIn } from '../../kinds/kind.ts';
import { editOrMake } from './things.ts';

/** A text of a YAML file as it is written, with its quotes and line breaks. */
interface WrittenText {
  readonly source: string;
  /** The name of the field that it is the value of, or of the list that it is in; its own, where it is a name. */
  readonly field: string;
}

/**
 * Returns the text of a YAML file with each of its texts and names of fields as `change` returns it; all else stays to the
 * byte. A file that cannot be read as YAML stays as it is.
 */
export function replaceInTexts(written: string, change: (text: WrittenText) => string): string {
  const mark = written.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  const text = written.slice(mark.length);
  const document = parseDocument(text, yamlOptions);
  if (document.errors.length > 0) return written;
  const splices: Splice[] = [];
  visit(document, {
    Scalar: (key, { value, range }, ancestors) => {
      const pair = ancestors.findLast((one) => 'key' in one);
      const name = pair && 'key' in pair && isScalar(pair.key) ? String(pair.key.value) : '';
      const [from, to] = range ?? [0, 0];
      const field = key === 'key' ? String(value) : name;
      if (from < to) splices.push({ from, to, text: change({ source: text.slice(from, to), field }) });
    },
  });
  return mark + spliced(text, splices);
}

/** Changes the texts of all files but the ledger that have a word in them. */
export function replaceInFiles(draft: Draft, word: string, change: (text: WrittenText) => string): void {
  for (const file of draft.files()) {
    const text = file.endsWith('.yaml') && file !== LEDGER ? draft.text(file) : undefined;
    if (text?.includes(word)) draft.write(file, replaceInTexts(text, change));
  }
}

/** An address that changes. */
export interface Move {
  readonly from: string;
  readonly to: string;
  /** Whether all addresses below it change too. */
  readonly isPrefix?: boolean;
}

/** The file of the ledger of published addresses. */
export const LEDGER = 'addresses.yaml';
const REDIRECTS = 'redirects.yaml';
const TABLE = 'redirects.csv';

/** Matches an address where a link leads to it, with what is before it. */
function linkTo({ from, isPrefix }: Move, origin: string): RegExp {
  const before = `^["']?|\\]\\(\\s*<?|\\]:\\s*<?|(?:href|src)=["']`;
  const after = `$|["')>#?\\s]${isPrefix ? '|/' : ''}`;
  return new RegExp(`(${before})((?:${escapePattern(origin)})?)${escapePattern(from)}(?=${after})`, 'gm');
}

/** An address as it will be; undefined where it stays. */
function movedAddress(address: string, { from, to, isPrefix }: Move): string | undefined {
  if (address === from) return to;
  return isPrefix && address.startsWith(`${from}/`) ? to + address.slice(from.length) : undefined;
}

function moveLinks(draft: Draft, move: Move): void {
  const origin = String(fieldOf(draft.data('site.yaml'), 'origin') ?? '').replace(/\/$/, '');
  const pattern = linkTo(move, origin || 'https:no-origin');
  // What addresses were they stay.
  replaceInFiles(draft, move.from, ({ source, field }) =>
    ['from', 'aliases'].includes(field)
      ? source
      : source.replace(pattern, (_all, before: string, own: string) => before + own + move.to),
  );
}

function moveInTable(draft: Draft, move: Move): void {
  const text = draft.text(TABLE);
  if (text === undefined) return;
  const splices = redirectTable(text).rows.flatMap(({ to: cell }) => {
    const moved = cell && movedAddress(cell.text, move);
    if (!cell || moved === undefined) return [];
    return [{ ...cell, text: text.slice(cell.from, cell.to).replace(cell.text, moved) }];
  });
  draft.write(TABLE, spliced(text, splices));
}

/** Returns the addresses from which redirects lead, whether they are in YAML or in the table. */
export const redirectedIn = (draft: Draft): ReadonlySet<unknown> =>
  new Set([
    ...listIn(draft.data(REDIRECTS), 'redirects').map((one) => fieldOf(one, 'from')),
    ...redirectTable(draft.text(TABLE) ?? '').rows.map(({ from }) => from?.text),
  ]);

/** A table with a redirect more, and without those from the new address. */
function withRedirect(table: string, { from, to }: Pick<Move, 'from' | 'to'>): string {
  const { rows, written } = redirectTable(table);
  const lineBreak = table.includes('\r\n') ? '\r\n' : '\n';
  const start = /[^\n]$/.test(table) ? lineBreak : '';
  const gone = rows.flatMap(({ from: cell }): readonly Splice[] => {
    if (cell?.text !== to) return [];
    const end = table.indexOf('\n', cell.to) + 1;
    return [{ from: table.slice(0, cell.from).lastIndexOf('\n') + 1, to: end || table.length, text: '' }];
  });
  const last = { from: table.length, to: table.length, text: start + written({ from, to }) + lineBreak };
  return spliced(table, [...gone, last]);
}

/** Adds a redirect, and removes one from the new address, which has a page again. */
function addRedirect(draft: Draft, { from, to }: Pick<Move, 'from' | 'to'>): void {
  const table = draft.text(REDIRECTS) === undefined ? draft.text(TABLE) : undefined;
  if (table !== undefined) return draft.write(TABLE, withRedirect(table, { from, to }));
  const redirects = listIn(draft.data(REDIRECTS), 'redirects');
  const known = redirects.map((one) => fieldOf(one, 'from'));
  editOrMake(draft, REDIRECTS, [
    ...known.flatMap((one, index) => (one === to ? [{ kind: 'remove' as const, at: ['redirects', index] }] : [])),
    ...(known.includes(from) ? [] : [{ kind: 'insert' as const, at: ['redirects'], value: { from, to } }]),
  ]);
}

/** Returns the edits that record new addresses in the ledger, in alphabetical order. */
export const addressEdits = (published: readonly string[], fresh: readonly string[]): readonly Edit[] =>
  fresh
    .filter((address) => !published.includes(address))
    .toSorted(compareText)
    .map((value) => {
      const index = published.findIndex((other) => compareText(other, value) > 0);
      return { kind: 'insert', at: ['published'], value, index: index < 0 ? published.length : index };
    });

/** Renames a file in the ledger, which knows how much each file had to say. */
export function moveInLedger(draft: Draft, from: string, to: string): void {
  if (fieldOf(fieldOf(draft.data(LEDGER), 'files'), from) !== undefined)
    draft.edit(LEDGER, [{ kind: 'rename', at: ['files', from], key: to }]);
}

/** Returns whether an address is to lead on when its page goes: as the ledger says; without one, all that people could open. */
export function isPromised(draft: Draft, isOpen = true): (address: string) => boolean {
  const ledger = draft.data(LEDGER);
  const published = listIn(ledger, 'published');
  return (address) => (ledger === undefined ? isOpen : published.includes(address));
}

/** Changes an address: links, texts for search engines, redirects and the ledger; `all` are those that change with it. */
export function moveAddress(draft: Draft, move: Move, all: readonly Move[] = [move]): void {
  moveLinks(draft, move);
  moveInTable(draft, move);
  const ledger = draft.data(LEDGER);
  const published = ledger === undefined ? undefined : listIn(ledger, 'published').map(String);
  const isKnown = isPromised(draft);
  const moved = all.filter(({ from }) => isKnown(from));
  for (const one of moved) addRedirect(draft, one);
  if (!published) return;
  // Of a catalogue, the addresses that choose a part: its redirect leads to all courses.
  const choices = published.flatMap((address) =>
    address.startsWith(`${move.from}?`) ? move.to + address.slice(move.from.length) : [],
  );
  draft.edit(LEDGER, addressEdits(published, [...new Set([...moved.map(({ to }) => to), ...choices])]));
}
