// What the rows of a sheet say, as an office writes them.
import { expect, test } from 'vitest';
import { settingOf } from '../../../../generator/tools/sheets/read-cells.ts';
import { asidesOf } from '../../../../generator/tools/sheets/asides.ts';
import { readColumns } from '../../../../generator/tools/sheets/columns.ts';
import { type Cell, NOT_CALCULATED, type Sheet } from '../../../../generator/tools/sheets/read-table.ts';
import { readRows } from '../../../../generator/tools/sheets/rows.ts';

const things = {
  course: [{ id: 'soldering', titles: ['Soldering 101'] }],
  place: [{ id: 'main-shop', titles: ['Main shop'] }],
};

test('a column says what became of a session in the words of an office, and where it is by the name of a place', () => {
  const setting = settingOf('sessions', { site: { locale: 'en-US' }, things });
  const rows = [
    ['Class', 'Location', 'Status', 'Spots', 'Spots left'],
    ['Soldering 101', 'Main shop', 'CANCELED', 12, null],
    ['Soldering 101', 'Library', 'Waitlist', 12, 0],
    ['Soldering 101', 'Library', null, 12, 'sold out'],
    ['Soldering 101', 'Library', 'perhaps', 12, 3],
    ['Soldering 101', 'Library', 'fällt aus', 'ausgebucht', null],
    ['Soldering 101', 'Library', 'noch 3 Plätze frei', 12, null],
    ['Soldering 101', 'Library', '2 places restantes', null, 'only 1 left'],
  ];
  const titled = readColumns({ rows }, setting);
  const read = titled ? readRows({ rows }, titled, setting) : [];
  expect(read.map(({ said }) => Object.fromEntries(Array.from(said, ([name, { value }]) => [name, value])))).toEqual([
    { course: 'soldering', place: 'main-shop', status: 'cancelled', seats: 12 },
    { course: 'soldering', location: 'Library', availability: 'Waiting list', seats: 12, seatsLeft: 0 },
    { course: 'soldering', location: 'Library', availability: 'Full', seats: 12 },
    { course: 'soldering', location: 'Library', seats: 12, seatsLeft: 3 },
    { course: 'soldering', location: 'Library', status: 'cancelled', availability: 'Full' },
    { course: 'soldering', location: 'Library', seats: 12, seatsLeft: 3 },
    { course: 'soldering', location: 'Library', seatsLeft: 1 },
  ]);
  expect(read.flatMap(({ problems }) => problems)).toEqual([
    {
      column: 'C',
      problem: '"perhaps" is none of the choices',
      advice: 'Use one of Available, Limited, Full, Waiting list, cancelled, postponed, or leave the cell empty.',
    },
  ]);
});

test('N.N. and TBA name no trainer', () => {
  const setting = settingOf('sessions', { site: {}, things });
  const rows = [['Class', 'Trainer'], ...['N.N.', 'n. n.', 'TBA', 'Nn Ba'].map((cell) => ['Soldering 101', cell])];
  const titled = readColumns({ rows }, setting);
  const read = titled ? readRows({ rows }, titled, setting) : [];
  expect(read.map(({ said, problems }) => problems[0]?.problem ?? said.get('trainers')?.value)).toEqual([
    ...[null, null, null, 'there is no trainer "Nn Ba"'],
  ]);
});

test('the number of an office becomes an id, since no visitor reads it', () => {
  const setting = settingOf('sessions', { site: {}, things });
  const rows = [['Class', 'Reference'], ...['FA.24/1', 'fa-24-1', 'Été 3', '№'].map((cell) => ['Soldering 101', cell])];
  const titled = readColumns({ rows }, setting);
  const read = titled ? readRows({ rows }, titled, setting) : [];
  expect(read.map(({ said, problems }) => problems[0]?.problem ?? said.get('id')?.value)).toEqual([
    ...['fa-24-1', 'fa-24-1', 'ete-3', '"№" cannot be used here'],
  ]);
});

test('what a spreadsheet shows in place of a value is no value', () => {
  const setting = settingOf('sessions', { site: {}, things });
  const shown = ['#N/A', '#NV', '#REF!', '#DIV/0!', '#NAME?', '#NOM?', '#ÜBERLAUF!', '#####', 'Err:502'];
  const rows = [['Class', 'Location'], ...[...shown, '#2 in the yard'].map((cell) => ['Soldering 101', cell])];
  const titled = readColumns({ rows }, setting);
  const read = titled ? readRows({ rows }, titled, setting) : [];
  expect(read.map(({ said, problems }) => problems[0]?.problem ?? said.get('location')?.value)).toEqual([
    ...shown.map((cell) => `"${cell}" is what spreadsheets show in place of a value`),
    '#2 in the yard',
  ]);
  const open = titled && readRows({ rows: [...rows.slice(0, 1), ['Soldering 101', NOT_CALCULATED]] }, titled, setting);
  expect(open?.[0]?.problems).toMatchObject([{ column: 'B', problem: 'the formula has no result in the file' }]);
});

