// Long explanations of the rules about single values.
import type { Explanation } from './explanation.ts';

/** By code. */
export const fieldsExplanations: Readonly<Record<string, Explanation>> = {
  'schema/unknown-field': {
    meaning: 'The field has a name that nothing reads: it is misspelt, or it is in the wrong group.',
    fix: 'Use the name that the advice proposes, or move or delete the field.',
    wrong: 'titel: Risk management',
    right: 'title: Risk management',
  },
  'schema/cut-by-comma': {
    meaning:
      'A text within braces has a comma and is not in quotes. YAML ends it there, and reads the rest as a field.',
    fix: 'Put the whole text in quotes.',
    wrong: '{ title: Placement test, text: Forty minutes, free }',
    right: '{ title: Placement test, text: "Forty minutes, free" }',
  },
  'schema/missing-field': {
    meaning: 'A required field is missing.',
    fix: 'Add it to the group that the message points at.',
    wrong: 'slug: capm\nid: 2',
    right: 'slug: capm\nid: 2\ntitle: CAPM Certification Training',
  },
  'schema/missing-value': {
    meaning: 'The field has a name but no value. A text that begins with # is a comment unless it is in quotes.',
    fix: 'Write the value, or delete the line if the field may be left out.',
    wrong: 'brand: #0a1b2c',
    right: 'brand: "#0a1b2c"',
  },
  'schema/wrong-type': {
    meaning: 'The field needs a different kind of value: a number instead of a text, a text instead of a list.',
    fix: 'Texts that look like numbers need quotes; numbers must not have any. Each entry of a list begins with a hyphen.',
    wrong: 'price: "450 OMR"',
    right: 'price: 450',
  },
  'schema/not-allowed': {
    meaning: 'The field accepts only certain values, and this is not one of them.',
    fix: 'Use one of the values listed in the advice, spelt exactly like that.',
    wrong: 'page: tabs',
    right: 'page: tabbed',
  },
  'schema/bad-format': {
    meaning:
      'The text does not have the format of its kind: a date, a month, an email or web address, a telephone number, a short name, a colour.',
    fix: 'Write it like the example.',
    wrong: 'lastUpdated: June 2025',
    right: 'lastUpdated: "2025-06"',
  },
  'schema/out-of-range': {
    meaning: 'The number is smaller or larger than the field allows.',
    fix: 'Correct the figure.',
    wrong: 'rating: 49',
    right: 'rating: 4.9',
  },
  'schema/empty-text': {
    meaning: 'The field has quotes with nothing, or only spaces, between them.',
    fix: 'Write the text, or delete the field if it may be left out.',
    wrong: 'prerequisites: ""',
    right: 'prerequisites: None',
  },
  'schema/wrong-length': {
    meaning: 'The text or list is shorter or longer than its place on the page allows.',
    fix: 'Shorten or extend it.',
    wrong: 'related: []',
    right: 'related: [advanced-power-bi]',
  },
  'schema/repeated-item': {
    meaning: 'The same entry is in the list twice, but each may be there only once.',
    fix: 'Delete one of the two.',
    wrong: 'aliases: [/risk, /risk]',
    right: 'aliases: [/risk]',
  },
  'schema/deprecated-field': {
    meaning:
      'The field is deprecated: there is a better one for the same purpose, and a later format will not have this one.',
    fix: 'Replace it as the advice says.',
    wrong: 'fee: 120',
    right: 'price: 120',
  },
  'link/label-of-another-category': {
    meaning: 'The label of a course is the name of a category, and catalogue.yaml lists the course in another one.',
    fix: 'Write a label that fits, or move the course in catalogue.yaml.',
    wrong: 'label: Quality Management # listed in Leadership',
    right: 'label: Leadership',
  },
  'text/file-name-alternative': {
    meaning: 'The alternative text of a picture is the name of a file, which says nothing about the picture.',
    fix: 'Write in a few words what the picture shows.',
    wrong: 'image: { file: media/room.jpg, alt: IMG_2041.jpg }',
    right: 'image: { file: media/room.jpg, alt: Six participants around a table }',
  },
};
