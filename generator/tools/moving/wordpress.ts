// A WordPress export as what it says of courses. Which pages and posts are courses, WordPress does not say: those below a page
// or in a category of courses are, and pages whose title says so. Of what plugins know, an event of The Events Calendar is a date of
// the course of its title; a product of WooCommerce is a course, its variations with a day are dates, and all others are options of
// its price.
import { dropUndefined, groupBy, ownValue } from '../../base/objects.ts';
import { isTimeZone } from '../../base/time.ts';
import { courseTypes, isOfCourses, noteDescriptions, redirectArchives, termOf } from './archives.ts';
import {
  addThing,
  courseCalled,
  type FoundContent,
  type FoundPrice,
  isOnline,
  lineOf,
  type Moment,
  mostOf,
  note,
  placeWith,
  PRODUCTS,
  readLanguage,
  redirectTo,
  takeText,
  type Target,
  type Thing,
} from './found.ts';
import { toLine } from './html-to-markdown.ts';
import {
  choicesIn,
  fieldsIn,
  FURTHER_PRICES,
  noteProduct,
  noteReduced,
  noteUnread,
  priceIn,
  productsOf,
  readVariation,
  soldWith,
} from './plugins.ts';
import {
  addressesOf,
  ancestorsOf,
  type Entry,
  type Export,
  formerAddressesOf,
  keyOf,
  pictureOf,
  slugOf,
  textOf,
  titleOf,
  typeOf,
  type WordPress,
} from './read-wxr.ts';

const ONE_COURSE =
  /(?:^|[^\p{L}])(?:course|workshop|seminar|bootcamp|\p{L}*lehrgang|\p{L}*schulung|\p{L}*kurs|cours|formation|stage|دورة)(?:$|[^\p{L}])/iu;

/** Types of entries that no visitor sees; variations are read with their products, attachments with what shows them. */
const internal =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-.*|wpcf7_contact_form|shop_\w+|elementor_\w+|et_\w+|tribe_rsvp_tickets|tec_.*|product_variation|attachment|wc_.*|section|topics|sfwd-(?:transactions|essays|assignment)|llms_(?!access_plan|membership).*|lp_order|tutor_enrolled)$/;

const isPublic = (entry: Entry): boolean =>
  entry.field('wp:status') === 'publish' && entry.field('wp:post_password') === '';

const HIDDEN = 'Drafts, and what is private or in the bin, are left out';

const isList = (entry: Entry): boolean => isOfCourses(slugOf(entry), titleOf(entry));

/** Why an entry is a course; undefined where it is none. */
function reasonOf(entry: Entry, site: WordPress): string | undefined {
  if (courseTypes.test(typeOf(entry))) return 'Taken as courses, since a plugin for courses made them';
  if (ancestorsOf(entry, site).some(isList)) return 'Taken as courses, since they are below a page of courses';
  if (typeOf(entry) === 'page' && isList(entry)) return undefined;
  const terms = entry.terms.filter(({ domain }) => /^(?:category|post_tag)$/.test(domain));
  if (terms.some(({ name, slug }) => isOfCourses(name, slug)))
    return 'Taken as courses, since they are in a category of courses';
  const isNamed = typeOf(entry) === 'page' && /[\s-]/.test(titleOf(entry)) && ONE_COURSE.test(titleOf(entry));
  return isNamed ? 'Taken as courses, since their titles say so' : undefined;
}

/** Takes what entries say of a course in one way. */
function readThing(entry: Entry, course: Thing, site: WordPress): void {
  takeText(site.found, course, textOf(entry, site));
  course.summary ??= textOf(entry, site, 'excerpt:encoded');
  course.picture ??= pictureOf(entry, site);
}

// The Events Calendar.

/** Where an event is held: a place, or online. */
function whereOf(entry: Entry, { byId, found }: WordPress): Readonly<Record<string, string | undefined>> {
  const venue = byId.get(entry.meta('_EventVenueID'));
  const name = venue ? titleOf(venue) : '';
  const isHybrid = entry.meta('_tribe_virtual_events_type') === 'hybrid';
  const isVirtual = isYes(entry, '_tribe_events_is_virtual') || isOnline(name);
  const type = isVirtual ? (isHybrid ? 'Hybrid' : 'Online') : undefined;
  if (!venue || type === 'Online') return { type };
  const of = (key: string): string | undefined => lineOf(venue.meta(`_Venue${key}`));
  const region = of('StateProvince') ?? of('State') ?? of('Province');
  const parts = { street: of('Address'), locality: of('City'), region, postalCode: of('Zip'), country: of('Country') };
  return { place: placeWith(found, name, parts), type };
}

