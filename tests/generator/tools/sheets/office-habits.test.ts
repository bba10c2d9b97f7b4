// Sheets as training offices keep them: breaks at noon, and days of the week in letters.
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { settingOf } from '../../../../generator/tools/sheets/read-cells.ts';
import { rowsOfFile } from '../../../../generator/tools/sheets/import-sheet.ts';
import { saidIn, things } from '../../../support/content/said-in-row.ts';

const [morning, afternoon] = [
  { from: '09:00', to: '12:00' },
  { from: '13:30', to: '17:00' },
];

test.each(['9h-12h / 13h30-17h', '09:00-12:00 and 13:30-17:00', '9am - 12pm, 1:30 - 5 pm', '9–12 Uhr\n13:30–17 Uhr'])(
  'a day with a break, as in %s, is two meetings',
  (times) => {
    expect(saidIn(['Start date', 'End date', 'Time'], ['2027-03-08', '2027-03-09', times])).toEqual({
      meetings: ['2027-03-08', '2027-03-09'].flatMap((date) => [
        { date, ...morning },
        { date, ...afternoon },
      ]),
    });
  },
);

test.each(['9-12 / 1-5', '9-12, 1:00-5:00'])('after a break at noon, %s goes on in the afternoon', (times) => {
  const date = '2027-03-08';
  expect(saidIn(['Start date', 'Time'], [date, times])).toEqual({
    meetings: [
      { date, from: '09:00', to: '12:00' },
      { date, from: '13:00', to: '17:00' },
    ],
  });
});

test.each([
  'Mo-Do 9-17, Fr 9-13',
  'Mo–Do 9–17 Uhr und Fr 9–13 Uhr',
  'Mon-Thu 9-5\nFri 9-1',
  'lun-jeu 9h-17h ; ven 9h-13h',
])('hours that differ from day to day are meetings: %s', (times) => {
  const meetings = ['15', '16', '17', '18', '19'].map((day) => {
    return { date: `2027-03-${day}`, from: '09:00', to: day === '19' ? '13:00' : '17:00' };
  });
  const titles = ['Start date', 'End date'];
  expect(saidIn([...titles, 'Time'], ['2027-03-15', '2027-03-19', times])).toEqual({ meetings });
  expect(saidIn([...titles, 'Days'], ['2027-03-15', '2027-03-19', times])).toEqual({ meetings });
  expect(saidIn(['Start date', 'Time'], ['2027-03-15', times])).toBe(
    'times that differ from day to day need the first and the last day',
  );
});

test('a session that is said to take place is not cancelled, and the word is named', async () => {
  const words = ['Confirmed', 'Garantiert', 'Durchführung garantiert', 'Confirmée', 'مؤكد'];
  for (const word of words) expect(saidIn(['Status'], [word])).toEqual({ status: null });
  expect(saidIn(['Status'], ['Tentative'])).toBe('"Tentative" is none of the choices');
  const { decisions } = await rowsIn(['Course;Date;Status', ...words.map((word) => `Knots;2027-03-08;${word}`)]);
  expect(decisions).toEqual([
    'Column C "Status": "Confirmed", "Garantiert", "Durchführung garantiert" and 2 more in rows 2, 3, 4, 5, 6 is not shown: a session takes place unless it is cancelled or postponed.',
  ]);
});

test('times with a break are on the days of the week of a session, and need its first day', () => {
  const titles = ['Start date', 'End date', 'Days', 'Time'];
  expect(saidIn(titles, ['2027-03-08', '2027-03-16', 'Tue', '9-12 / 13:30-17'])).toEqual({
    meetings: ['2027-03-09', '2027-03-16'].flatMap((date) => [
      { date, ...morning },
      { date, ...afternoon },
    ]),
  });
  expect(saidIn(['Place', 'Time'], ['Harbour', '9-12 / 13:30-17'])).toBe(
    'times with a break need the days on which they are',
  );
  expect(saidIn(['Start date', 'Time'], ['2027-03-08', '9-12 / 11-17'])).toBe('"9-12 / 11-17" is not a time of day');
});

