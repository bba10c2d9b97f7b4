// Mistakes that resemble others of these tables and for which the advice, or check --fix, could be the wrong one: figures
// with another unit, numbers of telephones, hours of noon, notes in texts, signs of coordinates.
import type { EditorCase } from './editor-case.ts';
import { B, C, F, N, newerCasesIn, P, R, S, T, Y, type NewerRow } from './newer-case.ts';

const X = 'courses/capm.yaml';
const price = /price: \d+/;
const phone = '"+968 2400 0102"';
const endpoint = 'service: json\n    url: /submissions';
const who = '\n  ### Who should attend';
const goals = 'objectives:\n';
const isFirst = 'startDate: "2025-11-28"';

/** A figure with something that the field does not say anyway. */
const figures: readonly NewerRow[] = [
  ['$300', '$300', 'schema/wrong-type', /amount: 300, currency: USD/],
  ['€ 300', '€ 300', 'schema/wrong-type', /amount: 300, currency: EUR/],
  ['300 USD', '300 USD', 'schema/wrong-type', /\{ amount: 300, currency: USD \}; or 300 alone, if USD is/],
  ['300 omr', '300 omr', 'schema/wrong-type', /\{ amount: 300, currency: OMR \}/],
  ['1.200 OMR', '1.200 OMR', 'schema/wrong-type', /\{ amount: 1\.200, currency: OMR \}; or/],
  ['300 + VAT', '300 + VAT', 'schema/wrong-type', /\{ amount: 300, note: "plus VAT" \}; or 300 alone/],
  ['300 OMR/month', '300 OMR/month', 'schema/bad-format', /a group of fields that says more/],
  ['300-400', '300-400', 'schema/wrong-type', /Write \{ from: 300 \}/],
  ['10%', '10%', 'schema/bad-format', /free or on request/],
  ['–300', '–300', 'schema/wrong-type', /If it means the same without "–"/],
].map(([says = '', written = '', codes = '', advice]): NewerRow => {
  return [X, `${String(says)} as the price`, price, `price: ${String(written)}`, String(codes), advice as RegExp];
});

