// The ledger of published addresses.
import type { Addresses, RemovedAddress } from '../../../schemas/types.ts';
import { compareText } from '../../base/objects.ts';
import { checkAndLink, type CheckOptions, type CheckResult } from '../../build/pipeline/check.ts';
import { fieldOf, listIn } from '../../kinds/kind.ts';
import type { AddressState } from '../../model/address-state.ts';
import { lostAddress, lostCategory, newAddresses } from '../../rules/words/addresses.ts';
import { addressEdits, LEDGER } from '../editing/move-addresses.ts';
import { modelineFor } from '../editing/things.ts';
import { openDraft, putFile } from '../edits/draft.ts';
import type { Edit } from '../edits/edit.ts';

interface LedgerChange {
  readonly accepted: readonly string[];
  /** Files to record as a part of the site, each with its size; without one, the file is no longer a part of it. */
  readonly files?: readonly (readonly [file: string, size: number | undefined])[];
  /** The courses that lack a price, a level or a length. */
  readonly without?: NonNullable<Addresses['without']>;
  readonly removal?: RemovedAddress;
}

const ABOUT =
  '# The addresses that have been published. None may stop answering without a redirect or a reason.\n# Written by prospectus urls.\n';

function fileEdits(data: unknown, files: NonNullable<LedgerChange['files']>): readonly Edit[] {
  const known = Object.keys(Object(fieldOf(data, 'files')) as object);
  return files
    .toSorted(([one], [other]) => compareText(one, other))
    .flatMap(([file, value]): readonly Edit[] => {
      const at = ['files', file];
      if (value === undefined) return known.includes(file) ? [{ kind: 'remove', at }] : [];
      return [{ kind: 'set', at, value, before: known.find((other) => compareText(other, file) > 0) }];
    });
}

/** Takes addresses that answer again from the removed ones, and adds one that was given up. */
function removedEdits(data: unknown, { accepted, removal }: LedgerChange): readonly Edit[] {
  const removed = listIn(data, 'removed');
  const answering = removed.flatMap((one, i) => (accepted.includes(String(fieldOf(one, 'address'))) ? i : []));
  if (removal) return [{ kind: 'insert', at: ['removed'], value: removal }];
  if (answering.length > 0 && answering.length === removed.length) return [{ kind: 'remove', at: ['removed'] }];
  return answering.map((i): Edit => ({ kind: 'remove', at: ['removed', i] }));
}

function ledgerEdits(data: unknown, change: LedgerChange): readonly Edit[] {
  const published = listIn(data, 'published').map(String);
  const gone = published.flatMap((address, i) => (address === change.removal?.address ? i : []));
  return [
    ...addressEdits(published, change.accepted),
    ...gone.map((i): Edit => ({ kind: 'remove', at: ['published', i] })),
    ...fileEdits(data, change.files ?? []),
    ...(change.without ? [{ kind: 'set', at: ['without'], value: change.without } as const] : []),
    ...removedEdits(data, change),
  ];
}

/** The result of a check, with the state of every address. */
export interface UrlsResult extends CheckResult {
  readonly addresses: readonly AddressState[];
}

/** Checks the content and returns the state of every address. Problems with addresses are part of the states. */
export async function urls(options: CheckOptions): Promise<UrlsResult> {
  const { site: _site, ledger, ...result } = await checkAndLink(options);
  const own = [lostAddress.code, lostCategory.code, newAddresses.code];
  const diagnostics = result.diagnostics.filter(({ code }) => !own.includes(code));
  return { ...result, diagnostics, addresses: ledger.addresses() };
}

/** Changes the text of the ledger at its places; all else stays as its author wrote it. Throws a ChangeRefused if it cannot be read. */
function writeLedger(content: string, change: LedgerChange): void {
  const draft = openDraft(content);
  if (draft.text(LEDGER) === undefined) draft.write(LEDGER, modelineFor(draft, LEDGER, 'addresses') + ABOUT);
  draft.edit(LEDGER, ledgerEdits(draft.data(LEDGER), change));
  putFile(content, { file: LEDGER, after: draft.text(LEDGER) ?? '' });
}

/** Records all new addresses as published, and returns which, and which files; writes nothing while the content has other errors. */
export async function acceptUrls(
  options: CheckOptions,
): Promise<CheckResult & { readonly written?: readonly string[] }> {
  const { site: _site, ledger, ...result } = await checkAndLink(options);
  const isUncertain = result.diagnostics.some(
    ({ severity, code }) => severity === 'error' && code !== lostAddress.code,
  );
  if (isUncertain) return result;
  const states = ledger.addresses();
  const accepted = states.filter(({ state }) => state === 'new').map(({ address }) => address);
  const { changed, sizes, without, isKnown } = ledger.recorded();
  const files = changed.map((file) => [file, sizes.get(file)] as const);
  const written = [...accepted, ...changed.filter((file) => sizes.has(file))];
  if (accepted.length + files.length > 0 || !isKnown) writeLedger(options.content, { accepted, files, without });
  return { ...result, written };
}

/** Records that an address was removed on purpose. Call it for lost addresses only: all others still have a page. */
export async function removeUrl(content: string, removal: RemovedAddress): Promise<void> {
  writeLedger(content, { accepted: [], removal });
}
