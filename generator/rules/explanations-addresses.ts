// Long explanations of the rules on the addresses of pages.
import type { Explanation } from './explanation.ts';

/** By code. */
export const addressesExplanations: Readonly<Record<string, Explanation>> = {
  'link/lost-address': {
    meaning: 'A published address no longer works. Others may have linked to it or printed it.',
    fix: 'Add a redirect to what takes its place, or record that nothing does.',
    wrong: 'courses/old-course.yaml deleted',
    right: 'redirects:\n  - { from: /courses/old-course, to: /courses }',
  },
  'link/lost-file': {
    meaning:
      'A file that may be left out, such as schedule.yaml or a page, is recorded in addresses.yaml as a part of the site, but is gone.',
    fix: 'Put the file back. If it was given up on purpose, delete its line in addresses.yaml.',
    wrong: 'schedule.yaml deleted',
    right: 'files:\n  redirects.yaml: 12',
  },
  'link/shrunk-file': {
    meaning:
      'A file has much less in it than addresses.yaml records of it: less than three fifths of its values. It may have been saved or copied only in part.',
    fix: 'Put back what is missing. If the file is meant to be shorter, run "prospectus urls --accept".',
    wrong: 'files:\n  schedule.yaml: 840\n\n# and in schedule.yaml:\nsessions: []',
    right: 'files:\n  schedule.yaml: 1',
  },
  'address/no-record': {
    meaning:
      'The content has no addresses.yaml. It lists the addresses and files of the site, so that the check notices when one is gone.',
    fix: 'Put it back if it was there; otherwise run "prospectus urls --accept" once the site is published.',
    wrong: 'addresses.yaml deleted',
    right: 'published:\n  - /\n  - /courses',
  },
  'link/lost-category': {
    meaning: 'A published address selects a category or subcategory whose id is no longer in catalogue.yaml.',
    fix: 'Write the earlier id in "formerly" if the id changed, or record that nothing takes its place.',
    wrong: 'categories:\n  - id: water-sports\n    name: Sailing',
    right: 'categories:\n  - id: water-sports\n    formerly: [sailing]\n    name: Sailing',
  },
  'address/new-address': {
    meaning:
      'The site has addresses that addresses.yaml does not list yet. Once listed, they are protected: the check fails if one stops working.',
    fix: 'Run prospectus urls --accept when they are meant to be published.',
    wrong: 'published:\n  - /',
    right: 'published:\n  - /\n  - /new-page',
  },
  'address/no-route': {
    meaning:
      'The address of a page, which is the name of its file, has a space, a capital, a character with a special meaning in addresses, such as # or ?, or an ending such as .html; or the address is one that the site keeps for another kind of page.',
    fix: 'Rename the file with small letters, digits and single hyphens, or choose another address.',
    wrong: 'pages/c#.yaml',
    right: 'pages/c-sharp.yaml',
  },
  'address/reserved': {
    meaning:
      'A page, alias or redirect would take an address that the site uses itself, such as the home page under the name index, the thank-you page or the folder of pictures.',
    fix: 'Choose another name. The advice lists the names that are reserved.',
    wrong: 'redirects:\n  - { from: /thank-you, to: /contact }',
    right: 'redirects:\n  - { from: /thanks, to: /contact }',
  },
};