test('the first days in a list of dates are not when a course begins', () => {
  const setting = settingOf('courses', { site: {}, things });
  const fieldsIn = (cell: string) =>
    readColumns(
      {
        rows: [
          ['Title', 'Start'],
          ['Soldering 101', cell],
        ],
      },
      setting,
    )?.columns.map(({ field }) => field);
  expect(['2027-03-08', '08.03.2027', 'any time'].map(fieldsIn)).toEqual([['title'], ['title'], ['title', 'start']]);
});

test('what is wrong in site.yaml does not count', () => {
  const site = { locale: 'de_DE', language: 'de', timeZone: 'Europe/Bonn', currency: '€' };
  const { locale, timeZone, currency } = settingOf('sessions', { site, things });
  expect({ locale, timeZone, currency }).toEqual({ locale: 'de', timeZone: 'UTC', currency: undefined });
});

test.each([
  ['10 ساعات', { hours: 10 }],
  ['3 jours', { days: 3 }],
  ['1,5 Std.', { hours: 1.5 }],
  ['6-week', { weeks: 6 }],
  ['3 jours (21 heures)', { duration: '3 jours (21 heures)' }],
  ['2 mois', { duration: '2 mois' }],
  ['12 saat', { hours: 12 }],
  ['3 дня', { days: 3 }],
  ['2天', { days: 2 }],
  ['½ day', { days: 0.5 }],
  ['1/2 Tag', { days: 0.5 }],
  ['half a day', { days: 0.5 }],
  ['une demi-journée', { days: 0.5 }],
  ['2 1/2 Tage', { days: 2.5 }],
  ['2,5 Tage', { days: 2.5 }],
  ['7h30', { hours: 7.5 }],
  ['3 j.', { duration: '3 j.' }],
  ['10 s', { duration: '10 s' }],
  ['10 m', { duration: '10 m' }],
  ['2 demi-journées', { duration: '2 demi-journées' }],
  ['40 UE', { duration: '40 UE' }],
  ['1.3 Tage', '1.3 is not a multiple of 0.5'],
  [7, '"7" may be hours, days or weeks'],
])('a column of lengths says %j', (cell, expected) => {
  const rows = [
    ['Title', 'Duration'],
    ['Knots', cell],
  ];
  expect(lengthOf(rows, {})).toEqual(expected);
});

/** The length of the course in the second row, or what is wrong with it. */
function lengthOf(rows: readonly (readonly Cell[])[], site: object): unknown {
  const setting = settingOf('courses', { site: site as Record<string, unknown>, things });
  const titled = readColumns({ rows }, setting);
  const [{ said, problems } = { said: new Map(), problems: [] }] = titled ? readRows({ rows }, titled, setting) : [];
  const { title: _title, ...length } = Object.fromEntries(Array.from(said, ([name, { value }]) => [name, value]));
  return problems[0]?.problem ?? length;
}

test.each<[at: readonly [language: string, title: string], cell: Cell, expected: unknown]>([
  [['fr', 'Durée'], '3 j.', { days: 3 }],
  [['fr', 'Durée'], '1,5 j', { days: 1.5 }],
  [['tr', 'Duration'], '10 s', { hours: 10 }],
  [['de', 'Dauer'], '40 UE', { duration: '40 UE', hours: 30 }],
  [['de', 'Dauer'], '9 Unterrichtseinheiten', { duration: '9 Unterrichtseinheiten', hours: 6.75 }],
  [['de', 'UE'], 24, { duration: '24 UE', hours: 18 }],
  [['de', 'Dauer in UE'], '24', { duration: '24 UE', hours: 18 }],
  [['de', 'Dauer'], '2000 UE', '1500 is more than 1000'],
  [['de', 'Dauer'], 3, '"3" may be hours, days or weeks'],
  [['fr', 'Durée'], '3 UE', { duration: '3 UE' }],
])('on a site and in a column of %j, a length of %s', ([language, title], cell, expected) => {
  const rows = [['Title', title], ...[['Knots', cell]]];
  expect(lengthOf(rows, { language })).toEqual(expected);
});

/** What rows of sessions say, or what is wrong with them. */
function sessionsIn(rows: readonly (readonly Cell[])[]): readonly unknown[] {
  const setting = settingOf('sessions', { site: { locale: 'en-GB' }, things });
  const titled = readColumns({ rows }, setting);
  return (titled ? readRows({ rows }, titled, setting) : []).map(({ said, problems: [problem] }) =>
    problem
      ? `${problem.problem}. ${problem.advice}`
      : Object.fromEntries(Array.from(said, ([k, { value }]) => [k, value])),
  );
}

