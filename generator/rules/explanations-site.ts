import type { Explanation } from './explanation.ts';

/** Explanations of rules on what site.yaml adds to every page. */
export const siteExplanations: Readonly<Record<string, Explanation>> = {
  'link/ended-announcement': {
    meaning: 'The last day of the announcement is over. The site no longer shows it.',
    fix: 'Delete the announcement, or correct the day.',
    wrong: 'announcement:\n  text: We are closed from 24 to 31 December.\n  until: "2024-12-31"',
    right: 'announcement:\n  text: We are closed from 24 to 31 December.\n  until: "2027-12-31"',
  },
  'link/empty-menu-entry': {
    meaning: 'An entry of the header has a text, but neither a page to which it leads nor entries that it opens.',
    fix: 'Name the page in "to", or list the entries in "items".',
    wrong: 'menus:\n  header:\n    - label: About us',
    right: 'menus:\n  header:\n    - label: About us\n      items:\n        - { label: Our trainers, to: /trainers }',
  },
  'link/announcement-ends-first': {
    meaning: 'The last day of the announcement is before its first one, so that it would never be shown.',
    fix: 'Correct one of the two days.',
    wrong: 'announcement:\n  text: Our new office is open.\n  from: "2027-03-01"\n  until: "2027-02-28"',
    right: 'announcement:\n  text: Our new office is open.\n  from: "2027-02-01"\n  until: "2027-02-28"',
  },
};
