// Changes the text of addresses.yaml and leaves everything else in it as its author wrote it: comments, order, quotes.
import { isScalar, isSeq, parseDocument, type Document, type YAMLSeq } from 'yaml';
import type { Removal } from '../model/content.ts';

/** What the ledger is to say besides what it says already. */
export interface LedgerChange {
  /** Addresses to record as published. */
  readonly accepted: readonly string[];
  /** An address to give up on purpose. */
  readonly removal?: Removal;
}

/** What stands in a ledger that has just been made; the first line is the provider's own reference to the schemas. */
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

/** Puts an address before the first one that comes after it in the alphabet. */
function insert(list: YAMLSeq, address: string, document: Document): void {
  const later = list.items.findIndex((item) => addressOf(item) > address);
  const node = document.createNode(address);
  if (later === -1) list.items.push(node);
  else list.items.splice(later, 0, keepComment(list, later, node));
}

/** A comment above the whole list belongs to its place, not to the address that happened to be first. */
function keepComment<Node extends object>(list: YAMLSeq, at: number, node: Node): Node {
  const next = list.items[at];
  if (at !== 0 || !isScalar(next) || !next.commentBefore) return node;
  Object.assign(node, { commentBefore: next.commentBefore });
  next.commentBefore = null;
  return node;
}

/** Returns the text of the ledger with the change made; `text` is undefined where there is no ledger yet. */
export function editLedger(text: string | undefined, modeline: string, change: LedgerChange): string {
  const document = parseDocument(text ?? opening(modeline));
  const published = listAt(document, 'published');
  published.flow = false;
  for (const address of change.accepted) insert(published, address, document);
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
