// What the rows of a sheet say, as an office writes them.
import { expect, test } from 'vitest';
import { settingOf } from '../../../../generator/tools/sheets/read-cells.ts';
import { readColumns } from '../../../../generator/tools/sheets/columns.ts';
import { NOT_CALCULATED } from '../../../../generator/tools/sheets/read-table.ts';
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
  ];
  const titled = readColumns({ rows }, setting);
  const read = titled ? readRows({ rows }, titled, setting) : [];
  expect(read.map(({ said }) => Object.fromEntries(Array.from(said, ([name, { value }]) => [name, value])))).toEqual([
    { course: 'soldering', place: 'main-shop', status: 'cancelled', seats: 12 },
    { course: 'soldering', location: 'Library', availability: 'Waiting list', seats: 12, seatsLeft: 0 },
    { course: 'soldering', location: 'Library', availability: 'Full', seats: 12 },
    { course: 'soldering', location: 'Library', seats: 12, seatsLeft: 3 },
    { course: 'soldering', location: 'Library', status: 'cancelled', availability: 'Full' },
  ]);
  expect(read.flatMap(({ problems }) => problems)).toEqual([
    {
      column: 'C',
      problem: '"perhaps" is none of the choices',
      advice: 'Use one of Available, Limited, Full, Waiting list, cancelled, postponed.',
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
  ['1.3 Tage', '1.3 is not a multiple of 0.5'],
  [7, '"7" may be hours, days or weeks'],
])('a column of lengths says %j', (cell, expected) => {
  const rows = [
    ['Title', 'Duration'],
    ['Knots', cell],
  ];
  const setting = settingOf('courses', { site: {}, things });
  const titled = readColumns({ rows }, setting);
  const [{ said, problems } = { said: new Map(), problems: [] }] = titled ? readRows({ rows }, titled, setting) : [];
  const { title: _title, ...length } = Object.fromEntries(Array.from(said, ([name, { value }]) => [name, value]));
  expect(problems[0]?.problem ?? length).toEqual(expected);
});
