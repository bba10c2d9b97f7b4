// prospectus import and export: what a row does, twice, moved, wrong; and the round trip through LibreOffice.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { runCli } from '../support/program/run-cli.ts';
import { site } from '../support/content/site.ts';

const tiny = fileURLToPath(new URL('../fixtures/tiny', import.meta.url));
const saved = fileURLToPath(new URL('../fixtures/spreadsheets', import.meta.url));

/** Imports a table of sessions or courses as CSV; returns what was said. */
async function importing(cwd: string, rows: readonly string[] | Buffer, [first = '', ...more]: readonly string[] = []) {
  writeFileSync(join(cwd, 'sheet.csv'), Buffer.isBuffer(rows) ? rows : rows.join('\r\n'));
  const isCourses = first === 'courses';
  const flags = isCourses || first === '' ? more : [first, ...more];
  return runCli(['import', isCourses ? first : 'sessions', 'sheet.csv', ...flags], { cwd });
}

const textIn = (cwd: string, file = 'schedule.yaml'): string => readFileSync(join(cwd, 'content', file), 'utf8');
const sessionsIn = (cwd: string): readonly unknown[] =>
  (parse(textIn(cwd)) as { sessions: readonly unknown[] }).sessions;

test('where a language has no dates of its own for a country, those of its main language count', async () => {
  const cwd = site({}, tiny);
  const settings = join(cwd, 'content/site.yaml');
  const text = readFileSync(settings, 'utf8');
  writeFileSync(settings, text.replace('locale: en-GB', 'locale: en-OM'));
  const rows = ['Course;Start date', 'Fire safety;04/06/2030'];
  expect((await importing(cwd, rows, ['--dry-run'])).stdout).toContain('"04/06/2030" is read as 4 June 2030');
  writeFileSync(settings, text.replace('locale: en-GB', 'locale: en-PH'));
  expect((await importing(cwd, rows, ['--dry-run'])).stdout).toContain('"04/06/2030" is read as 6 April 2030');
});

test('a new row is a new session; a second time nothing changes; undo takes it back', async () => {
  const cwd = site({}, tiny);
  const before = textIn(cwd);
  const rows = [
    '\uFEFFCourse;Start date;End date;Time;Location;Price',
    'Fire safety;04/06/2030;06/06/2030;9:00 - 16:30;Bristol;£ 65.50',
  ];
  const dry = await importing(cwd, rows, ['--dry-run']);
  expect(dry.stdout).toContain('row 2       new        fire-safety-2030-06-04\n');
  expect(dry.stdout).toContain(
    'Column B "Start date": "04/06/2030" is read as 4 June 2030, because the locale of the site, en-GB, writes it so',
  );
  expect(dry.stdout).toContain(
    'Not in the file, and left as it is: 1 session to come (first-aid-may).\n1 row: 1 new.\n',
  );
  expect(dry.stdout).toContain('+++ b/content/schedule.yaml');
  expect(textIn(cwd)).toBe(before);
  expect(await importing(cwd, rows)).toMatchObject({
    status: 0,
    stderr: expect.stringContaining('"npx prospectus undo" takes it back.'),
  });
  expect(sessionsIn(cwd)[1]).toEqual({
    ...{ course: 'fire-safety', startDate: '2030-06-04', endDate: '2030-06-06', from: '09:00', to: '16:30' },
    ...{ price: 65.5, location: 'Bristol' },
  });
  const after = textIn(cwd);
  const again = await importing(cwd, rows);
  expect([again.stdout.split('\n')[1], again.stderr, textIn(cwd)]).toEqual([
    '  row 2       unchanged  fire-safety-2030-06-04',
    'Nothing has to be changed.\n',
    after,
  ]);
  await runCli(['undo'], { cwd });
  expect(textIn(cwd)).toBe(before);
});

