// Mistakes that a reader sees at once and a program only if it looks for them: signs that were not closed, the same thing
// twice, a link to one's own site in full, a name of something else.
import type { EditorCase } from './editor-case.ts';
import { B, C, newerCasesIn, P, R, Y, type NewerRow } from './newer-case.ts';

const A = 'pages/about.yaml';
const O = 'stories.yaml';
const link = '[somebody in Oman who does that work well](/trainers), and';
const origin = 'https://www.dhow-training.example.com';
const room = 'pictures:\n      - { file: media/gallery/classroom.jpg, alt: A classroom with twelve desks';

const texts: readonly NewerRow[] = [
  [A, 'bold words without an end', '**2008**', '**2008', 'text/broken-markdown', /Write \*\* after the last/, '**2008'],
  [
    A,
    'italic words without an end',
    'We opened in **2008** with one room in',
    'We _opened_ in **2008** with _one room in',
    'text/broken-markdown',
    /Write _ after/,
    '_one room',
  ],
  [
    A,
    'an asterisk without another',
    'one room in',
    'the *one room in',
    'text/broken-markdown',
    /Write \* after/,
    '*one',
  ],
  [A, 'code without an end', 'one room in', '`one room in', 'text/broken-markdown', /Write ` after/, '`one room'],
  [
    A,
    'a block of code without an end',
    'story: |\n',
    'story: |\n  ```\n  SUM(A1)\n\n',
    'text/broken-markdown',
    /Write ``` after/,
    '```',
  ],
  [A, 'a link without its end', link, link.replace(')', ''), 'text/broken-markdown', /work well\]\(\/trainers\)$/],
  [A, 'a link without its bracket', link, link.replace(']', ''), 'text/broken-markdown', /work well\]\(\/trainers\)$/],
  [
    A,
    'bold words in a plain field',
    'intro: A classroom',
    'intro: A **classroom**',
    'text/broken-markdown',
    /: classroom$/,
  ],
  [
    'seo.yaml',
    'a keyword that a page has twice',
    '- training centre Muscat\n',
    '- training centre Muscat\n      - training centre Muscat\n',
    'text/repeated-entry',
  ],
  [
    'seo.yaml',
    'bold words in a description for search engines',
    "'Classroom courses",
    "'**Classroom** courses",
    'text/broken-markdown',
    /: Classroom$/,
  ],
  [A, 'a link in a plain field', 'intro: A classroom', 'intro: A [room](/contact)', 'text/broken-markdown', /: room$/],
];

const links: readonly NewerRow[] = [
  [A, 'an own link in full in a text', '(/trainers)', `(${origin}/trainers)`, 'link/own-origin', /: \/trainers$/],
  [
    A,
    'an own link without www',
    'to: /courses',
    'to: http://dhow-training.example.com/courses/',
    'link/own-origin',
    /: \/courses/,
  ],
  [
    Y,
    'an own link in a menu',
    '{ label: About, to: /about }',
    `{ label: About, to: ${origin}/about }`,
    'link/own-origin',
    /\/about$/,
  ],
  [R, 'an own redirect in full', 'to: /careers', `to: ${origin}/careers`, 'link/own-origin', /: \/careers$/],
  [
    A,
    'a subcategory as a category',
    '(/trainers)',
    '(/courses?category=leadership)',
    'link/unknown-category',
    /"leadership" is a subcategory of "soft-skills", not a category.*"\/courses\?category=soft-skills&subcategory=leadership"/,
  ],
  [
    A,
    'a category as a subcategory',
    '(/trainers)',
    '(/courses?subcategory=soft-skills)',
    'link/unknown-subcategory',
    /"soft-skills" is a category, not a subcategory.*"\/courses\?category=soft-skills"/,
  ],
  [
    C,
    'a subcategory of a section',
    'courses: [capm, bim]',
    'category: data-ai',
    'link/unknown-category',
    /is a subcategory of "project-technical".*"project-technical"\?/,
  ],
  [
    R,
    'old and new as one field',
    '  - from: /jobs\n    to: /careers',
    '  - /jobs: /careers',
    'schema/missing-field',
    /Write \{ from: \/jobs, to: \/careers \}/,
  ],
  ...['redirects:\n  ', ''].map((name): NewerRow => [
    R,
    `redirects as fields of ${name === '' ? 'the file' : 'one field'}`,
    /redirects:\n[^]*/,
    `${name}${['/jobs', ...[10, 11, 1, 2, 6, 7, 8, 33].map((id) => `/courses/${id}`)].join(`: /careers${name.replace('redirects:', '') || '\n'}`)}: /careers\n`,
    name === '' ? 'schema/missing-field' : 'schema/wrong-type',
    /- \{ from: \/jobs, to: \/careers \}$/,
    '/jobs',
  ]),
  ...(['About: /about', 'About /about', '/about'] as const).map((entry): NewerRow => [
    Y,
    `a menu entry as "${entry}"`,
    '{ label: About, to: /about }',
    entry,
    entry.includes(': ') ? 'schema/unknown-field' : 'schema/wrong-type',
    /\{ label: (?:About|…), to: \/about \}\.$/,
  ]),
  [Y, 'the locale of another language', 'locale: en-OM', 'locale: ar-OM', 'text/foreign-locale', /Write en-OM/],
];

