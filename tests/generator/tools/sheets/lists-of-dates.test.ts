// Lists of dates in which a row or a heading stands for several sessions, and rows that contradict themselves.
import { expect, test } from 'vitest';
import { compareCourses } from '../../../../generator/tools/sheets/compare-courses.ts';
import { settingOf } from '../../../../generator/tools/sheets/read-cells.ts';
import { rowsOfFile } from '../../../../generator/tools/sheets/import-sheet.ts';
import { valuesOf } from '../../../../generator/tools/sheets/rows.ts';

const course = [
  { id: 'knots', titles: ['Knots', 'K-1'] },
  { id: 'sails', titles: ['Sails', 'S-1'] },
];

/** Reads lines of CSV; returns what each row says, or what is wrong with it. */
async function reading(...lines: readonly string[]) {
  const setting = settingOf('sessions', { site: { locale: 'en-GB' }, things: { course } });
  const { rows, decisions } = await rowsOfFile(Buffer.from(lines.join('\n')), setting);
  const said = rows.map(({ row, problems: [problem], ...one }) => [
    row,
    problem ? `${problem.column}  ${problem.problem}. ${problem.advice}` : valuesOf(one),
  ]);
  return { said, decisions };
}

test.each(['Date 1;Date 2', '1. Termin;2. Termin', 'التاريخ 1;التاريخ 2', 'Session 1;Session 2'])(
  'each date of a row is a session: %s',
  async (titles) => {
    const { said, decisions } = await reading(
      `Course;${titles};Time`,
      'Knots;2027-03-08;2027-03-15;9-5',
      'Sails;;2027-03-16;',
    );
    const times = { course: 'knots', from: '09:00', to: '17:00' };
    expect(said).toEqual([
      [2, { ...times, startDate: '2027-03-08' }],
      [2, { ...times, startDate: '2027-03-15' }],
      [3, { course: 'sails', startDate: '2027-03-16' }],
    ]);
    expect(decisions).toEqual([
      'Columns B, C: each date is a session of its own. For the days of one session, call them "Day 1", "Day 2" and so on.',
    ]);
  },
);

test('the days of a session are in columns called days, or its dates where each row has its number', async () => {
  const meetings = [{ date: '2027-03-08' }, { date: '2027-03-15' }];
  for (const titles of ['Day 1;Day 2', '1. Tag;2. Tag', 'Séance 1;Séance 2', 'اليوم 1;اليوم 2']) {
    const { said } = await reading(`Course;${titles}`, 'Knots;08/03/2027;15/03/2027');
    expect(said).toEqual([[2, { course: 'knots', meetings }]]);
  }
  const { said, decisions } = await reading('Reference;Course;Date 1;Date 2', 'A1;Knots;2027-03-08;2027-03-15');
  expect(said).toEqual([[2, { course: 'knots', id: 'a1', meetings }]]);
  expect(decisions.join()).toContain('Columns C, D: the dates of a row are the days of one session.');
});

test('the rows below a heading are sessions of that course; one that is not known is named', async () => {
  const titles = 'Date;Time;Venue';
  const known = [
    'Our dates;;',
    'Knots;;',
    titles,
    '2027-03-08;9-1;Leeds',
    ';;',
    'Sails;;',
    titles,
    '2027-03-09;9-1;Leeds',
  ];
  const { said, decisions } = await reading(...known, 'Summer;;', '2027-06-08;9-1;Leeds');
  const values = { from: '09:00', to: '13:00', location: 'Leeds' };
  expect(said).toEqual([
    [4, { course: 'knots', startDate: '2027-03-08', ...values }],
    [8, { course: 'sails', startDate: '2027-03-09', ...values }],
    [10, 'A  there is no course "Summer". Write its title or its id.'],
  ]);
  expect(decisions).toEqual(['The rows below a heading, such as "Knots" in row 2, are sessions of that course.']);
  const below = await reading(titles, 'Knots;;', '2027-03-08;9-1;Leeds');
  expect(below.said).toEqual([[3, { course: 'knots', startDate: '2027-03-08', ...values }]]);
  await expect(reading(titles, 'Summer;;', '2027-06-08;9-1;Leeds')).rejects.toThrow('No row with titles was found');
});

test('a code and a title of two courses in one row contradict each other', async () => {
  const { said } = await reading('Course code;Course title;Date', 'K-1;Sails;2027-03-08', 'K-1;Knots;2027-03-09');
  expect(said).toEqual([
    [2, 'A  it names two courses, "knots" and "sails". Correct the code or the title: a row is of one course.'],
    [3, { course: 'knots', startDate: '2027-03-09' }],
  ]);
});

test('of courses, too; a new title beside a code that is known is a change', async () => {
  const known = {
    ...{ site: {}, sessions: [], categories: [], things: { course } },
    courses: new Map(course.map(({ id }) => [id, { file: `courses/${id}.yaml`, data: {} }])),
  };
  const file = Buffer.from('Code;Title\nK-1;Sails\nS-1;Sails\nK-1;Splices');
  const { rows } = await rowsOfFile(file, settingOf('courses', known));
  expect(compareCourses(rows, known).rows.map(({ is, name, problems }) => [is, name, problems[0]?.problem])).toEqual([
    ['wrong', 'K-1', 'it names two courses, "knots" and "sails"'],
    ['changed', 'sails', undefined],
    ['changed', 'knots', undefined],
  ]);
});
