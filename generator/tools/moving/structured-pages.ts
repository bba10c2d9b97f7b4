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
  PRODUCTS,
  takeText,
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
  NO_FIELD,
  noteUnread,
  partsIn,
  partsOf,
  priceOf,
  seatsOf,
  textOf,
  whereOf,
} from './structured-values.ts';

type Dom = ReturnType<typeof parseDocument>;

const MOST_ITEMS = 2000;

/** Stands for the host of a page whose address is not known. */
const NOWHERE = 'http://nowhere.invalid';

const EVENT = /Event$|^CourseInstance$/;
const COURSE = /^(?:Course|EducationalOccupationalProgram|Product|ProductGroup)$/;

/** What is neither a course nor a date, and that visitors read. */
const OTHER = /^(?:FAQPage|HowTo|VideoObject|(?:News)?Article|BlogPosting|Service|JobPosting)$/;

/** All things that are said, from the outside in. */
const everyItem = (value: unknown, depth = 0): readonly Item[] =>
  depth > MOST_DEEP
    ? []
    : listOf(value).flatMap((one) =>
        isGroup(one) ? [one, ...Object.values(one).flatMap((inner) => everyItem(inner, depth + 1))] : [],
      );

/** What an element says: the thing that it names by its @id in RDFa, or words. */
function saidBy(element: Element): Item | string {
  const { property, resource, content, datetime, href, src, value } = element.attribs;
  if (property && resource) return { '@id': resource };
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

/** A picture; what it shows is said there, or on the page. */
function pictureOf(value: unknown, { from, base, dom }: Page): FoundPicture | undefined {
  const [first] = listOf(value);
  const image = isGroup(first) ? first : {};
  const source = textOf(isGroup(first) ? (image['contentUrl'] ?? image['url']) : first);
  if (source === undefined) return undefined;
  const at = wholeAddress(source, base);
  const shown = DomUtils.getElementsByTagName('img', dom).find(
    ({ attribs: { src } }) => wholeAddress(src ?? '', base) === at,
  );
  return { source, from, alt: textOf(image['caption'] ?? image['description']) ?? shown?.attribs['alt'] };
}

function addSession(item: Item, course: Thing, found: FoundContent): void {
  const { meetings, weekly, isLost } = meetingOf(item);
  const name = lineOf(textOf(item['name'])) ?? course.title;
  const title = name === course.title ? undefined : name;
  const said = [textOf(item['startDate']) ?? 'no date', title, textOf(item['location'])].filter(Boolean).join(', ');
  if (meetings.length === 0)
    note(found, 'Dates of courses that are missing, or cannot be read', `${course.title}: ${said}`);
  if (isLost) note(found, 'Courses whose meetings repeat: only the first and the last day are taken', course.title);
  const offered = itemsIn(item['offers']).map((offer) => offer['availability']);
  const fields = dropUndefined({
    title,
    ...weekly,
    ...seatsOf(item),
    languages: languagesOf(item),
    type: chosen('type', listOf([item['courseMode'] ?? item['eventAttendanceMode'], item['eventStatus']])),
    ...(meetings.length > 0 ? whereOf(item['location'], found) : {}),
    status: chosen('status', item['eventStatus']),
    availability: chosen('availability', offered),
  });
  noteUnread({ ...item, name: course.title }, course, found);
  found.sessions.push({ course, meetings, fields, price: priceOf(item, course.title, found) });
}

/** The page that is read. */
interface Page {
  readonly found: FoundContent;
  readonly name: string;
  readonly addresses: readonly string[];
  /** Whether it speaks of one course only, so that its address is that of the course. */
  readonly isOfOne: boolean;
  /** The address from which others are counted. */
  readonly base: string;
  /** The same for those of pictures, which are beside a file. */
  readonly from: string;
  readonly dom: Dom;
}

/** The last part of an address, as a name in the new one. */
const endOf = (address = ''): string => decodedPart(/([^/?#.]+)(?:\.\w+)?\/?(?:[?#].*)?$/.exec(address)?.[1] ?? '');

const originOf = (address = ''): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);

/** An address on a page as one from the first slash on, or as a full one. */
const wholeAddress = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href.replace(NOWHERE, '') : address;

/** The address that a thing has, which is none of a part of a page, or that it is named by. */
function addressIn(item: Item, base: string): string | undefined {
  const said =
    /^(?!(?!https?:)[a-z]+:)[^#]+#?$/i.exec(textOf(item['url']) ?? '')?.[0] ??
    /^(?:https?:|\/).*/.exec(textOf(item['@id']) ?? '')?.[0];
  return said === undefined ? undefined : wholeAddress(said, base);
}

/** What an item says of its course at length. Some programs escape the elements of texts once more. */
function descriptionOf(item: Item): FoundText | undefined {
  const [said] = listOf(item['description']).map((one) => (isGroup(one) ? one['@value'] : one));
  if (typeof said !== 'string') return undefined;
  const isEscaped = /^[^<]*&lt;\/?\w/.test(said);
  return { text: isEscaped ? DomUtils.textContent(parseDocument(said).children) : said, form: 'lines' };
}

/** Takes what a Course or an Event says of a course. */
function readCourse(item: Item, page: Page): Thing | undefined {
  const { addresses, isOfOne, base, found } = page;
  const title = lineOf(textOf(item['name']));
  const address = addressIn(item, base);
  if (title === undefined) return undefined;
  found.site['origin'] ??= originOf(address);
  const course = courseCalled(found, title, endOf(address ?? (isOfOne ? addresses[0] : '')));
  takeText(found, course, descriptionOf(item));
  course.picture ??= pictureOf(item['image'], page);
  redirectTo(found, [address], course);
  return course;
}

/** Reads what an instance says of its course, and when it is held. */
function readInstance(item: Item, course: Thing, { base, found }: Page): void {
  const own = descriptionOf(item);
  course.text ??= own;
  if (own && !course.text?.text.includes(own.text)) note(found, NO_FIELD, lineOf(`${course.title}: ${own.text}`, 200));
  redirectTo(found, [addressIn(item, base)], course);
  addSession(item, course, found);
}

/** Reads a thing that is a course; returns it if it has a title. */
function readWhole(item: Item, page: Page): readonly Thing[] {
  const { found } = page;
  const course = readCourse(item, page);
  if (!course) return [];
  for (const [field, value] of Object.entries(fieldsOf(item))) course.fields[field] ??= value;
  course.price ??= priceOf(item, course.title, found);
  const [subject, ...more] = partsIn(item['about']);
  if (more.length === 0) course.category ??= subject;
  noteUnread(item, course, found);
  if (isA(item, /^Product/)) note(found, PRODUCTS, course.title);
  for (const one of itemsIn(item['hasCourseInstance'])) readInstance(one, course, page);
  return [course];
}

function readOrganization(item: Item, found: FoundContent): void {
  const { site } = found;
  const name = lineOf(textOf(item['name']));
  site['name'] ??= name;
  if (name !== site['name']) return;
  const contact = { ...itemsIn(item['contactPoint'])[0], ...item };
  const phone = textOf(contact['telephone'])
    ?.replace(/^tel:/, '')
    .replace(/[()/.-]+/g, ' ')
    .replace(/ {2,}/g, ' ');
  if (phone !== undefined && !phone.startsWith('+'))
    note(found, 'Telephone numbers without a country code are left out', phone);
  site['phone'] ??= phone;
  site['email'] ??= textOf(contact['email'])?.replace(/^mailto:/, '');
  noteUnread(item, { title: name ?? '', fields: {} }, found);
}

/** Reads the things of a page; returns the courses that it is about. */
function readItems(items: readonly Item[], page: Page): ReadonlySet<Thing> {
  const { found } = page;
  const under = (...keys: readonly string[]): ReadonlySet<Item> =>
    new Set(items.flatMap((item) => keys.flatMap((key) => itemsIn(item[key]))));
  // The instances of a course are read with it.
  const inner = under('hasCourseInstance', 'hasVariant', 'isSimilarTo', 'isRelatedTo');
  const parts = new Set(items.flatMap((one) => (isA(one, EVENT) ? partsOf(one) : [])));
  const outer = items.filter((one) => !inner.has(one) && !parts.has(one));
  const courses = new Set(outer.filter((one) => isA(one, COURSE)).flatMap((one) => readWhole(one, page)));
  for (const item of outer.filter((one) => isA(one, EVENT))) {
    const course = readCourse(item, page) ?? (courses.size === 1 ? [...courses][0] : undefined);
    if (course) addSession(item, courses.add(course) && course, found);
    else note(found, 'Dates without a title are left out', `${page.name}: ${textOf(item['startDate']) ?? ''}`);
  }
  for (const { '@type': type } of [...under('@graph')].filter((one) => isA(one, OTHER)))
    note(found, 'What pages say to search engines of other things is left out', `${page.name}: ${String(type)}`);
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

/** Whether a page is in another language than the site. */
const isOther = (lang: string, own = ''): boolean => lang !== '' && !lang.startsWith(own);

/** Reads a page into what was found. */
export function readPage(document: SourceDocument, found: FoundContent): void {
  const { site } = found;
  const dom = parseDocument(document.text);
  const items = itemsOf(dom, document.name, found);
  const titles = items.flatMap((one) => (isA(one, COURSE) || isA(one, /Event$/) ? (textOf(one['name']) ?? []) : []));
  const addresses = addressesOf(dom, document);
  const isOfOne = new Set(titles).size === 1;
  const base = baseOf(dom, addresses);
  const from = document.url ? base : document.name;
  const page = { found, name: document.name, addresses, isOfOne, base, from, dom };
  const lang = DomUtils.getElementsByTagName('html', dom)[0]?.attribs['lang'] ?? '';
  readLanguage(lang, found);
  site['origin'] ??= page.addresses.map((one) => originOf(one)).find(Boolean);
  const [only, ...more] = readItems(items, page);
  if (!only) note(found, 'Pages that say nothing of courses to search engines lead to the home page', document.name);
  else if (isOther(lang, site['language']))
    note(found, 'Entries in other languages of the site are among all others', `${document.name}: ${lang}`);
  redirectTo(found, page.addresses, more.length > 0 ? 'catalogue' : (only ?? 'home'));
}
