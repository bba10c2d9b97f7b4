// What can be wrong with published addresses.
import { defineError, defineInfo, defineWarning } from '../../model/diagnostic.ts';
import { rule } from '../rule.ts';
import { toSlug } from '../nearest.ts';

export const lostAddress = defineError('link/lost-address', ({ address, to }: { address: string; to: string }) => ({
  message: `The published address "${address}" has neither a page nor a redirect any more.`,
  advice: `Add to redirects.yaml the line "- { from: ${address}, to: ${to} }". Or run "prospectus urls --remove ${address} --reason why" if nothing takes its place.`,
}));

export const lostFile = rule<{ file: string }>('link/lost-file');
export const shrunkFile = rule<{ file: string; was: number; now: number }>('link/shrunk-file');
export const noRecord = rule('address/no-record');

export const lostCategory = defineWarning('link/lost-category', ({ address }: { address: string }) => ({
  message: `The published address "${address}" no longer selects a category.`,
  advice: `If only the id changed, add the earlier one to its category or subcategory in catalogue.yaml: "formerly: [${address.slice(address.indexOf('=') + 1)}]". Or run: prospectus urls --remove "${address}" --reason "why", if nothing takes its place.`,
}));

export const newAddresses = defineInfo('address/new-address', ({ addresses }: { addresses: readonly string[] }) => ({
  message: `${addresses.length === 1 ? 'One address is' : `${addresses.length} addresses are`} new and not recorded yet: ${addresses.slice(0, 3).join(', ')}${addresses.length > 3 ? ' and others' : ''}.`,
  advice: 'Run "prospectus urls --accept" to record them.',
}));

export const missingScheme = defineError('link/missing-scheme', ({ target }: { target: string }) => ({
  message: `The link "${target}" leads to another site, but does not begin with https:.`,
  advice: `Write the address in full: "https://${target.replace(/^[\\/]+/, '')}". For a page of this site, write one slash.`,
}));

export const insecureEndpoint = defineError('link/insecure-endpoint', ({ url }: { url: string }) => ({
  message: `The endpoint "${url}" uses http, but the site uses https.`,
  advice: `Write "${url.replace(/^http:/i, 'https:')}" if the service supports it; otherwise choose another service.`,
}));

export const reservedAddress = defineError(
  'address/reserved',
  ({ address, reserved }: { address: string; reserved: readonly string[] }) => ({
    message: `The address "${address}" is reserved.`,
    advice: `Choose another name for the file, alias or redirect. Two hyphens in a row and these names are reserved: ${reserved.join(', ')}.`,
  }),
);

/** What to do about an address that no browser can ask for: its file's name is to blame. */
function adviseName(name: string): string {
  const better = toSlug(name);
  return better === ''
    ? 'Rename the file: small letters, digits and single hyphens are understood everywhere.'
    : `Rename the file to "${better}.yaml": small letters, digits and single hyphens are understood everywhere.`;
}

export const noRoute = defineError(
  'address/no-route',
  ({ address, templates }: { address: string; templates: readonly string[] | undefined }) =>
    templates === undefined
      ? {
          message: `"${address.slice(1)}" cannot be the address of a page.`,
          advice: adviseName(address.slice(address.lastIndexOf('/') + 1)),
        }
      : {
          message: `The address "${address}" is only for a page with the template "${templates[0]}".`,
          advice: 'Choose another address: rename the file, or change the alias.',
        },
);

export const secondMainPage = rule<{ template: string; first: string }>('link/second-main-page');
export const ownOrigin = rule<{ target: string; own: string }>('link/own-origin', (facts) => ({
  ...facts,
  fix: facts.own,
}));
