// Pages as what they say to search engines: Course, CourseInstance and Event of schema.org, as JSON-LD, microdata or RDFa.
import { DomUtils, parseDocument } from 'htmlparser2';
import { decodedPart } from '../../base/decoded.ts';
import { dropUndefined, isGroup, mapTexts } from '../../base/objects.ts';
import {
  courseCalled,
  readLanguage,
  type FoundContent,
  type FoundPicture,
  type FoundText,
  redirectTo,
  lineOf,
  note,
  placeWith,
  PRODUCTS,
  type Thing,
} from './found.ts';
import { type Element, isTag, type Node } from './html-to-markdown.ts';
import type { SourceDocument } from './open-source.ts';
import {
  chosen,
  fieldsOf,
  isA,
  type Item,
  itemsIn,
  languagesOf,
  listOf,
  meetingOf,
  MOST_DEEP,
  noteUnread,
  partsOf,
  priceOf,
  seatsOf,
  textOf,
} from './structured-values.ts';

type Dom = ReturnType<typeof parseDocument>;

const MOST_ITEMS = 2000;

/** Stands for the host of a page whose address is not known. */
const NOWHERE = 'http://nowhere.invalid';

const EVENT = /Event$|^CourseInstance$/;
const COURSE = /^(?:Course|EducationalOccupationalProgram|Product|ProductGroup)$/;

/** All things that are said, from the outside in. */
const everyItem = (value: unknown, depth = 0): readonly Item[] =>
  depth > MOST_DEEP
    ? []
    : listOf(value).flatMap((one) =>
        isGroup(one) ? [one, ...Object.values(one).flatMap((inner) => everyItem(inner, depth + 1))] : [],
      );

/** What an element says: the thing that it names by its @id in RDFa, a picture with what it shows, or words. */
function saidBy(element: Element): Item | string {
  const { property, resource, content, datetime, href, src, alt, value } = element.attribs;
  if (property && resource) return { '@id': resource };
  if (src && alt) return { url: src, description: alt };
  const said = [content, datetime, href, src, element.name === 'data' ? value : undefined];
  return said.find((one) => one !== undefined) ?? DomUtils.getInnerHTML(element).replace(/\s+/g, ' ').trim();
}

/** Whether an element is about a thing of its own, in microdata or RDFa. */
const isMarked = ({ attribs }: Element): boolean => 'itemscope' in attribs || 'typeof' in attribs;

