import type { AddressState } from '../model/address-state.ts';
import type { LinkContext } from './link-context.ts';

/** Returns every address that answers, was published or was removed, with where it is defined, in alphabetical order. */
export function addressStates({ entries, addresses }: LinkContext): readonly AddressState[] {
  const ledger = entries.addresses[0]?.data;
  const published = new Set(ledger?.published);
  const { answering } = addresses;
  const states: readonly AddressState[] = [
    ...[...answering].map((address) => {
      const redirect = addresses.redirects.get(address);
      const state = published.has(address) ? ('published' as const) : ('new' as const);
      return { address, state, ...(redirect ? { leadsTo: redirect } : {}) };
    }),
    ...[...(addresses.choices ?? [])].map((address) => ({
      address,
      state: published.has(address) ? ('published' as const) : ('new' as const),
    })),
    ...[...addresses.lost, ...addresses.lostChoices].map((address) => ({ address, state: 'lost' as const })),
    ...(ledger?.removed ?? [])
      .filter(({ address }) => !answering.has(address) && addresses.choices?.has(address) !== true)
      .map(({ address, reason }) => ({ address, state: 'removed' as const, reason })),
  ];
  return states.toSorted((a, b) => (a.address < b.address ? -1 : 1));
}
