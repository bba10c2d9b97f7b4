import { fileURLToPath } from 'node:url';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { setField } from '../../../../generator/tools/editing/set-field.ts';
import { site } from '../../../support/content/site.ts';

const tiny = fileURLToPath(new URL('../../../fixtures/tiny/content', import.meta.url));
const FILE = 'courses/first-aid.yaml';
const textOf = (folder: string, file: string): string => readFileSync(path.join(folder, file), 'utf8');

const price = `price: # all of them
  options:
    - { name: Members, amount: 12.345 }
    - { name: Others, amount: 99.999 } # the usual one
    - { name: Abroad, amount: 7.77, currency: EUR }
    - { name: Children, amount: free }
  extras: [{ name: Book, amount: 10 }]
`;

test.each([
  ['130 €', 130],
  ['€130', 130],
  ['130 EUR', 130],
  ['eur 130', 130],
  ['130,-', 130],
  ['1.300,50 €', 1300.5],
  ['1 300', 1300],
  ['١٣٠', 130],
])('a price may be typed as people write it, with the currency of the site: %s', async (value, figure) => {
  const content = site({ 'site.yaml': textOf(tiny, 'site.yaml').replace(/^currency: .*/m, 'currency: EUR') }, tiny);
  const options = { content, now: new Date('2025-11-01T08:00:00Z'), title: 'set', isDryRun: false };
  await setField(options, { field: 'price', value, courses: ['first-aid'] });
  expect(textOf(content, FILE)).toContain(`price: ${figure}\n`);
  const other = setField(options, { field: 'price', value: '130 USD', courses: ['first-aid'] });
  await expect(other).rejects.toThrow('is that of site.yaml, EUR, and "130 USD" names USD');
  const unclear = setField(options, { field: 'price', value: '1.290 €', courses: ['first-aid'] });
  await expect(unclear).rejects.toThrow('"1.290" may mean 1290 or 1.29. Write one of the two.');
});

test('prices are raised at their places, rounded as their currency counts', async () => {
  const content = site(
    {
      'site.yaml': textOf(tiny, 'site.yaml').replace('currency: GBP', 'currency: OMR'),
      [FILE]: textOf(tiny, FILE).replace(/^price: .*\n/m, price),
      'schedule.yaml': textOf(tiny, 'schedule.yaml').replace('    location', '    price: 100\n    location'),
    },
    tiny,
  );
  const options = { content, now: new Date('2025-11-01T08:00:00Z'), title: 'set', isDryRun: false };
  const raise = { field: 'price', value: '+5 %', courses: ['first-aid'], hasSessions: true };
  expect(await setField(options, raise)).toMatchObject({ isRefused: false });
  const raised = price.replace('12.345', '12.962').replace('99.999', '104.999').replace('7.77', '8.16');
  expect(textOf(content, FILE)).toContain(raised);
  expect(textOf(content, 'schedule.yaml')).toContain('price: 105\n');
  const absolute = setField(options, { field: 'price', value: '600', courses: ['first-aid'] });
  await expect(absolute).rejects.toThrow('several prices');
  const lowered = setField(options, { field: 'price', value: '-105', courses: ['first-aid'] });
  await expect(lowered).rejects.toThrow('12.962 -105 would be below zero');
});

test.each([
  [2.5, 'price: 47.5\n'],
  [0.25, 'price: 47.25\n'],
  [0.1, 'price: 47.3\n'],
])('prices are rounded to multiples of %s', async (step, expected) => {
  const content = site({ [FILE]: textOf(tiny, FILE).replace(/^price: .*\n/m, 'price: 45\n') }, tiny);
  const options = { content, now: new Date('2025-11-01T08:00:00Z'), title: 'set', isDryRun: false };
  await setField(options, { field: 'price', value: '+5%', courses: ['first-aid'], step });
  expect(textOf(content, FILE)).toContain(expected);
});

test.each([
  ['__proto__', 'A course has no field "__proto__".'],
  ['levle', 'A course has no field "levle". Did you mean "level"?'],
])('%s is no field of a course', async (field, message) => {
  const options = { content: site({}, tiny), now: new Date('2025-11-01T08:00:00Z'), title: 'set', isDryRun: true };
  await expect(setField(options, { field, value: '1', isAll: true })).rejects.toThrow(message);
});

test.each(['Care: the basics', '[new] Care', '007', '"Care" for all'])(
  'a text is taken as it is typed: %s',
  async (value) => {
    const content = site({}, tiny);
    const options = { content, now: new Date('2025-11-01T08:00:00Z'), title: 'set', isDryRun: false };
    await setField(options, { field: 'subtitle', value, courses: ['first-aid'] });
    expect((parse(textOf(content, FILE)) as { subtitle: unknown }).subtitle).toBe(value);
  },
);
