import type { Explanation } from './explanation.ts';

/** Explanations of rules on the values of courses and sessions. */
export const valuesExplanations: Readonly<Record<string, Explanation>> = {
  'link/unknown-level': {
    meaning:
      'The level is not a word of the list levels in site.yaml, or, where there is no such list, not one of the six usual levels.',
    fix: 'Correct the word, or add it to levels in site.yaml, which lists your levels from the lowest to the highest.',
    wrong: 'level: Begginer',
    right: 'level: Beginner',
  },
  'link/unknown-teaching-language': {
    meaning: 'No language has this code.',
    fix: 'Write the code of the language: two or three letters, and a country or script where it matters.',
    wrong: 'languages: [xx]',
    right: 'languages: [en, ar]',
  },
  'link/missing-currency': {
    meaning: 'A price is a figure, but neither the price nor site.yaml names a currency.',
    fix: 'Name the currency of all prices in site.yaml, or that of one price beside it.',
    wrong: 'price: 120',
    right: 'price: { amount: 120, currency: EUR }',
  },
  'link/unclear-price': {
    meaning:
      'A price has none of amount, from and options, or more than one of them; or several options with headline: true; or instalments of an hour or a lesson.',
    fix: 'Keep one: amount for one figure, from for the lowest of several, options for several with names. A price of which only extras are written needs amount: free.',
    wrong: 'price: { note: plus VAT }',
    right: 'price: { amount: 120, note: plus VAT }',
  },
  'link/thousands-point': {
    meaning:
      'A price has a point and three digits after it. YAML reads it as a decimal point, while in many languages it separates thousands.',
    fix: 'Write thousands without a point, and decimals with as many digits as the currency has.',
    wrong: 'price: 1.950',
    right: 'price: 1950',
  },
  'link/ended-price': {
    meaning: 'One of several prices ended before today. The site no longer shows it.',
    fix: 'Delete the price, or correct the day.',
    wrong:
      'price:\n  options:\n    - { name: Early registration, amount: 190, until: 2024-03-31 }\n    - { name: Standard, amount: 220 }',
    right: 'price:\n  options:\n    - { name: Standard, amount: 220 }',
  },
  'link/only-instalments': {
    meaning:
      'The price that cards, lists and search engines show is one of several instalments: nothing says what the course costs.',
    fix: 'Write the whole price as an option of its own.',
    wrong: 'price: { amount: 790, per: month, instalments: 12 }',
    right:
      'price:\n  options:\n    - { name: All at once, amount: 8900 }\n    - { name: In instalments, amount: 790, per: month, instalments: 12 }',
  },
  'link/early-price-above': {
    meaning: 'A price that ends on a day is higher than those that are paid after it.',
    fix: 'Correct the figure that is wrong.',
    wrong:
      'price:\n  options:\n    - { name: Early registration, amount: 290, until: 2027-03-31 }\n    - { name: Standard, amount: 220 }',
    right:
      'price:\n  options:\n    - { name: Early registration, amount: 190, until: 2027-03-31 }\n    - { name: Standard, amount: 220 }',
  },
  'link/several-durations': {
    meaning: 'A course or session counts its duration in more than one unit.',
    fix: 'Keep the unit in which you count; write anything else in words.',
    wrong: 'days: 3\nhours: 18',
    right: 'days: 3\nduration: 3 days, 18 hours',
  },
  'text/repeats-title': {
    meaning: 'The description only repeats the title. A description may be left out; the page then has none.',
    fix: 'Delete the description, or write two or three sentences that say more.',
    wrong: 'title: First Aid at Work\ndescription: First Aid at Work',
    right: 'title: First Aid at Work',
  },
  'text/to-be-written': {
    meaning:
      'In place of a text there is only a note that it is still to be written, such as TBD, or a dummy text in Latin.',
    fix: 'Write the text. Most fields may also be left out: nothing is then shown in their place.',
    wrong: 'description: TBD',
    right: 'description: Plan, price and hand over a project on time.',
  },
  'text/example-left': {
    meaning: 'The text is an example that the editor filled in for a new field, and was never replaced.',
    fix: 'Write about your own course or page.',
    wrong:
      'description: Prepare for the CAPM examination with a structured route through the PMBOK Guide, predictive and agile practice, and business analysis.',
    right:
      'description: Three evenings on boards, sails and the rules of the harbour, for people who have never sailed.',
  },
};
