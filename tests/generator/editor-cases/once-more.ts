// Mistakes of a last round: two values in one field, signs and letters that were lost, lines that a hand deleted.
import { casesIn, type EditorCase, type Row } from './editor-case.ts';

const times = '    from: "09:00"\n    to: "16:30"\n';
const dates = '    startDate: "2025-11-28"\n    endDate: "2025-12-26"\n';
const first = 'startDate: "2025-11-28"';
const link = '](/trainers)';
const goal = '  - "Apply the principles';

const ofSchedule: readonly Row[] = [
  [
    'no place left in an available session',
    'Available\n',
    'Available\n    seatsLeft: 0\n',
    'link/full-by-seats',
    /is full/,
    'seatsLeft',
  ],
  [
    'seats below nothing',
    'Available\n',
    'Available\n    seatsLeft: -1\n',
    'schema/out-of-range',
    /at least 0/,
    'seatsLeft',
  ],
  [
    'seats in words',
    'Available\n',
    'Available\n    seatsLeft: a few\n',
    'schema/wrong-type',
    /For example: 3/,
    'seatsLeft',
  ],
  [
    'two times in a field "time"',
    times,
    '    time: "09:00 - 16:30"\n',
    'schema/unknown-field',
    /^(?!.*Did you mean).*from: "09:00" and to: "16:30"/,
  ],
  [
    'two times without quotes',
    times,
    '    time: 09:00-16:30\n',
    'schema/unknown-field',
    /from: "09:00" and to: "16:30"/,
  ],
  [
    'two times in a field "times"',
    times,
    '    times: 09:00 to 16:30\n',
    'schema/unknown-field',
    /from: "09:00" and to: "16:30"/,
  ],
  ['two times in "from"', times, '    from: "09:00 - 16:30"\n', 'schema/bad-format', /Two times are two fields/],
  ['two times as hours', times, '    hours: "09:00 - 16:30"\n', 'schema/wrong-type', /from: "09:00" and to: "16:30"/],
  [
    'two days in a field "dates"',
    dates,
    '    dates: "2025-11-28 to 2025-12-26"\n',
    'schema/not-allowed',
    /startDate: "2025-11-28" and endDate: "2025-12-26"/,
  ],
  [
    'two days in a field "date"',
    dates,
    '    date: 28 Nov 2025 – 26 Dec 2025\n',
    'schema/unknown-field',
    /startDate: "2025-11-28" and endDate: "2025-12-26"/,
  ],
  [
    'two days in "startDate"',
    dates,
    '    startDate: "2025-11-28 - 2025-12-26"\n',
    'schema/bad-format',
    /Two days are two fields/,
  ],
  ['a day that February has not', first, 'startDate: "2026-02-30"', 'schema/bad-format', /has 28 days/],
  ['a year of five digits', first, 'startDate: "20025-11-28"', 'schema/bad-format', /year-month-day/],
  ['a letter for a digit', first, 'startDate: "2O25-11-28"', 'schema/bad-format', /year-month-day/],
  ['a date with slashes', first, 'startDate: "2025/11/28"', 'schema/bad-format', /"2025-11-28"/],
  ['a date with its time', first, 'startDate: 2025-11-28T09:00:00Z', 'schema/bad-format', /"2025-11-28"/],
  ['a date that is null', first, 'startDate: null', 'schema/missing-value'],
  ['an hour that no day has', 'from: "09:00"', 'from: "25:00"', 'schema/bad-format', /hours:minutes/],
  ['half past nine as a number', 'from: "09:00"', 'from: 9.30', 'schema/wrong-type', /"09:30"/],
  ['days in a word', 'days: [Friday]', 'days: [Weekend]', 'schema/not-allowed', /"Friday"/],
  ['a misspelt day', 'days: [Friday]', 'days: [Fryday]', 'schema/not-allowed', /Did you mean "Friday"/],
  [
    'a course by its title',
    'course: project-management',
    'course: PMP Certification Training',
    'link/unknown-course',
    /"project-management"/,
  ],
  [
    'two courses of one session',
    'course: project-management',
    'course: [project-management, capm]',
    'schema/wrong-type',
    /one text instead of a list/,
  ],
  [
    'places left as the availability',
    'availability: Available',
    'availability: 3 places left',
    'schema/not-allowed',
    /"Limited"/,
  ],
  ['a month that no year has', 'month: "2027-02"', 'month: "2027-13"', 'schema/bad-format', /year-month/],
];