test('a session that moved is known by its id, and else by its course and place', async () => {
  const byId = site({}, tiny);
  const { stdout } = await importing(byId, ['Id,Course,Start date', 'first-aid-may,First Aid,2030-07-11']);
  expect(stdout).toContain(
    'moved      first-aid-may\n                         C  startDate: 2030-05-04 -> 2030-07-11\n',
  );
  expect(stdout).toContain('endDate: 2030-05-05 -> 2030-07-12');
  const byPlace = site({}, tiny);
  await importing(byPlace, ['Cours,Début,Lieu', 'first-aid,11.05.2030,BRISTOL']);
  expect(sessionsIn(byPlace)).toMatchObject([
    { id: 'first-aid-may', startDate: '2030-05-11', endDate: '2030-05-12', location: 'Bristol' },
  ]);
  const elsewhere = await importing(site({}, tiny), ['Cours,Début,Lieu', 'first-aid,11.05.2030,Bath'], ['--dry-run']);
  expect(elsewhere.stdout).toContain('row 2       new');
  const two = await importing(
    site({}, tiny),
    ['Cours,Début,Lieu', 'first-aid,11.05.2030,Bristol', 'first-aid,12.05.2030,Bristol'],
    ['--dry-run'],
  );
  expect(two.stdout).toContain('2 rows: 2 new.');
});

test('a wrong row is reported with its column, and nothing is written unless it is asked for', async () => {
  const cwd = site({}, tiny);
  const before = textIn(cwd);
  const rows = [
    'Spring programme,,,,',
    'Course,Start date,Seats,Ends at,Begins at',
    'First Ad,2030-06-01,12,,',
    'Fire Safety,30/02/2030,12,,',
    'Fire Safety,,12,,',
    'Fire Safety,2030-06-02,many,,',
    'Fire Safety,2030-06-03,12,09:00,16:00',
    'Fire Safety,2030-06-04,12,16:00,09:00',
    'Fire Safety,2030-06-04,12,16:00,09:00',
  ];
  const { status, stdout, stderr } = await importing(cwd, rows);
  expect([status, textIn(cwd)]).toEqual([1, before]);
  expect(stdout).toContain(
    'row 3       wrong      2030-06-01\n                         A  there is no course "First Ad". Did you mean "First Aid" (first-aid)?',
  );
  expect(stdout).toContain('B  "30/02/2030" is not a date. Write it as year-month-day');
  expect(stdout).toContain('row 5       wrong      fire-safety\n                         it has no date.');
  expect(stdout).toContain('C  "many" is not a number.');
  expect(stdout).toContain(
    'row 9       wrong      fire-safety 2030-06-04\n                         row 8 says the same session.',
  );
  expect(stderr).toContain(
    'Nothing was written, since rows are wrong. Correct them in the spreadsheet, or leave them out with --skip-wrong.',
  );
  const lenient = await importing(cwd, rows, ['--skip-wrong']);
  // Row 7 is wrong by what the content would say through it.
  expect(lenient.stdout).toContain('row 7       wrong      fire-safety 2030-06-03\n');
  const kept = { course: 'fire-safety', startDate: '2030-06-04', seats: 12, from: '09:00', to: '16:00' };
  expect([lenient.status, sessionsIn(cwd).slice(1)]).toEqual([0, [kept]]);
});