const [MO, TU, WE, TH, FR] = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each<[string, unknown]>([
  ['M-F', { days: [MO, TU, WE, TH, FR] }],
  ['M - Th', { days: [MO, TU, WE, TH] }],
  ['MWF', { days: [MO, WE, FR] }],
  ['TTh', { days: [TU, TH] }],
  ['Tu/Th', { days: [TU, TH] }],
  ['every Sunday', { days: ['Sunday'] }],
  ['Sundays only', { days: ['Sunday'] }],
  ['tous les lundis', { days: [MO] }],
  ['Mo–Fr 9–17 Uhr', { days: [MO, TU, WE, TH, FR], from: '09:00', to: '17:00' }],
  ['M-T', '"M-T" are no days of the week'],
  ['S-Th', '"S-Th" are no days of the week'],
  ['MTWTF', '"MTWTF" are no days of the week'],
  ['every other Sunday', '"every other Sunday" are no days of the week'],
])('days of the week: %s', (days, expected) => {
  expect(saidIn(['Days'], [days])).toEqual(expected);
});

test('letters are days of the week in English only', () => {
  expect(saidIn(['Wochentage'], ['M-F'], { language: 'de' })).toBe('"M-F" are no days of the week');
});

test.each<[string, unknown]>([
  ['Mondays, 2 Aug - 30 Aug 2027', { startDate: '2027-08-02', endDate: '2027-08-30', days: [MO] }],
  ['every Tuesday from 3 to 24 August 2027', { startDate: '2027-08-03', endDate: '2027-08-24', days: [TU] }],
  ['Mon 15 - Tue 16 Mar 2027', { startDate: '2027-03-15', endDate: '2027-03-16' }],
  ['Thurs 18 - Fri 19 Mar 2027', { startDate: '2027-03-18', endDate: '2027-03-19' }],
  ['Mondays, 2 Aug 2027', '"Mondays, 2 Aug 2027" are several days'],
  ['8th & 9th March 2027', { startDate: '2027-03-08', endDate: '2027-03-09' }],
  ['2027-07-05/2027-07-06', { startDate: '2027-07-05', endDate: '2027-07-06' }],
])('dates: %s', (dates, expected) => {
  expect(saidIn(['Dates'], [dates])).toEqual(expected);
});

test('a link to a meeting is not published as a place, and is no time at which a session ends', () => {
  expect(saidIn(['Venue'], ['https://meet.example.com/abc'])).toBe(
    '"https://meet.example.com/abc" is an address on the web, and no place',
  );
  expect(saidIn(['Venue'], ['Zoom: https://zoom.us/j/123'])).toEqual({ type: 'Online' });
  expect(saidIn(['End time', 'Link'], ['16:30', 'https://meet.example.com/abc'])).toEqual({ to: '16:30' });
});

test.each<[string, unknown]>([
  ['£1,250.00 pp', { amount: 1250, currency: 'GBP', per: 'person' }],
  ['490 € p. P.', { amount: 490, per: 'person' }],
  ['45 € par heure', { amount: 45, per: 'hour' }],
])('a price for one: %s', (price, expected) => {
  expect(saidIn(['Price'], [price])).toEqual({ price: expected });
});

test.each<[string, (readonly [name: string, amount: number, currency?: string])[], object?]>([
  [
    '450 / 400 early bird',
    [
      ['Standard', 450],
      ['Early bird', 400],
    ],
  ],
  [
    '450 (members 400)',
    [
      ['Standard', 450],
      ['Members', 400],
    ],
  ],
  [
    '€500 standard, €450 early bird',
    [
      ['Standard', 500],
      ['Early bird', 450],
    ],
  ],
  [
    '200 € members / 250 € non-members',
    [
      ['Members', 200],
      ['Non-members', 250],
    ],
  ],
  [
    'Members 1,300, non-members 1,400',
    [
      ['Members', 1300],
      ['Non-members', 1400],
    ],
  ],
  [
    '890 € (Frühbucher 790 €)',
    [
      ['Regulär', 890],
      ['Frühbucher', 790],
    ],
    { language: 'de' },
  ],
  [
    '£90 / £70 students',
    [
      ['Standard', 90, 'GBP'],
      ['Students', 70, 'GBP'],
    ],
  ],
])('prices of which words say which is which: %s', (price, prices, site) => {
  const options = prices.map(([name, amount, currency]) => ({ name, amount, ...(currency && { currency }) }));
  expect(saidIn(['Price'], [price], site)).toEqual({ price: { options } });
});