/** What an element says of the thing that it is within: the names of properties, without that of their vocabulary. */
const propertiesOf = ({ attribs }: Element): readonly string[] =>
  [attribs['itemprop'], attribs['property']].flatMap((names) =>
    (names ?? '').split(/\s+/).flatMap((name) => name.replace(/^.*[/:#]/, '') || []),
  );

/** What an element that is about a thing says: all properties within it. */
function markedItem(element: Element, depth = 0): Item {
  const said = Object.create(null) as Record<string, unknown[]>;
  const collect = (nodes: readonly Node[], level: number): void => {
    for (const one of nodes.filter(isTag)) {
      const isItem = isMarked(one);
      for (const name of propertiesOf(one))
        said[name] = [...(said[name] ?? []), isItem ? markedItem(one, depth + 1) : saidBy(one)];
      if (!isItem && level < 60) collect(one.children, level + 1);
    }
  };
  if (depth < MOST_DEEP) collect(element.children, 0);
  const { itemtype, typeof: type, itemid, resource, about } = element.attribs;
  return dropUndefined({ ...said, '@type': (itemtype ?? type)?.split(/\s+/), '@id': itemid ?? resource ?? about });
}

/** What a page says, with what it names by its @id in the place of the name. */
function itemsOf(dom: Dom, name: string, found: FoundContent): readonly Item[] {
  const isData = (node: Node): boolean =>
    isTag(node) && node.name === 'script' && /^application\/ld\+json/i.test(node.attribs['type'] ?? '');
  const said = DomUtils.find(isData, dom.children, true, MOST_ITEMS).map((script): unknown => {
    // Line breaks within texts are no JSON, but are written.
    const text = DomUtils.textContent(script).replace(/[\0-\x1f]+/g, ' ');
    try {
      const value: unknown = JSON.parse(text.replace(/^\s*(?:<!--|\/\/<!\[CDATA\[)|(?:-->|\/\/\]\]>)\s*$/g, ''));
      // The Events Calendar writes texts as those of scripts.
      return mapTexts(value, (one) => one.replaceAll('\\n', '\n').replace(/\\(?=["'])/g, ''));
    } catch {
      return note(found, 'Data for search engines that cannot be read', name);
    }
  });
  const isItem = (node: Node): boolean => isTag(node) && isMarked(node) && propertiesOf(node).length === 0;
  const marked = DomUtils.find(isItem, dom.children, true, MOST_ITEMS)
    .filter(isTag)
    .map((node) => markedItem(node));
  const all = everyItem({ '@graph': [...said, ...marked].flatMap(listOf) }).slice(0, MOST_ITEMS);
  const isReference = (one: Item): boolean => Object.keys(one).every((key) => key === '@id' || key === '@type');
  const whole = new Map(all.filter((one) => !isReference(one)).map((one) => [one['@id'], one]));
  const resolved = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolved);
    return isGroup(value) && value['@id'] !== undefined && isReference(value)
      ? (whole.get(value['@id']) ?? value)
      : value;
  };
  // In their places, so that each thing stays one thing, however often it is named.
  for (const one of all) for (const [key, value] of Object.entries(one)) Object.assign(one, { [key]: resolved(value) });
  return all;
}

/** The name of a place, or where it is. */
function nameOf({ name, address }: Item): string | undefined {
  const [postal] = itemsIn(address);
  return textOf(name) ?? textOf(postal ? (postal['streetAddress'] ?? postal['addressLocality']) : address);
}

/** Where something is held: a place, or online. */
function whereOf(value: unknown, found: FoundContent): Readonly<Record<string, string>> {
  const all = itemsIn(value);
  const place = all.find((one) => !isA(one, /^VirtualLocation$/));
  const isOnline = all.some((one) => isA(one, /^VirtualLocation$/));
  const name = lineOf(place ? nameOf(place) : textOf(isOnline ? undefined : value));
  if (name === undefined || name.includes('://')) return isOnline ? { type: 'Online' } : {};
  const [postal = {}] = itemsIn(place?.['address']);
  const of = (key: string): string | undefined => lineOf(textOf(postal[key]));
  const parts = {
    street: of('streetAddress'),
    locality: of('addressLocality'),
    region: of('addressRegion'),
    postalCode: of('postalCode'),
    country: of('addressCountry'),
  };
  return { place: placeWith(found, name, parts), ...(isOnline ? { type: 'Hybrid' } : {}) };
}

function pictureOf(value: unknown, from: string): FoundPicture | undefined {
  const [first] = listOf(value);
  const image = isGroup(first) ? first : {};
  const source = textOf(isGroup(first) ? (image['contentUrl'] ?? image['url']) : first);
  return source === undefined ? undefined : { source, from, alt: textOf(image['caption'] ?? image['description']) };
}

function addSession(item: Item, course: Thing, found: FoundContent): void {
  const { meetings, weekly, isLost } = meetingOf(item);
  const said = textOf(item['startDate']) ?? 'no date';
  if (meetings.length === 0)
    note(found, 'Dates of courses that are missing, or cannot be read', `${course.title}: ${said}`);
  if (isLost) note(found, 'Courses whose meetings repeat: only the first and the last day are taken', course.title);
  const offered = itemsIn(item['offers']).map((offer) => offer['availability']);
  const fields = dropUndefined({
    ...weekly,
    ...seatsOf(item),
    languages: languagesOf(item),
    type: chosen('type', item['courseMode'] ?? item['eventAttendanceMode']),
    ...whereOf(item['location'], found),
    status: chosen('status', item['eventStatus']),
    availability: chosen('availability', offered),
  });
  noteUnread(item, course.title, found);
  found.sessions.push({ course, meetings, fields, price: priceOf(item, course.title, found) });
}

/** The page that is read. */
interface Page {
  readonly name: string;
  readonly addresses: readonly string[];
  /** Whether it speaks of one course only, so that its address is that of the course. */
  readonly isOfOne: boolean;
  /** The address from which others are counted. */
  readonly base: string;
  /** The same for those of pictures, which are beside a file. */
  readonly from: string;
}

/** The last part of an address, as a name in the new one. */
const endOf = (address = ''): string => decodedPart(/([^/?#.]+)(?:\.\w+)?\/?(?:[?#].*)?$/.exec(address)?.[1] ?? '');

const originOf = (address = ''): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);

/** The address that a thing has, which is none of a part of a page, or that it is named by: from the first slash on, or full. */
function addressIn(item: Item, base: string): string | undefined {
  const said =
    /^(?!(?!https?:)[a-z]+:)[^#]+#?$/i.exec(textOf(item['url']) ?? '')?.[0] ??
    /^(?:https?:|\/).*/.exec(textOf(item['@id']) ?? '')?.[0];
  return said !== undefined && URL.canParse(said, base) ? new URL(said, base).href.replace(NOWHERE, '') : said;
}

/** What an item says of its course at length. Some programs escape the elements of texts once more. */
function descriptionOf(item: Item): FoundText | undefined {
  const [said] = listOf(item['description']).map((one) => (isGroup(one) ? one['@value'] : one));
  if (typeof said !== 'string') return undefined;
  const isEscaped = /^[^<]*&lt;\/?\w/.test(said);
  return { text: isEscaped ? DomUtils.textContent(parseDocument(said).children) : said, form: 'lines' };
}

/** Takes what a Course or an Event says of a course. */
function readCourse(item: Item, { from, addresses, isOfOne, base }: Page, found: FoundContent): Thing | undefined {
  const title = lineOf(textOf(item['name']));
  const address = addressIn(item, base);
  if (title === undefined) return undefined;
  found.site['origin'] ??= originOf(address);
  const course = courseCalled(found, title, endOf(address ?? (isOfOne ? addresses[0] : '')));
  course.text ??= descriptionOf(item);
  course.picture ??= pictureOf(item['image'], from);
  redirectTo(found, [address], course);
  return course;
}

function readOrganization(item: Item, found: FoundContent): void {
  const { site } = found;
  const name = lineOf(textOf(item['name']));
  site['name'] ??= name;
  if (name !== site['name']) return;
  const phone = textOf(item['telephone'])
    ?.replace(/^tel:/, '')
    .replace(/[()/.-]+/g, ' ')
    .replace(/ {2,}/g, ' ');
  if (phone !== undefined && !phone.startsWith('+'))
    note(found, 'Telephone numbers without a country code are left out', phone);
  site['phone'] ??= phone;
  site['email'] ??= textOf(item['email'])?.replace(/^mailto:/, '');
  noteUnread(item, name ?? '', found);
}

/** Reads things that are courses; returns the courses. */
function readCourses(items: readonly Item[], page: Page, found: FoundContent): Set<Thing> {
  const courses = new Set<Thing>();
  for (const item of items.filter((one) => isA(one, COURSE))) {
    const course = readCourse(item, page, found);
    if (!course) continue;
    courses.add(course);
    for (const [field, value] of Object.entries(fieldsOf(item))) course.fields[field] ??= value;
    course.price ??= priceOf(item, course.title, found);
    course.category ??= lineOf(textOf(item['about']));
    noteUnread(item, course.title, found);
    for (const one of itemsIn(item['hasCourseInstance'])) addSession(one, course, found);
    if (isA(item, /^Product/)) note(found, PRODUCTS, course.title);
  }
  return courses;
}

/** Reads the things of a page; returns the courses that it is about. */
function readItems(items: readonly Item[], page: Page, found: FoundContent): ReadonlySet<Thing> {
  const under = (...keys: readonly string[]): ReadonlySet<Item> =>
    new Set(items.flatMap((item) => keys.flatMap((key) => itemsIn(item[key]))));
  // The instances of a course are read with it.
  const inner = under('hasCourseInstance', 'hasVariant', 'isSimilarTo', 'isRelatedTo');
  const parts = new Set(items.flatMap((one) => (isA(one, EVENT) ? partsOf(one) : [])));
  const outer = items.filter((one) => !inner.has(one) && !parts.has(one));
  const courses = readCourses(outer, page, found);
  for (const item of outer.filter((one) => isA(one, EVENT))) {
    const course = readCourse(item, page, found) ?? (courses.size === 1 ? [...courses][0] : undefined);
    if (course) addSession(item, courses.add(course) && course, found);
    else note(found, 'Dates without a title are left out', `${page.name}: ${textOf(item['startDate']) ?? ''}`);
  }
  // Who pays for a course, or performs at an event, is not the provider.
  const providers = [...under('provider', 'publisher'), ...under('@graph')];
  for (const item of providers.filter((one) => isA(one, /Organization$|^School$|^LocalBusiness$/)))
    readOrganization(item, found);
  return courses;
}

/** The addresses of a page: where it was read from, or what it says of itself; else where its file is. */
function addressesOf(dom: Dom, { url, name, text }: SourceDocument): readonly string[] {
  const said = (test: Record<string, string>, key: string): string | undefined =>
    DomUtils.getElements(test, dom, true).filter(isTag)[0]?.attribs[key];
  const saved = /<!-- saved from url=\(\d+\)(\S+) -->/.exec(text.slice(0, 2000))?.[1];
  const all = [url?.href, said({ rel: 'canonical' }, 'href'), saved, said({ property: 'og:url' }, 'content')];
  const known = all.filter((one) => one !== undefined && one !== '') as readonly string[];
  const path = `/${name.split('/').map(encodeURIComponent).join('/')}`;
  return known.length > 0 ? known : [path.replace(/\/index\.\w+$/, '/')];
}

/** The address from which those on a page are counted: the one that it names, or its own. */
function baseOf(dom: Dom, [own = '/']: readonly string[]): string {
  const said = DomUtils.getElementsByTagName('base', dom)[0]?.attribs['href'] ?? '';
  const at = URL.canParse(own, NOWHERE) ? new URL(own, NOWHERE).href : NOWHERE;
  return URL.canParse(said, at) ? new URL(said, at).href : at;
}

/** Reads a page into what was found. */
export function readPage(document: SourceDocument, found: FoundContent): void {
  const { site } = found;
  const dom = parseDocument(document.text);
  const items = itemsOf(dom, document.name, found);
  const titles = items.flatMap((one) => (isA(one, COURSE) || isA(one, /Event$/) ? (textOf(one['name']) ?? []) : []));
  const addresses = addressesOf(dom, document);
  const isOfOne = new Set(titles).size === 1;
  const base = baseOf(dom, addresses);
  const page = { name: document.name, addresses, isOfOne, base, from: document.url ? base : document.name };
  const lang = DomUtils.getElementsByTagName('html', dom)[0]?.attribs['lang'] ?? '';
  readLanguage(lang, found);
  site['origin'] ??= page.addresses.map((one) => originOf(one)).find(Boolean);
  const [only, ...more] = readItems(items, page, found);
  if (!only) note(found, 'Pages that say nothing of courses to search engines lead to the home page', document.name);
  redirectTo(found, page.addresses, more.length > 0 ? 'catalogue' : (only ?? 'home'));
}