const settings: readonly NewerRow[] = [
  [
    Y,
    'a group whose fields begin at the margin',
    /^address:\n(?: {2}.*\n)+/m,
    'address:\nstreet: Way 4021, Al Khuwair\nlocality: Muscat\ncountry: Oman\ncountryCode: OM\n',
    'schema/missing-value',
    /"street", "locality", "country", "countryCode" with two more spaces/,
  ],
  [
    Y,
    'two fields of a group at the margin',
    /^ {2}street: (.*)\n {2}locality: (.*)/m,
    'street: Way 4021, Al Khuwair\nlocality: Muscat',
    'yaml/bad-indentation',
    /and those down to line \d+ with 2 spaces/,
    'street:',
  ],
  [
    Y,
    'coordinates exchanged',
    /latitude: (.*)\n {2}longitude: (.*)/,
    'latitude: 58.4265\n  longitude: 23.5955',
    'link/swapped-coordinates',
    /from the time zone/,
    'region: OM',
  ],
  [Y, 'a latitude of the south', 'latitude: 23.5955', 'latitude: 23.5955° S', 'schema/wrong-type', /alone: -23\.5955/],
  [
    B,
    'a list on the line of its field',
    /^objectives:\n(?: {2}- .*\n)+/m,
    'objectives: - Connect Power BI - Clean data\n',
    'yaml/reserved-character',
    /write \["Connect Power BI", "Clean data"\]/,
  ],
  [Y, 'the name of a host', /^hsts: .*/m, 'hosts: GitHub Pages', 'schema/wrong-type', /\[github\]/],
  [Y, 'the name of a country', 'countryCode: OM', 'countryCode: Oman', 'schema/bad-format', /code of a country/],
  [Y, 'a direction', 'direction: ltr', 'direction: left', 'schema/not-allowed', /"ltr"\?/],
];

const pictures: readonly NewerRow[] = (
  [
    ['without an ending', 'media/gallery/classroom'],
    ['without a folder', 'classroom.jpg'],
    ['in another folder', 'media/classroom.jpg'],
    ['with a slash', '/media/gallery/classroom.jpg'],
    ['in capitals', 'media/gallery/Classroom.JPG'],
  ] as const
).map(([says, file]): NewerRow => [
  A,
  `a picture ${says}`,
  'picture: media/gallery/classroom.jpg',
  `picture: ${file}`,
  'link/missing-media',
  /Did you mean "media\/gallery\/classroom\.jpg"\?$/,
]);

const twice: readonly NewerRow[] = [
  [
    C,
    'a picture twice',
    room,
    room.replace('- {', '- { file: media/gallery/classroom.jpg, alt: The large room }\n      - {'),
    'text/repeated-entry',
    /"media\/gallery\/classroom\.jpg" is in this list twice/,
    'twelve desks',
  ],
  [
    O,
    'an achievement twice',
    '- PMP certified\n',
    '- PMP certified\n      - PMP certified\n',
    'text/repeated-entry',
    /"PMP certified"/,
  ],
  [
    O,
    'a quote twice',
    /- id: green-belt-laboratory[^]*?\n {4}position/,
    '- id: again\n    name: Faisal N.\n    initials: FN\n    quote: It was late.\n  - id: green-belt-laboratory\n    name: Faisal N.\n    initials: FN\n    quote: It was late.\n    position',
    'text/repeated-entry',
    /"It was late\." is in this list twice/,
    '- id: green-belt-laboratory',
  ],
];

const own = '"+968 2400 0102"';

const numbers: readonly NewerRow[] = [
  [Y, 'a number with the code of a town', own, '"(024) 000199"', 'schema/bad-format', /"\+968 24 000199"\?/],
  [Y, 'a number without quotes and country', own, '24000199', 'schema/wrong-type', /"\+968 24000199"/],
  [Y, 'a number without the plus', own, '"968 2400 0199"', 'schema/bad-format', /"\+968 2400 0199"\?/],
  [Y, 'two numbers in one', own, '"2400 0199 / 0198"', 'schema/bad-format', /"\+968 2400 0199"\?/],
  [Y, 'the zero of the country', own, '"+968 0 2400 0199"', 'link/local-number', /Write \+968 2400 0199;/],
  [P, 'a number of a place', '"+968 2600 0101"', '"2600 0199"', 'schema/bad-format', /"\+968 2600 0199"\?/],
  [
    A,
    'a link that dials in the country',
    'one room',
    '[one room](tel:24000199)',
    'link/local-number',
    /\+968 24000199/,
  ],
  [Y, 'a menu entry that dials', 'to: /gallery', 'to: tel:24000199', 'link/local-number', /\+968 24000199/],
];

export const overlookedCases: readonly EditorCase[] = newerCasesIn([
  ...texts,
  ...links,
  ...settings,
  ...pictures,
  ...twice,
  ...numbers,
]);
