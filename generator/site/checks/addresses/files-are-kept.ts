import { locate } from '../../../rules/locate.ts';
import { lostFile, noRecord, shrunkFile } from '../../../rules/words/addresses.ts';
import { addressesKind } from '../../../kinds/settings.ts';
import { startOf } from '../../../model/diagnostic.ts';
import type { Check } from '../../link-context.ts';

/** So many redirects have a site that has been published. */
const SEVERAL = 3;

/** What was recorded as a part of the site is there as a whole. */
export const filesAreKept: Check = ({ entries, loaded: { sources }, recorded }) => {
  const [ledger] = entries.addresses;
  if (!ledger) {
    // A site that is not published has hardly anything to redirect, and nothing to record.
    const redirects = entries.redirects[0]?.data.redirects ?? [];
    const isNew = redirects.length < SEVERAL || sources.some(({ kind }) => kind === addressesKind.name);
    return isNew ? [] : [noRecord({}, startOf('addresses.yaml'))];
  }
  const { files = {} } = ledger.data;
  const { lost, shrunk, sizes } = recorded();
  return [
    ...lost.map((file) => lostFile({ file }, locate(ledger.source, `/files/${file.replaceAll('/', '~1')}`, 'key'))),
    ...shrunk.map((file) => shrunkFile({ file, was: files[file] ?? 0, now: sizes.get(file) ?? 0 }, startOf(file))),
  ];
};
