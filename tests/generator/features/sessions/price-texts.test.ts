// Every form of a price, as visitors and as search engines read it.
import { describe, expect, test } from 'vitest';
import { feesOf, priceOn, type Price } from '../../../../generator/model/price.ts';
import { offers } from '../../../../generator/features/sessions/session-data.ts';
import { priceLines, shortPrice } from '../../../../generator/features/sessions/price-texts.ts';
import { makeTextFormat } from '../../../../generator/features/shell/text-format.ts';
import { linkTiny } from '../../../support/content/tiny-plan.ts';

const { settings: tiny, messages } = await linkTiny();
const settings = { ...tiny, locale: 'en-GB', currency: 'GBP' };
const context = { format: makeTextFormat(settings, messages), site: { messages, settings } };
const shop = { url: 'https://a.example/x', availability: 'InStock', settings } as const;

const early: Price = {
  options: [
    { name: 'Early', amount: 90, until: '2030-03-31' },
    { name: 'Standard', amount: 120, note: 'lunch included' },
  ],
  note: 'plus 5 % VAT',
};

/** The form of a price, its short text, the text of each line, and what offers say of it. */
const forms: readonly (readonly [Price, string, readonly string[], readonly object[]])[] = [
  [450, 'GBP 450', ['GBP 450'], [{ category: 'Paid', price: 450, priceCurrency: 'GBP' }]],
  [99.5, 'GBP 99.50', ['GBP 99.50'], [{ category: 'Paid', price: 99.5, priceCurrency: 'GBP' }]],
  [0, 'Free', ['Free'], [{ category: 'Free', price: 0, priceCurrency: 'GBP' }]],
  ['free', 'Free', ['Free'], [{ category: 'Free', price: 0, priceCurrency: 'GBP' }]],
  ['on request', 'On request', ['On request'], []],
  [
    { from: 0, note: 'plus the examination' },
    'from GBP 0',
    ['from GBP 0'],
    [
      {
        category: 'Paid',
        priceSpecification: { '@type': 'PriceSpecification', minPrice: 0, priceCurrency: 'GBP' },
        description: 'plus the examination',
      },
    ],
  ],
  [{ amount: 200, currency: 'USD' }, 'USD 200', ['USD 200'], [{ category: 'Paid', price: 200, priceCurrency: 'USD' }]],
  [
    { from: 90 },
    'from GBP 90',
    ['from GBP 90'],
    [{ category: 'Paid', priceSpecification: { '@type': 'PriceSpecification', minPrice: 90, priceCurrency: 'GBP' } }],
  ],
  [
    early,
    'from GBP 90',
    ['GBP 90', 'GBP 120'],
    [
      {
        category: 'Paid',
        name: 'Early',
        price: 90,
        priceCurrency: 'GBP',
        validThrough: '2030-03-31',
        description: 'plus 5 % VAT',
      },
      {
        category: 'Paid',
        name: 'Standard',
        price: 120,
        priceCurrency: 'GBP',
        description: 'lunch included; plus 5 % VAT',
      },
    ],
  ],
  [
    {
      options: [
        { name: 'Members', amount: 'free' },
        { name: 'Others', amount: 40 },
      ],
    },
    'Free to GBP 40',
    ['Free', 'GBP 40'],
    [
      { category: 'Free', name: 'Members', price: 0, priceCurrency: 'GBP' },
      { category: 'Paid', name: 'Others', price: 40, priceCurrency: 'GBP' },
    ],
  ],
  [
    {
      currency: 'EUR',
      options: [
        { name: 'Alone', amount: 40 },
        { name: 'Group of ten', amount: 40 },
      ],
    },
    'EUR 40',
    ['EUR 40', 'EUR 40'],
    [
      { category: 'Paid', name: 'Alone', price: 40, priceCurrency: 'EUR' },
      { category: 'Paid', name: 'Group of ten', price: 40, priceCurrency: 'EUR' },
    ],
  ],
];

describe.each(forms)('the price %o', (...[price, short, lines, offered]) => {
  test('in one short text, and a line for each amount', () => {
    expect(shortPrice(price, 'On request', context).price).toBe(short);
    expect(priceLines(feesOf(price), 'On request', context).map(({ text }) => text)).toEqual(lines);
  });

  test('for search engines', () => {
    const said = [offers(price, shop) ?? []].flat();
    const always = { '@type': 'Offer', availability: 'https://schema.org/InStock', url: shop.url };
    expect(said).toEqual(offered.map((offer) => ({ ...always, ...offer })));
  });
});

test('without a price, nothing is said of one', () => {
  expect(shortPrice(undefined, 'On request', context)).toEqual({});
  expect(priceLines(feesOf(undefined), 'On request', context)).toEqual([]);
  expect(offers(undefined, shop)).toBeUndefined();
});

test('amounts in two currencies are not compared: the first is named', () => {
  const price: Price = {
    options: [
      { name: 'Here', amount: 40 },
      { name: 'Abroad', amount: 30, currency: 'USD' },
    ],
  };
  expect(shortPrice(price, 'On request', context).price).not.toContain('30');
});

test('the day after an amount ends, the short text is that of the others', () => {
  expect(shortPrice(early, 'On request', context)).toEqual({
    price: 'from GBP 90',
    priceNote: 'plus 5 % VAT',
    laterPrices: [{ from: '2030-04-01', text: 'GBP 120' }],
  });
  expect(priceLines(feesOf(early), 'On request', context)[0]?.until?.iso).toBe('2030-03-31');
});

test.each([
  ['2030-03-31', ['Early', 'Standard']],
  ['2030-04-01', ['Standard']],
])('on %s these amounts hold: %o', (today, expected) => {
  const price = priceOn(early, today);
  expect(typeof price === 'object' ? price.options?.map(({ name }) => name) : price).toEqual(expected);
});

test('a price of which every amount has ended is none', () => {
  expect(priceOn({ options: [{ name: 'Early', amount: 90, until: '2030-03-31' }] }, '2030-04-01')).toBeUndefined();
  expect(priceOn(450, '2030-04-01')).toBe(450);
});
