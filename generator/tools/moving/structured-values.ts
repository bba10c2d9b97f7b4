// What Course, CourseInstance and Event of schema.org say in their properties: moments, prices, lists, and what is only listed.
import { dropUndefined, isGroup } from '../../base/objects.ts';
import { isTimeZone } from '../../base/time.ts';
import { type Found, type FoundPrice, isOnline, lineOf, type Moment, type Thing } from './found.ts';
import { toLine } from './html-to-markdown.ts';
import names from './names.json' with { type: 'json' };
import { oldPath } from './values-of.ts';

export type Item = Readonly<Record<string, unknown>>;

export const listOf = (value: unknown): readonly unknown[] => [value ?? []].flat(3);
export const itemsIn = (value: unknown): readonly Item[] => listOf(value).filter(isGroup);

export const isA = (item: Item, form: RegExp): boolean =>
  listOf(item['@type']).some((one) => form.test(String(one).replace(/^.*[/:#]/, '')));

/** The first text of a value; of a thing, its name or address. Things that name each other are followed for some steps. */
export function textOf(value: unknown, depth = 0): string | undefined {
  const [first] = listOf(value);
  if (typeof first === 'string' || typeof first === 'number') return lineOf(toLine(String(first)), 4000);
  const isNamed = isGroup(first) && depth < 12;
  return isNamed ? textOf(first['@value'] ?? first['name'] ?? first['url'] ?? first['@id'], depth + 1) : undefined;
}

function momentOf(value: unknown): Moment | undefined {
  const form = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{1,2}:\d{2})(?::[\d.]+)?\s*(Z|([+-])(\d{2}):?(\d{2}))?)?/;
  const [, day, clock, zone, sign, hours, minutes] = form.exec(textOf(value) ?? '') ?? [];
  const time = clock?.padStart(5, '0');
  if (day === undefined) return undefined;
  if (hours === undefined) return { day, time, ...(zone === 'Z' ? { zone: 'UTC' } : {}) };
  return { day, time, offset: Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) };
}

/** The figure of "PT16H", "PT1H30M", "P3D" or "P6W" in the field that it belongs into. */
function lengthOf(value: unknown): Readonly<Record<string, unknown>> {
  const form = /^P(?:(\d+)W|(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:0S)?)?$/;
  const figures = (form.exec(textOf(value) ?? '') ?? []).map((one: string | undefined) => Number(one ?? 0));
  const [, weeks, days, hours, minutes = 0] = figures;
  const time = hours ? { hours: hours + Math.round((minutes / 60) * 100) / 100 } : { minutes };
  const said = Object.entries({ weeks, days, ...time }).filter(([, figure]) => figure);
  return said.length === 1 ? Object.fromEntries(said) : {};
}

function amountOf(offer: Item): FoundPrice | undefined {
  const [lowest, highest] = [textOf(offer['lowPrice']), textOf(offer['highPrice'])];
  const range = lowest && highest ? `${lowest} – ${highest}` : lowest && `from ${lowest}`;
  const amount = textOf(offer['price']) ?? (Number(lowest) === Number(highest) ? lowest : range);
  return amount === undefined ? undefined : { amount, currency: textOf(offer['priceCurrency']) };
}

/** What something costs: the first price that counts for ever, else the first; all others are listed. */
export function priceOf(item: Item, title: string, found: Found): FoundPrice | undefined {
  const offers = itemsIn(item['offers']).flatMap((offer) => {
    const parts = offer['price'] === undefined ? itemsIn(offer['priceSpecification']) : [];
    return parts.length > 0 ? parts.map((part) => ({ ...offer, ...part })) : [offer];
  });
  for (const offer of offers) noteUnread(offer, { title, fields: {} }, found);
  const prices = offers.flatMap((offer) => {
    const price = amountOf(offer);
    const end = textOf(offer['validThrough'] ?? offer['priceValidUntil']);
    return price ? [{ ...price, name: textOf(offer['name']), end }] : [];
  });
  const first = prices.find(({ end }) => end === undefined) ?? prices[0];
  for (const { name, amount, currency, end } of prices.filter((one) => one.amount !== first?.amount))
    found.note('Further prices are left out', lineOf([`${title}:`, name, amount, currency, end].join(' ')));
  return first ?? (/true/i.test(String(item['isAccessibleForFree'])) ? { amount: '0' } : undefined);
}

/** Where offers are booked, if that is not at the old site itself. */
export const registerOf = (item: Item, { site: { origin } }: Found): string | undefined =>
  itemsIn(item['offers'])
    .flatMap((offer) => textOf(offer['url']) ?? [])
    .find((one) => origin !== undefined && one.startsWith('https://') && oldPath(one, origin) === undefined);

/** What an address or word of schema.org is in content; the first that fits counts. */
const chosen = (field: keyof typeof names.choices, value: unknown): string | undefined =>
  Object.entries(names.choices[field]).find(([, form]) => new RegExp(form, 'i').test(listOf(value).join('\n')))?.[0];

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
  if ((textOf(rating['bestRating']) ?? '5') !== '5') return {};
  const [value, count] = [rating['ratingValue'], rating['reviewCount'] ?? rating['ratingCount']].map(numberOf);
  return { rating: value, reviewCount: count };
}

