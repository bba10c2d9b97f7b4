// What cells say, as real spreadsheets write them.
import { describe, expect, test } from 'vitest';
import { readCell } from '../../../../generator/tools/sheets/cells.ts';
import type { Reading } from '../../../../generator/tools/sheets/values.ts';
import { fieldsOf, finder, type Subject } from '../../../../generator/tools/sheets/titles.ts';
import { dayIn, daysIn, orderIn, timeIn, timesIn } from '../../../../generator/tools/sheets/dates.ts';
import type { Cell } from '../../../../generator/tools/sheets/read-table.ts';

const day = (text: string): Date => new Date(`${text}T00:00:00Z`);

test.each<[Cell, string | undefined]>([
  ['2027-03-04', '2027-03-04'],
  ['04/03/2027', '2027-03-04'],
  ['4/3/27', '2027-03-04'],
  ['4.3.2027', '2027-03-04'],
  ['04.03.27', '2027-03-04'],
  ['2027/3/4', '2027-03-04'],
  ['2027年3月4日', '2027-03-04'],
  ['٠٤/٠٣/٢٠٢٧', '2027-03-04'],
  ['۴/۳/۲۰۲۷', '2027-03-04'],
  ['\u200f04/03/2027\u200f', '2027-03-04'],
  ['46085', '2026-03-04'],
  [46085, '2026-03-04'],
  [46085.75, '2026-03-04'],
  [day('2027-03-04'), '2027-03-04'],
  ['2027-03-04T09:00', '2027-03-04'],
  ['04/03/2027 09:00', '2027-03-04'],
  ['4 March 2027', '2027-03-04'],
  ['Thu 4 March 2027', '2027-03-04'],
  ['Thursday, 04/03/2027', '2027-03-04'],
  ['Mar 4, 2027', '2027-03-04'],
  ['4. März 2027', '2027-03-04'],
  ['So 07.03.2027', '2027-03-07'],
  ['4. Jänner 2027', '2027-01-04'],
  ['٤ نيسان ٢٠٢٧', '2027-04-04'],
  ['٤ كانون الثاني ٢٠٢٧', '2027-01-04'],
  ['1er mars 2027', '2027-03-01'],
  ['jeudi 4 mars 2027', '2027-03-04'],
  ['٤ مارس ٢٠٢٧', '2027-03-04'],
  ['30/02/2027', undefined],
  ['03/2027', undefined],
  ['4 March', undefined],
  ['1448-09-15', undefined],
  ['soon', undefined],
  [3, undefined],
  [true, undefined],
])('%j as a day', (cell, expected) => {
  expect(dayIn(cell, 'day')).toBe(expected);
});

test('the order of a date is asked of a cell, and not guessed', () => {
  const cells = ['25/03/2027', '03/25/2027', '03/04/2027', '04/04/2027', '4.3.2027', '2027-03-04', 'x'];
  expect(cells.map(orderIn)).toEqual(['day', 'month', 'either', undefined, undefined, undefined, undefined]);
  expect(['3/4/2027 - 25/4/2027', '3/4–5/4/2027', '4 - 8 March 2027'].map(orderIn)).toEqual([
    'day',
    'either',
    undefined,
  ]);
  expect(dayIn('03/04/2027', 'month')).toBe('2027-03-04');
  expect(dayIn('03/04/2027', 'mixed')).toBeUndefined();
  expect(dayIn('25/03/2027', 'mixed')).toBe('2027-03-25');
});

