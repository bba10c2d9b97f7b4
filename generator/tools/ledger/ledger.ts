// The ledger of published addresses, and the only code that writes below the content folder, except for the schemas of
// editors.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '../../base/replace-file.ts';
import { checkAndLink, type CheckOptions, type CheckResult } from '../../build/pipeline/check.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lostAddress, lostCategory, newAddresses } from '../../rules/words/addresses.ts';
import type { AddressState, Removal } from '../../model/address-state.ts';
import { editLedger, type LedgerChange } from './edit-ledger.ts';

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
