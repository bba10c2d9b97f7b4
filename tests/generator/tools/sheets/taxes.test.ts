// What sheets say of taxes beside prices, on sites whose prices include them or not, or that do not say so.
import { expect, test } from 'vitest';
import { settingOf } from '../../../../generator/tools/sheets/read-cells.ts';
import { readColumns } from '../../../../generator/tools/sheets/columns.ts';
import { readRows } from '../../../../generator/tools/sheets/rows.ts';

/** The price of a cell below a title, or what is wrong with it. */
function priceOf(cell: string | number, site: object, title = 'Price'): unknown {
  const setting = settingOf('courses', { site: { currency: 'EUR', ...site }, things: {} });
  const rows = [['Title', title], ...[['Knots', cell]]];
  const titled = readColumns({ rows }, setting);
  const [row] = titled ? readRows({ rows }, titled, setting) : [];
  return row?.problems.map(({ problem, advice }) => `${problem}. ${advice}`)[0] ?? row?.said.get('price')?.value;
}

const [net, gross] = [{ tax: { included: false } }, { tax: { included: true } }];

test.each<[string, unknown]>([
  ['890 € zzgl. MwSt.', 890],
  ['1.290,00 € zzgl. 19 % MwSt.', 1290],
  ['490,- EUR netto', 490],
  ['1 200 € HT', 1200],
  ['1 200 € H.T.', 1200],
  ['net 450 EUR', 450],
  ['450 € (exkl. USt.)', 450],
  ['£500 + VAT', { amount: 500, currency: 'GBP' }],
  ['500 plus VAT @ 20%', 500],
  ['ab 50 € + MwSt.', { from: 50 }],
  ['30 € / Stunde zzgl. USt', { amount: 30, per: 'hour' }],
  ['250 EUR غير شامل الضريبة', 250],
  [
    '890 € TTC',
    '"TTC" says that the price includes tax, unlike those of the site (tax in site.yaml). Write the price without tax.',
  ],
  ['890', 890],
  ['kostenlos', 'free'],
  ['0 € zzgl. MwSt.', 0],
])('where prices are without tax, %s', (cell, expected) => {
  expect(priceOf(cell, net)).toEqual(expected);
});

test.each<[string, unknown]>([
  ['890 € inkl. 19% MwSt.', 890],
  ['890 € TTC', 890],
  ['£300 inc VAT', { amount: 300, currency: 'GBP' }],
  ['89 € (VAT included)', 89],
  [
    '890 € HT',
    '"HT" says that the price does not include tax, unlike those of the site (tax in site.yaml). Write the price with tax.',
  ],
])('where prices are with tax, %s', (cell, expected) => {
  expect(priceOf(cell, gross)).toEqual(expected);
});

test('what is net in French has no tax at all, so that it is not one of the two', () => {
  expect([net, gross].map((site) => priceOf('450 € net', { ...site, language: 'fr' }))).toEqual(
    Array(2).fill('"450 € net" is not a price. Write a figure, "from 9", "free" or "on request".'),
  );
  expect(priceOf(450, { ...net, language: 'fr' }, 'Prix net')).toBeUndefined();
  expect(priceOf('450 € nets de taxe', { ...net, language: 'fr' })).toContain('is not a price');
});

test('materials and exemptions are no tax', () => {
  for (const cell of ['300 plus materials', '300 inkl. Unterlagen', '300 € USt.-befreit', '300 €, MwSt.-frei'])
    expect(priceOf(cell, net)).toBe(`"${cell}" is not a price. Write a figure, "from 9", "free" or "on request".`);
});

test('in Russian', () => {
  expect(priceOf('12 000 руб. без НДС', { ...net, currency: 'RUB' })).toBe(12_000);
});

test('the title of a column says it for its figures', () => {
  const said = 'says that the price does not include tax, unlike those of the site (tax in site.yaml)';
  for (const title of ['Tarif HT', 'Preis netto', 'Price (excl. VAT)', 'Preis netto (EUR)', 'Fee excl. VAT']) {
    expect([title, priceOf(890, net, title)]).toEqual([title, 890]);
    expect(priceOf(890, gross, title)).toContain(said);
    expect(priceOf('sur devis', gross, title)).toBe('on request');
  }
  expect(priceOf('890 TTC', gross, 'Tarif HT')).toBe(890);
});
