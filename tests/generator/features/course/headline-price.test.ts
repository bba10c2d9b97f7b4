// The headline price is what the offer costs: never an instalment, an extra or the smallest figure of a list.
import { describe, expect, test } from 'vitest';
import { invariant } from '../../../../generator/base/invariant.ts';
import { suppliedMessages } from '../../../../generator/read/defaults.ts';
import { extrasOf, feesOf, type Price } from '../../../../generator/model/price.ts';
import { settingsOf, type SiteSettings } from '../../../../generator/model/site-settings.ts';
import { catalogueFacets } from '../../../../generator/features/catalogue/facets.ts';
import { offers } from '../../../../generator/features/sessions/session-data.ts';
import { priceLines, shortPrice } from '../../../../generator/features/sessions/price-texts.ts';
import { makeTextFormat } from '../../../../generator/features/shell/text-format.ts';
import { contextOfTiny, linkTiny } from '../../../support/content/tiny-plan.ts';

function contextOf(locale: string, currency: string, more: Partial<SiteSettings> = {}) {
  const language = locale.slice(0, 2);
  const site = { name: 'A', url: 'https://a.example', origin: 'https://a.example', language, locale, currency };
  const settings = { ...settingsOf({ ...site, currencyDisplay: 'narrowSymbol' }), ...more };
  const messages = suppliedMessages(language);
  return { format: makeTextFormat(settings, messages), site: { messages, settings } };
}

type Context = ReturnType<typeof contextOf>;

/** What visitors read: the headline, a line for each amount, a line for each extra. */
function textsOf(price: Price, context: Context) {
  const linesOf = (fees: ReturnType<typeof feesOf>) => priceLines(fees, 'On request', context).map(({ text }) => text);
  return [shortPrice(price, 'On request', context).price, linesOf(feesOf(price)), linesOf(extrasOf(price))];
}

function offersOf(price: Price, { site: { settings } }: Context): readonly object[] {
  const said = offers(price, { url: 'https://a.example/x', availability: 'InStock', settings });
  return JSON.parse(JSON.stringify([said ?? []].flat())) as object[];
}

const bootcamp: Price = {
  options: [
    { name: 'All at once', amount: 8900 },
    { name: 'Monthly', amount: 790, per: 'month', instalments: 12 },
  ],
};
const term: Price = {
  options: [
    { name: 'Term', amount: 396, per: 'term' },
    { name: 'Single week', amount: 39, per: 'week' },
  ],
  extras: [{ name: 'Book', amount: 28.5 }],
};
const licence: Price = {
  amount: 14_900,
  extras: [
    { name: 'Landing tax', amount: 12, note: 'each landing' },
    { name: 'Instructor', from: 95, per: 'hour' },
  ],
};
const subscription: Price = { amount: 39, per: 'month' };
const instalments: Price = { amount: 790, per: 'instalment', instalments: 2 };

const [english, german] = [contextOf('en-US', 'USD'), contextOf('de-DE', 'EUR')];
const [french, arabic] = [contextOf('fr-CH', 'CHF'), contextOf('ar-EG', 'EGP')];

/** An amount in Swiss francs: versions of Node.js know different signs between the thousands. */
const francs = (amount: number): string => `${amount.toLocaleString('fr-CH').replace(/\s/, ' ')} CHF`;

describe('visitors read what it costs', () => {
  test.each<[string, Price, Context, string, readonly string[], readonly string[]]>([
    ['a bootcamp', bootcamp, english, '$8,900', ['$8,900', '12 instalments of $790 per month'], []],
    ['a bootcamp', bootcamp, german, '8.900 €', ['8.900 €', '12 Raten zu je 790 € pro Monat'], []],
    ['a bootcamp', bootcamp, french, francs(8900), [francs(8900), '12 versements de 790 CHF par mois'], []],
    [
      'a bootcamp',
      bootcamp,
      arabic,
      '\u200f٨٬٩٠٠ E£',
      ['\u200f٨٬٩٠٠ E£', '١٢ قسطًا قيمة كل منها \u200f٧٩٠ E£ في الشهر'],
      [],
    ],
    ['a term', term, english, '$396 per term', ['$396 per term', '$39 per week'], ['$28.50']],
    ['a term', term, german, '396 € pro Kursabschnitt', ['396 € pro Kursabschnitt', '39 € pro Woche'], ['28,50 €']],
    ['a licence', licence, french, francs(14_900), [francs(14_900)], ['12 CHF', 'à partir de 95 CHF par heure']],
    ['a subscription', subscription, english, '$39 per month', ['$39 per month'], []],
    ['a subscription', subscription, arabic, '\u200f٣٩ E£ في الشهر', ['\u200f٣٩ E£ في الشهر'], []],
    ['instalments alone', instalments, german, '2 Raten zu je 790 €', ['2 Raten zu je 790 €'], []],
  ])('%s: %o', (...[, price, context, ...expected]) => {
    expect(textsOf(price, context)).toEqual(expected);
  });
});

const members = { name: 'Members', amount: 180 };
const others = { name: 'Others', amount: 220 };
const week = { name: 'Single week', amount: 39, per: 'week' } as const;
const monthly = { name: 'Monthly', amount: 20, per: 'month', instalments: 12 } as const;
const onRequest = { name: 'Companies', amount: 'on request' };
const free = { name: 'Scholarship', amount: 0 };