test.each<[Cell, readonly [string, string] | undefined]>([
  ['4 - 8 March 2027', ['2027-03-04', '2027-03-08']],
  ['4-8 March 2027', ['2027-03-04', '2027-03-08']],
  ['4.–8. März 2027', ['2027-03-04', '2027-03-08']],
  ['Mar 4-8, 2027', ['2027-03-04', '2027-03-08']],
  ['March 4–8, 2027', ['2027-03-04', '2027-03-08']],
  ['28 February – 4 March 2027', ['2027-02-28', '2027-03-04']],
  ['04/03/2027 - 08/03/2027', ['2027-03-04', '2027-03-08']],
  ['4/3 – 8/3/2027', ['2027-03-04', '2027-03-08']],
  ['du 4 au 8 mars 2027', ['2027-03-04', '2027-03-08']],
  ['le 4 mars 2027', ['2027-03-04', '2027-03-04']],
  ['vom 4. bis 8. März 2027', ['2027-03-04', '2027-03-08']],
  ['les 3 et 4 septembre 2027', ['2027-09-03', '2027-09-04']],
  ['Oct 11+12 2027', ['2027-10-11', '2027-10-12']],
  ['Oct 11+14, 2027', undefined],
  ['3./4.9.2027', ['2027-09-03', '2027-09-04']],
  ['3.+4.9.2027', ['2027-09-03', '2027-09-04']],
  ['Fr 3.9./Sa 4.9.2027', ['2027-09-03', '2027-09-04']],
  ['3.9.2027\n4.9.2027', ['2027-09-03', '2027-09-04']],
  ['3. und 4. September 2027', ['2027-09-03', '2027-09-04']],
  ['3 & 4 September 2027', ['2027-09-03', '2027-09-04']],
  ['3.+10.9.2027', undefined],
  ['15.-16.10.2027', ['2027-10-15', '2027-10-16']],
  ['15.–16.10.2027', ['2027-10-15', '2027-10-16']],
  ['30.9.-1.10.2027', ['2027-09-30', '2027-10-01']],
  ['04-03-2027 - 08-03-2027', ['2027-03-04', '2027-03-08']],
  ['04-03-2027 – 08-03-2027', ['2027-03-04', '2027-03-08']],
  ['30.12.2027-3.1.2028', ['2027-12-30', '2028-01-03']],
  ['4/3-8/3/2027', ['2027-03-04', '2027-03-08']],
  ['0800-46085', undefined],
  ['18/10/2027 & 19/10/2027', ['2027-10-18', '2027-10-19']],
  ['4 au 8 mars 2027', ['2027-03-04', '2027-03-08']],
  ['8 - 4 March 2027', undefined],
  ['2027-03-04', ['2027-03-04', '2027-03-04']],
])('%j as days', (cell, expected) => {
  expect(daysIn(cell, 'day')).toEqual(expected);
});

test.each<[Cell, string | undefined]>([
  ['09:00', '09:00'],
  ['9:00', '09:00'],
  ['09:00:00', '09:00'],
  ['9:00 AM', '09:00'],
  ['04:30:00 PM', '16:30'],
  ['4:30 p.m.', '16:30'],
  ['4\u202f:30 pm'.replace('\u202f', ''), '16:30'],
  ['12:00 PM', '12:00'],
  ['12 noon', '12:00'],
  ['12:00 AM', undefined],
  ['٩:٠٠ ص', '09:00'],
  ['٤:٣٠ م', '16:30'],
  ['9h30', '09:30'],
  ['9.30', '09:30'],
  ['9 Uhr', '09:00'],
  [0.375, '09:00'],
  [0.6875, '16:30'],
  [new Date('1899-12-30T16:30:00Z'), '16:30'],
  [new Date('2027-03-04T09:00:00Z'), '09:00'],
  [day('2027-03-04'), undefined],
  ['04/03/2027 09:00', '09:00'],
  ['12:30:00 AM', '00:30'],
  ['12:30 AM', undefined],
  ['2027-03-04T00:00', undefined],
  ['25:00', undefined],
  ['morning', undefined],
])('%j as a time', (cell, expected) => {
  expect(timeIn(cell)).toBe(expected);
});

