// A WordPress export as what it says of courses. Which pages and posts are courses, WordPress does not say: those below a page
// or in a category of courses are, and pages whose title says so. Of what plugins know, an event of The Events Calendar is a date of
// the course of its title; a product of WooCommerce is a course, its variations with a day are dates, and all others are options of
// its price.
import { decodedPart } from '../../base/decoded.ts';
import { groupBy, ownValue } from '../../base/objects.ts';
import {
  addThing,
  courseCalled,
  type FoundContent,
  lineOf,
  mostOf,
  note,
  readLanguage,
  redirectTo,
  type Target,
} from './found.ts';
import { toLine } from './html-to-markdown.ts';
import { noteUnread, priceIn, readEvent, readProduct, TICKET_OF } from './plugins.ts';
import {
  addressesOf,
  ancestorsOf,
  chainOf,
  type Entry,
  type Export,
  formerAddressesOf,
  HIDDEN,
  isOfCourses,
  isPublic,
  keyOf,
  pictureOf,
  readThing,
  slugOf,
  termOf,
  textOf,
  titleOf,
  typeOf,
  type WordPress,
} from './read-wxr.ts';

const ONE_COURSE =
  /(?:^|[^\p{L}])(?:course|workshop|seminar|bootcamp|\p{L}*lehrgang|\p{L}*schulung|\p{L}*kurs|cours|formation|stage|دورة)(?:$|[^\p{L}])/iu;

/** Types of entries that plugins for courses make. */
const courseTypes = /^(?:[a-z]+[-_])?(?:courses?|kurse?|seminare?|formations?|trainings?|workshops?)$/;

/** Types of entries that no visitor sees; variations are read with their products, attachments with what shows them. */
const internal =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-.*|wpcf7_contact_form|shop_\w+|elementor_\w+|et_\w+|tribe_rsvp_tickets|tec_.*|product_variation|attachment|wc_.*|section|topics|sfwd-(?:transactions|essays|assignment)|llms_(?!access_plan|membership).*|lp_order|tutor_enrolled)$/;

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

// Pages and posts.

function readCourse(entry: Entry, site: WordPress): Target {
  const course = courseCalled(site.found, titleOf(entry), slugOf(entry));
  readThing(entry, course, site);
  course.price ??= priceIn(entry);
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

/** What has no text of its own has no page. */
function leaveOut(entry: Entry, { found }: WordPress): Target {
  note(found, 'Pages without a text of their own; their addresses lead to the home page', titleOf(entry));
  return 'home';
}

function readPage(entry: Entry, site: WordPress): Target {
  const { found, entries } = site;
  const [title, slug, own] = [titleOf(entry), slugOf(entry), ownPageOf(entry, site)];
  if (own !== undefined) note(found, 'Pages that the new site makes itself; their texts are left out', title);
  if (own !== undefined) return own;
  const text = textOf(entry, site);
  if (text) return addThing(found, { kind: 'pages', title, text }, slug);
  return listOfPosts.test(slug) && entries.some((one) => typeOf(one) === 'post') ? 'news' : leaveOut(entry, site);
}

function readPost(entry: Entry, site: WordPress): Target {
  const [text, summary] = ['content', 'excerpt'].map((field) => textOf(entry, site, `${field}:encoded`));
  if (!text) return leaveOut(entry, site);
  const thing = { kind: 'news', title: titleOf(entry), text, summary, picture: pictureOf(entry, site) } as const;
  const news = addThing(site.found, thing, slugOf(entry));
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

// The lists that WordPress and its plugins make of entries and categories, which no export has.

/** Lists what is said of terms. */
function noteDescriptions({ found, terms }: WordPress): void {
  for (const { name, text = '' } of terms.values()) {
    const said = toLine(text);
    if (said !== '') note(found, 'Descriptions of categories are left out', lineOf(`${name}: ${said}`, 200));
  }
}

/** The languages in which plugins have addresses of their own, and the list of all events in each. */
const languages = ['en', 'de', 'fr'];
const EVENTS = ['/events', '/veranstaltungen', '/evenements'];

/** Where the lists of terms are, by their taxonomies: in each of the languages, or the same in all. */
const lists: readonly (readonly [domain: RegExp, to: Target, ...bases: readonly string[]])[] = [
  [/^category$/, 'news', '/category'],
  [/^post_tag$/, 'news', '/tag'],
  [/^tribe_events_cat$/, 'schedule', '/events/category', '/veranstaltungen/kategorie', '/evenements/categorie'],
  [/^product_cat$/, 'catalogue', '/product-category', '/produkt-kategorie', '/categorie-produit'],
  [/^product_tag$/, 'catalogue', '/product-tag', '/produkt-schlagwort', '/etiquette-produit'],
  [/course.*cat/, 'catalogue', '/course-category'],
  [/course.*tag/, 'catalogue', '/course-tag'],
  [/^language$/, 'home', ''],
];

/** Redirects the addresses of lists, in English and in the language of the site. */
function redirectArchives({ found, entries, terms, base: home }: WordPress): void {
  const known = [...new Set([0, languages.indexOf(found.site['language'] ?? '')])];
  const basesIn = (bases: readonly string[]): readonly string[] => known.flatMap((i) => bases[i] ?? []);
  for (const term of terms.values()) {
    const [, to = 'home', ...bases] = lists.find(([domain]) => domain.test(term.domain)) ?? [];
    const chain = chainOf(term, ({ domain, parent }) => terms.get(keyOf({ domain, slug: parent })));
    const slugs = chain.map(({ slug }) => slug).toReversed();
    // Some lists are below those that theirs is part of, others are not.
    const ends = term.slug === '' ? [] : [slugs.join('/'), term.slug];
    const paths = basesIn(bases).flatMap((at) => ends.map((end) => `${home}${at}/${end}/`));
    redirectTo(found, paths, isOfCourses(term.name, ...slugs.map(decodedPart)) ? 'catalogue' : to);
  }
  const lead = (form: RegExp, paths: readonly string[], to: Target): void => {
    if (!entries.some((one) => form.test(typeOf(one)))) return;
    for (const path of paths) redirectTo(found, [home + path], to);
  };
  lead(
    /^tribe_events$/,
    basesIn(EVENTS).flatMap((at) => [`${at}/`, `${at}/list/`, `${at}/month/`]),
    'schedule',
  );
  lead(/^product$/, ['/shop/'], 'catalogue');
  lead(courseTypes, ['/courses/'], 'catalogue');
  lead(/^post$/, ['/feed/'], 'news');
  lead(/^/, ['/'], 'home');
}

// The export as a whole.

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
  };
  for (const entry of entries) readEntry(entry, site);
  redirectParts(site);
  redirectArchives(site);
  noteDescriptions(site);
}