function momentOf(entry: Entry, key: string): Moment | undefined {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?/.exec(entry.meta(key)) ?? [];
  const zone = entry.meta('_EventTimezone');
  const isNamed = isTimeZone(zone) && !/^UTC./.test(zone);
  return day === undefined
    ? undefined
    : { day, time: isYes(entry, '_EventAllDay') ? undefined : time, zone: isNamed ? zone : undefined };
}

const isYes = (entry: Entry, key: string): boolean => /^(?:yes|1|true)$/.test(entry.meta(key));

/** The number of the event that a product is a ticket for. */
const TICKET_OF = '_tribe_wooticket_for_event';

/** What an event costs, or a ticket for it. */
function costOf(entry: Entry, { tickets }: WordPress): FoundPrice | undefined {
  const ticket = tickets.get(entry.field('wp:post_id'));
  const amount = entry.meta('_EventCost') || (ticket?.meta('_price') ?? '');
  return amount === ''
    ? undefined
    : { amount, currency: entry.meta('_EventCurrencyCode') || entry.meta('_EventCurrencySymbol') };
}

/** Reads an event. */
function readEvent(entry: Entry, site: WordPress): Target {
  const { found } = site;
  const course = courseCalled(found, titleOf(entry), entry.field('wp:post_name').replace(/-\d+$/, ''));
  readThing(entry, course, site);
  course.category ??= termOf(entry, /^tribe_events_cat$/);
  const start = momentOf(entry, '_EventStartDate');
  if (!start) note(found, 'Events without a date', course.title);
  if (/s:4:"type";s:\d+:"(?!None)/.test(entry.meta('_EventRecurrence')))
    note(found, 'Events that repeat are exported with one date: add the others to schedule.yaml', course.title);
  const fields = dropUndefined({
    ...whereOf(entry, site),
    status: ownValue({ canceled: 'cancelled', postponed: 'postponed' }, entry.meta('_tribe_events_status')),
  });
  const meetings = start ? [{ start, end: momentOf(entry, '_EventEndDate') }] : [];
  found.sessions.push({ course, meetings, fields, price: costOf(entry, site) });
  return course;
}

// WooCommerce.

/** Reads the variations of a product, and what it costs itself or in one that leaves everything open. */
function readPrices(entry: Entry, course: Thing, site: WordPress): void {
  const all = site.variations.get(entry.field('wp:post_id')) ?? [];
  const variations = all.filter(isPublic);
  for (const one of all.filter((other) => !isPublic(other))) note(site.found, HIDDEN, titleOf(one));
  for (const one of variations) readVariation(one, course, site);
  const whole = variations.length === 0 ? entry : variations.find((one) => choicesIn(one, site).length === 0);
  const price = whole && priceIn(whole);
  course.price ??= price;
  if (price && price.amount !== course.price?.amount)
    note(site.found, FURTHER_PRICES, `${course.title}: ${titleOf(entry)} ${price.amount}`);
}

/** Reads a product, or how a course is paid. */
function readProduct(entry: Entry, site: WordPress): Target | undefined {
  const { found } = site;
  if (entry.meta(TICKET_OF) !== '') return undefined;
  const named = soldWith(entry, site) ?? entry;
  const course = courseCalled(found, titleOf(named), slugOf(named));
  if (named === entry) note(found, PRODUCTS, course.title);
  readThing(entry, course, site);
  course.category ??= termOf(entry, /^product_cat$/);
  course.fields['code'] ??= lineOf(entry.meta('_sku'), 60);
  readPrices(entry, course, site);
  noteProduct(entry, course, site);
  return course;
}

// Pages and posts.

function readCourse(entry: Entry, site: WordPress): Target {
  const course = courseCalled(site.found, titleOf(entry), slugOf(entry));
  readThing(entry, course, site);
  course.price ??= priceIn(entry);
  noteReduced(entry, course, site);
  Object.assign(course.fields, fieldsIn(entry));
  const parent = ancestorsOf(entry, site).find((one) => !isList(one));
  const term = termOf(entry, /^category$|[_-]cat(?:egory)?$|^stm_lms_course_taxonomy$/);
  course.category ??= term !== undefined && !isOfCourses(term) ? term : parent && titleOf(parent);
  return course;
}

/** Pages that the new site makes itself, by the ends of their addresses. */
const ownPages: readonly (readonly [RegExp, Target])[] = [
  [/^(?:cart|checkout|my-account|warenkorb|kasse|mein-konto|panier|commande|mon-compte|shop|boutique)$/, 'catalogue'],
  [/^(?:schedule|dates|calendar|events|termine|kalender|agenda|calendrier)$/, 'schedule'],
];

/** The page that lists the posts, by its address; it has no text. */
const listOfPosts = /^(?:blog|news|aktuelles|neuigkeiten|actualites|nouvelles)$/;

function ownPageOf(entry: Entry, { base }: WordPress): Target | undefined {
  const link = entry.field('link');
  const isHome = URL.canParse(link) && new URL(link).pathname === `${base}/` && !link.includes('?');
  return isHome ? 'home' : isList(entry) ? 'catalogue' : ownPages.find(([form]) => form.test(slugOf(entry)))?.[1];
}

function readPage(entry: Entry, site: WordPress): Target {
  const { found, entries } = site;
  const [title, slug, own] = [titleOf(entry), slugOf(entry), ownPageOf(entry, site)];
  if (own !== undefined) note(found, 'Pages that the new site makes itself; their texts are left out', title);
  if (own !== undefined) return own;
  const text = textOf(entry, site);
  if (text) return addThing(found, { kind: 'pages', title, text }, slug);
  if (listOfPosts.test(slug) && entries.some((one) => typeOf(one) === 'post')) return 'news';
  note(found, 'Pages without a text of their own; their addresses lead to the home page', title);
  return 'home';
}

function readPost(entry: Entry, site: WordPress): Target {
  const { found } = site;
  const text = textOf(entry, site);
  if (!text) note(found, 'News without a text; their addresses lead to the home page', titleOf(entry));
  if (!text) return 'home';
  const [summary, picture] = [textOf(entry, site, 'excerpt:encoded'), pictureOf(entry, site)];
  const news = addThing(found, { kind: 'news', title: titleOf(entry), text, summary, picture }, slugOf(entry));
  news.fields['date'] = entry.field('wp:post_date').slice(0, 10);
  return news;
}

function readUnknown(entry: Entry, { found }: WordPress): undefined {
  const sentence = 'are not understood; their addresses lead to what they belong to, or to the home page';
  note(found, `Entries of the type "${typeOf(entry)}" ${sentence}`, titleOf(entry));
}

/** A place has been read with its events; what organisers are, an event does not say. */
function readPartOfEvents(entry: Entry, { found }: WordPress): Target {
  if (typeOf(entry) === 'tribe_organizer' || entry.field('content:encoded') !== '')
    note(found, 'Organisers of events, and texts of places, are left out', titleOf(entry));
  return 'schedule';
}

const readers: Readonly<Record<string, (entry: Entry, site: WordPress) => Target | undefined>> = {
  page: readPage,
  post: readPost,
  tribe_events: readEvent,
  tribe_venue: readPartOfEvents,
  tribe_organizer: readPartOfEvents,
  product: readProduct,
  llms_access_plan: readProduct,
};

/** Reads an entry, and lets its addresses lead on. */
function readEntry(entry: Entry, site: WordPress): void {
  const { found, targets } = site;
  const [type, title] = [typeOf(entry), titleOf(entry)];
  if (internal.test(type)) return;
  // What has a password has an address, too.
  if (entry.field('wp:status') === 'publish') targets.set(entry, undefined);
  if (!isPublic(entry)) return note(found, HIDDEN, title);
  if (title === '') return note(found, 'Entries without a title are left out', entry.field('link'));
  const reason = /^(?:tribe_|product$)/.test(type) ? undefined : reasonOf(entry, site);
  if (reason !== undefined) note(found, reason, title);
  const target = (reason === undefined ? (ownValue(readers, type) ?? readUnknown) : readCourse)(entry, site);
  noteUnread(entry, site);
  targets.set(entry, target);
  if (target) redirectTo(found, addressesOf(entry, site), target);
}

/** Attachments, lessons and what is left out lead to what shows them, or what they belong to. */
function redirectParts(site: WordPress): void {
  const { entries, byId, targets, found } = site;
  const shown = new Map(entries.map((entry) => [entry.meta('_thumbnail_id'), targets.get(entry)]));
  const isPart = (one: Entry): boolean => typeOf(one) === 'attachment' || (targets.has(one) && !targets.get(one));
  for (const [entry, target] of targets) if (target) redirectTo(found, formerAddressesOf(entry), target);
  for (const entry of entries.filter(isPart)) {
    const file = entry.field('wp:attachment_url');
    if (typeOf(entry) === 'attachment' && !/\.(?:jpe?g|png|webp|avif|gif|svg)(?:\?|$)/i.test(file))
      note(found, 'Documents are left out: put them into content/media, and name them where they belong', file);
    const kept = ['course_id', '_llms_parent_course', '_lesson_course', TICKET_OF].map((key) =>
      byId.get(entry.meta(key)),
    );
    const wholes = [...kept, ...ancestorsOf(entry, site)].map((one) => one && targets.get(one));
    redirectTo(found, addressesOf(entry, site), shown.get(entry.field('wp:post_id')) ?? wholes.find(Boolean) ?? 'home');
  }
}

/** Reads what the export says of the site; returns the path that all of its addresses begin with. */
function readSite({ channel, entries }: Export, found: FoundContent): string {
  const { site } = found;
  const said = [channel('wp:base_blog_url'), channel('link')].filter((one) => URL.canParse(one));
  // Copies of a site may name another address than the one that its pages have.
  const links = entries.filter((one) => typeOf(one) !== 'attachment').map((one) => one.field('link'));
  const origins = links.filter((one) => URL.canParse(one)).map((one) => new URL(one).origin);
  site['name'] ??= lineOf(toLine(channel('title')));
  site['tagline'] ??= lineOf(toLine(channel('description')));
  readLanguage(channel('language'), found);
  site['origin'] ??= mostOf(origins) ?? said.map((one) => new URL(one).origin)[0];
  return said.map((one) => new URL(one).pathname.replace(/\/$/, ''))[0] ?? '';
}

/** Entries by numbers that they have or keep, of which some are empty. */
const byNumber = (entries: readonly Entry[], numbersOf: (entry: Entry) => readonly string[]): Map<string, Entry> =>
  new Map(entries.flatMap((one) => numbersOf(one).flatMap((id) => (id === '' ? [] : [[id, one] as const]))));

/** Reads the exports of a site, of which there are several where it is large, into what was found. */
export function readWordPress(exports: readonly Export[], found: FoundContent): void {
  const [first] = exports;
  if (!first) return;
  const all = exports.flatMap(({ entries }) => entries);
  const idOf = (one: Entry): string => one.field('wp:post_id');
  const byId = byNumber(all, (one) => [idOf(one)]);
  const entries = all.filter((one) => idOf(one) === '' || byId.get(idOf(one)) === one);
  const terms = [...entries.flatMap((one) => one.terms), ...exports.flatMap((one) => one.terms)];
  const site: WordPress = {
    ...{ found, entries, byId, targets: new Map(), base: readSite({ ...first, entries }, found) },
    terms: new Map(terms.map((term) => [keyOf(term), term])),
    files: new Set(entries.map((one) => one.field('wp:attachment_url'))),
    variations: groupBy(
      entries.filter((one) => typeOf(one) === 'product_variation'),
      (one) => one.field('wp:post_parent'),
    ),
    tickets: byNumber(entries, (one) => [one.meta(TICKET_OF), one.meta('_tec_tickets_commerce_event')]),
    sold: byNumber(entries, productsOf),
  };
  for (const entry of entries) readEntry(entry, site);
  redirectParts(site);
  redirectArchives(site);
  noteDescriptions(site);
}