function languagesOf(item: Item): readonly string[] | undefined {
  const codes = linesOf(item['inLanguage'])?.filter((code) => /^[a-z]{2}(?:-[A-Z]{2})?$/.test(code)) ?? [];
  return codes.length > 0 ? codes : undefined;
}

/** The parts of texts with commas between them. */
export const partsIn = (value: unknown): readonly string[] =>
  listOf(value).flatMap((one) => textOf(one)?.split(/ *, */) ?? []);

/** The fields of a course. */
export function fieldsOf(item: Item): Readonly<Record<string, unknown>> {
  const workloads = itemsIn(item['hasCourseInstance']).flatMap((one) => textOf(one['courseWorkload']) ?? []);
  const [workload, ...others] = new Set(workloads);
  return dropUndefined({
    code: lineOf(textOf(item['courseCode'] ?? item['sku']), 60),
    credential: lineOf(textOf(item['educationalCredentialAwarded'])),
    prerequisites: linesOf(item['coursePrerequisites']),
    objectives: linesOf(item['teaches']),
    keywords: linesOf([item['keywords'], item['about']].flatMap(partsIn)),
    languages: languagesOf(item),
    students: numberOf(item['totalHistoricalEnrollment']),
    ...ratingOf(item),
    ...lengthOf(item['timeRequired'] ?? (others.length > 0 ? undefined : workload)),
  });
}

/** The days of the week of what is held weekly, and the dates that are left out. */
function weeklyOf(schedule: Item): Readonly<Record<string, unknown>> {
  const days = listOf(schedule['byDay']).flatMap((day) => /\w+day$/.exec(textOf(day) ?? '') ?? []);
  const except = listOf(schedule['exceptDate']).flatMap((one) => momentOf(one)?.day ?? []);
  return days.length === 0 ? {} : { days, ...(except.length > 0 ? { except } : {}) };
}

/** When a session is held: its own days, or those of several schedules; and the days of the week between the first and the last. */
function meetingOf(item: Item): ReturnType<typeof spanOf> {
  const schedules = itemsIn(item['courseSchedule'] ?? item['eventSchedule']);
  if (schedules.length < 2) return spanOf(item, schedules[0] ?? {});
  const spans = schedules.map((one) => spanOf({}, one));
  const isLost = spans.some((one) => one.isLost || Object.keys(one.weekly).length > 0);
  return { meetings: spans.flatMap(({ meetings }) => meetings), weekly: {}, isLost };
}

/** The first and the last moment of a session, and the days of the week between them. */
function spanOf(item: Item, schedule: Item) {
  const zone = textOf(schedule['scheduleTimezone']) ?? '';
  const momentAt = (end: 'start' | 'end'): Moment | undefined => {
    const moment = momentOf(item[`${end}Date`] ?? schedule[`${end}Date`]);
    const time = /^\d{2}:\d{2}/.exec(textOf(schedule[`${end}Time`]) ?? '')?.[0];
    return moment && { ...(isTimeZone(zone) ? { zone } : {}), ...moment, time: moment.time ?? time };
  };
  const moments = [momentAt('start'), momentAt('end')];
  // Many programs write a day as its midnight.
  const isHours = moments.some((one) => (one?.time ?? '00:00') !== '00:00');
  const [start, end] = isHours ? moments : moments.map((one) => one && { day: one.day });
  const frequency = textOf(schedule['repeatFrequency']);
  const weekly = end === undefined || !/^(?:P1W|P7D|Weekly)$/i.test(frequency ?? '') ? {} : weeklyOf(schedule);
  const isLost = frequency !== undefined && Object.keys(weekly).length === 0;
  return { meetings: start ? [{ start, end }] : [], weekly, isLost };
}

/** The name of a place, or where it is. */
function nameOf({ name, address }: Item): string | undefined {
  const [postal] = itemsIn(address);
  return textOf(name) ?? textOf(postal ? (postal['streetAddress'] ?? postal['addressLocality']) : address);
}

