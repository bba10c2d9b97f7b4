// Long explanations of the rules about sections of pages.
import type { Explanation } from './explanation.ts';

/** By code. */
export const sectionsExplanations: Readonly<Record<string, Explanation>> = {
  'link/empty-section': {
    meaning:
      'A section shows what the site has elsewhere: sessions of schedule.yaml, trainers, stories, news, figures, the form or the map of another page. There is none of it, so the section is left out.',
    fix: 'Add what it shows to its own file, or delete the section until there is something.',
    wrong: '# there is no file in trainers\nsections:\n  - type: trainers\n    title: Who teaches',
    right: '# trainers/ada-byron.yaml is there\nsections:\n  - type: trainers\n    title: Who teaches',
  },
  'link/duplicate-section': {
    meaning:
      'Two sections of one page have the same id. A link to a part of a page names its id after #, and browsers go to the first.',
    fix: 'Give one of them another id, and correct the links to it.',
    wrong: 'sections:\n  - { type: text, id: fees, text: Per day. }\n  - { type: text, id: fees, text: Per group. }',
    right:
      'sections:\n  - { type: text, id: fees, text: Per day. }\n  - { type: text, id: group-fees, text: Per group. }',
  },
};