test('with --format json, standard output has what becomes of each row and nothing else', async () => {
  const cwd = site({}, tiny);
  const rows = ['ID,Course,Start date,Price', ',Fire Safety,2030-06-04,', 'first-aid-may,First Aid,2030-05-11,cheap'];
  const wrong = await importing(cwd, rows, ['--format', 'json']);
  const told = JSON.parse(wrong.stdout) as object;
  expect([wrong.status, wrong.stderr]).toEqual([1, '']);
  expect(told).toMatchObject({ format: 1, subject: 'sessions', file: 'sheet.csv', isWritten: false, ignored: [] });
  expect(told).toHaveProperty('rows', [
    { row: 2, is: 'new', name: 'fire-safety-2030-06-04', changes: [], problems: [] },
    {
      ...{ row: 3, is: 'wrong', name: 'first-aid-may', changes: [] },
      problems: [
        { column: 'D', problem: '"cheap" is not a price', advice: 'Write a figure, "from 9", "free" or "on request".' },
      ],
    },
  ]);
  const moved = await importing(
    cwd,
    [...rows.slice(0, 2), rows[2]?.replace('cheap', '90') ?? ''],
    ['--format', 'json'],
  );
  expect(JSON.parse(moved.stdout)).toMatchObject({
    isWritten: true,
    rows: [
      { is: 'new' },
      {
        is: 'moved',
        changes: [
          { field: 'startDate', column: 'C', before: '2030-05-04', after: '2030-05-11' },
          { field: 'price', column: 'D', after: 90 },
          { field: 'endDate', before: '2030-05-05', after: '2030-05-12' },
        ],
      },
    ],
    files: ['schedule.yaml'],
    diagnostics: [],
  });
});

test('a column decides the order of its dates, and one in two orders is reported', async () => {
  const cwd = site({}, tiny);
  const said = async (days: readonly string[], ...more: readonly string[]) =>
    (await importing(cwd, ['Course,Start', ...days.map((day) => `fire-safety,${day}`)], ['--dry-run', ...more])).stdout;
  expect(await said(['03/04/2030', '03/25/2030'])).toContain(
    '"03/04/2030" is read as 4 March 2030, because "03/25/2030" in row 3 can be read in no other way.',
  );
  expect(await said(['03/04/2030'], '--dates', 'month-first')).toContain(
    'is read as 4 March 2030, because of --dates.',
  );
  const mixed = await said(['03/04/2030', '03/25/2030', '25/03/2030']);
  expect(mixed).toContain(
    'dates such as "03/04/2030" cannot be read, because "03/25/2030" in row 3 and "25/03/2030" in row 4 contradict each other.',
  );
  expect(mixed).toContain('3 rows: 1 new, 2 wrong.');
});

test('columns with other titles are named once, in a file', async () => {
  const cwd = site({ 'columns.txt': '# our sheet\nWhat=course\nKick-off=startDate\nRemarks=\n' }, tiny);
  const rows = ['What\tKick-off\tRemarks\tInternal', 'Fire Safety\t2030-06-04\tx\ty'];
  expect((await importing(cwd, rows)).stderr).toContain('prospectus: No row with titles was found');
  const { stdout } = await importing(cwd, rows, ['--map', 'columns.txt', '--dry-run']);
  expect(stdout).toContain('new        fire-safety-2030-06-04');
  expect(stdout).toContain('Column D "Internal" is left out, since its title is not known.');
  expect(stdout).not.toContain('Remarks');
  const wrong = await importing(cwd, rows, ['--map', 'What=curse']);
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('Did you mean "course"?')]);
});

test('CSV of an old Excel, and other files', async () => {
  const cwd = site({}, tiny);
  const old = Buffer.from('Kurs;Beginn;Hinweis\r\nfire-safety;4.6.2030;für Anf\u00e4nger \x96 5 \x80\r\n', 'latin1');
  const { stdout } = await importing(cwd, old, ['--dry-run']);
  expect(stdout).toContain('read as windows-1252');
  expect(stdout).toContain('note: für Anfänger – 5 €');
  expect((await importing(cwd, Buffer.from('d0cf11e0a1b11ae1', 'hex'))).stderr).toContain('an old Excel file (.xls)');
  expect((await importing(cwd, Buffer.from('PK\x03\x04 nothing'))).stderr).toContain('it is damaged');
  expect((await importing(cwd, ['"Course,Start', 'a,b'])).stderr).toContain('has no partner');
});

