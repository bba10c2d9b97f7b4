// Mistakes in the newer parts of the model: theme, places, news, trainers, sections, forms, menus, meetings, prices.
import type { EditorCase } from './editor-case.ts';
import { newerCasesIn, type NewerRow } from './newer-case.ts';
import { newerContent } from './newer-files.ts';

const T = 'theme.yaml';
const P = 'places.yaml';
const N = 'news/2025-10-02-second-room.yaml';
const C = 'pages/careers.yaml';
const B = 'courses/power-bi.yaml';
const S = 'schedule.yaml';
const Y = 'site.yaml';
const F = 'forms.yaml';
const R = 'redirects.yaml';

const price = /price:\n[^]*?yours to keep\n/;
const days = 'days: [Sunday, Monday, Tuesday, Wednesday, Thursday]\n    from: "08:30"';
const own = (file: string): string => `covers: waves\nownTypeface: { name: Own, file: ${file}, licence: bought }`;

const rows: readonly NewerRow[] = [
  [
    P,
    'coordinates exchanged',
    '{ latitude: 24.3643, longitude: 56.7468 }',
    '{ latitude: 56.7468, longitude: 24.3643 }',
    'link/swapped-coordinates',
    /latitude: 24\.3643 and longitude: 56\.7468/,
  ],
  [
    P,
    'a comma in a latitude within braces',
    'latitude: 24.3643',
    'latitude: 24,3643',
    'schema/cut-by-comma',
    /point.*latitude: 24\.3643/,
  ],
  [
    P,
    'a comma in a latitude',
    '{ latitude: 24.3643, longitude: 56.7468 }',
    '\n      latitude: 24,3643\n      longitude: 56.7468',
    'schema/wrong-type',
    /24\.3643/,
    'latitude: 24,',
  ],
  [S, 'two meetings at the same hour', '"2026-01-18", from', '"2026-01-11", from', 'link/held-twice'],
  [S, 'a meeting decades ahead', '"2026-01-18"', '"2072-01-18"', 'link/improbable-date', /2072/],
  [
    S,
    'days as a range',
    days,
    days.replace(/\[.*\]/, 'Sunday to Thursday'),
    'schema/wrong-type',
    /\[Sunday, Monday, Tuesday, Wednesday, Thursday\]/,
  ],
  [
    S,
    'days as a range of abbreviations',
    days,
    days.replace(/\[.*\]/, 'Sun-Thu'),
    'schema/wrong-type',
    /\[Sunday, Monday, Tuesday, Wednesday, Thursday\]/,
  ],
  [
    S,
    'a session among the notes of months',
    'monthNotes:\n',
    'monthNotes:\n  - id: bim-2026-06\n    course: bim\n    startDate: "2026-06-01"\n    location: Muscat\n',
    'schema/missing-field',
    /"sessions", which begins on line/,
    'id: bim-2026-06',
  ],
  [
    S,
    'a session after the last list',
    /$/,
    '  - id: bim-2026-06\n    course: bim\n    startDate: "2026-06-01"\n    location: Muscat\n',
    'schema/missing-field',
    /Move it to the list "sessions"/,
  ],
  [S, 'Waitlist', 'availability: Limited', 'availability: Waitlist', 'schema/not-allowed', /"Waiting list"\?/],
  [S, 'sold out', 'availability: Limited', 'availability: Sold out', 'schema/not-allowed', /"Full"\?/],
  [S, 'startTime', 'from: "08:30"', 'startTime: "08:30"', 'schema/unknown-field', /"from"\?/],
  [S, 'time', 'from: "08:30"', 'time: "08:30"', 'schema/unknown-field', /"from"\?/],
  [S, 'format', '    type: Online', '    format: Online', 'schema/unknown-field', /"type"\?/],
  [S, 'a time without a colon', 'to: "16:30"\n    location', 'to: 1630\n    location', 'schema/wrong-type', /"16:30"/],
  [
    S,
    'a time in quotes without a colon',
    'to: "16:30"\n    location',
    'to: "1630"\n    location',
    'schema/bad-format',
    /"16:30"\?/,
  ],
  [S, 'the end of a day', 'to: "16:30"\n    location', 'to: "24:00"\n    location', 'schema/bad-format', /"23:59"\?/],
  [
    S,
    'the month first in a date',
    'startDate: "2026-03-01"\n    endDate: "2026-03-05"',
    'startDate: 03/13/2026',
    'schema/bad-format',
    /"2026-03-13"\? That is 13 March 2026/,
  ],
  [
    S,
    'a year of two digits',
    'startDate: "2026-03-01"\n    endDate: "2026-03-05"',
    'startDate: 13.03.26',
    'schema/bad-format',
    /"2026-03-13"\? That is 13 March 2026/,
  ],
  [S, 'a venue that is a place', '    place: sohar', '    venue: sohar', 'schema/unknown-field', /"place"\?/],
  [S, 'a venue in words', '    place: sohar', '    venue: Harbour Hotel', 'schema/unknown-field', /"location"\?/],
  [S, 'date', '    month: "2026-05"', '    date: "2026-05-10"', 'schema/unknown-field', /"startDate"\?/],
  [
    C,
    'the front page of YouTube',
    'watch?v=aZbYcXdWeVf',
    '',
    'link/unusable-document',
    /is not the address of one video/,
  ],
  [C, 'a table with too few columns', '|---|---|', '|---|', 'text/broken-markdown', /\| --- \| --- \|/],
  [
    C,
    'a heading as an address in a link',
    'Practitioners who teach',
    '[Steps](#How it works) Practitioners who teach',
    'text/broken-markdown',
    /#how-it-works/,
  ],
  [
    C,
    'a # within braces',
    'to: "#positions" }',
    'to: #positions }',
    'yaml/unclosed-bracket',
    /begin a comment.*Put quotes around it: "#positions"/,
  ],
  [C, 'faq as a section', 'type: questions', 'type: faq', 'schema/not-allowed', /"questions"\?/],
  [C, 'photos as a section', 'type: gallery', 'type: photos', 'schema/not-allowed', /"gallery"\?/],
  [
    C,
    'a frame as a video',
    'https://www.youtube.com/watch?v=aZbYcXdWeVf',
    `'<iframe src="https://www.youtube.com/embed/aZbYcXdWeVf"></iframe>'`,
    'schema/bad-format',
    /"https:\/\/www\.youtube\.com\/embed\/aZbYcXdWeVf"\?/,
  ],
  [
    C,
    'q and a',
    'question: Do I need a licence?\n        answer:',
    'q: Do I need a licence?\n        a:',
    'schema/unknown-field',
    /"question"\?/,
  ],
  [N, 'the image of an item', 'picture:', 'image:', 'schema/unknown-field', /"picture"\?/],
  [N, 'the photo of an item', 'picture:', 'photo:', 'schema/unknown-field', /"picture"\?/],
  [N, 'a day decades ahead', '"2025-10-02"', '"2062-10-02"', 'link/news-to-come', /not published yet/],
  [B, 'tags', 'keywords:', 'tags:', 'schema/unknown-field', /"keywords"\?/],
  [B, 'lecturers', 'trainers:', 'lecturers:', 'schema/unknown-field', /"trainers"\?/],
  [B, 'difficulty', 'level:', 'difficulty:', 'schema/unknown-field', /"level"\?/],
  [B, 'updated', 'lastUpdated:', 'updated:', 'schema/unknown-field', /"lastUpdated"\?/],
  [B, 'benefits', 'features:', 'benefits:', 'schema/unknown-field', /"features"\?/],
  [
    B,
    'one trainer',
    'trainers: [hiba-al-lawati]',
    'trainer: hiba-al-lawati',
    'schema/unknown-field',
    /trainers: \[hiba-al-lawati\]/,
  ],
  [B, 'one language', 'page: standard', 'language: en\npage: standard', 'schema/unknown-field', /languages: \[en\]/],
  [B, 'a lowest price in words', price, 'price: from 300\n', 'schema/wrong-type', /\{ from: 300 \}/],
  [B, 'on-request', price, 'price: on-request\n', 'schema/bad-format', /"on request"\?/],
  [B, 'free in German', price, 'price: kostenlos\n', 'schema/bad-format', /"free"\?/],
  [B, 'an apostrophe for thousands', 'amount: 300', "amount: 0'300", 'schema/wrong-type', /300/],
  [B, 'a percentage as a price', price, 'price: 10%\n', 'schema/bad-format', /is not a number, free or on request/],
  [B, 'a slug with its ending', 'slug: power-bi', 'slug: power-bi.yaml', 'schema/bad-format', /"power-bi"\?/],
  [B, 'an early price above the usual one', 'amount: 270', 'amount: 370', 'link/early-price-above'],
  [
    B,
    'a document on a drive',
    'file: media/power-bi-course-outline.pdf',
    'file: https://drive.example.com/file/abc/view',
    'schema/bad-format link/unused-media',
    /is not a document in the media folder/,
  ],
  [T, 'a colour by its name', '"#1c5d8f"', 'navy', 'schema/bad-format', /"#000080"\?/],
  [T, 'a colour as rgb', '"#1c5d8f"', 'rgb(28, 93, 143)', 'schema/bad-format', /"#1c5d8f"\?/],
  [T, 'a colour of digits', '"#1c5d8f"', '123456', 'schema/wrong-type', /"#123456"/],
  [T, 'color', 'brand:', 'color:', 'schema/unknown-field', /"brand"\?/],
  [T, 'font', 'typeface:', 'font:', 'schema/unknown-field', /"typeface"\?/],
  [T, 'a TTF typeface', 'covers: waves', own('media/own.ttf'), 'schema/bad-format', /is not a WOFF2 file/, 'own.ttf'],
  [
    T,
    'a JPEG logo',
    'covers: waves',
    'covers: waves\nlogo: { light: media/gallery/stage.jpg }',
    'link/unusable-picture',
    /neither an SVG nor a PNG.*as PNG/,
    'stage.jpg',
  ],
  [
    T,
    'a PNG icon',
    'covers: waves',
    'covers: waves\nfavicon: media/icon.png',
    'schema/bad-format',
    /is not an SVG file in the media folder/,
    'icon.png',
  ],
  [Y, 'a WhatsApp link', '"+968 9000 0101"', 'https://wa.me/96890000101', 'schema/bad-format', /"\+96890000101"\?/],
  [Y, 'a number without its plus', '"+968 9000 0101"', '96890000101', 'schema/wrong-type', /"\+96890000101"/],
  [
    Y,
    'an id alone for analytics',
    /analytics:\n[^]*?(?=header:)/,
    'analytics: G-AB34CD56EF\n',
    'schema/wrong-type',
    /\{ service: google, id: /,
  ],
  [Y, 'google-analytics', 'service: google', 'service: google-analytics', 'schema/not-allowed', /"google"\?/],
  [Y, 'a duration for hsts', 'hsts: { maxAge: 31536000 }', 'hsts: 6 months', 'schema/wrong-type', /maxAge: 31536000/],
  [
    Y,
    'a frame for a map',
    /embedUrl: .*/,
    'embedUrl: <iframe src="https://www.example.com/map?a=1&amp;b=2" width="600"></iframe>',
    'schema/bad-format',
    /"https:\/\/www\.example\.com\/map\?a=1&b=2"\?/,
  ],
  [
    R,
    'an arrow',
    '  - from: /jobs\n    to: /careers',
    '  - /jobs -> /careers',
    'schema/wrong-type',
    /\{ from: \/jobs, to: \/careers \}/,
    '->',
  ],
  [F, 'e-mail', '    - email\n', '    - e-mail\n', 'schema/bad-format', /"email"\?/],
  [F, 'a field with a space', 'name: employer', 'name: dietary needs', 'schema/bad-format', /"dietaryNeeds"\?/],
  [
    F,
    'a form without a way to answer',
    '    - email\n',
    '',
    'link/no-way-to-answer',
    /"email" or "phone"/,
    /^ {4}- name$/,
  ],
  [
    F,
    'two consents without names',
    /consent:\n {2}name: privacy\n {2}label: (.*)/,
    'consent:\n  - label: I agree.\n  - label: Send me news.\n    required: false',
    'link/repeated-field',
    /Two consents.*name: newsletter/,
    'Send me news',
  ],
  ['trainers/dalia-sabry.yaml', 'bio', 'biography:', 'bio:', 'schema/unknown-field', /"biography"\?/],
];

const renamed = (from: string, to: string): EditorCase['edit'] => ({
  files: (read) => {
    const { [from]: text = read(from), ...others } = newerContent(read);
    return { ...others, [from]: undefined, [to]: text };
  },
});

const inFiles: readonly EditorCase[] = [
  {
    says: 'a news file with capitals and spaces',
    edit: renamed(N, 'news/2026-03-02 New Rooms.yaml'),
    codes: ['address/no-route'],
    advice: /"2026-03-02-new-rooms\.yaml"/,
    file: 'news/2026-03-02 New Rooms.yaml',
  },
  {
    says: 'a page with capitals and spaces',
    edit: renamed(C, 'pages/Our Careers.yaml'),
    codes: ['address/no-route'],
    file: 'pages/Our Careers.yaml',
  },
  {
    says: 'news in another folder',
    edit: renamed(N, 'new/2025-10-02-second-room.yaml'),
    codes: ['load/wrong-folder'],
    advice: /news\/2025-10-02-second-room\.yaml/,
    file: 'new/2025-10-02-second-room.yaml',
  },
  {
    says: 'a trainer in another folder',
    edit: renamed('trainers/dalia-sabry.yaml', 'people/dalia-sabry.yaml'),
    codes: ['load/wrong-folder'],
    advice: /trainers\/dalia-sabry\.yaml/,
    file: 'people/dalia-sabry.yaml',
  },
];

export const newerCases: readonly EditorCase[] = [...newerCasesIn(rows), ...inFiles];