const ofCourse: readonly Row[] = [
  ['a course without its price', 'price: 600\n', '', 'link/lost-fact', /lost its price/, 'yaml-language-server'],
  ['a course without its hours', 'hours: 40\n', '', 'link/lost-fact', /lost its length/, 'yaml-language-server'],
  ['a course without its level', /level: .*\n/, '', 'link/lost-fact', /lost its level/, 'yaml-language-server'],
  ['a price in words', 'price: 600', 'price: six hundred', 'schema/bad-format', /free or on request/],
  ['a price below nothing', 'price: 600', 'price: -600', 'schema/out-of-range', /at least 0/],
  ['a price to be discussed', 'price: 600', 'price: TBD', 'schema/bad-format', /"on request"/],
  ['a price with thousands', 'price: 600', 'price: 1,600', 'schema/wrong-type', /1600/],
  ['no hours', 'hours: 40', 'hours: 0', 'schema/out-of-range', /more than 0/],
  ['hours as days times hours', 'hours: 40', 'hours: 5 x 8', 'schema/wrong-type', /Write a number/],
  ['two lengths', 'hours: 40', 'hours: 40\ndays: 5', 'link/several-durations', /in words/, 'days: 5'],
  ['an average of 49', 'rating: 4.9', 'rating: 49', 'schema/out-of-range', /at most 5/],
  ['a number below one', 'id: 33', 'id: -33', 'schema/out-of-range', /at least 1/],
  [
    'a letter that was lost',
    '"CAPM Certification',
    '"CAPM \ufffd Certification',
    'text/garbled-letters',
    /was lost here/,
  ],
  ['a note in brackets for a text', /description: ".*"/, 'description: "[to be confirmed]"', 'text/to-be-written'],
  [
    'bold words of HTML',
    '"CAPM Certification Training"',
    '"<b>CAPM Certification Training"',
    'text/broken-markdown',
    /Delete it/,
  ],
  ['an entry without its hyphen', goal, goal.replace('- ', ''), 'yaml/list-mark', /without a hyphen/],
  ['an entry twice', /( {2}- "Apply the principles.*\n)/, '$1$1', 'schema/repeated-item', /Delete one/],
  [
    'an empty entry',
    /( {2}- "Apply the principles.*\n)/,
    '$1  -\n',
    'schema/missing-value',
    /entry of the list is empty/,
  ],
  [
    'a video as an address',
    'hours: 40',
    'hours: 40\nvideo: https://www.youtube.com/watch?v=abcdefghijk',
    'schema/wrong-type',
    /title: …/,
    'video',
  ],
  [
    'a document as a name',
    'hours: 40',
    'hours: 40\ndocuments: media/cma-part-1-course-outline.pdf',
    'schema/wrong-type',
    /hyphen and a space/,
    'documents',
  ],
];

const ofSite: readonly Row[] = [
  [
    'an origin on one’s own machine',
    /origin: .*/,
    'origin: http://localhost:4173',
    'link/unusable-origin',
    /visitors can open/,
  ],
  ['an origin by the number of one’s own machine', /origin: .*/, 'origin: http://127.0.0.1', 'link/unusable-origin'],
  ['a direction of another language', 'direction: ltr', 'direction: rtl', 'text/foreign-locale', /Write ltr/],
  ['a year of foundation to come', 'founded: 2008', 'founded: 2088', 'link/improbable-date', /ahead of today/],
  ['a year of foundation in words', 'founded: 2008', 'founded: since 2008', 'schema/wrong-type', /2008/],
  [
    'two addresses for mail',
    'email: enquiries@example.com',
    'email: a@example.com, b@example.com',
    'schema/bad-format',
  ],
  [
    'a telephone number with an extension',
    '"+968 2400 0101"',
    '"+968 2400 0101 ext. 5"',
    'schema/bad-format',
    /"\+968 2400 0101"/,
  ],
  ['a time zone by its city', 'timeZone: Asia/Muscat', 'timeZone: Muscat', 'link/unknown-time-zone', /"Asia\/Muscat"/],
  ['a time zone by its difference', 'timeZone: Asia/Muscat', 'timeZone: GMT+4', 'link/unknown-time-zone'],
  ['a locale with an underscore', 'locale: en-OM', 'locale: en_OM', 'schema/bad-format', /"en-OM"/],
  ['a language twice', 'languages: [en]', 'languages: [en, en]', 'schema/repeated-item'],
  ['a menu without a slash', 'to: /about }', 'to: about }', 'schema/bad-format', /"\/about"/],
];

const ofAbout: readonly Row[] = [
  ['a link with one slash after http:', link, '](http:/trainers)', 'link/missing-scheme', /"https:\/\/trainers"/],
  [
    'a link with three slashes',
    link,
    '](https:///www.example.com)',
    'link/missing-scheme',
    /"https:\/\/www\.example\.com"/,
  ],
  [
    'an address for mail as a link',
    link,
    '](enquiries@example.com)',
    'link/unknown-target',
    /"mailto:enquiries@example\.com"/,
  ],
  ['a program as a link', link, '](javascript:alert(1))', 'link/unknown-target'],
  ['a long text that opens with a quotation mark alone', 'story: |', 'story: "', 'yaml/unclosed-quote'],
  ['an icon that was misspelt', 'icon: target', 'icon: taget', 'schema/not-allowed', /Did you mean "target"/],
  ['a second document', 'mission:', '---\nmission:', 'yaml/several-documents'],
  ['a control character', 'title: About us', 'title: About\0 us', 'yaml/control-character'],
];

export const onceMoreCases: readonly EditorCase[] = [
  ...casesIn('schedule.yaml', ofSchedule),
  ...casesIn('courses/capm.yaml', ofCourse),
  ...casesIn('site.yaml', ofSite),
  ...casesIn('pages/about.yaml', ofAbout),
  ...casesIn('stories.yaml', [
    ['initials that are a name', 'initials: SB', 'initials: Salma B.', 'schema/bad-format', /one to four characters/],
  ]),
];
