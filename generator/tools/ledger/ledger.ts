// The ledger of published addresses, and the only code that writes below the content folder, except for the schemas of
// editors.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isScalar, isSeq, parseDocument, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import { replaceFile } from '../../base/disk.ts';
import { checkAndLink, type CheckOptions, type CheckResult } from '../../build/pipeline/check.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lostAddress, lostCategory, newAddresses } from '../../rules/words/addresses.ts';
import type { AddressState, Removal } from '../../model/address-state.ts';

// Edits the text of addresses.yaml and preserves everything else as its author wrote it: comments, order, quotes.

/** The entries to add to the ledger. */
interface LedgerChange {
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
function editLedger(text: string | undefined, modeline: string, change: LedgerChange): string {
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

const LEDGER = 'addresses.yaml';

/** The result of a check, with the state of every address. */
export interface UrlsResult extends CheckResult {
  readonly addresses: readonly AddressState[];
}

/** What was written to the ledger, or why nothing could be. */
export interface LedgerResult extends CheckResult {
  /** The addresses and files recorded, or the address removed; undefined if other errors have to be fixed first. */
  readonly written?: readonly string[];
}

async function checkAddresses(options: CheckOptions): Promise<UrlsResult> {
  const { site: _site, ledger, ...result } = await checkAndLink(options);
  return { ...result, addresses: ledger.addresses() };
}

/** Checks the content and returns the state of every address. Problems with addresses are part of the states. */
export async function urls(options: CheckOptions): Promise<UrlsResult> {
  const result = await checkAddresses(options);
  return { ...result, diagnostics: result.diagnostics.filter((problem) => !isAboutLedger(problem)) };
}

const isAboutLedger = ({ code }: Diagnostic): boolean =>
  [lostAddress.code, lostCategory.code, newAddresses.code].includes(code);

async function writeLedger(content: string, change: LedgerChange): Promise<void> {
  const file = path.join(content, LEDGER);
  const read = async (name: string): Promise<string | undefined> =>
    readFile(path.join(content, name), 'utf8').catch(() => undefined);
  const [ledger, site] = await Promise.all([read(LEDGER), read('site.yaml')]);
  const modeline =
    /^# yaml-language-server:.*\n/.exec(site ?? '')?.[0].replace('site.schema', 'addresses.schema') ?? '';
  replaceFile(file, editLedger(ledger, modeline, change));
}

/** Records all new addresses as published; writes nothing while the content has other errors. */
export async function acceptUrls(options: CheckOptions): Promise<LedgerResult> {
  const { site: _site, ledger, ...result } = await checkAndLink(options);
  const isUncertain = result.diagnostics.some(
    ({ severity, code }) => severity === 'error' && code !== lostAddress.code,
  );
  if (isUncertain) return result;
  const states = ledger.addresses();
  const accepted = states.filter(({ state }) => state === 'new').map(({ address }) => address);
  const { changed, sizes } = ledger.recorded();
  const files = changed.map((file) => [file, sizes.get(file)] as const);
  const written = [...accepted, ...changed.filter((file) => sizes.has(file))];
  if (accepted.length + files.length > 0) await writeLedger(options.content, { accepted, files });
  return { ...result, written };
}

/** Records that an address was removed on purpose. Call it for lost addresses only: all others still have a page. */
export async function removeUrl(content: string, removal: Removal): Promise<void> {
  await writeLedger(content, { accepted: [], removal });
}
