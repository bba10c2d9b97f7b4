// What can be wrong with the addresses that have been promised.
import { defineRule } from '../diagnostic.ts';

export const lostAddress = defineRule({
  code: 'link/lost-address',
  severity: 'error',
  why: 'Bookmarks, search results and printed matter that lead here end on the not-found page.',
  say: ({ address, to }: { readonly address: string; readonly to: string }) => ({
    message: `The published address "${address}" has neither a page nor a redirect any more.`,
    advice: `Add to redirects.yaml the line "- { from: ${address}, to: ${to} }"; or, if nothing takes its place, run: prospectus urls --remove ${address} --reason "...".`,
  }),
});

export const newAddresses = defineRule({
  code: 'address/new-address',
  severity: 'info',
  why: 'An address that is not recorded can disappear later without anybody noticing.',
  say: ({ addresses }: { readonly addresses: readonly string[] }) => ({
    message: `${addresses.length === 1 ? 'One address is' : `${addresses.length} addresses are`} new and not recorded yet: ${addresses.slice(0, 3).join(', ')}${addresses.length > 3 ? ' and others' : ''}.`,
    advice: 'Run: prospectus urls --accept.',
  }),
});
