// What search engines would reject in a page's schema.org data; no content that the schemas accept leads to any of it.
// The vocabulary is large: this covers the types that the site uses, and checks everything else by its form only.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The properties without which an object of a type is useless. */
const needed: Readonly<Record<string, readonly string[]>> = {
  Course: ['name', 'description', 'url', 'provider'],
  CourseInstance: ['name'],
  Offer: ['category', 'availability', 'url'],
  UnitPriceSpecification: ['priceCurrency'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  EducationalOrganization: ['name', 'url'],
  Place: ['name'],
  VirtualLocation: ['url'],
};

/** Properties of which an object of a type has at least one; with its name alone it would say nothing. */
const neededOne: Readonly<Record<string, readonly string[]>> = {
  Offer: ['price', 'priceSpecification'],
  PriceSpecification: ['price', 'minPrice'],
  UnitPriceSpecification: ['price', 'minPrice'],
  CourseInstance: ['courseMode', 'courseWorkload', 'startDate', 'location', 'instructor'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressCountry'],
};

interface Form {
  readonly says: string;
  readonly fits: (value: unknown) => boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';

function isLanguage(value: unknown): boolean {
  try {
    return isText(value) && Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}

const url: Form = {
  says: 'an absolute URL',
  fits: (value) => isText(value) && /^https?:\/\/[^\s/]+/.test(value) && URL.canParse(value),
};
const id: Form = {
  says: 'an absolute URL or a fragment',
  fits: (value) => url.fits(value) || (isText(value) && /^#[\w-]+$/.test(value)),
};
const MOMENT = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2})?$/;
const date: Form = {
  says: 'a date such as 2026-02-08, with or without a time and its offset',
  fits: (value) => isText(value) && MOMENT.test(value) && !Number.isNaN(Date.parse(value)),
};
const duration: Form = {
  says: 'a duration such as PT40H or P3D',
  fits: (value) => isText(value) && /^P(\d+(\.\d+)?[DW]|T(?=\d)(\d+H)?(\d+M)?)$/.test(value),
};
const amount: Form = { says: 'a number of 0 or more', fits: (value) => typeof value === 'number' && value >= 0 };
const count: Form = { says: 'a whole number above 0', fits: (value) => Number.isInteger(value) && Number(value) > 0 };

/** The required form of a property, whatever object it belongs to. */
const forms: Readonly<Record<string, Form>> = {
  '@id': id,
  url,
  item: url,
  image: url,
  sameAs: url,
  startDate: date,
  endDate: date,
  timeRequired: duration,
  validThrough: date,
  courseWorkload: duration,
  price: amount,
  minPrice: amount,
  ratingValue: amount,
  reviewCount: count,
  position: count,
  inLanguage: { says: 'a code such as en', fits: isLanguage },
  category: {
    says: 'Free, Paid or Subscription',
    fits: (value) => isText(value) && ['Free', 'Paid', 'Subscription'].includes(value),
  },
  unitCode: { says: 'a code of UN/CEFACT such as MON', fits: (value) => isText(value) && /^[A-Z]{3}$/.test(value) },
  billingDuration: count,
  billingIncrement: count,
  priceCurrency: { says: 'a currency such as OMR', fits: (value) => isText(value) && /^[A-Z]{3}$/.test(value) },
};

type Thing = Readonly<Record<string, unknown>>;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function positionProblems(type: string, elements: unknown): readonly string[] {
  const positions = listOf(elements).map((element) => (isThing(element) ? element.position : undefined));
  const isCounted = positions.every((position, i) => position === i + 1);
  return isCounted ? [] : [`the positions of the ${type} do not count from 1`];
}

function formProblem(type: string, name: string, value: unknown): string | undefined {
  const form = forms[name];
  if (!form || isEmpty(value)) return undefined;
  const isRight = listOf(value).every((one) => isThing(one) || form.fits(one));
  return isRight ? undefined : `the ${name} of the ${type} is not ${form.says}: ${JSON.stringify(value)}`;
}

/** What an offer says of its price contradicts itself, or leaves open what its figure counts. */
function priceProblems(type: string, { price, minPrice, priceCurrency, category }: Thing): readonly string[] {
  const figure = price ?? minPrice;
  return [
    ...(Number(figure) > 0 && isEmpty(priceCurrency) ? [`the ${type} has no priceCurrency`] : []),
    ...(category === 'Free' && figure !== 0 ? [`the ${type} is Free, and its price is not 0`] : []),
    ...(category === 'Paid' && figure === 0 ? [`the ${type} is Paid, and its price is 0`] : []),
  ];
}

function missing(type: string, thing: Thing): readonly string[] {
  const absent = (needed[type] ?? []).filter((name) => isEmpty(thing[name]));
  const choices = neededOne[type];
  const saysNothing = choices?.every((name) => isEmpty(thing[name])) ?? false;
  return [
    ...absent.map((name) => `the ${type} has no ${name}`),
    ...(saysNothing && choices ? [`the ${type} has none of ${choices.join(', ')}`] : []),
  ];
}

/** Adds the problems of an object itself; of the thousands on a site, most have none. */
function addOwnProblems(thing: Thing, found: Set<string>): void {
  const type = String(listOf(thing['@type'])[0] ?? 'thing');
  for (const problem of [...missing(type, thing), ...priceProblems(type, thing)]) found.add(problem);
  for (const name in thing) {
    const problem = formProblem(type, name, thing[name]);
    if (problem !== undefined) found.add(problem);
  }
  if (type.endsWith('List')) for (const problem of positionProblems(type, thing.itemListElement)) found.add(problem);
}

function addProblems(thing: Thing, found: Set<string>): void {
  addOwnProblems(thing, found);
  for (const name in thing) for (const value of listOf(thing[name])) if (isThing(value)) addProblems(value, found);
}

/** All objects within one, itself included. */
const everyThing = (thing: Thing): readonly Thing[] => [
  thing,
  ...Object.values(thing).flatMap((value) => listOf(value).filter(isThing).flatMap(everyThing)),
];

const isReference = (thing: Thing): boolean => Object.keys(thing).join() === '@id';

/** Returns a block with what it refers to by an id in the place of the reference. */
export function withReferences(block: object): Thing {
  const whole = new Map(everyThing(block as Thing).flatMap((one) => (isReference(one) ? [] : [[one['@id'], one]])));
  const text = JSON.stringify(block, (_, value: unknown) =>
    isThing(value) && isReference(value) ? (whole.get(value['@id']) ?? value) : value,
  );
  return JSON.parse(text) as Thing;
}

/** References to nothing; what has an absolute URL may be described on another page. */
function addDangling(block: Thing, found: Set<string>): void {
  const left = everyThing(withReferences(block)).filter((one) => isReference(one) && !url.fits(one['@id']));
  for (const { '@id': name } of left) found.add(`nothing has the @id ${JSON.stringify(name)}`);
}

/** Returns the problems of one block of JSON-LD without duplicates, as parts of a sentence. */
export function structuredDataProblems(text: string): readonly string[] {
  let block: unknown;
  try {
    block = JSON.parse(text);
  } catch {
    return ['it is not JSON'];
  }
  if (!isThing(block) || block['@context'] !== 'https://schema.org') return ['its @context is not https://schema.org'];
  if (block['@type'] === undefined) return ['it has no @type'];
  const found = new Set<string>();
  addProblems(block, found);
  addDangling(block, found);
  return [...found];
}

const block = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs;

/** Returns what is wrong with the data of all pages of a built site, each problem after the page's file. */
export function structuredDataProblemsIn(out: string): readonly string[] {
  const pages = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));
  const blocks = pages.flatMap((page) =>
    [...readFileSync(join(out, page), 'utf8').matchAll(block)].map(([, text = '']) => ({ page, text })),
  );
  if (blocks.length === 0) throw new Error(`No page in ${out} has data.`);
  return blocks.flatMap(({ page, text }) => structuredDataProblems(text).map((problem) => `${page}: ${problem}`));
}
