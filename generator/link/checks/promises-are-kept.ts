import { locate } from '../../diagnostics/locate.ts';
import { lostAddress, lostCategory, lostFile, newAddresses } from '../../diagnostics/rules/addresses.ts';
import { isAskable } from '../../model/site-routes.ts';
import type { Check } from '../link-context.ts';
import { successorOf } from '../successor.ts';

/** Whether an address leads somewhere: redirects in a circle are no addresses to be recorded. */
function leadsSomewhere(from: string, redirects: ReadonlyMap<string, string>): boolean {
  const seen = new Set<string>();
  for (let to: string | undefined = from; to !== undefined; to = redirects.get(to)) {
    if (seen.has(to)) return false;
    seen.add(to);
  }
  return true;
}

/** Every published address answers with a page or a redirect, unless its removal is recorded; new ones are counted. */
export const promisesAreKept: Check = (context) => {
  const { entries, addresses } = context;
  const ledger = entries.addresses[0];
  if (!ledger) return [];
  const { source, data } = ledger;
  const published = new Set(data.published);
  const fresh = [...addresses.answering].filter(
    (address) => !published.has(address) && isAskable(address) && leadsSomewhere(address, addresses.redirects),
  );
  // A page that was renamed is lost and new at once: only the loss is reported, and what is new once that is corrected.
  const isSettled = addresses.isCertain && addresses.lost.length === 0;
  return [
    ...addresses.lost.map((address) =>
      lostAddress(
        { address, to: successorOf(address, context) },
        locate(source, `/published/${data.published.indexOf(address)}`),
      ),
    ),
    ...addresses.lostFiles.map((file) =>
      lostFile({ file }, locate(source, `/files/${(data.files ?? []).indexOf(file)}`)),
    ),
    ...addresses.lostChoices.map((address) =>
      lostCategory({ address }, locate(source, `/published/${data.published.indexOf(address)}`)),
    ),
    ...(fresh.length === 0 || !isSettled
      ? []
      : [newAddresses({ addresses: fresh.sort() }, locate(source, '/published', 'key'))]),
  ];
};