describe('the headline is the first whole price, or the one that is marked', () => {
  test.each<[string, NonNullable<Exclude<Price, number | string>['options']>, string]>([
    ['the lowest of several that buy the same begins with from', [members, others], 'from $180'],
    ['any other does not', [others, members], '$220'],
    ['a marked one is taken wherever it is', [members, { ...others, headline: true }], '$220'],
    ['a part is not compared with the whole', [others, week], '$220'],
    ['parts are not compared with each other', [week, { ...week, name: 'Evenings', amount: 45 }], '$39 per week'],
    ['an instalment gives way to the whole', [monthly, others], '$220'],
    [
      'an instalment that is marked is named as one',
      [others, { ...monthly, headline: true }],
      '12 instalments of $20 per month',
    ],
    ['a price on request does not give way to a part', [onRequest, week], 'On request'],
    ['nor to a free place for some', [onRequest, free], 'On request'],
    ['a price on request makes no figure the lowest', [others, onRequest], '$220'],
    ['prices on request alone', [onRequest], 'On request'],
    ['a free place for some is not the headline', [others, free], '$220'],
    ['a free place that does says for whom it is not', [free, others], 'Free to $220'],
    ['the author knows it to be the lowest', [{ name: 'Plans', from: 39, per: 'month' }, others], 'from $39 per month'],
  ])('%s', (_name, options, expected) => {
    expect(shortPrice({ options }, 'On request', english).price).toBe(expected);
  });

  test('what a price says of currency and unit holds for its options', () => {
    const price: Price = { per: 'person', currency: 'EUR', options: [others, { ...members, per: 'lesson' }] };
    expect(textsOf(price, english)[1]).toEqual(['€220 per person', '€180 per lesson']);
  });
});

describe('search engines are given no bare price but that of the whole', () => {
  const unit = { '@type': 'UnitPriceSpecification', priceCurrency: 'USD' };
  const each = { category: 'Paid', name: 'Monthly' };
  test.each<[string, Price, readonly object[]]>([
    [
      'a bootcamp',
      bootcamp,
      [
        { category: 'Paid', name: 'All at once', price: 8900, priceCurrency: 'USD' },
        {
          ...each,
          priceSpecification: {
            ...unit,
            price: 790,
            priceComponentType: 'https://schema.org/Installment',
            billingDuration: 12,
            billingIncrement: 1,
            unitCode: 'MON',
          },
        },
      ],
    ],
    ['a licence, without its landing tax', licence, [{ category: 'Paid', price: 14_900, priceCurrency: 'USD' }]],
    [
      'a term',
      term,
      [
        { category: 'Paid', name: 'Term', priceSpecification: { ...unit, price: 396, unitText: 'term' } },
        { category: 'Paid', name: 'Single week', priceSpecification: { ...unit, price: 39, unitCode: 'WEE' } },
      ],
    ],
    [
      'a subscription',
      subscription,
      [
        {
          category: 'Subscription',
          priceSpecification: {
            ...unit,
            price: 39,
            priceComponentType: 'https://schema.org/Subscription',
            billingIncrement: 1,
            unitCode: 'MON',
          },
        },
      ],
    ],
    [
      'an option on request',
      { options: [others, onRequest] },
      [{ name: 'Others', category: 'Paid', price: 220, priceCurrency: 'USD' }],
    ],
    ['nothing but requests', 'on request', []],
    [
      'a scholarship',
      { options: [others, free] },
      [
        { name: 'Others', category: 'Paid', price: 220, priceCurrency: 'USD' },
        { name: 'Scholarship', category: 'Free', price: 0, priceCurrency: 'USD' },
      ],
    ],
    ['free lessons', { amount: 0, per: 'lesson' }, [{ category: 'Free', price: 0, priceCurrency: 'USD' }]],
  ])('%s', (_name, price, expected) => {
    const always = { '@type': 'Offer', availability: 'https://schema.org/InStock', url: 'https://a.example/x' };
    expect(offersOf(price, english)).toEqual(expected.map((offer) => ({ ...always, ...offer })));
  });
});

describe('the tax of a site', () => {
  const taxed = contextOf('en-US', 'USD', { tax: { included: false, note: 'plus sales tax' } });

  test('is named with every price that is paid', () => {
    expect(shortPrice(220, '', taxed).priceNote).toBe('plus sales tax');
    expect(shortPrice({ amount: 220, note: 'lunch included' }, '', taxed).priceNote).toBe(
      'lunch included, plus sales tax',
    );
    expect(shortPrice('free', '', taxed)).not.toHaveProperty('priceNote');
    expect(shortPrice('on request', 'On request', taxed).priceNote).toBe('plus sales tax');
  });

  test('is a fact for search engines', () => {
    const whole = { '@type': 'PriceSpecification', price: 220, priceCurrency: 'USD', valueAddedTaxIncluded: false };
    expect(offersOf(220, taxed)).toMatchObject([
      { price: 220, priceSpecification: whole, description: 'plus sales tax' },
    ]);
    expect(offersOf({ from: 90 }, taxed)).toMatchObject([
      { priceSpecification: { minPrice: 90, valueAddedTaxIncluded: false } },
    ]);
    expect(offersOf(subscription, taxed)).toMatchObject([
      { priceSpecification: { unitCode: 'MON', valueAddedTaxIncluded: false } },
    ]);
    expect(offersOf('free', taxed)[0]).not.toHaveProperty('priceSpecification');
  });
});

test('the catalogue is sorted by the headline', async () => {
  const { courses } = await linkTiny();
  const [first, ...rest] = courses;
  invariant(first, 'the tiny provider has courses');
  const course = { ...first.course, price: bootcamp };
  const { amounts } = catalogueFacets(await contextOfTiny({ courses: [{ ...first, course }, ...rest] })).found;
  expect(amounts).toMatchObject({ 'GBP 8,900': 8900 });
});