test.each<[Cell, readonly [string, string | undefined] | undefined]>([
  ['09:00 - 16:30', ['09:00', '16:30']],
  ['9:00–16:30', ['09:00', '16:30']],
  ['9 - 11:30 am', ['09:00', '11:30']],
  ['10 - 2 pm', ['10:00', '14:00']],
  ['9 am to 4 pm', ['09:00', '16:00']],
  ['9h00 à 17h00', ['09:00', '17:00']],
  ['09:00', ['09:00', undefined]],
  ['16:30 - 09:00', undefined],
  ['21:00-01:00', ['21:00', '01:00']],
  ['8:30 PM - 12:30 AM', ['20:30', '00:30']],
  ['10.00 pm to 2.00 am', ['22:00', '02:00']],
  ['8 pm - 12 am', ['20:00', '00:00']],
  ['9 - 12:30 am', undefined],
  ['с 9:00 до 15:00', ['09:00', '15:00']],
  ['6.30 - 8.30pm', ['18:30', '20:30']],
  ['9 - 5pm', ['09:00', '17:00']],
  ['8 - 12 pm', ['08:00', '12:00']],
  ['9 h 00 - 12 h 30', ['09:00', '12:30']],
  ['9:00～17:00', ['09:00', '17:00']],
])('%j as times', (cell, expected) => {
  expect(timesIn(cell)).toEqual(expected);
});

const reading: Reading = {
  order: 'day',
  decimal: '.',
  currency: 'OMR',
  find: finder({
    course: [{ id: 'capm', titles: ['CAPM Certification Training', 'PM-101'] }],
    trainer: [
      { id: 'maryam-said', titles: ['Maryam Said'] },
      { id: 'ali-said', titles: ['Ali Said'] },
    ],
  }),
};

const valueOf = (subject: Subject, [name, cell]: readonly [string, Cell], other: Partial<Reading> = {}): unknown => {
  const field = fieldsOf(subject).get(name);
  if (!field) throw new Error(name);
  const read = readCell(field, cell, { ...reading, ...other });
  return 'value' in read ? read.value : `${read.problem}. ${read.advice}`;
};

