// Edits the text of addresses.yaml and preserves everything else as its author wrote it: comments, order, quotes.
import { isMap, isScalar, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import type { Removal } from '../../model/address-state.ts';

/** The entries to add to the ledger. */
export interface LedgerChange {
  /** Addresses to record as published. */
  readonly accepted: readonly string[];
  /** Files to record as a part of the site, each with its size; without one, the file is no longer a part of it. */
  readonly files?: readonly (readonly [file: string, size: number | undefined])[];
  /** An address to record as removed on purpose. */
  readonly removal?: Removal;
}

/** The text of a new ledger; the first line refers editors to the schema. */
const opening = (modeline: string): string =>
  `${modeline}# The addresses that have been published. None may stop answering without a redirect or a reason.\n# Written by prospectus urls.\npublished: []\n`;

const addressOf = (item: unknown): string => (isScalar(item) ? String(item.value) : '');

function listAt(document: Document, key: string): YAMLSeq {
  const list = document.get(key);
  if (isSeq(list)) return list;
  const made = document.createNode([]);
  document.set(key, made);
  return made;
}

/** Inserts an address in alphabetical order. */
function insert(list: YAMLSeq, address: string, document: Document): void {
  const later = list.items.findIndex((item) => addressOf(item) > address);
  const node = document.createNode(address);
  if (later === -1) list.items.push(node);
  else list.items.splice(later, 0, keepComment(list, later, node));
}

/** Records the size of a file, in alphabetical order. */
function record(document: Document, file: string, size: number | undefined): void {
  const known = document.get('files');
  const files = isMap(known) ? known : (document.createNode({}) as YAMLMap);
  if (files !== known) document.set('files', files);
  files.flow = false;
  const isThere = files.has(file);
  if (size === undefined) return void files.delete(file);
  files.set(file, size);
  if (!isThere) files.items.sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
}

/** A comment above the list belongs to the list, not to the address that happens to be first. */
function keepComment<Node extends object>(list: YAMLSeq, at: number, node: Node): Node {
  const next = list.items[at];
  if (at !== 0 || !isScalar(next) || !next.commentBefore) return node;
  Object.assign(node, { commentBefore: next.commentBefore });
  next.commentBefore = null;
  return node;
}

/** Returns the text of the ledger with the change applied; `text` is undefined if there is no ledger yet. */
export function editLedger(text: string | undefined, modeline: string, change: LedgerChange): string {
  const document = parseDocument(text ?? opening(modeline));
  const published = listAt(document, 'published');
  published.flow = false;
  for (const address of change.accepted) insert(published, address, document);
  for (const [file, size] of change.files ?? []) record(document, file, size);
  const { removal } = change;
  if (removal) published.items = published.items.filter((item) => addressOf(item) !== removal.address);
  const removed = listAt(document, 'removed');
  const isAnsweredAgain = (item: unknown): boolean =>
    change.accepted.includes(String((item as { get?: (key: string) => unknown }).get?.('address')));
  removed.items = removed.items.filter((item) => !isAnsweredAgain(item));
  if (removal) removed.items.push(document.createNode(removal));
  removed.flow = false;
  if (removed.items.length === 0) document.delete('removed');
  return document.toString({ lineWidth: 0 });
}