test('below the name of a plan, and without the sheets that are hidden', async () => {
  const cwd = site({}, tiny);
  const { stdout } = await importing(cwd, readFileSync(join(saved, 'hidden-sheet.xlsx')));
  expect(stdout).toContain('The sheet "Old & done" is hidden, and is left out.');
  expect(stdout).toContain('1 row: 1 new.');
  const fresh = { course: 'first-aid', startDate: '2030-06-04', from: '08:30', to: '15:30', price: 90.5 };
  expect(sessionsIn(cwd).at(-1)).toEqual(fresh);
  const hidden = await importing(cwd, readFileSync(join(saved, 'hidden-sheet.xlsx')), ['--sheet', 'Old & done']);
  expect(hidden.stdout).toContain('new        child-care-2030-06-01');
});

test('of a school of languages, what the office calls by their usual names, and levels that differ in a letter', async () => {
  const cwd = site({}, tiny);
  const settings = join(cwd, 'content/site.yaml');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('language: en', 'language: de'));
  const courses = ['Titel;Kategorie;Sprache', 'Französisch für Anfänger A1;health;Französisch'];
  expect((await importing(cwd, courses, ['courses'])).stdout).toContain('new        franzoesisch-fuer-anfaenger-a1\n');
  const next = [...courses, 'Französisch für Anfänger A2;health;Französisch'];
  expect((await importing(cwd, next, ['courses'])).stdout).toContain('new        franzoesisch-fuer-anfaenger-a2\n');
  await importing(cwd, ['Kurs;Beginn;Frei;Status', 'Französisch für Anfänger A1;24.11.2030;0;ausgebucht']);
  await importing(cwd, ['Kurs;Beginn;Status', 'Fire safety;24.11.2030;abgesagt']);
  expect(sessionsIn(cwd).slice(-2)).toMatchObject([{ availability: 'Full', seatsLeft: 0 }, { status: 'cancelled' }]);
});

test('courses: a price changes at its place, a new one is a file and an entry of the catalogue', async () => {
  const cwd = site({}, tiny);
  const before = textIn(cwd, 'courses/first-aid.yaml');
  const rows = [
    'Title,Price,Category,Slug',
    'First Aid,130,,',
    'Fire Safety,60.00,,',
    'Working at Height,90,safety,',
    'Fire Safty,1,,',
  ];
  const wrong = await importing(cwd, rows, ['courses']);
  expect(wrong.stdout).toContain('there is no course "Fire Safty". Did you mean "Fire Safety" (fire-safety)?');
  const { stdout } = await importing(cwd, rows.slice(0, -1), ['courses']);
  expect(stdout).toContain('B  price: 120 -> 130');
  expect(stdout).toContain('3 rows: 1 new, 1 changed, 1 unchanged.');
  expect(textIn(cwd, 'courses/first-aid.yaml')).toBe(before.replace('price: 120', 'price: 130'));
  expect(parse(textIn(cwd, 'courses/working-at-height.yaml'))).toEqual({
    slug: 'working-at-height',
    title: 'Working at Height',
    price: 90,
  });
  expect(textIn(cwd, 'catalogue.yaml')).toContain('working-at-height');
});

/** Sessions with everything that a cell can hardly say. */
const full = `sessions:
  - id: first-aid-may
    course: first-aid
    startDate: "2030-05-04"
    endDate: "2030-05-05"
    days: [Saturday, Sunday]
    from: "09:00"
    to: "16:30"
    location: Bristol
    price: 90.5
    availability: Waiting list
    seatsLeft: 0
    languages: [en, ar]
    note: "=SUM(1;2) \\"quoted\\"; +44, الأحد"
  - course: first-aid
    meetings:
      - { date: "2030-06-01", from: "09:00", to: "12:00" }
      - date: "2030-06-08"
    from: "10:00"
    price: { amount: 80, note: plus book, extras: [{ name: Book, amount: 12.5 }] }
    register: { url: "https://shop.example.com/x", label: Book }
  - course: child-care
    month: "2030-07"
    price: free
  - course: child-care
    dates: on request
    title: "00123"
    status: cancelled
  - course: fire-safety
    startDate: "2030-05-04"
    days: 2
    hours: 12.5
    except: ["2030-05-05"]
timingNotes: []
`;

