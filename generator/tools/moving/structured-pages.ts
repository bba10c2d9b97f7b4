// Pages as what they say to search engines: Course, CourseInstance and Event of schema.org. JSON-LD, microdata and RDFa become one list of
// things before any of it is interpreted.
import { DomUtils, parseDocument } from 'htmlparser2';
import { decodedPart } from '../../base/decoded.ts';
import { dropUndefined, isGroup, mapTexts, ownValue } from '../../base/objects.ts';
import { meant } from '../../starter/answers.ts';
import { countryOf, type Found, type FoundPicture, type FoundText, lineOf, PRODUCTS, type Thing } from './found.ts';
import { type Element, isTag, type Node } from './html-to-markdown.ts';
import names from './names.json' with { type: 'json' };
import type { SourceDocument } from './open-source.ts';
import {
  addSession,
  fieldsOf,
  isA,
  type Item,
  itemsIn,
  listOf,
  NO_FIELD,
  noteUnread,
  partsIn,
  priceOf,
  registerOf,
  textOf,
} from './structured-values.ts';

type Dom = ReturnType<typeof parseDocument>;

const MOST_ITEMS = 2000;

/** Stands for the host of a page whose address is not known. */
const NOWHERE = 'http://nowhere.invalid';

const EVENT = /Event$|^CourseInstance$/;
const COURSE = /^(?:Course|EducationalOccupationalProgram|Product|ProductGroup)$/;

/** All things that are said, from the outside in. */
const everyItem = (value: unknown): readonly Item[] =>
  itemsIn(value).flatMap((one) => [one, ...Object.values(one).flatMap((inner) => everyItem(inner))]);

/** What an element of microdata or RDFa says in words. */
function saidBy(element: Element): string {
  const { content, datetime, href, src, value } = element.attribs;
  const said = [content, datetime, href, src, element.name === 'data' ? value : undefined];
  return said.find((one) => one !== undefined) ?? DomUtils.getInnerHTML(element).replace(/\s+/g, ' ').trim();
}

const isMarked = ({ attribs }: Element): boolean => 'itemscope' in attribs || 'typeof' in attribs;

/** The properties that an element is marked as; RDFa may write them with the address or the prefix of their list. */
const markedAs = ({ itemprop, property = '' }: Element['attribs']): readonly string[] =>
  (itemprop ?? property.replace(/(?<!\S)(?:schema:|https?:\/\/schema\.org\/)/g, '')).split(/\s+/).filter(Boolean);

/** What an element that is about a thing says: all properties within it. */
function markedItem(element: Element): Item {
  const said = Object.create(null) as Record<string, unknown[]>;
  const collect = (nodes: readonly Node[]): void => {
    for (const one of nodes.filter(isTag)) {
      for (const name of markedAs(one.attribs))
        said[name] = [...(said[name] ?? []), isMarked(one) ? markedItem(one) : saidBy(one)];
      if (!isMarked(one)) collect(one.children);
    }
  };
  collect(element.children);
  const { itemtype, typeof: type = itemtype, itemid, resource: id = itemid } = element.attribs;
  return dropUndefined({ ...said, '@type': type?.split(/\s+/), '@id': id });
}

/** What a page says, with what it names by its @id in the place of the name. */
function itemsOf(dom: Dom, name: string, found: Found): readonly Item[] {
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
      return found.note('Data for search engines that cannot be read', name);
    }
  });
  const isItem = (node: Node): boolean => isTag(node) && isMarked(node) && markedAs(node.attribs).length === 0;
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

