// What can be wrong with published addresses.
import { defineError, defineInfo, defineWarning } from '../../model/diagnostic.ts';
import { toSlug } from '../nearest.ts';

export const lostAddress = defineError('link/lost-address', ({ address, to }: { address: string; to: string }) => ({
  message: `The published address "${address}" has neither a page nor a redirect any more.`,
  advice: `Add to redirects.yaml the line "- { from: ${address}, to: ${to} }". Or run "prospectus urls --remove ${address} --reason why" if nothing takes its place.`,
}));

export const lostFile = defineError('link/lost-file', ({ file }: { file: string }) => ({
  message: `The file "${file}" was a part of the site and is gone.`,
  advice: 'Put it back, for example with Git. If you deleted it on purpose, delete its line here.',
}));

export const shrunkFile = defineWarning(
  'link/shrunk-file',
  ({ file, was, now }: { file: string; was: number; now: number }) => ({
    message: `The file "${file}" has ${now} values; ${was} were recorded.`,
    advice:
      'Was it saved completely? Put back what is missing, for example with Git. If it is meant to be shorter, run "prospectus urls --accept".',
  }),
);

export const noRecord = defineInfo('address/no-record', () => ({
  message: 'There is no addresses.yaml, which records what was published.',
  advice: 'If it was there, put it back, for example with Git. Otherwise run "prospectus urls --accept".',
}));

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

export const secondMainPage = defineWarning(
  'link/second-main-page',
  ({ template, first }: { template: string; first: string }) => ({
    message: `A second page has the template "${template}"; the site uses ${first}.`,
    advice: 'Delete one of the two, or give it another template.',
  }),
);

export const ownOrigin = defineWarning('link/own-origin', ({ target, own }: { target: string; own: string }) => ({
  message: `"${target}" leads to a page of this site.`,
  advice: `Write it without the name of the site: ${own}`,
  fix: own,
}));
