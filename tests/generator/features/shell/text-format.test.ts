import { expect, test } from 'vitest';
import { dayIn } from '../../../../generator/base/time.ts';
import { makeTextFormat } from '../../../../generator/features/shell/text-format.ts';
import { withColon, withCommas } from '../../../../src/app/format.ts';
import { linkTiny } from '../../../support/content/tiny-plan.ts';

const { settings, messages } = await linkTiny();
const muscat = makeTextFormat({ ...settings, locale: 'en-OM', currency: 'OMR' }, messages);
const lyon = makeTextFormat(
  { ...settings, locale: 'fr-FR', currency: 'EUR' },
  {
    ...messages,
    common: {
      ...messages.common,
      hours: { one: '{count} heure', other: '{count} heures' },
      days: { one: '{count} jour', other: '{count} jours' },
      weeks: { one: '{count} semaine', other: '{count} semaines' },
      minutes: { one: '{count} minute', other: '{count} minutes' },
      range: '{from} à {to}',
      closed: 'Fermé',
      timeOfDay: 'de {time}',
    },
  },
);

test.each([
  [{ hours: 40 }, '40 Hours', '40 heures'],
  [{ hours: 1 }, '1 Hour', '1 heure'],
  [{ hours: 1.5 }, '1.5 Hours', '1,5 heure'],
  [{ hours: 1000 }, '1,000 Hours', '1\u202f000 heures'],
  [{ days: 1 }, '1 Day', '1 jour'],
  [{ days: 2.5 }, '2.5 Days', '2,5 jours'],
  [{ weeks: 6 }, '6 Weeks', '6 semaines'],
  [{ minutes: 20 }, '20 Minutes', '20 minutes'],
  [{ duration: 'Self-paced' }, 'Self-paced', 'Self-paced'],
  [{ weeks: 6, duration: 'Self-paced, about 6 weeks' }, 'Self-paced, about 6 weeks', 'Self-paced, about 6 weeks'],
  [{}, undefined, undefined],
])('the duration %o', (duration, english, french) => {
  expect([muscat.duration(duration), lyon.duration(duration)]).toEqual([english, french]);
});

test.each([
  [450, 'OMR 450', '450 EUR'],
  [1250, 'OMR 1,250', '1 250 EUR'],
  [99.5, 'OMR 99.500', '99,50 EUR'],
  [0, 'Free', 'Free'],
])('a price of %s', (amount, english, french) => {
  expect([muscat.price(amount), lyon.price(amount)]).toEqual([english, french]);
});

test.each([
  ['fr-FR', 'EUR', 'symbol', '220 €'],
  ['en-IE', 'EUR', 'symbol', '€220'],
  ['en-GB', 'CAD', 'symbol', 'CA$220'],
  ['en-GB', 'CAD', 'narrowSymbol', '$220'],
  ['fr-FR', 'EUR', 'code', '220 EUR'],
] as const)('a price in %s and %s as %s is %s', (...[locale, currency, currencyDisplay, expected]) => {
  expect(makeTextFormat({ ...settings, locale, currency, currencyDisplay }, messages).price(220)).toBe(expected);
});

test("a price in another currency than the site's", () => {
  expect([muscat.price(200, 'USD'), lyon.price(200, 'USD'), lyon.price(0, 'USD')]).toEqual([
    'USD 200',
    '200 USD',
    'Free',
  ]);
});

test.each([
  ['2025-11-04', 'Nov 4, 2025', '4 nov. 2025'],
  ['2026-01-01', 'Jan 1, 2026', '1 janv. 2026'],
  ['2025-12-31', 'Dec 31, 2025', '31 déc. 2025'],
])('the day %s', (iso, english, french) => {
  expect([muscat.day(iso), lyon.day(iso)]).toEqual([
    { iso, text: english },
    { iso, text: french },
  ]);
});

test('in Arabic a price has the symbol of its currency, and the digits of the locale', () => {
  const priceIn = (locale: string) =>
    makeTextFormat({ ...settings, locale, direction: 'rtl', currency: 'OMR' }, messages)
      .price(600)
      .replace(/\u200f/g, '');
  expect(priceIn('ar-OM-u-nu-latn')).toBe('600 ر.ع.');
  expect(priceIn('ar-OM')).toBe('٦٠٠ ر.ع.');
});

test('in Arabic a day has the name of its month, and facts the Arabic comma', () => {
  const locale = 'ar-OM-u-nu-latn';
  expect(makeTextFormat({ ...settings, locale }, messages).day('2025-11-04').text).toBe('4 نوفمبر 2025');
  expect(withCommas(['حضوري', undefined, 'مسقط'], locale)).toBe('حضوري، مسقط');
  expect(withCommas(['In-person', 'Muscat'], 'en-OM')).toBe('In-person, Muscat');
});