/** Where something is held: a place, or online. */
function whereOf(value: unknown, found: Found): Readonly<Record<string, string>> {
  const all = listOf(value).map((one): Item => (isGroup(one) ? one : { name: one }));
  const said = all.find((one) => !isA(one, /^VirtualLocation$/)) ?? {};
  const isVirtual = all.some((one) => isA(one, /^VirtualLocation$/));
  const name = lineOf(nameOf(said));
  if (name === undefined || isOnline(name)) return isVirtual || name !== undefined ? { type: 'Online' } : {};
  // Where a place has a name, its address may be words.
  const [postal = said['name'] === undefined ? {} : { streetAddress: said['address'] }] = itemsIn(said['address']);
  const keys = ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'];
  const [street, locality, region, postalCode, country] = keys.map((key) => lineOf(textOf(postal[key])));
  const parts = { street, locality, region, postalCode, country };
  const place = said['address'] === undefined ? found.placeSaid(name) : found.placeWith(name, parts);
  return { place, ...(isVirtual ? { type: 'Hybrid' } : {}) };
}

/** What is read, or says nothing to visitors. */
const READ =
  /^(?:@.*|url|identifier|description|image|about|offers|location|(?:start|end)Date|(?:course|event)Schedule|event(?:AttendanceMode|Status)|hasCourseInstance|courseCode|sku|mpn|gtin\w*|offerCount|educationalCredentialAwarded|coursePrerequisites|teaches|keywords|totalHistoricalEnrollment|(?:maximum|remaining)AttendeeCapacity|isAccessibleForFree|telephone|email|provider|publisher|author|mainEntity\w*|isPartOf|potentialAction|date\w+|thumbnailUrl|hasPart|contactPoint|subjectOf|price|priceCurrency|(?:low|high)Price|priceSpecification|availability|seller|itemOffered|itemCondition)$/;

/** Whether what a property says is in content, or says nothing to visitors. */
function isTaken(key: string, value: unknown, { title, fields }: About): boolean {
  if (key === 'name') return lineOf(textOf(value)) === title;
  if (key === 'courseMode') return chosen('type', value) !== undefined;
  if (key === 'aggregateRating') return fields['rating'] !== undefined;
  if (key === 'inLanguage') return languagesOf({ inLanguage: value }) !== undefined;
  const length = /^(?:timeRequired|courseWorkload)$/.test(key) ? Object.entries(lengthOf(value)) : [];
  return READ.test(key) || length.some(([unit, figure]) => fields[unit] === figure);
}

type About = Pick<Thing, 'title' | 'fields'>;

export const NO_FIELD = 'What pages say to search engines and has no field here';

/** Lists the properties of a thing that were not read. */
export function noteUnread(item: Item, about: About, found: Found): void {
  const saidOf = (value: unknown): string => {
    const own = typeof value === 'boolean' ? String(value) : (textOf(value) ?? '');
    const parts = isGroup(value) && own === '' ? Object.entries(value).filter(([key]) => !key.startsWith('@')) : [];
    return parts.length > 0 ? parts.map(([, part]) => textOf(part)).join(', ') : own;
  };
  for (const [key, value] of Object.entries(item)) {
    // Programs write the day from which something can be bought; one that is over says nothing.
    if (key === 'validFrom' && Date.parse(textOf(value) ?? '') < found.now.getTime()) continue;
    const said = `${about.title}: ${key}: ${listOf(value).map(saidOf).join(', ')}`;
    if (listOf(value).length > 0 && !isTaken(key, value, about)) found.note(NO_FIELD, lineOf(said, 200));
  }
}

/** Adds the session that an item says a course has, and lists the properties that were not read. */
export function addSession(item: Item, course: Thing, found: Found): void {
  const { meetings, weekly, isLost } = meetingOf(item);
  const name = lineOf(textOf(item['name'])) ?? course.title;
  const title = name === course.title ? undefined : name;
  const said = [textOf(item['startDate']) ?? 'no date', title, textOf(item['location'])].filter(Boolean).join(', ');
  if (meetings.length === 0)
    found.note('Dates of courses that are missing, or cannot be read', `${course.title}: ${said}`);
  if (isLost) found.note('Courses whose meetings repeat: only the first and the last day are taken', course.title);
  const seats = numberOf(item['maximumAttendeeCapacity']);
  const offered = itemsIn(item['offers']).map((offer) => offer['availability']);
  const fields = dropUndefined({
    title,
    ...weekly,
    seats,
    seatsLeft: seats && numberOf(item['remainingAttendeeCapacity']),
    languages: languagesOf(item),
    type: chosen('type', listOf([item['courseMode'] ?? item['eventAttendanceMode'], item['eventStatus']])),
    ...(meetings.length > 0 ? whereOf(item['location'], found) : {}),
    status: chosen('status', item['eventStatus']),
    availability: chosen('availability', offered),
    register: registerOf(item, found),
  });
  noteUnread({ ...item, name: course.title }, course, found);
  found.sessions.push({ course, meetings, fields, price: priceOf(item, course.title, found) });
}
