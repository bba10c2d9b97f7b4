// What Course, CourseInstance and Event of schema.org say in their properties: moments, prices, lists, and what is only listed.
import { dropUndefined, isGroup } from '../../base/objects.ts';
import { isTimeZone } from '../../base/time.ts';
import { type FoundContent, type FoundPrice, lineOf, type Meeting, type Moment, note, timeOf } from './found.ts';
import { toLine } from './html-to-markdown.ts';

export type Item = Readonly<Record<string, unknown>>;

/** How deep things in things are read. */
export const MOST_DEEP = 12;

export const listOf = (value: unknown): readonly unknown[] => [value ?? []].flat(3);
export const itemsIn = (value: unknown): readonly Item[] => listOf(value).filter(isGroup);

export const isA = (item: Item, form: RegExp): boolean =>
  listOf(item['@type']).some((one) => form.test(String(one).replace(/^.*[/:#]/, '')));

/** The first text of a value; of a thing, its name or address. */
export function textOf(value: unknown, depth = 0): string | undefined {
  const [first] = listOf(value);
  if (typeof first === 'string' || typeof first === 'number') return lineOf(toLine(String(first)), 4000);
  const isNamed = isGroup(first) && depth < MOST_DEEP;
  return isNamed ? textOf(first['@value'] ?? first['name'] ?? first['url'] ?? first['@id'], depth + 1) : undefined;
}

const MOMENT = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::[\d.]+)?\s*(Z|([+-])(\d{2}):?(\d{2}))?)?/;

function momentOf(value: unknown): Moment | undefined {
  const [, day, clock, zone, sign, hours, minutes] = MOMENT.exec(textOf(value) ?? '') ?? [];
  const time = clock?.padStart(5, '0');
  if (day === undefined) return undefined;
  if (hours === undefined) return { day, time, ...(zone === 'Z' ? { zone: 'UTC' } : {}) };
  return { day, time, offset: Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) };
}

/** The figure of "PT16H", "PT1H30M", "P3D" or "P6W" in the field that it belongs into. */
function lengthOf(value: unknown): Readonly<Record<string, number>> {
  const form = /^P(?:(\d+)W|(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:0S)?)?$/;
  const [, ...figures] = form.exec(textOf(value) ?? '') ?? [];
  const [weeks = 0, days = 0, ...time] = figures.map((one: string | undefined) => Number(one ?? 0));
  const length = { ...(weeks > 0 && { weeks }), ...(days > 0 && { days }), ...timeOf(...time) };
  return Object.keys(length).length === 1 ? length : {};
}

/** How an offer limits when it counts. */
const limitsOf = (offer: Item, { now }: FoundContent): readonly string[] =>
  ['validFrom', 'validThrough', 'priceValidUntil'].flatMap((key) => {
    const said = textOf(offer[key]);
    return said === undefined || (key === 'validFrom' && Date.parse(said) < now.getTime()) ? [] : said;
  });

/** The prices of offers, those that count until a day last. */
function pricesOf(value: unknown): readonly Item[] {
  const all = itemsIn(value).flatMap((offer) => {
    const parts = offer['price'] === undefined ? itemsIn(offer['priceSpecification']) : [];
    return parts.length > 0 ? parts.map((part) => ({ ...offer, ...part })) : [offer];
  });
  const isBrief = (one: Item): boolean => (one['validThrough'] ?? one['priceValidUntil']) !== undefined;
  return [...all.filter((one) => !isBrief(one)), ...all.filter(isBrief)];
}

function amountOf(offer: Item): FoundPrice | undefined {
  const [lowest, highest] = [textOf(offer['lowPrice']), textOf(offer['highPrice'])];
  const range = lowest && highest ? `${lowest} – ${highest}` : lowest && `from ${lowest}`;
  const amount = textOf(offer['price']) ?? (Number(lowest) === Number(highest) ? lowest : range);
  return amount === undefined ? undefined : { amount, currency: textOf(offer['priceCurrency']) };
}

/** What something costs: the first price without a limit in time; all others are listed. */
export function priceOf(item: Item, title: string, found: FoundContent): FoundPrice | undefined {
  const [first, ...others] = pricesOf(item['offers']).flatMap((offer) => {
    const price = amountOf(offer);
    const words = [`${title}:`, textOf(offer['name']), price?.amount, price?.currency, ...limitsOf(offer, found)];
    return price ? [{ price, said: lineOf(words.join(' ')), isLimited: limitsOf(offer, found).length > 0 }] : [];
  });
  for (const { said } of others.filter(({ price }) => price.amount !== first?.price.amount))
    note(found, 'Further prices are left out', said);
  if (first?.isLimited) note(found, 'From and until when a price counts is left out', first.said);
  return first?.price ?? (/true/i.test(String(item['isAccessibleForFree'])) ? { amount: '0' } : undefined);
}

/** What addresses and words of schema.org are in content. */
const choices: Readonly<Record<'type' | 'status' | 'availability', readonly (readonly [RegExp, string])[]>> = {
  type: [
    [/mixed|blended|hybrid/i, 'Hybrid'],
    [/online|distance/i, 'Online'],
    [/offline|onsite|person|classroom/i, 'In-person'],
  ],
  status: [
    [/Cancelled/, 'cancelled'],
    [/Postponed/, 'postponed'],
  ],
  availability: [[/SoldOut/, 'Full']],
};

/** Returns what an address or word of schema.org is in content. */
export const chosen = (field: keyof typeof choices, value: unknown): string | undefined =>
  choices[field].find(([form]) => listOf(value).some((one) => form.test(String(one))))?.[1];

/** The texts of a list, once each; undefined where there are none. */
function linesOf(value: unknown): readonly string[] | undefined {
  const lines = [...new Set(listOf(value).flatMap((one) => lineOf(textOf(one)) ?? []))];
  return lines.length > 0 ? lines : undefined;
}

const numberOf = (value: unknown): number | undefined => {
  const figure = Number(textOf(value));
  return figure > 0 ? figure : undefined;
};

/** What participants say of a course, of five at most. */
function ratingOf(item: Item): Readonly<Record<string, unknown>> {
  const [rating = {}] = itemsIn(item['aggregateRating']);
  const isOfFive = (textOf(rating['bestRating']) ?? '5') === '5';
  if (!isOfFive) return {};
  return {
    rating: numberOf(rating['ratingValue']),
    reviewCount: numberOf(rating['reviewCount'] ?? rating['ratingCount']),
  };
}

/** The codes of the languages in which something is taught. */
export function languagesOf(item: Item): readonly string[] | undefined {
  const codes = linesOf(item['inLanguage'])?.filter((code) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(code)) ?? [];
  return codes.length > 0 ? codes : undefined;
}

/** The fields of a course. */
export function fieldsOf(item: Item): Readonly<Record<string, unknown>> {
  const workloads = itemsIn(item['hasCourseInstance']).map((one) => one['courseWorkload']);
  return dropUndefined({
    code: lineOf(textOf(item['courseCode'] ?? item['sku']), 60),
    credential: lineOf(textOf(item['educationalCredentialAwarded'])),
    prerequisites: linesOf(item['coursePrerequisites']),
    objectives: linesOf(item['teaches']),
    keywords: linesOf(listOf(item['keywords']).flatMap((one) => textOf(one)?.split(',') ?? [])),
    languages: languagesOf(item),
    students: numberOf(item['totalHistoricalEnrollment']),
    ...ratingOf(item),
    ...[item['timeRequired'], ...workloads].map(lengthOf).find((one) => Object.keys(one).length > 0),
  });
}

/** The days of the week of what is held weekly, and the dates that are left out. */
function weeklyOf(schedule: Item): Readonly<Record<string, unknown>> {
  const days = listOf(schedule['byDay']).flatMap((day) => /\w+day$/.exec(textOf(day) ?? '') ?? []);
  const except = listOf(schedule['exceptDate']).flatMap((one) => momentOf(one)?.day ?? []);
  return days.length === 0 ? {} : { days, ...(except.length > 0 ? { except } : {}) };
}

/** The parts of an event; what has a price of its own is another one. */
export const partsOf = (item: Item): readonly Item[] =>
  itemsIn(item['subEvent']).filter((one) => one['offers'] === undefined);

const lastDay = (meetings: readonly Meeting[]): string =>
  meetings
    .map(({ start, end = start }) => end.day)
    .sort()
    .at(-1) ?? '';

/** When a session is held: its own days, or those of several parts or schedules that go as far as these. */
export function meetingOf(item: Item): ReturnType<typeof spanOf> {
  const schedules = itemsIn(item['courseSchedule'] ?? item['eventSchedule']);
  const own = spanOf(item, schedules[0] ?? {});
  const parts = [...partsOf(item).map((one) => spanOf(one, {})), ...schedules.map((one) => spanOf({}, one))];
  const meetings = parts.flatMap((one) => one.meetings);
  if (meetings.length < 2 || lastDay(meetings) < lastDay(own.meetings)) return own;
  return { meetings, weekly: {}, isLost: parts.some((one) => one.isLost || Object.keys(one.weekly).length > 0) };
}

/** The first and the last moment of a session, and the days of the week between them. */
function spanOf(item: Item, schedule: Item) {
  const zone = textOf(schedule['scheduleTimezone']) ?? '';
  const momentAt = (end: 'start' | 'end'): Moment | undefined => {
    const moment = momentOf(item[`${end}Date`] ?? schedule[`${end}Date`]);
    const time = /^\d{2}:\d{2}/.exec(textOf(schedule[`${end}Time`]) ?? '')?.[0];
    return moment && { ...(isTimeZone(zone) ? { zone } : {}), ...moment, time: moment.time ?? time };
  };
  const [start, end] = [momentAt('start'), momentAt('end')];
  const frequency = textOf(schedule['repeatFrequency']);
  const weekly = end === undefined || !/^(?:P1W|P7D|Weekly)$/i.test(frequency ?? '') ? {} : weeklyOf(schedule);
  const isLost = frequency !== undefined && Object.keys(weekly).length === 0;
  return { meetings: start ? [{ start, end }] : [], weekly, isLost };
}

/** How many can take part, and how many still can. */
export function seatsOf(item: Item): Readonly<Record<string, unknown>> {
  const [seats, left] = ['maximumAttendeeCapacity', 'remainingAttendeeCapacity'].map((key) => numberOf(item[key]));
  return seats === undefined ? {} : dropUndefined({ seats, seatsLeft: left });
}

/** What is read, or says nothing to visitors. */
const READ =
  /^(?:@.*|name|url|sameAs|identifier|description|image|about|offers|location|(?:start|end)Date|(?:course|event)Schedule|courseMode|event(?:AttendanceMode|Status)|hasCourseInstance|courseCode|sku|mpn|gtin\w*|offerCount|educationalCredentialAwarded|coursePrerequisites|teaches|keywords|inLanguage|aggregateRating|totalHistoricalEnrollment|timeRequired|(?:maximum|remaining)AttendeeCapacity|isAccessibleForFree|telephone|email|provider|publisher|author|mainEntity\w*|isPartOf|potentialAction|date\w+|thumbnailUrl|hasPart|logo|review|contactPoint|subjectOf)$/;

/** Lists the properties of a thing that were not read. */
export function noteUnread(item: Item, title: string, found: FoundContent): void {
  const saidOf = (value: unknown): string => {
    const [first] = listOf(value);
    const own = textOf(value) ?? '';
    const parts = isGroup(first) && own === '' ? Object.entries(first).filter(([key]) => !key.startsWith('@')) : [];
    return parts.length > 0 ? parts.map(([, part]) => textOf(part)).join(', ') : own;
  };
  for (const [key, value] of Object.entries(item)) {
    const isRead = /^(?:timeRequired|courseWorkload)$/.test(key)
      ? Object.keys(lengthOf(value)).length > 0
      : READ.test(key);
    const said = lineOf(`${title}: ${key}: ${saidOf(value)}`, 200);
    if (!isRead) note(found, 'What pages say to search engines and has no field here', said);
  }
}