const fileIn = (address: string): string =>
  decodedPart(/[^/?#]*(?=[?#]|$)/.exec(address.replace(/^.*\//, ''))?.[0] ?? '');

/** The element that shows a picture; on a saved page, the one that shows a file of its name. */
function shownAs(source: string, { from, base, dom }: Page): Element['attribs'] | undefined {
  const at = wholeAddress(source, base);
  const isIt = ({ src = '' }: Element['attribs']): boolean =>
    wholeAddress(src, base) === at || (from !== base && fileIn(src) === fileIn(source));
  return DomUtils.getElementsByTagName('img', dom)
    .map(({ attribs }) => attribs)
    .find(isIt);
}

/** A picture; what it shows is said there, or on the page. Of a saved page, it is where the browser has put it. */
function pictureOf(value: unknown, page: Page): FoundPicture | undefined {
  const [first] = listOf(value);
  const image = isGroup(first) ? first : { url: first };
  const source = textOf(image['contentUrl'] ?? image['url']);
  if (source === undefined) return undefined;
  const { src = source, alt } = shownAs(source, page) ?? {};
  const said = textOf(image['caption'] ?? image['description']);
  return { source: page.from === page.base ? source : src, from: page.from, alt: said ?? alt };
}

/** The page that is read. */
interface Page {
  readonly found: Found;
  readonly name: string;
  /** Its address where it speaks of one course only, so that this is the one of the course. */
  readonly own?: string | undefined;
  /** The address from which others are counted. */
  readonly base: string;
  /** The same for those of pictures, which are beside a file. */
  readonly from: string;
  readonly dom: Dom;
}

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

function readCourse(item: Item, page: Page): Thing | undefined {
  const { own, base, found } = page;
  const title = lineOf(textOf(item['name']));
  const address = addressIn(item, base);
  if (title === undefined) return undefined;
  found.site['origin'] ??= originOf(address);
  // The last part of its address is its name in the new one.
  const [, end = ''] = /([^/?#.]+)(?:\.\w+)?(?:\/(?:index\.\w+)?)?(?:[?#].*)?$/.exec(address ?? own ?? '') ?? [];
  const course = found.course(title, decodedPart(end));
  found.takeText(course, descriptionOf(item));
  course.picture ??= pictureOf(item['image'], page);
  found.redirect([address], course);
  return course;
}

function readInstance(item: Item, course: Thing, { base, found }: Page): void {
  const own = descriptionOf(item);
  course.text ??= own;
  if (own && !course.text?.text.includes(own.text)) found.note(NO_FIELD, lineOf(`${course.title}: ${own.text}`, 200));
  found.redirect([addressIn(item, base)], course);
  addSession(item, course, found);
}

/** Reads a thing that is a course; returns it if it has a title. */
function readWhole(item: Item, page: Page): readonly Thing[] {
  const { found } = page;
  const course = readCourse(item, page);
  if (!course) return [];
  for (const [field, value] of Object.entries(fieldsOf(item))) course.fields[field] ??= value;
  course.price ??= priceOf(item, course.title, found);
  course.fields['register'] ??= registerOf(item, found);
  const [subject, ...more] = partsIn(item['about']);
  if (more.length === 0) course.category ??= subject;
  noteUnread(item, course, found);
  if (isA(item, /^Product/)) found.note(PRODUCTS, course.title);
  for (const one of itemsIn(item['hasCourseInstance'])) readInstance(one, course, page);
  return [course];
}

const questionsIn = (item: Item): NonNullable<Thing['questions']> =>
  itemsIn(item['mainEntity']).flatMap((one) => {
    const [question, [answer]] = [lineOf(textOf(one['name'])), itemsIn(one['acceptedAnswer'])];
    const [text] = listOf(answer?.['text']);
    return question !== undefined && typeof text === 'string' ? { question, answer: { text, form: 'lines' } } : [];
  });

/** Takes the questions of a page that is about one course, and lists all else that is said. */
function readOther(item: Item, { name, found }: Page, [only, ...more]: readonly Thing[]): void {
  const questions = more.length === 0 && isA(item, /^FAQPage$/) ? questionsIn(item) : [];
  if (only && questions.length > 0) only.questions ??= questions;
  else found.note('What pages say to search engines of other things is left out', `${name}: ${String(item['@type'])}`);
}

/** Takes the profiles of the provider; returns those that are left. */
const readProfiles = ({ sameAs }: Item, { social }: Found): readonly unknown[] =>
  listOf(sameAs).filter((one) => {
    const address = String(one);
    const host = URL.canParse(address) ? new URL(address).hostname.split('.').at(-2) : undefined;
    const network = ownValue<string>(names.networks, host ?? '');
    if (network !== undefined && !social.has(network)) social.set(network, address);
    return network === undefined || social.get(network) !== address;
  });

function phoneIn(contact: Item, found: Found): string | undefined {
  const said = textOf(contact['telephone'])?.replace(/^tel:/, '') ?? '';
  const phone = meant('phone', said);
  if (phone.startsWith('+')) return phone;
  if (said !== '') found.note('Telephone numbers without a country code are left out', said);
  return undefined;
}

function readOrganization(item: Item, found: Found): void {
  const { site } = found;
  const name = lineOf(textOf(item['name']));
  site['name'] ??= name;
  if (name !== site['name']) return;
  const contact = { ...itemsIn(item['contactPoint'])[0], ...item };
  const [address] = itemsIn(item['address']);
  site['country'] ??= countryOf(textOf(address?.['addressCountry']), site['language'])['countryCode'];
  site['phone'] ??= phoneIn(contact, found);
  site['email'] ??= textOf(contact['email'])?.replace(/^mailto:/, '');
  noteUnread({ ...item, sameAs: readProfiles(item, found) }, { title: name ?? '', fields: {} }, found);
}

/** Reads the things of a page; returns the courses that it is about. */
function readItems(items: readonly Item[], page: Page): ReadonlySet<Thing> {
  const { found } = page;
  const under = (...keys: readonly string[]): ReadonlySet<Item> =>
    new Set(items.flatMap((item) => keys.flatMap((key) => itemsIn(item[key]))));
  // The instances of a course are read with it.
  const inner = under('hasCourseInstance', 'hasVariant', 'isSimilarTo', 'isRelatedTo', 'about');
  const parts = new Set(items.flatMap((one) => (isA(one, EVENT) ? itemsIn(one['subEvent']) : [])));
  const outer = items.filter((one) => !inner.has(one) && !parts.has(one));
  const courses = new Set(outer.filter((one) => isA(one, COURSE)).flatMap((one) => readWhole(one, page)));
  for (const item of outer.filter((one) => isA(one, EVENT))) {
    const course = readCourse(item, page) ?? (courses.size === 1 ? [...courses][0] : undefined);
    if (course) addSession(item, courses.add(course) && course, found);
    else found.note('Dates without a title are left out', `${page.name}: ${textOf(item['startDate']) ?? ''}`);
  }
  // What is neither a course nor a date, and that visitors read.
  const other = /^(?:FAQPage|HowTo|VideoObject|(?:News)?Article|BlogPosting|Service|JobPosting)$/;
  for (const item of [...under('@graph')].filter((one) => isA(one, other))) readOther(item, page, [...courses]);
  // Who pays for a course, or performs at an event, is not the provider.
  const providers = [...under('provider', 'publisher'), ...under('@graph')];
  for (const item of providers.filter((one) =>
    isA(one, /Organization$|School$|^(?:LocalBusiness|Corporation|CollegeOrUniversity|NGO|ProfessionalService)$/),
  ))
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
  // Browsers name the file of a page for its title.
  const path = /\s/.test(name) ? [] : [`/${name.split('/').map(encodeURIComponent).join('/')}`];
  return known.length > 0 ? known : path.map((one) => one.replace(/\/index\.\w+$/, '/'));
}

const attributeOf = (dom: Dom, tag: string, name: string): string =>
  DomUtils.getElementsByTagName(tag, dom)[0]?.attribs[name] ?? '';

/** The address from which those on a page are counted: the one that it names, or its own. */
function baseOf(dom: Dom, [own = '/']: readonly string[]): string {
  const said = attributeOf(dom, 'base', 'href');
  const at = URL.canParse(own, NOWHERE) ? new URL(own, NOWHERE).href : NOWHERE;
  return URL.canParse(said, at) ? new URL(said, at).href : at;
}

/** Reads a page into what was found. */
export function readPage(document: SourceDocument, found: Found): void {
  const { site } = found;
  const { name, url, text } = document;
  const dom = parseDocument(text);
  const items = itemsOf(dom, name, found);
  const titles = items.flatMap((one) => (isA(one, COURSE) || isA(one, /Event$/) ? (textOf(one['name']) ?? []) : []));
  const addresses = addressesOf(dom, document);
  const own = new Set(titles).size === 1 ? addresses[0] : undefined;
  const base = baseOf(dom, addresses);
  const lang = attributeOf(dom, 'html', 'lang');
  found.readLanguage(lang);
  site['origin'] ??= addresses.map((one) => originOf(one)).find(Boolean);
  const [only, ...more] = readItems(items, { found, name, own, base, from: url ? base : name, dom });
  if (!only) found.note('Pages that say nothing of courses to search engines lead to the home page', name);
  else if (lang !== '' && !lang.startsWith(site['language'] ?? ''))
    found.note('Entries in other languages of the site are among all others', `${name}: ${lang}`);
  found.redirect(addresses, more.length > 0 ? 'catalogue' : (only ?? 'home'));
}