test.each([
  ['ja-JP', '英語、韓国語', '対面、横浜'],
  ['zh-CN', '英语、韩语', '対面、横浜'],
  ['ko-KR', '영어, 한국어', '対面, 横浜'],
])('in %s, lists have commas', (locale, languages, facts) => {
  const format = makeTextFormat({ ...settings, locale }, messages);
  expect(format.list(format.languageNames(['en', 'ko']))).toBe(languages);
  expect(withCommas(['対面', '横浜'], locale)).toBe(facts);
});

test('from right to left, a price has the symbol of its currency, and a year is that of the calendar', () => {
  const format = makeTextFormat({ ...settings, locale: 'fa-IR', direction: 'rtl', currency: 'IRR' }, messages);
  expect(format.price(85_000_000).replaceAll('\u200e', '')).toBe('ریال ۸۵٬۰۰۰٬۰۰۰');
  expect([format.year('2027-03-01'), format.year('2027-04-01')]).toEqual(['۱۴۰۵', '۱۴۰۶']);
});

test.each([
  ['ar-SA-u-ca-islamic-umalqura-nu-latn', '27 جمادى الآخرة 1448 هـ', 'ديسمبر 2026'],
  ['th', '7 ธ.ค. 2569', 'ธันวาคม 2569'],
])('in the calendar of %s, a month is never named for one that begins on other days', (locale, day, month) => {
  const format = makeTextFormat({ ...settings, locale }, messages);
  expect(format.day('2026-12-07').text).toBe(day);
  expect(format.month('2026-12')).toContain(month);
});

test('a label has the space before its colon that French has', () => {
  expect(['en-OM', 'fr-FR', 'de', 'ar-OM'].map((locale) => withColon('Dates', locale))).toEqual([
    ...['Dates:', 'Dates\u202F:', 'Dates:', 'Dates:'],
  ]);
});

test.each([
  ['2025-06', 'June 2025', 'juin 2025'],
  ['2024-12', 'December 2024', 'décembre 2024'],
])('the month %s', (month, english, french) => {
  expect([muscat.month(month), lyon.month(month)]).toEqual([english, french]);
});

const week = { from: 'Sunday', to: 'Friday', opens: '09:00', closes: '17:00' } as const;

test('opening times', () => {
  const open = { days: [0, 1, 2, 3, 4, 5], from: '09:00', to: '17:00' };
  expect(muscat.hours(week)).toEqual({
    days: 'Sunday to Friday',
    text: '09:00 AM to 05:00 PM',
    open: { ...open, until: '05:00 PM' },
  });
  expect(muscat.meetings([{ day: '2025-11-04', from: '09:00', to: '17:00' }])).toEqual([
    'Tue, 9:00\u00a0AM to 5:00\u00a0PM',
  ]);
  const short = makeTextFormat({ ...settings, locale: 'en-OM', hourDisplay: 'numeric' }, messages);
  expect(short.hours(week)).toMatchObject({ text: '9:00 AM to 5:00 PM', open: { until: '5:00 PM' } });
  expect(muscat.hours({ ...week, from: 'Friday', to: 'Sunday' }).open?.days).toEqual([5, 6, 0]);
  expect(muscat.hours({ from: 'Saturday' })).toEqual({ days: 'Saturday', text: 'Closed' });
  expect(lyon.hours(week)).toMatchObject({ text: 'de 09:00 à 17:00', open: { until: 'de 17:00' } });
  expect(lyon.hours(week).days).toBe('Dimanche à vendredi');
  expect(lyon.meetings([{ day: '2025-11-04', from: '09:00' }])).toEqual(['mar., de 9:00']);
  expect(makeTextFormat({ ...settings, locale: 'ar-OM-u-nu-latn' }, messages).hours(week).text).toBe(
    '9:00 ص to 5:00 م',
  );
});

test.each([
  ['Asia/Muscat', '2025-11-04T19:59:59Z', '2025-11-04'],
  ['Asia/Muscat', '2025-11-04T20:00:00Z', '2025-11-05'],
  ['Europe/Paris', '2025-11-04T23:00:00Z', '2025-11-05'],
  ['America/New_York', '2025-11-04T03:00:00Z', '2025-11-03'],
])('the day in %s at %s', (timeZone, now, expected) => {
  expect(dayIn(timeZone, new Date(now))).toBe(expected);
});