describe('round trip', () => {
  const unchanged = '5 rows: 5 unchanged.\n';

  test.each(['sheet.csv', 'sheet.xlsx'])('export and import of %s', async (file) => {
    const cwd = site({ 'content/schedule.yaml': full }, tiny);
    await runCli(['export', 'sessions', '--out', file], { cwd });
    const { stdout } = await runCli(['import', 'sessions', file, '--dry-run'], { cwd });
    expect(stdout).toContain(unchanged);
  });

  test('courses, with the category that a new row needs', async () => {
    const cwd = site({}, tiny);
    await runCli(['export', 'courses', '--out', 'sheet.csv'], { cwd });
    const sheet = readFileSync(join(cwd, 'sheet.csv'), 'utf8');
    const [titles = '', first = ''] = sheet.split('\r\n');
    const at = titles.split(',').indexOf('Category');
    const category = first.split(',')[at] ?? '';
    expect(textIn(cwd, 'catalogue.yaml')).toContain(`id: ${category}\n`);
    const row = titles.split(',').map((title, i) => (title === 'Title' ? 'Knots' : i === at ? category : ''));
    const { stdout } = await importing(cwd, [sheet.trimEnd(), row.join(',')], ['courses', '--dry-run']);
    expect(stdout).toMatch(/row \d+ +new +knots\n/);
    expect(stdout).toMatch(/unchanged, 1 new\.|1 new, \d+ unchanged\./);
  });

  test('in a language with a comma before decimals', async () => {
    const german = readFileSync(join(tiny, 'content/site.yaml'), 'utf8').replace('locale: en-GB', 'locale: de-DE');
    const cwd = site({ 'content/schedule.yaml': full, 'content/site.yaml': german }, tiny);
    const { stdout: csv } = await runCli(['export', 'sessions'], { cwd });
    expect(csv).toContain('90,50');
    expect((await importing(cwd, Buffer.from(csv), ['--dry-run'])).stdout).toContain(unchanged);
  });

  // Saved by LibreOffice 7.4 from the CSV and from the .xlsx of the sessions above.
  test.each(['from-csv.xlsx', 'from-csv.csv', 'from-xlsx.csv'])('as LibreOffice saved it: %s', async (file) => {
    const cwd = site({ 'content/schedule.yaml': full }, tiny);
    copyFileSync(join(saved, file), join(cwd, file));
    const { stdout } = await runCli(['import', 'sessions', file, '--dry-run'], { cwd });
    expect(stdout).toContain(unchanged);
  });
});

const office = spawnSync('soffice', ['--version']).status === 0;

test.runIf(office && process.env['PROSPECTUS_OFFICE'] !== undefined)('LibreOffice, as it is installed', async () => {
  const cwd = site({ 'content/schedule.yaml': full }, tiny);
  await runCli(['export', 'sessions', '--out', 'sheet.csv'], { cwd });
  const env = { ...process.env, HOME: cwd };
  for (const args of [
    ['--convert-to', 'xlsx:Calc MS Excel 2007 XML', '--infilter=CSV:44,34,76', 'sheet.csv'],
    ['--convert-to', 'csv:Text - txt - csv (StarCalc):44,34,76,1', '--outdir', 'back', 'sheet.xlsx'],
  ])
    spawnSync('soffice', ['--headless', ...args], { cwd, env });
  for (const file of ['sheet.xlsx', 'back/sheet.csv'])
    expect((await runCli(['import', 'sessions', file, '--dry-run'], { cwd })).stdout).toContain(
      '5 rows: 5 unchanged.\n',
    );
});