const others: readonly NewerRow[] = [
  [X, 'a rating in percent', 'rating: 4.9', 'rating: 96%', 'schema/wrong-type', /Write a number here/],
  [X, 'a rating of five', 'rating: 4.9', 'rating: 4.9/5', 'schema/wrong-type', /Write a number here/],
  [X, 'thousands of participants', 'students: 850', 'students: 5k', 'schema/wrong-type', /Write a whole number here/],
  [X, 'about forty hours', 'hours: 40', 'hours: ~40', 'schema/wrong-type', /If it means the same without "~"/],
  [X, 'forty to forty-eight hours', 'hours: 40', 'hours: 40-48', 'schema/wrong-type', /Write a number here/],
  [X, 'hours a week', 'hours: 40', 'hours: 40 h/week', 'schema/wrong-type', /Write a number here/],
  [P, 'a latitude of the south', 'latitude: 24.3643', 'latitude: 24.3643° S', 'schema/wrong-type', /-24\.3643/],
  [P, 'a longitude of the west', 'longitude: 56.7468', 'longitude: 56.7468W', 'schema/wrong-type', /-56\.7468/],
  [P, 'a minus of a word processor', 'longitude: 56.7468', 'longitude: −56.7468', 'schema/wrong-type', /-56\.7468/],
  [P, 'a dash for a minus', 'longitude: 56.7468', 'longitude: –56.7468', 'schema/wrong-type', /-56\.7468/],
  [P, 'lng', ', longitude:', ', lng:', 'schema/unknown-field', /"longitude"\?/, 'lng'],
  [
    P,
    'the other side of Greenwich',
    'longitude: 56.7468',
    'longitude: -56.7468',
    'link/swapped-coordinates',
    /sign of the longitude/,
  ],
  [
    P,
    'the other side of the equator',
    'latitude: 24.3643',
    'latitude: -24.3643',
    'link/swapped-coordinates',
    /sign of the latitude/,
  ],
  [
    Y,
    'the provider in another ocean',
    'longitude: 58.4265',
    'longitude: -58.4265',
    'link/swapped-coordinates',
    /longitude: 58\.4265/,
    'region: OM',
  ],
  [Y, '(0) in a number', phone, '"+968 (0) 2400 0199"', 'schema/bad-format', /"\+968 2400 0199"\?/],
  [Y, '(0) after 00', phone, '"0044 (0)20 7946 0000"', 'schema/bad-format', /"\+44 20 7946 0000"\?/],
  [Y, 'a zero after 00', phone, '"0044 020 7946 0000"', 'schema/bad-format', /"\+44 20 7946 0000"\?/],
  [Y, 'a slash within a number', phone, '"+968 2400/0199"', 'schema/bad-format', /"\+968 2400 0199"\?/],
  [Y, 'a plus within brackets', phone, '"(+968) 2400 0199"', 'schema/bad-format', /"\+968 2400 0199"\?/],
  [Y, 'letters for digits', phone, '"+968 2400 DHOW"', 'schema/bad-format', /^(?!.*Did you mean)/],
  [Y, 'a slash after the code of a town', phone, '"024/000199"', 'schema/bad-format', /"\+968 24 000199"\?/],
  [
    F,
    'an email address for an endpoint',
    endpoint,
    'service: json\n    url: enquiries@example.com',
    'schema/bad-format',
    /^(?!.*Did you mean).*mailto:/,
    'url: enq',
  ],
  [
    F,
    'mailto for an endpoint of the web',
    endpoint,
    'service: json\n    url: mailto:enquiries@example.com',
    'link/unsuited-endpoint',
    /service: mailto/,
    'url: mailto',
  ],
  [
    X,
    'a private note as a heading',
    who,
    `\n## TODO not agreed${who}`,
    'yaml/bad-indentation',
    /If it is a note to yourself, delete it/,
    '## TODO',
  ],
  [
    X,
    'a private note above the first line of a text',
    'overview: |\n',
    'overview: |\n## TODO not agreed\n',
    'yaml/bad-indentation',
    /Begin this line with 2 spaces\. If it is a note to yourself/,
    '## TODO',
  ],
  [X, 'a certification', 'credential:', 'certification:', 'schema/unknown-field', /"credential"/],
  [
    X,
    'a private note at the margin',
    who,
    `\n# TODO not agreed${who}`,
    'yaml/bad-indentation',
    /If it is a note to yourself, delete it/,
    '# TODO',
  ],
  [
    X,
    'a colon in an entry with a note',
    goals,
    `${goals}  - 32 hours: at the keyboard  # ask\n`,
    'schema/wrong-type',
    /"32 hours: at the keyboard"/,
    '32 hours',
  ],
  [
    X,
    'a bullet of an entry with a note',
    goals,
    `${goals}  • 32 hours at the keyboard  # ask\n`,
    'yaml/list-mark',
    /hyphen/,
    '•',
  ],
  [S, 'a month that there is not', isFirst, 'startDate: "2026-13-01"', 'schema/bad-format', /There is no month 13/],
  [S, 'noon or midnight', 'from: "08:30"', 'from: 12 am', 'schema/bad-format', /^(?!.*Did you mean)/],
  [S, 'noon or midnight, with minutes', 'from: "08:30"', 'from: 12:00 am', 'schema/bad-format', /^(?!.*Did you mean)/],
  [S, 'days with a slash', 'days: [Friday]', 'days: Mon/Wed', 'schema/wrong-type', /\[Monday, Wednesday\]/],
  [S, 'a word for several days', 'days: [Friday]', 'days: weekdays', 'schema/wrong-type', /\[Sunday, Monday, /],
  [
    R,
    'an ending in the target of a redirect',
    'redirects:\n',
    'redirects:\n  - { from: /alt, to: /courses.html }\n',
    'schema/bad-format',
    /"\/courses"\?/,
    '/alt',
  ],
  [T, 'a colour with its opacity', /brand: .*/, 'brand: rgba(28, 93, 143, 1)', 'schema/bad-format', /"#1c5d8f"/],
  [X, 'HTML in a plain field', 'For graduates', 'For <b>graduates', 'text/broken-markdown', /no HTML/],
  [
    X,
    'a sign of HTML in a plain field',
    'graduates, coordinators',
    'graduates &amp; coordinators',
    'text/broken-markdown',
    /Write: &/,
  ],
  [S, 'a meeting that ends before it begins', 'to: "16:30"', 'to: "04:30"', 'link/meeting-ends-first', /"16:30"/],
];

/** What other systems have, and content does not. */
const foreign: readonly NewerRow[] = [
  [
    X,
    'a course that is not to be shown',
    'hours: 40',
    'draft: true\nhours: 40',
    'schema/unknown-field',
    /^There is no field "draft" here. Delete it: everything/,
  ],
  [
    N,
    'news that is not to be shown',
    'author:',
    'published: no\nauthor:',
    'schema/unknown-field',
    /news from its date on/,
  ],
  [N, 'news with its date under another name', 'date:', 'published:', 'schema/unknown-field', /Did you mean "date"/],
  [
    N,
    'Markdown with fields above it',
    /^([^]*)text: \|/,
    '---\ntitle: Rooms\ndate: "2025-10-02"\n---',
    'yaml/several-documents',
    /"text: \|"/,
    /^---/,
  ],
  [
    N,
    'a picture with its middle in sight',
    'alt: Cranes',
    'focus: center, alt: Cranes',
    'schema/not-allowed',
    /Delete this field/,
    'focus',
  ],
  [
    S,
    'a course by its number',
    'course: project-management',
    'course: 33',
    'link/unknown-course',
    /Did you mean "capm"/,
  ],
  [
    S,
    'a course by a number that none has',
    'course: project-management',
    'course: 999',
    'link/unknown-course',
    /There is no course "999"/,
  ],
  [X, 'a wide colon', 'hours: 40', 'hours：40', 'yaml/missing-colon', /Did you mean "hours: 40"/],
  [Y, 'a country by its name', 'countryCode: OM', 'countryCode: Oman', 'schema/bad-format', /Did you mean "OM"/],
  [
    P,
    'a country by other letters',
    'countryCode: OM',
    'countryCode: UAE',
    'schema/bad-format',
    /Did you mean "AE"/,
    'UAE',
  ],
];

/** What is valid in each place, and says something that is not meant. */
const unlikely: readonly NewerRow[] = [
  [Y, 'a locale with the name of a country', 'locale: en-OM', 'locale: en-Oman', 'text/foreign-locale', /Write en-OM/],
  [Y, 'a locale with a code of no country', 'locale: en-OM', 'locale: en-XX', 'text/foreign-locale', /Write en-OM/],
  [Y, 'a day that is open and closed', '- from: Saturday', '- from: Sunday', 'link/held-twice', /open on Sunday/],
  [
    Y,
    'an announcement until a year far ahead',
    'until: "2026',
    'until: "2062',
    'link/improbable-date',
    /37 years ahead/,
  ],
  [N, 'news of a year long ago', 'date: "2025', 'date: "1025', 'link/improbable-date', /1000 years ago/],
  [B, 'an early price until a year far ahead', 'until: "2026', 'until: "2062', 'link/improbable-date', /ahead/],
  [X, 'the name of a field in a text', '"For graduates', '"From {{price}} for graduates', 'text/to-be-written'],
  [
    X,
    'keywords with other commas',
    '[PMI, CAPM exam,',
    '[PMI، CAPM exam،',
    'text/other-comma',
    /write: PMI, "CAPM exam"/,
  ],
  [
    X,
    'trainers with other commas',
    '[sulaiman-al-kharusi]',
    '[sulaiman-al-kharusi، dalia-sabry]',
    'link/unknown-trainer',
    /: sulaiman-al-kharusi, dalia-sabry/,
  ],
  [
    'terms.yaml',
    'a term with nothing',
    'terms:\n',
    'terms:\n  - { term: scope }\n',
    'translation/term',
    /"keep: true"/,
    'scope',
  ],
];

/** One mistake, reported once, with what is most likely meant. */
const alone: readonly NewerRow[] = [
  [C, 'a file of an older site', 'to: /contact', 'to: contact.html', 'schema/bad-format', /Did you mean "\/contact"/],
  [P, 'the map of a place under another name', 'mapUrl:', 'map:', 'schema/unknown-field', /Did you mean "mapUrl"/],
  [F, 'options for choices', 'choices: [Muscat', 'options: [Muscat', 'schema/unknown-field', /Did you mean "choices"/],
  [
    'catalogue.yaml',
    'a subcategory with the id of another',
    '- id: quality-management',
    '- id: project-management',
    'link/duplicate-category',
    /already used/,
  ],
  [
    Y,
    'a column that is no field',
    'header:\n',
    'pull: { office: { sessions: "https://www.example.com/a.csv", columns: { Kick-off: startDay } } }\nheader:\n',
    'link/never-pulled schema/not-allowed',
    /never pulled/,
    'pull:',
  ],
];

export const variantCases: readonly EditorCase[] = newerCasesIn([
  ...figures,
  ...others,
  ...foreign,
  ...unlikely,
  ...alone,
]);