test.each(['450 / 400', '450 (50 deposit)', '450 (2 days)', '450 + 50 exam', '450 (10% off for members)'])(
  'two figures that words do not tell apart are no price: %s',
  (price) => {
    expect(saidIn(['Price'], [price])).toBe(`"${price}" is not a price`);
  },
);

test('of a price without tax and one with tax, the one that the site writes is taken', () => {
  const cells = ['1 200 € HT / 1 440 € TTC', '€1200 ex. VAT (€1440 inc. VAT)'];
  const priceIn = (included: boolean) => cells.map((cell) => saidIn(['Price'], [cell], { tax: { included } }));
  expect(priceIn(true)).toEqual([{ price: 1440 }, { price: 1440 }]);
  expect(priceIn(false)).toEqual([{ price: 1200 }, { price: 1200 }]);
  expect(saidIn(['Price'], cells)).toContain('site.yaml does not say whether prices do');
});

test('a plan of the year, with a column for each month, is refused with what to write', async () => {
  const plan = (head: string): Promise<unknown> =>
    rowsOfFile(Buffer.from(`${head}\nKnots;8-9;;12-13\n`), settingOf('sessions', { site: {}, things }));
  for (const head of ['Course;Jan;Feb;Mar', 'Kurs;Januar;Februar;März', 'Formation;Janvier;Février;Mars'])
    await expect(plan(head)).rejects.toThrow('a column for each month. Write a row for each session');
  await expect(plan('Course;Month;Start date;End date')).resolves.toBeDefined();
});

test.each<[string, unknown]>([
  ['1er et 2 avril 2027', { startDate: '2027-04-01', endDate: '2027-04-02' }],
  ['du 1er au 3 avril 2027', { startDate: '2027-04-01', endDate: '2027-04-03' }],
  ['ab 01.04.2027', { startDate: '2027-04-01' }],
  ['١٥ مارس ٢٠٢٧م', { startDate: '2027-03-15' }],
  ['13/04', '"13/04" is not a date'],
  ['03/04', '"03/04" is not a date'],
])('a day as it is written in a language, and no month of a day without its year: %s', (dates, expected) => {
  expect(saidIn(['Dates'], [dates])).toEqual(expected);
});

test.each<[string, unknown]>([
  ['9a-5p', { from: '09:00', to: '17:00' }],
  ['9-5', { from: '09:00', to: '17:00' }],
  ['9.30-4.30', { from: '09:30', to: '16:30' }],
  ['٩-١', { from: '09:00', to: '13:00' }],
  ['12 - 4', { from: '12:00', to: '16:00' }],
  ['8-12', { from: '08:00', to: '12:00' }],
  ['02:00-04:00', { from: '02:00', to: '04:00' }],
  ...['2-4', '1:00 - 4:00', '7-9', '5-2', '9-9'].map((cell): [string, unknown] => [
    cell,
    `"${cell}" is not a time of day`,
  ]),
  ['9.00-17.00hrs', { from: '09:00', to: '17:00' }],
  ['0900 - 1630 hrs', { from: '09:00', to: '16:30' }],
  ['من ٩ صباحا الى ١ ظهرا', { from: '09:00', to: '13:00' }],
  ['9 صباحا - 12 ظهرا', { from: '09:00', to: '12:00' }],
])('times of day as they are written: %s', (times, expected) => {
  expect(saidIn(['Time'], [times])).toEqual(expected);
});