test('each day of a week or less is said by no days of the week; of a longer time it is not clear', () => {
  const course = 'Soldering 101';
  const row = (endDate: string | null, days: string): readonly Cell[] => [course, '2030-03-04', endDate, days];
  const words = ['Daily', 'täglich', 'Tous les jours', 'يومياً', 'every day', 'ежедневно'];
  const within = words.map((word) => row('2030-03-08', word));
  const read = sessionsIn([
    ['Class', 'Start', 'End', 'Weekdays'],
    ...within,
    row('2030-03-22', 'Daily'),
    row(null, 'täglich'),
  ]);
  const unclear =
    'it is not clear on which days of the week "daily" is. Write them, such as Monday - Friday or Monday - Sunday.';
  expect(read).toEqual([
    ...words.map(() => ({ course: 'soldering', startDate: '2030-03-04', endDate: '2030-03-08', days: null })),
    ...[unclear, unclear],
  ]);
});

test('days of other calendars, and several days in one cell, are refused with what to write', () => {
  const other =
    'is not a date of the Gregorian calendar. Write it as year-month-day of that calendar, such as 2027-03-08.';
  const several =
    'are several days. Write a row for each session; the days of one that meets several times go into a column "Meetings".';
  const cells = ['15/09/1451 هـ', '١٤٥١/١٠/٠٢', '15 رمضان 1451', '04/03/2573'];
  const lists = ['20 June 2030 & 27 June 2030', '12, 13 et 14 mars 2030'];
  const rows = [...cells, ...lists].map((cell) => ['Soldering 101', cell]);
  expect(sessionsIn([['Class', 'Date'], ...rows])).toEqual([
    ...cells.map((cell) => `"${cell}" ${other}`),
    ...lists.map((cell) => `"${cell}" ${several}`),
  ]);
});

test('titles in two lines are those of the second line where it has any', () => {
  const rows = [
    ['Class', 'Dates', null, 'Location'],
    [null, 'Start', 'End', null],
    ['Soldering 101', '2030-03-04', '2030-03-05', 'Library'],
  ];
  expect(sessionsIn(rows)).toEqual([
    { course: 'soldering', startDate: '2030-03-04', endDate: '2030-03-05', location: 'Library' },
  ]);
});

test('a course is known by its title where its number is not known', () => {
  const rows = [
    ['Kurs-Nr', 'Kurstitel', 'Beginn'],
    ['R101', 'Soldering 101', '2030-03-04'],
    ['R102', 'Welding', '2030-03-04'],
    ['soldering', 'Welding', '2030-03-04'],
  ];
  const read = { course: 'soldering', startDate: '2030-03-04' };
  expect(sessionsIn(rows)).toEqual([read, 'there is no course "R102". Write its title or its id.', read]);
});

test.each<['sessions' | 'courses', readonly string[]]>([
  [
    'sessions',
    [
      'Row 3 is a total, and is left out.',
      'Row 4 is a total, and is left out.',
      'Row 5 has nothing but "Prices as of May 2030", and is left out.',
      'Row 6 repeats the titles, and is left out.',
      'Row 11 has nothing but "Autumn", and is left out.',
      'Row 12 has nothing but "All prices exclude VAT.", and is left out.',
      'Row 13 has nothing but "Bookbinding", and is left out.',
    ],
  ],
  [
    'courses',
    [
      'Row 3 is a total, and is left out.',
      'Row 4 is a total, and is left out.',
      'Row 6 repeats the titles, and is left out.',
      'Row 11 has nothing but "Autumn", and is left out.',
      'Row 12 has nothing but "All prices exclude VAT.", and is left out.',
    ],
  ],
])('what is no row of %s is named: totals, headings and notes', (subject, expected) => {
  const setting = settingOf(subject, { site: {}, things });
  const rows: readonly (readonly Cell[])[] = [
    ['Course', 'Days', 'Price'],
    ['Soldering 101', '2', 12],
    ['Grand total:', null, 12],
    ['TOTAL', null, '2 400,00 €'],
    ['Prices as of May 2030', null, null],
    ['Course', 'Days', 'Price'],
    ['Soldering 101', null, null],
    ['Total Quality Management', null, 12],
    [null, '2', null],
    [null, null, null],
    ['Autumn', null, null],
    ['All prices exclude VAT.', null, null],
    ['Bookbinding', null, null],
  ];
  const asides = (merged: Sheet['merged']): readonly string[] => {
    const titled = readColumns({ rows }, setting);
    return titled ? [...asidesOf({ rows, merged: merged ?? [] }, titled, setting).values()] : [];
  };
  expect(asides([])).toEqual(expected);
  // A cell over several columns is no title of a course.
  const wide = asides([{ column: 0, until: 2, first: 5, last: 5 }]);
  expect(wide).toContain('Row 5 has nothing but "Prices as of May 2030", and is left out.');
});

test('a price of 0 is free, which is said with its rows', () => {
  const setting = settingOf('courses', { site: {}, things });
  const rows = [['Title', 'Price'], ...[0, 50, '0,00 €', 'free'].map((cell) => ['Knots', cell])];
  expect(readColumns({ rows }, setting)?.decisions).toContain(
    'Column B "Price": the 0 in rows 2, 4 is taken as free. Where a price is not known, leave the cell empty.',
  );
});
