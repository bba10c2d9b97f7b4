// prospectus import of sheets that say the same in several rows, also where cells of Excel are merged.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

test('cells of Excel that are one say the same in each of their rows', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const { default: write } = await import('write-excel-file/universal');
  const row = (...cells: readonly (string | object | null)[]) =>
    cells.map((cell) => (typeof cell === 'string' ? { value: cell, type: String } : cell));
  const file = write([
    row('Course', 'Start date', 'Location'),
    row({ value: 'First Aid', type: String, rowSpan: 2 }, '2030-06-04', 'Bristol'),
    row(null, '2030-07-04', { value: 'Bath', type: String, rowSpan: 3 }),
    row('Fire safety', '2030-08-04', null),
    row(null, null, null),
  ] as never);
  writeFileSync(join(cwd, 'sheet.xlsx'), Buffer.from(await (await file.toBlob()).arrayBuffer()));
  const { stdout } = await runCli(['import', 'sessions', 'sheet.xlsx'], { cwd });
  expect(stdout).toContain('3 rows: 3 new.');
  const { sessions } = parse(readFileSync(join(cwd, 'content/schedule.yaml'), 'utf8')) as { sessions: object[] };
  expect(sessions.slice(-3)).toEqual([
    { course: 'first-aid', startDate: '2030-06-04', location: 'Bristol' },
    { course: 'first-aid', startDate: '2030-07-04', location: 'Bath' },
    { course: 'fire-safety', startDate: '2030-08-04', location: 'Bath' },
  ]);
});

test('a last day that is the first one is kept, and a second time there is nothing to do', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const rows = ['Course;From;To;Venue', 'First Aid;2030-06-04;2030-06-04;"Bristol', 'Room 3"'];
  writeFileSync(join(cwd, 'sheet.csv'), rows.join('\n'));
  await runCli(['import', 'sessions', 'sheet.csv'], { cwd });
  const { sessions } = parse(readFileSync(join(cwd, 'content/schedule.yaml'), 'utf8')) as { sessions: object[] };
  const day = '2030-06-04';
  const location = 'Bristol, Room 3';
  expect(sessions.at(-1)).toEqual({ course: 'first-aid', startDate: day, endDate: day, location });
  const { stdout } = await runCli(['import', 'sessions', 'sheet.csv', '--dry-run'], { cwd });
  expect(stdout).toContain('1 row: 1 unchanged.\n');
});

/** Imports rows as courses; returns what is said. */
async function importCourses(cwd: string, rows: readonly string[], flags: readonly string[] = []): Promise<string> {
  writeFileSync(join(cwd, 'sheet.csv'), rows.join('\r\n'));
  return (await runCli(['import', 'courses', 'sheet.csv', '--dry-run', ...flags], { cwd })).stdout;
}

test('a list of dates names its courses more than once, and one title is enough if it is said', async () => {
  const cwd = site(
    { 'content/catalogue.yaml': 'categories: [{ id: all, name: All, courses: [] }]\n' },
    'tests/fixtures/tiny',
  );
  const rows = ['What;Kick-off', 'Knots;4.6.2030', 'Ropes;5.6.2030', 'Knots;6.6.2030', 'First Aid;7.6.2030'];
  const stdout = await importCourses(cwd, rows, ['--map', 'What=title']);
  expect(stdout).toContain('row 2       new        knots\n  row 3       new        ropes\n  rows 4-5    unchanged\n');
  // Where there is one category, it need not be said.
  expect(stdout).toMatch(/courses:\n\+? +- knots\n\+? +- ropes|\[knots, ropes\]/);
});

test('what is wrong in several rows is said once', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const stdout = await importCourses(cwd, ['Title;Days', 'Knots;2', 'Ropes;x', 'Sails;1', 'Knots;3', 'Oars;1']);
  expect(stdout).toContain(
    '  rows 2-4, 6 wrong\n                         a new course needs a category. Add a column "Category" with one of health, basics, safety, site.\n',
  );
  expect(stdout.match(/a new course needs/g)).toHaveLength(1);
  expect(stdout).toContain(
    'row 2 says something else of the same course. Delete one of the two rows, or give each its',
  );
});