test('a column "Day" beside a date has the days of the week; that of a single day says nothing new', () => {
  expect(saidIn(['Date', 'Day'], ['2027-03-08', 'Monday'])).toEqual({ startDate: '2027-03-08' });
  const several = saidIn(['Dates', 'Day', 'Time'], ['4 May - 6 July 2027', 'Tuesdays', '6:30–8:30pm']);
  expect(several).toEqual({
    ...{ startDate: '2027-05-04', endDate: '2027-07-06', days: ['Tuesday'], from: '18:30', to: '20:30' },
  });
  expect(saidIn(['Day'], ['8 March 2027'])).toEqual({ startDate: '2027-03-08' });
});

const rowsIn = (lines: readonly string[]) =>
  rowsOfFile(Buffer.from(lines.join('\n')), settingOf('sessions', { site: { locale: 'en-GB' }, things }));

test('a course is named by its number and its title in columns of which both could be either', async () => {
  const { rows } = await rowsIn(['Course code;Course;Date', ';Knots;2027-03-08', 'X-9;Knots;2027-03-09']);
  expect(rows.map(({ said, problems }) => [said.get('course')?.value, problems])).toEqual([
    ['knots', []],
    ['knots', []],
  ]);
});

test('another row with other titles begins another table, also one with the titles in another language', async () => {
  const first = ['Open courses;;', 'Course;Start date;Venue', 'Knots;2027-03-08;Leeds', ';;'];
  const { rows, ignored } = await rowsIn([...first, 'Client;Course;Date', 'A firm;Knots;2027-05-01']);
  expect(rows.map(({ row, said }) => [row, said.get('startDate')?.value])).toEqual([
    [3, '2027-03-08'],
    [6, '2027-05-01'],
  ]);
  expect(ignored.join()).toContain('Column A "Client" is left out');
  const both = await rowsIn(['Course;Date', 'الدورة;التاريخ', 'Knots;2027-03-08']);
  expect(both.rows.map(({ row, problems }) => [row, problems])).toEqual([[3, []]]);
});

test('of two tables beside each other it is said what to do', async () => {
  await expect(rowsIn(['Course;Date;;Course;Date', 'Knots;2027-03-08;;Knots;2027-03-09'])).rejects.toThrow(
    'the titles "Course" (A1) and "Course" (D1) both mean "course". Move a second table below the first, or give one of the columns another title',
  );
});

test('what a spreadsheet hides is read, and named', async () => {
  const row = (number: number, attributes: string, ...cells: readonly string[]): string => {
    const all = cells.map((text, i) => `<c r="${'ABC'.charAt(i)}${number}" t="inlineStr"><is><t>${text}</t></is></c>`);
    return `<row r="${number}"${attributes}>${all.join('')}</row>`;
  };
  const sheet = `<worksheet><cols><col min="1" max="1"/><col min="3" max="16384" hidden="1"/></cols><sheetData>${[
    row(1, '', 'Course', 'Date', 'Venue'),
    row(2, '', 'Knots', '2027-03-08', 'Leeds'),
    row(3, ' hidden="1"', 'Knots', '2027-03-09', 'Leeds'),
  ].join('')}</sheetData></worksheet>`;
  const parts = {
    'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="One" sheetId="1" r:id="r1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  };
  const bytes = zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
  const { rows, decisions } = await rowsOfFile(Buffer.from(bytes), settingOf('sessions', { site: {}, things }));
  expect(rows.map((one) => one.row)).toEqual([2, 3]);
  expect(decisions).toEqual([
    'Hidden in the spreadsheet, and read all the same: column C "Venue".',
    'Hidden in the spreadsheet, and read all the same: row 3.',
  ]);
});

test.each(['Start date', 'End date', 'Time', 'Days', 'Not on', 'Meetings', 'Languages', 'Venue', 'Id'])(
  'a cell without end in the column "%s" is refused in the time that its length takes',
  (title) => {
    for (const part of [' ', ',-', '9-5, Mo '])
      expect(saidIn([title], [`1${part.repeat(30_000)}x`])).toMatch(/^"1.* (?:too long|has more than 1000 parts)$|not/);
  },
);
