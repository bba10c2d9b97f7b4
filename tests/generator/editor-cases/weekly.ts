// Mistakes that are made in a week of work on dates, courses, pages and settings of a provider.
import type { EditorCase } from './editor-case.ts';
import { newerCasesIn, type NewerRow } from './newer-case.ts';

const P = 'places.yaml';
const N = 'news/2025-10-02-second-room.yaml';
const C = 'pages/careers.yaml';
const B = 'courses/power-bi.yaml';
const S = 'schedule.yaml';
const Y = 'site.yaml';
const F = 'forms.yaml';
const R = 'redirects.yaml';
const T = 'theme.yaml';
const K = 'catalogue.yaml';
const E = 'seo.yaml';
const M = 'messages/en.yaml';
const D = 'trainers/dalia-sabry.yaml';

const price = /price:\n[^]*?yours to keep\n/;
const times = 'from: "08:30"\n    to: "16:30"\n    location: Muscat\n    type: In-person\n  - id: pmp-weekend';
const online = '    month: "2026-05"\n    type: Online\n';
const video = 'https://www.youtube.com/watch?v=aZbYcXdWeVf';
const link = 'Course dates are on the [schedule](/schedule).';

const dates: readonly NewerRow[] = [
  [S, 'meetings that overlap', '"2026-01-18", from: "09:00"', '"2026-01-11", from: "10:00"', 'link/held-twice'],
  [
    S,
    'a place and a location',
    '    place: sohar\n    type',
    '    place: sohar\n    location: Muscat\n    type',
    'link/stray-session-field',
    /"place" is ignored beside "location"/,
  ],
  [
    S,
    'two times in one field',
    times,
    times.replace('"08:30"\n    to: "16:30"', '08:30-16:30'),
    'schema/bad-format',
    /from: "08:30" and to: "16:30"/,
    'from: 08:30-16:30',
  ],
  [
    S,
    'times for the hours',
    times,
    times.replace('from: "08:30"\n    to: "16:30"', 'hours: 8:30 to 16:30'),
    'schema/wrong-type',
    /Write from: "08:30" and to: "16:30", on two lines, in place of "hours"/,
    'hours: 8:30',
  ],
  [S, 'twelve seats', 'seats: 12', 'seats: twelve', 'schema/wrong-type', /whole number/],
  [S, 'a month in words', 'month: "2026-05"', 'month: May 2026', 'schema/bad-format', /"2026-05"\?/],
  [S, 'a place by its name', 'place: sohar', 'place: Harbour Institute, Sohar', 'link/unknown-place', /"sohar"\?/],
  [
    S,
    'a cancelled session',
    'availability: Limited',
    'availability: Cancelled',
    'schema/not-allowed',
    /has this choice: status: cancelled\./,
  ],
  [S, 'a full session', 'availability: Limited', 'status: full', 'schema/not-allowed', /availability: Full\./],
  [
    S,
    'meetings on one line',
    /meetings:\n.*\n.*\n/,
    'meetings: 11 and 18 January 2026\n',
    'schema/wrong-type',
    /Each entry.*\{ date: "/,
  ],
  [
    S,
    'a session without its hyphen',
    '  - id: cad-2026-02\n',
    '    id: cad-2026-02\n',
    'yaml/duplicate-key',
    /a new entry of the list begins/,
  ],
  [
    S,
    'one language of a session',
    online,
    `${online}    language: Arabic\n`,
    'schema/unknown-field',
    /languages: \[ar\]/,
    'language:',
  ],
  [
    S,
    'the link of a registration',
    online,
    `${online}    registration: https://www.example.com/register\n`,
    'schema/unknown-field',
    /"register"\?/,
    'registration:',
  ],
  [
    S,
    'a price with its currency',
    online,
    `${online}    price: OMR 250\n`,
    'schema/wrong-type',
    /250 alone, if OMR is the currency/,
    'OMR 250',
  ],
];

const courses: readonly NewerRow[] = [
  [
    B,
    'prices as a list',
    price,
    'price:\n  - Early 270\n  - Standard 300\n',
    'schema/wrong-type',
    /fields/,
    'Early 270',
  ],
  [B, 'a price until some day', '"2026-01-31"', 'end of January', 'schema/bad-format', /year-month-day/],
  [B, 'a name for a value', 'hours: 32', 'hours: &h 40', 'yaml/reserved-character', /alone: 40/],
  [B, 'hours from and to', 'hours: 32', 'hours: 30-35', 'schema/wrong-type', /number/],
  [
    B,
    'objectives as one text',
    /objectives:\n(?: {2}- .*\n)+/,
    'objectives: |\n  - Connect Power BI\n  - Clean data\n',
    'schema/wrong-type',
    /Delete the \|/,
    /objectives|Connect Power BI$/,
  ],
  [
    B,
    'a first day',
    'page: standard',
    'startDate: "2026-03-01"\npage: standard',
    'schema/unknown-field',
    /schedule\.yaml/,
  ],
  [B, 'a category', 'page: standard', 'category: data-ai\npage: standard', 'schema/unknown-field', /catalogue\.yaml/],
  [B, 'a course that leads to itself', '[advanced-power-bi]', '[power-bi]', 'link/related-itself'],
  [
    B,
    'an accreditation as a text',
    /accreditations:\n.*\n.*\n/,
    'accreditations: Board of Example Training\n',
    'schema/wrong-type',
    /Each entry.*name: Board of Example Training/,
  ],
  [B, 'a validity as a text', '{ years: 3 }', '3 years', 'schema/wrong-type', /\{ years: 3 \}/],
  [
    B,
    'a document without a title',
    '- file: media/power-bi-course-outline.pdf\n    title: Course outline',
    '- media/power-bi-course-outline.pdf',
    'schema/wrong-type',
    /file: media\/power-bi-course-outline\.pdf title:/,
  ],
  [
    B,
    'a site without https in a link',
    link,
    'See [our shop](www.example.com/shop).',
    'link/unknown-target',
    /"https:\/\/www\.example\.com\/shop"\?/,
  ],
  [
    B,
    'a space in the link of an e-mail',
    link,
    'Write to [us](mailto: enquiries@example.com).',
    'text/broken-markdown',
    /\(mailto:enquiries@example\.com\)/,
  ],
  [
    B,
    'spaces in the link of a telephone number',
    link,
    'Call [us](tel:+968 2400 0101).',
    'text/broken-markdown',
    /\(tel:\+96824000101\)/,
  ],
  [K, 'the name of a file in the catalogue', '- cad\n', '- cad.yaml\n', 'link/unknown-course', /"cad"\?/],
  [
    K,
    'an earlier id that another category has',
    '  - id: soft-skills\n',
    '  - id: soft-skills\n    formerly: [project-technical]\n',
    'link/duplicate-category',
    /"formerly"/,
    'formerly:',
  ],
];

const pages: readonly NewerRow[] = [
  ...['https://www.youtube.com/@example', 'https://www.youtube.com/playlist?list=PL12'].map((address): NewerRow => [
    C,
    `${address} as a video`,
    video,
    address,
    'link/unusable-document',
    /one video/,
  ]),
  [C, 'a form by its title', 'form: contact', 'form: Contact form', 'schema/not-allowed', /"contact"\?/],
  [C, 'the id of a heading', 'to: "#positions"', 'to: "#position"', 'link/unknown-fragment', /"#positions"\?/],
  [
    C,
    'cards',
    '    items:\n      - icon: award',
    '    cards:\n      - icon: award',
    'schema/unknown-field',
    /"items"\?/,
  ],
  [
    N,
    'a text with a heading and without its sign',
    'text: |\n',
    'text:\n',
    'yaml/missing-pipe',
    /"text: \|" on a line of its own/,
  ],
  [N, 'one course', '[capm]', 'capm', 'schema/wrong-type', /Write \[capm\]/],
  [
    N,
    'a picture alone',
    /picture: .*/,
    'picture: media/gallery/harbour.jpg',
    'schema/wrong-type',
    /file: media\/gallery\/harbour\.jpg alt:/,
  ],
  [
    'pages/contact.yaml',
    'a file in a link',
    'session in the [schedule](/schedule)',
    'session in the [schedule](schedule.yaml)',
    'link/unknown-target',
    /"\/schedule"\?/,
    'schedule.yaml',
  ],
  [
    'pages/contact.yaml',
    'a folder in a link',
    'session in the [schedule](/schedule)',
    'session in the [schedule](/pages/schedule)',
    'link/unknown-target',
    /"\/schedule"\?/,
    '/pages/schedule',
  ],
  [D, 'languages in words', '[en, ar]', 'English and Arabic', 'schema/wrong-type', /Write \[en, ar\]/],
];

const settings: readonly NewerRow[] = [
  [
    Y,
    'a colon within braces',
    '{ label: Contact, to: /contact }',
    '{ label: Contact: us, to: /contact }',
    'yaml/unquoted-colon',
    /"Contact: us"/,
    'Contact: us',
  ],
  [
    Y,
    'no comma within braces',
    '{ label: News, to: /news }',
    '{ label: News to: /news }',
    'yaml/unquoted-colon',
    /Write: News, to: \/news/,
    'News to',
  ],
  [Y, 'two telephone numbers', '"+968 2400 0101"', '"+968 2400 0101 / 02"', 'schema/bad-format', /"\+968 2400 0101"\?/],
  [Y, 'an extension', '"+968 2400 0101"', '"+968 2400 0101 ext. 12"', 'schema/bad-format', /"\+968 2400 0101"\?/],
  [Y, 'mailto', 'email: enquiries', 'email: mailto:enquiries', 'schema/bad-format', /"enquiries@example\.com"\?/],
  [
    Y,
    'two e-mail addresses',
    /^email: .*/m,
    'email: a@example.com, b@example.com',
    'schema/bad-format',
    /is not an email/,
  ],
  [Y, 'a currency by its name', 'currency: OMR', 'currency: Euro', 'schema/bad-format', /"EUR"\?/],
  [
    Y,
    'hours on one line',
    /^hours:\n[^]*?- from: Saturday\n/m,
    'hours: Sunday to Friday 9:00-17:00\n',
    'schema/wrong-type',
    /Each entry.*\{ from: Sunday, to: Friday/,
  ],
  [Y, 'a tax rate', /^tax: .*/m, 'tax: 5%', 'schema/wrong-type', /\{ included: false/],
  [F, 'choices with slashes', '[Muscat, Sohar]', 'Muscat / Sohar', 'schema/wrong-type', /- Muscat - Sohar/],
  [F, 'a list of choices', 'type: select', 'type: dropdown', 'schema/not-allowed', /"select"\?/],
  [R, 'a space in an old address', 'from: /jobs', 'from: /jobs here', 'schema/bad-format', /cannot have a space/],
  [R, 'a star within an old address', 'from: /jobs', 'from: /jobs/*/x', 'schema/bad-format', /only be its last/],
  [
    R,
    'old and new',
    '  - from: /jobs\n    to: /careers',
    '  - old: /jobs\n    new: /careers',
    'schema/unknown-field',
    /"from"\?/,
    'old: /jobs',
  ],
  [E, 'a page without its slash', '  /about:', '  about:', 'schema/bad-format', /"\/about"\?/],
  [E, 'a page with a slash after it', '  /about:', '  /about/:', 'schema/bad-format', /"\/about"\?/],
  [E, 'the title of a plugin', '    title: About Us', '    metaTitle: About Us', 'schema/unknown-field', /"title"\?/],
  [
    E,
    'a pattern without quotes',
    "'{title} | {name}'",
    '{title} | {name}',
    'yaml/reserved-character',
    /"\{title\} \| \{name\}"/,
  ],
  [
    M,
    'a placeholder without quotes',
    '"{count} Hours"',
    '{count} Hours',
    'yaml/reserved-character',
    /"\{count\} Hours"/,
  ],
  [M, 'a placeholder in another language', '{price}', '{Preis}', 'text/unknown-placeholder', /\{price\}/],
  [T, 'a colour as hsl', '"#1c5d8f"', 'hsl(206, 67%, 34%)', 'schema/bad-format', /"#1d5e91"\?/],
  [T, 'a colour without quotes', '"#1c5d8f"', '#1c5d8f', 'schema/missing-value', /Put it in quotes/],
  [P, 'coordinates as a text', /geo: .*/, 'geo: 24.3643, 56.7468', 'schema/wrong-type', /\{ latitude: 24\.3643/],
  [P, 'an id with a space', 'id: nizwa', 'id: Nizwa rooms', 'schema/bad-format', /"nizwa-rooms"\?/],
];

const page: EditorCase = {
  says: 'a page that was revised in the future',
  edit: {
    files: (read) => ({
      'pages/terms.yaml': 'template: text\ntitle: Terms\nlastUpdated: "2062-01-15"\ntext: |\n  Our terms.\n',
      'addresses.yaml': read('addresses.yaml').replace('  - /trainers\n', '  - /terms\n  - /trainers\n'),
    }),
  },
  codes: ['text/missing-search-texts', 'link/improbable-date'],
  file: 'pages/terms.yaml',
};

export const weeklyCases: readonly EditorCase[] = [
  ...newerCasesIn([...dates, ...courses, ...pages, ...settings]),
  page,
];