/** Rows of two trainers and two categories that the content does not have. */
const programme = [
  ...['Title;Category;Trainer;Days', 'Knots;On the water;Jürgen Weiß;x', 'Ropes;On the water;Weiß, Jürgen;2'],
  ...['Sails;Sailing & racing;Jürgen Weiß / Ada Byron;2', 'Oars;Basics;Team;2', 'Bilge;health;N.N.;2'],
];

test('each mistake is said once with all of its rows, whatever else is wrong with them', async () => {
  const stdout = await importCourses(site({}, 'tests/fixtures/tiny'), programme);
  expect(stdout.match(/there is no trainer "Jürgen Weiß"/g)).toHaveLength(1);
  expect(stdout).toContain('  rows 2-3    wrong\n                         B  there is no category "On the water".');
  expect(stdout).toContain('  rows 2, 4   wrong\n                         C  there is no trainer "Jürgen Weiß".');
  expect(stdout).toContain('  row 2       wrong      knots\n                         D  "x" is not a number.');
  expect(stdout).toContain('2 trainers are not in the content: Jürgen Weiß; Ada Byron. --add trainers adds them.\n');
  expect(stdout).toContain(
    '2 categories are not in the content: On the water; Sailing & racing. --add categories adds',
  );
});

test('trainers and categories that rows name are added with their names, and known again', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  writeFileSync(join(cwd, 'sheet.csv'), programme.join('\r\n'));
  const command = ['import', 'courses', 'sheet.csv', '--add', 'trainers,categories', '--skip-wrong'];
  const { status, stdout } = await runCli(command, { cwd });
  // A word alone is no name of a person.
  expect([status, stdout]).toEqual([0, expect.stringContaining('there is no trainer "Team".')]);
  expect(stdout).toContain('2 trainers are added, with the name alone: Jürgen Weiß; Ada Byron.\n');
  const read = (file: string): unknown => parse(readFileSync(join(cwd, 'content', file), 'utf8'));
  expect(read('trainers/jurgen-weiss.yaml')).toEqual({ name: 'Jürgen Weiß' });
  expect(read('courses/ropes.yaml')).toMatchObject({ trainers: ['jurgen-weiss'], days: 2 });
  expect(read('courses/bilge.yaml')).not.toHaveProperty('trainers');
  expect(read('catalogue.yaml')).toMatchObject({
    categories: [
      {},
      {},
      { id: 'on-the-water', name: 'On the water', courses: ['ropes'] },
      { id: 'sailing-and-racing' },
    ],
  });
  await runCli(['undo'], { cwd });
  expect(existsSync(join(cwd, 'content/trainers'))).toBe(false);
});

test('with wrong rows, those are left out through which the content would have errors', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const rows = [
    'Course;Start date;Days',
    'First Aid;2030-06-04;Tue',
    'First Aid;2030-07-04;Mon, Wed',
    'Fire;2030-06-05;',
  ];
  writeFileSync(join(cwd, 'sheet.csv'), rows.join('\n'));
  const { status, stdout } = await runCli(['import', 'sessions', 'sheet.csv', '--skip-wrong'], { cwd });
  expect([status, stdout]).toEqual([0, expect.stringContaining('3 rows: 1 new, 2 wrong.\n')]);
  expect(stdout).toContain('"days" means nothing without endDate. Add endDate, or delete days.');
  const { sessions } = parse(readFileSync(join(cwd, 'content/schedule.yaml'), 'utf8')) as { sessions: object[] };
  expect(sessions.slice(1)).toEqual([{ course: 'first-aid', startDate: '2030-06-04' }]);
});

