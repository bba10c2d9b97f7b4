// The titles of columns: in the language of the site, and read back as the fields that they were written for.
import { expect, test } from 'vitest';
import { readColumns } from '../../../../generator/tools/sheets/columns.ts';
import { columnsOnly } from '../../../../generator/model/pulled.ts';
import { fieldsOf, titleOf } from '../../../../generator/tools/sheets/titles.ts';

const languages = ['en', 'fr', 'de', 'ar'];
const subjects = ['sessions', 'courses'] as const;

const setting = {
  map: {},
  hints: { map: () => '', order: '' },
  locale: 'en-GB',
  timeZone: 'UTC',
  find: () => ({ problem: '', advice: '' }),
};

test.each(subjects.flatMap((subject) => languages.map((language) => ({ subject, language }))))(
  'a sheet of $subject in $language is read back as the fields that it was written from',
  ({ subject, language }) => {
    const fields = [...fieldsOf(subject).keys()].filter((field) => !columnsOnly.includes(field));
    const titles = fields.map((field) => titleOf(subject, field, language));
    const read = readColumns({ name: '', rows: [titles] }, { ...setting, subject });
    expect(Object.fromEntries((read?.columns ?? []).map(({ title, field }) => [title, field]))).toEqual(
      // A place is found by its name or its address.
      Object.fromEntries(fields.map((field, i) => [titles[i], field === 'place' ? 'where' : field])),
    );
    expect(read?.problem).toBeUndefined();
  },
);

test.each(languages.slice(1))('in %s no title of a column is left in English', (language) => {
  const titlesIn = (own: string) =>
    subjects.flatMap((subject) => [...fieldsOf(subject).keys()].map((field) => titleOf(subject, field, own)));
  const english = titlesIn('en');
  // Each is a word of French or German as well.
  const shared = ['Documents', 'Minutes', 'Places', 'Questions', 'Video'];
  expect(titlesIn(language).filter((title, i) => title === english[i] && !shared.includes(title))).toEqual([]);
});

test('a title without end is looked through in the time that its length takes', () => {
  const rows = [['Course', 'Start date', '('.repeat(300_000)]];
  expect(readColumns({ rows }, { ...setting, subject: 'sessions' })?.columns).toHaveLength(2);
});

test.each([
  ['sessions', 'Kurs|Termine|Ort / Raum|Preis in €|Teilnehmer max.', 'course date where price seats'],
  ['sessions', 'Intitulé de la formation|Date(s)|Heure début|Heure fin|Statut', 'courseTitle date from to status'],
  ['sessions', 'Course *|Start\ndate|Venue / Room|Price £|Max. no. of places', 'course startDate where price seats'],
  ['sessions', 'Workshop|Commencing|Training venue|City|Tutor|Spaces', 'course startDate where where trainers seats'],
  ['sessions', '\u200fالدورة\u200f|\u200fالتاريخ', 'course date'],
  ['courses', 'Ref|Course|Duration (h)', 'code slug hours'],
  ['courses', 'Titre|Durée (h)|Durée (j)', 'title hours days'],
] as const)('titles of %s as offices write them: %s', (subject, titles, fields) => {
  const read = readColumns({ rows: [titles.split('|')] }, { ...setting, subject });
  expect([read?.problem, read?.columns.map(({ field }) => field).join(' ')]).toEqual([undefined, fields]);
});

test('two words of a title that say two things are no title of one', () => {
  const rows = [['Kurs', 'Datum', 'Beginn/Ende']];
  expect(readColumns({ rows }, { ...setting, subject: 'sessions' })?.columns).toHaveLength(2);
});

test('a column "Finish" beside that of the last day has times', () => {
  const rows = [
    ['Course', 'End date', 'Finish'],
    ['Knots', '2027-03-08', '17:00'],
  ];
  const read = readColumns({ rows }, { ...setting, subject: 'sessions' });
  expect(read?.columns.map(({ field }) => field)).toEqual(['course', 'endDate', 'to']);
});
