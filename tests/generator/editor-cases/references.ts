// Names that nothing has, and links.
import { casesIn, type EditorCase } from './editor-case.ts';

const course = 'courses/power-bi.yaml';

const inText = (...[says, to, codes, advice]: readonly [string, string, string?, RegExp?]): EditorCase => ({
  says,
  edit: [course, 'Who should attend', `Who should ${to} attend`],
  codes: codes === undefined ? [] : [codes],
  ...(advice ? { advice } : {}),
});

export const referenceCases: readonly EditorCase[] = [
  ...casesIn(course, [
    ['a number of another course', 'id: 7\n', 'id: 33\n', 'link/duplicate-id'],
    [
      'a slug that is not the name of the file',
      'slug: power-bi',
      'slug: power-bi-basics',
      'link/slug-mismatch',
      /slug: power-bi/,
    ],
    ['a slug with capitals', 'slug: power-bi', 'slug: Power-BI', 'schema/bad-format', /"power-bi"\?/],
    [
      'a label of another category',
      'label: "Business Intelligence"',
      'label: Quality Management',
      'link/label-of-another-category',
      /Quality Management/,
    ],
    ['a file that is cut off in a key', /feat[^]*/, 'feat', 'yaml/missing-colon', /saved completely/],
    [
      'a file that is cut off in a sentence',
      / than beginners[^]*/,
      ' than',
      'yaml/cut-off link/shrunk-file',
      /saved completely/,
      /^/,
    ],
    [
      'a file that is cut off in quotes',
      / of it at the keyboard[^]*/,
      ' of',
      'yaml/unclosed-quote',
      /saved completely/,
    ],
    ['a file without its last line end', /\n$/, ''],
  ]),
  inText('a link to a page that is not there', '[go](/shedule)', 'link/unknown-target', /"\/schedule"\?/),
  inText('a link to a part that is not there', '[go](/schedule#nowhere)', 'link/unknown-fragment'),
  inText('a link without its slash', '[go](schedule)', 'link/unknown-target', /"\/schedule"\?/),
  inText('a link with a space in it', '[go] (/schedule)', 'text/broken-markdown', /\[go\]\(\/schedule\)/),
  inText('a link the other way round', '(/schedule)[go]', 'text/broken-markdown', /\[go\]\(\/schedule\)/),
  inText('a link in place', '[go](/schedule)'),
  {
    says: 'a heading without a space',
    edit: [course, '### Who should', '###Who should'],
    codes: ['text/broken-markdown'],
    advice: /### Who should attend/,
  },
  {
    says: 'bullets in a text',
    edit: [course, '  - Analysts and reporting', '  • Analysts and reporting'],
    codes: ['text/broken-markdown'],
    advice: /hyphen/,
  },
  {
    says: 'bold with spaces in it',
    edit: [course, 'We give more', '** We give ** more'],
    codes: ['text/broken-markdown'],
    advice: /\*\*We give\*\*/,
  },
  ...(['soft-skills', 'cad-bim'] as const).flatMap((id): readonly EditorCase[] => [
    {
      says: `the published id of ${id}`,
      edit: ['catalogue.yaml', `id: ${id}`, 'id: other'],
      codes: ['link/lost-category'],
      advice: new RegExp(`formerly: \\[${id}\\]`),
      file: 'addresses.yaml',
      at: `category=${id}`,
    },
    {
      says: `a new id of ${id} beside the earlier one`,
      edit: ['catalogue.yaml', new RegExp(`( *)- id: ${id}`), `$1- id: other\n$1  formerly: [${id}]`],
      codes: [],
    },
  ]),
  ...casesIn('schedule.yaml', [
    [
      'two meetings at the same hour',
      'sessions:\n',
      'sessions:\n  - course: capm\n    meetings:\n      - { date: "2026-02-03", from: "09:00" }\n      - { date: "2026-02-03", from: "09:00", to: "12:00" }\n',
      'link/held-twice',
      /at the same time/,
      '"2026-02-03", from: "09:00", to',
    ],
    [
      'a meeting in another century',
      'sessions:\n',
      'sessions:\n  - course: capm\n    meetings:\n      - { date: "2026-02-03", from: "09:00" }\n      - { date: "2072-02-10", from: "09:00" }\n',
      'link/improbable-date',
      /47 years ahead/,
      '2072-02-10',
    ],
    [
      'a session that is postponed to an earlier day',
      'sessions:\n',
      'sessions:\n  - course: capm\n    startDate: "2026-02-03"\n    status: postponed\n    postponedTo: "2026-01-06"\n',
      'link/improbable-date',
      /was to begin on 2026-02-03/,
      'postponedTo',
    ],
    [
      'a session that is pasted twice',
      /( {2}- id: six-sigma-green-belt-2025-11\n)([^]*?)(?=\n {2}- )/,
      '$1$2\n  - id: six-sigma-again\n$2',
      'link/held-twice',
      /same course, days, hours and place/,
      'six-sigma-again',
    ],
    ['a session id twice', 'id: pmp-weekday-2025-11', 'id: pmp-weekend-2025-11', 'link/duplicate-session'],
    [
      'a course that is misspelt',
      'course: project-management',
      'course: project-managment',
      'link/unknown-course',
      /"project-management"\?/,
    ],
  ]),
  ...casesIn('stories.yaml', [
    ['a story id twice', 'id: green-belt-laboratory', 'id: pmp-at-second-attempt', 'link/duplicate-story'],
  ]),
  ...casesIn('catalogue.yaml', [
    ['a course twice', '          - capm\n', '          - capm\n          - capm\n', 'link/duplicate-listing'],
  ]),
  ...casesIn('seo.yaml', [
    [
      'a description twice',
      /(description: .*)([^]*?)description: .*/,
      '$1$2$1',
      'text/repeated-description',
      undefined,
      'Classroom courses in Muscat for professionals',
    ],
  ]),
  ...casesIn('pages/leadership.yaml', [
    ['a template that is misspelt', 'template: landing', 'template: lending', 'schema/not-allowed', /"landing"\?/],
  ]),
  ...casesIn('messages/en.yaml', [
    ['a placeholder that is left out', 'one: "{count} Hour"', 'one: "Hour"'],
    [
      'a placeholder that is translated',
      'other: "{count} Hours"',
      'other: "{anzahl} Hours"',
      'text/unknown-placeholder',
      /\{count\}/,
    ],
  ]),
  ...casesIn('redirects.yaml', [
    [
      'redirects in a circle',
      /$/,
      '  - from: /a-old\n    to: /b-old\n  - from: /b-old\n    to: /a-old\n',
      'link/redirect-loop',
      undefined,
      'to: /b-old',
    ],
    ['a redirect from a page', /$/, '  - from: /about\n    to: /contact\n', 'link/redirect-over-page'],
    [
      'a full address',
      /$/,
      '  - from: https://www.dhow-training.example.com/old\n    to: /contact\n',
      'schema/bad-format',
      /"\/old"\?/,
    ],
    [
      'an address without a slash',
      /$/,
      '  - from: old-page\n    to: /contact\n',
      'schema/bad-format',
      /"\/old-page"\?/,
    ],
  ]),
  {
    says: 'a course that is not listed',
    edit: ['catalogue.yaml', '          - power-bi\n', ''],
    codes: ['link/unlisted-course'],
    file: course,
  },
  {
    says: 'texts for a page that is not there',
    edit: ['seo.yaml', '  /about:', '  /about-us:'],
    codes: ['text/missing-search-texts', 'link/unknown-page'],
    file: 'pages/about.yaml',
  },
  {
    says: 'a misspelt id of a figure',
    edit: ['site.yaml', '- id: satisfaction', '- id: satisfactoin'],
    codes: ['link/unknown-figure'],
    file: 'site.yaml',
    advice: /named as "satisfaction"/,
  },
];