test('beside a sheet of courses, one of their dates is left out', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const { default: write } = await import('write-excel-file/universal');
  const texts = (rows: readonly string[]) =>
    rows.map((row) => row.split(';').map((value) => ({ value, type: String })));
  const file = write([
    { sheet: 'Programme', data: texts(['Code;Title;Category', 'K-1;Knots;health']) },
    { sheet: 'Dates', data: texts(['Code;Start date;Location', 'K-1;2030-06-04;Bath']) },
    { sheet: 'Prices', data: texts(['Code;Price', 'K-1;50']) },
  ] as never);
  writeFileSync(join(cwd, 'sheet.xlsx'), Buffer.from(await (await file.toBlob()).arrayBuffer()));
  const { stdout } = await runCli(['import', 'courses', 'sheet.xlsx', '--dry-run'], { cwd });
  expect(stdout).toContain('The sheet "Dates" has no titles of courses, and is left out.\n');
  expect(stdout).toContain('sheet.xlsx, sheet "Prices":');
});

test('a level is one of the list of the site or, without a list, a usual one by its name in a language of the site', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const settings = join(cwd, 'content/site.yaml');
  const text = readFileSync(settings, 'utf8').replace('language: en', 'language: de');
  writeFileSync(settings, text);
  const rows = ['Titel;Kategorie;Niveau', 'Knoten;health;einsteiger', 'Segeln;health;Advanced', 'Rudern;health;Orta'];
  const usual = await importCourses(cwd, rows);
  expect(usual).toContain('+level: Beginner\n');
  expect(usual).toContain('+level: Advanced\n');
  expect(usual).toContain('C  there is no level "Orta". Use one of Beginner, Beginner to Intermediate, Intermediate,');
  writeFileSync(settings, `${text}\nlevels: [Orta, Advanced]\n`);
  const own = await importCourses(cwd, rows);
  expect(own).toContain('C  there is no level "einsteiger". Use one of Orta, Advanced; or add the word to "levels" in');
  expect(own).toContain('+level: Orta\n');
});

test('a dry run with a long difference names its files, and how to see all of it', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const rows = ['Title;Category;Days', ...Array.from({ length: 40 }, (_, i) => `Knots ${i + 1};health;2`)];
  const brief = await importCourses(cwd, rows);
  expect(brief).toMatch(/\nNew {6}content\/courses\/knots-9\.yaml\nand 31 more files\nThe difference has \d+ lines: /);
  expect(brief).not.toContain('+++');
  expect((await importCourses(cwd, rows, ['--diff'])).match(/^\+\+\+ /gm)).toHaveLength(41);
});

test('a missing currency is reported once', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const settings = join(cwd, 'content/site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace(/^currency: .*$/m, ''));
  writeFileSync(join(cwd, 'sheet.csv'), 'Title;Category;Price\nKnots;health;50\nRopes;health;60 EUR\nOars;health;70\n');
  const { status, stderr } = await runCli(['import', 'courses', 'sheet.csv'], { cwd });
  expect([status, stderr]).toEqual([
    2,
    expect.stringContaining('prospectus: Prices have no currency: add one to site.'),
  ]);
});

test('courses of one title with codes of their own are several', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const rows = ['Title;Code;Category', 'Knots;K-1;health', 'Knots;K-2;health', 'Knots;K-2;health'];
  const stdout = await importCourses(cwd, rows);
  expect(stdout).toContain('row 2       new        knots\n  row 3       new        knots-k-2\n  row 4       unchanged');
});

test('a title without Latin letters has its address from the code, or needs one', async () => {
  const cwd = site({}, 'tests/fixtures/tiny');
  const rows = [
    ...['Title;Code;Category', 'إدارة الوقت;TM-1;health', '書道;;health', 'دورة 101;;health'],
    ...['Excel数据分析;XL-3;health', 'Охрана труда;ОТ-01;health', 'Ξενάγηση;;health', '木工2級;大工-2;health'],
  ];
  const stdout = await importCourses(cwd, rows);
  expect(stdout).toContain('row 2       new        tm-1\n  rows 3-4, 8 wrong\n');
  expect(stdout).toContain(
    '  row 5       new        xl-3\n  row 6       new        okhrana-truda\n  row 7       new        xenagisi\n',
  );
  expect(stdout).toContain('the title has no Latin letters, of which its address could be made. Add a column "Slug"');
});
