// What can be wrong with published addresses.
import { andOthers, rule } from '../rule.ts';
import { toSlug } from '../nearest.ts';

export const lostAddress = rule<{ address: string; to: string }>('link/lost-address');
export const lostFile = rule<{ file: string }>('link/lost-file');
export const lostFact = rule<{ slug: string; fact: string }>('link/lost-fact');
export const shrunkFile = rule<{ file: string; was: number; now: number }>('link/shrunk-file');
export const noRecord = rule('address/no-record');
export const lostCategory = rule<{ address: string }>('link/lost-category', ({ address }) => ({
  id: address.slice(address.indexOf('=') + 1),
}));
export const newAddresses = rule<{ addresses: readonly string[] }>('address/new-address', ({ addresses }) => ({
  count: addresses.length,
  shown: andOthers(addresses, 3),
}));
export const missingScheme = rule<{ target: string }>('link/missing-scheme', ({ target }) => ({
  is: /^https?:\/\/[^/\\?#]*@/i.test(target) ? 'user' : /^https?:\/\/[^/]/i.test(target) ? 'name' : 'scheme',
  address: target.replace(/^(?:https?:)?[\\/]*(?:[^/\\?#]*@)?/i, ''),
}));
export const insecureEndpoint = rule<{ url: string }>('link/insecure-endpoint', ({ url }) => ({
  secure: url.replace(/^http:/i, 'https:'),
}));
export const reservedAddress = rule<{ address: string; reserved: readonly string[] }>('address/reserved');

/** Without the templates that the address is for, no browser can ask for it: the name of the file is to blame. */
export const noRoute = rule<{ address: string; templates: readonly string[] | undefined }>(
  'address/no-route',
  ({ address, templates }) => ({
    is: templates === undefined ? 'name' : 'template',
    path: address.slice(1),
    template: templates?.[0],
    better: toSlug(address.slice(address.lastIndexOf('/') + 1)),
  }),
);

export const secondMainPage = rule<{ template: string; first: string }>('link/second-main-page');
export const ownOrigin = rule<{ target: string; own: string }>('link/own-origin');
