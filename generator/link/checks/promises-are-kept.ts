import { locate } from '../../diagnostics/locate.ts';
import { lostAddress, newAddresses } from '../../diagnostics/rules/addresses.ts';
import type { Check } from '../link-context.ts';
import { successorOf } from '../successor.ts';

/** Every published address answers with a page or a redirect, unless its removal is recorded; new ones are counted. */
export const promisesAreKept: Check = (context) => {
  const { entries, addresses } = context;
  const ledger = entries.addresses[0];
  if (!ledger) return [];
  const { source, data } = ledger;
  const published = new Set(data.published);
  const fresh = [...addresses.pages, ...addresses.redirects.keys()].filter((address) => !published.has(address));
  return [
    ...addresses.lost.map((address) =>
      lostAddress(
        { address, to: successorOf(address, context) },
        locate(source, `/published/${data.published.indexOf(address)}`),
      ),
    ),
    ...(fresh.length === 0 || !addresses.isCertain
      ? []
      : [newAddresses({ addresses: [...new Set(fresh)].sort() }, locate(source, '/published', 'key'))]),
  ];
};
