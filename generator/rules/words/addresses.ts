// What can be wrong with published addresses.
import { defineRule } from '../../model/diagnostic.ts';
import { toSlug } from '../to-slug.ts';

export const lostAddress = defineRule({
  code: 'link/lost-address',
  severity: 'error',
  why: 'Bookmarks, search results and printed matter that lead here end on the not-found page.',
  say: ({ address, to }: { readonly address: string; readonly to: string }) => ({
    message: `The published address "${address}" has neither a page nor a redirect any more.`,
    advice: `Add to redirects.yaml the line "- { from: ${address}, to: ${to} }". Or run "prospectus urls --remove ${address} --reason why" if nothing takes its place.`,
  }),
});

export const lostFile = defineRule({
  code: 'link/lost-file',
  severity: 'error',
  why: 'Everything that the file said is gone from the site, and nothing else shows it.',
  say: ({ file }: { readonly file: string }) => ({
    message: `The file "${file}" was a part of the site and is gone.`,
    advice: 'Put it back, for example with Git. If you deleted it on purpose, delete its line here.',
  }),
});

export const shrunkFile = defineRule({
  code: 'link/shrunk-file',
  severity: 'warning',
  why: 'What was cut from the file by mistake is gone from the site, and nothing else shows it.',
  say: ({ file, was, now }: { readonly file: string; readonly was: number; readonly now: number }) => ({
    message: `The file "${file}" has ${now} values; ${was} were recorded.`,
    advice:
      'Was it saved completely? Put back what is missing, for example with Git. If it is meant to be shorter, run "prospectus urls --accept".',
  }),
});

export const noRecord = defineRule({
  code: 'address/no-record',
  severity: 'info',
  why: 'Without a record, an address or a file can disappear without anyone noticing.',
  say: () => ({
    message: 'There is no addresses.yaml, which records what was published.',
    advice: 'If it was there, put it back, for example with Git. Otherwise run "prospectus urls --accept".',
  }),
});

export const lostCategory = defineRule({
  code: 'link/lost-category',
  severity: 'warning',
  why: 'Visitors who come from a bookmark, a search result or printed matter find the whole catalogue instead of one part.',
  say: ({ address }: { readonly address: string }) => ({
    message: `The published address "${address}" no longer selects a category.`,
    advice: `If only the id changed, add the earlier one to its category or subcategory in catalogue.yaml: "formerly: [${address.slice(address.indexOf('=') + 1)}]". Or run: prospectus urls --remove "${address}" --reason "why", if nothing takes its place.`,
  }),
});

export const newAddresses = defineRule({
  code: 'address/new-address',
  severity: 'info',
  why: 'An address that is not recorded can disappear later without anyone noticing.',
  say: ({ addresses }: { readonly addresses: readonly string[] }) => ({
    message: `${addresses.length === 1 ? 'One address is' : `${addresses.length} addresses are`} new and not recorded yet: ${addresses.slice(0, 3).join(', ')}${addresses.length > 3 ? ' and others' : ''}.`,
    advice: 'Run "prospectus urls --accept" to record them.',
  }),
});

export const missingScheme = defineRule({
  code: 'link/missing-scheme',
  severity: 'error',
  why: 'One slash begins an address on this site; two slashes take visitors to another one.',
  say: ({ target }: { readonly target: string }) => ({
    message: `The link "${target}" leads to another site, but does not begin with https:.`,
    advice: `Write the address in full: "https://${target.replace(/^[\\/]+/, '')}". For a page of this site, write one slash.`,
  }),
});

export const insecureEndpoint = defineRule({
  code: 'link/insecure-endpoint',
  severity: 'error',
  why: 'Browsers never send a form from an https page to an http address: every enquiry would fail.',
  say: ({ url }: { readonly url: string }) => ({
    message: `The endpoint "${url}" uses http, but the site uses https.`,
    advice: `Write "${url.replace(/^http:/i, 'https:')}" if the service supports it; otherwise choose another service.`,
  }),
});

export const reservedAddress = defineRule({
  code: 'address/reserved',
  severity: 'error',
  why: 'The site or its host answers there itself: visitors would see the wrong page, or none.',
  say: ({ address, reserved }: { readonly address: string; readonly reserved: readonly string[] }) => ({
    message: `The address "${address}" is reserved.`,
    advice: `Choose another name for the file, alias or redirect. Two hyphens in a row and these names are reserved: ${reserved.join(', ')}.`,
  }),
});

/** What to do about an address that no browser can ask for: its file's name is to blame. */
function adviseName(name: string): string {
  const better = toSlug(name);
  return better === ''
    ? 'Rename the file: small letters, digits and single hyphens are understood everywhere.'
    : `Rename the file to "${better}.yaml": small letters, digits and single hyphens are understood everywhere.`;
}

export const noRoute = defineRule({
  code: 'address/no-route',
  severity: 'error',
  why: 'Visitors could not open the page: their browsers would ask for another address, or show another page there.',
  say: ({ address, templates }: { readonly address: string; readonly templates: readonly string[] | undefined }) =>
    templates === undefined
      ? {
          message: `"${address.slice(1)}" cannot be the address of a page.`,
          advice: adviseName(address.slice(address.lastIndexOf('/') + 1)),
        }
      : {
          message: `The address "${address}" is only for a page with the template "${templates[0]}".`,
          advice: 'Choose another address: rename the file, or change the alias.',
        },
});

export const secondMainPage = defineRule({
  code: 'link/second-main-page',
  severity: 'warning',
  why: 'Menus lead to one of the two only, and visitors who arrive at the other get no further.',
  say: ({ template, first }: { readonly template: string; readonly first: string }) => ({
    message: `A second page has the template "${template}"; the site uses ${first}.`,
    advice: 'Delete one of the two, or give it another template.',
  }),
});