describe('a field of a session', () => {
  test.each<[string, Cell, unknown]>([
    ['price', 380, 380],
    ['price', '380.500', 380.5],
    ['price', 'OMR 380.500', 380.5],
    ['price', '380 ر.ع.', 380],
    ['price', '٣٨٠٫٥٠٠', 380.5],
    ['price', '1,200', 1200],
    ['price', "1'200.500", 1200.5],
    ['price', '1 200', 1200],
    ['price', 'gratuit', 'free'],
    ['price', 'auf Anfrage', 'on request'],
    ['price', 'مجانا', 'free'],
    ['price', 'nach Vereinbarung', 'on request'],
    ['price', 'مجانية', 'free'],
    ['price', 'ab 200', { from: 200 }],
    ['price', '€ 300', { amount: 300, currency: 'EUR' }],
    ['price', '$60–$360', { from: 60, currency: 'USD' }],
    ['price', '60 - 360 €', { from: 60, currency: 'EUR' }],
    ['price', 'ab 450 bis 1,200', { from: 450 }],
    ['price', '450.- bis 1’200.-', { from: 450 }],
    ['price', 'OMR 1’290', 1290],
    ['price', '500 - 450', '"500 - 450" is not a price. Write a figure, "from 9", "free" or "on request".'],
    ['price', '450.-500', '"450.-500" is not a price. Write a figure, "from 9", "free" or "on request".'],
    ['price', '2027-03', '"2027-03" is not a price. Write a figure, "from 9", "free" or "on request".'],
    [
      'price',
      '450 € - 500 days',
      '"450 € - 500 days" is not a price. Write a figure, "from 9", "free" or "on request".',
    ],
    ['hours', '1,5 Std.', 1.5],
    ['hours', '1.5 h', 1.5],
    ['hours', '1h30', 1.5],
    ['hours', '7 h', 7],
    ['hours', '0', '0 is too little. Correct it, or leave the cell empty where it is not known.'],
    ['price', 'kostenfrei', 'free'],
    ['price', '500/-', 500],
    ['price', 'от 1 200', { from: 1200 }],
    ['price', 'бесплатно', 'free'],
    ['price', '面议', 'on request'],
    ['trainers', 'Maryam Said、Ali Said', ['maryam-said', 'ali-said']],
    ['days', '周六、周日', ['Saturday', 'Sunday']],
    ['startDate', '15 марта 2027 г.', '2027-03-15'],
    ['price', '0800-123456', '"0800-123456" is not a price. Write a figure, "from 9", "free" or "on request".'],
    ['hours', '3 days', '"3 days" is not a number. Write the number alone.'],
    ['price', '300 USD', { amount: 300, currency: 'USD' }],
    ['price', '{"amount":380,"note":"early"}', { amount: 380, note: 'early' }],
    ['price', '380.1234', '380.1234 has more decimals than the currency has. Write 3 at most.'],
    [
      'price',
      '300 + VAT',
      '"+ VAT" says that the price does not include tax, and site.yaml does not say whether prices do. If this holds for all prices, add tax: { included: false, note: "plus VAT" } to site.yaml; else write all of them in one way.',
    ],
    ['price', '300 nights', '"300 nights" is not a price. Write a figure, "from 9", "free" or "on request".'],
    ['meetings', '7/3/2027, 14/3/2027', [{ date: '2027-03-07' }, { date: '2027-03-14' }]],
    ['meetings', '7/3/2027\nsoon', '"soon" is not a date. Write the days as year-month-day.'],
    ['course', 'capm training', 'there is no course "capm training". Write its title or its id.'],
    ['course', 'capm certification training', 'capm'],
    ['course', 'pm 101', 'capm'],
    [
      'course',
      'CAPM Certificaton Training',
      'there is no course "CAPM Certificaton Training". Did you mean "CAPM Certification Training" (capm)?',
    ],
    ['trainers', 'Maryam Said, Ali Said', ['maryam-said', 'ali-said']],
    ['trainers', 'maryam-said', ['maryam-said']],
    ['days', 'Sunday to Thursday', ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday']],
    ['days', 'Mo, Mi', ['Monday', 'Wednesday']],
    ['days', 'Tues + Thurs', ['Tuesday', 'Thursday']],
    ['days', 'Mon - Wed - Fri', ['Monday', 'Wednesday', 'Friday']],
    ['days', 'Tuesdays', ['Tuesday']],
    ['days', 'من الأحد إلى الثلاثاء', ['Sunday', 'Monday', 'Tuesday']],
    ['days', 'الأحد إلى الثلاثاء', ['Sunday', 'Monday', 'Tuesday']],
    ['days', 'الأحد والثلاثاء', ['Sunday', 'Tuesday']],
    ['days', '3', 3],
    ['days', 3, 3],
    ['languages', 'English, Arabic', ['en', 'ar']],
    ['languages', 'Français', ['fr']],
    ['languages', 'Englisch und Französisch', ['en', 'fr']],
    ['languages', 'en/ar', ['en', 'ar']],
    ['type', 'Präsenz', 'In-person'],
    ['type', 'en ligne', 'Online'],
    ['type', 'حضوري', 'In-person'],
    ['availability', 'ausgebucht', 'Full'],
    ['availability', 'Complet', 'Full'],
    ['availability', 'x', '"x" is none of the choices. Use one of Available, Limited, Full, Waiting list.'],
    ['status', 'abgesagt', 'cancelled'],
    ['month', 'March 2027', '2027-03'],
    ['month', day('2027-03-01'), '2027-03'],
    ['seats', '16', 16],
    ['seats', '16.5', '16.5 is not a whole number. Write a whole number.'],
    ['seats', '0', '0 is less than 1. Write 1 or more.'],
    ['except', '10/02/2027; 11/02/2027', ['2027-02-10', '2027-02-11']],
    ['note', "'=bring a laptop", '=bring a laptop'],
    ['note', 7, '7'],
    ['note', 'Bring a laptop\n and a charger', 'Bring a laptop and a charger'],
    ['register', 'www.example.com/x', 'https://www.example.com/x'],
    ['startDate', '30/02/2027', '"30/02/2027" is not a date. Write it as year-month-day, such as 2027-03-08.'],
  ])('%s %j', (name, cell, expected) => {
    expect(valueOf('sessions', [name, cell])).toEqual(expected);
  });

  test('of a weekday whose short name is another one in Czech', () => {
    const read = (language?: string): unknown => valueOf('sessions', ['days', 'Sa/So'], { language });
    expect([read('de'), read()]).toEqual([['Saturday', 'Sunday'], expect.stringContaining('are no days of the week')]);
  });

  test('with a comma before the decimals', () => {
    expect(
      ['1.200,50', '380,5', '1.200'].map((cell) => valueOf('sessions', ['price', cell], { decimal: ',' })),
    ).toEqual([1200.5, 380.5, 1200]);
  });
});

test.each<[currency: string, cell: string, value: unknown]>([
  ['CHF', 'CHF 890.–', 890],
  ['CHF', "Fr. 1'390.-", 1390],
  ['EUR', '890,-- €', 890],
  ['EUR', '£ 20', { amount: 20, currency: 'GBP' }],
  ['JOD', '150 JD', 150],
  ['JOD', '١٢٧٫٥٠٠ د.أ', 127.5],
  ['JOD', '95.500 دينار', 95.5],
  ['JOD', '20 دينار كويتي', '"20 دينار كويتي" is not a price. Write a figure, "from 9", "free" or "on request".'],
  ['CAD', '20 US$', { amount: 20, currency: 'USD' }],
  ['BYN', '20 RUB', { amount: 20, currency: 'RUB' }],
  ['ZAR', '20 SAR', { amount: 20, currency: 'SAR' }],
  ['DKK', '109 kr. per lesson', { amount: 109, per: 'lesson' }],
  ['DKK', '109 kr. a lesson', { amount: 109, per: 'lesson' }],
  ['EUR', '30€ / heure', { amount: 30, per: 'hour' }],
  ['EUR', 'ab 45 € pro Monat', { from: 45, per: 'month' }],
  ['EUR', '30 € / taller', '"30 € / taller" is not a price. Write a figure, "from 9", "free" or "on request".'],
  ['EUR', '1,290', 1290],
  ['EUR', '1.290 €', '"1.290 €" may mean 1290 or 1.29. Write one of the two.'],
  ['EUR', 'from 1.505', '"from 1.505" may mean 1505 or 1.505. Write one of the two.'],
  ['JPY', '1.500', '"1.500" may mean 1500 or 1.5. Write one of the two.'],
  ['OMR', '1.500', 1.5],
  ['VND', '3.000.000 đ', 3_000_000],
  ['PAB', 'B/. 200.00', 200],
  ['RUB', '1500 р.', 1500],
  ['ILS', '250 ש"ח', 250],
  ['VND', '3 v', '"3 v" is not a price. Write a figure, "from 9", "free" or "on request".'],
])('a price in %s, written %s', (currency, cell, value) => {
  expect(valueOf('sessions', ['price', cell], { currency })).toEqual(value);
});

test('a field of a course', () => {
  expect(['4.8/5', '5 / 5', '4.8/10'].map((cell) => valueOf('courses', ['rating', cell]))).toEqual([
    4.8,
    5,
    '"4.8/10" is not a number. Write the number alone.',
  ]);
  expect(valueOf('courses', ['certificate', 'FALSE'])).toBe(false);
  expect(valueOf('courses', ['certificate', 'On passing; else none'])).toBe('On passing; else none');
  expect(valueOf('courses', ['lastUpdated', '2025-06'])).toBe('2025-06');
  expect(valueOf('courses', ['objectives', 'One, two\nThree'])).toEqual(['One, two', 'Three']);
  expect(valueOf('courses', ['curriculum', '- Stop, look\n- Call for help'])).toEqual([
    { title: 'Stop, look' },
    { title: 'Call for help' },
  ]);
  expect(valueOf('courses', ['code', 4711])).toBe('4711');
});

/** Only against hanging: from each sign to the end, a pattern takes minutes; once through the text, milliseconds. */
const HANG_MS = 60_000;

test.each(['title', 'price', 'lastUpdated', 'prerequisites', 'access'])(
  'a %s without end is looked through in the time that its length takes',
  (name) => {
    for (const part of [',', ',-', ' ', '\n'])
      expect(valueOf('courses', [name, `1${part.repeat(300_000)}x`])).toEqual(expect.anything());
  },
  HANG_MS,
);
