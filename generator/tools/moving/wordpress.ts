// A WordPress export as what it says of courses. Which pages and posts are courses, WordPress does not say: those below a page
// or in a category of courses are, and pages whose title says so. Of what plugins know, an event of The Events Calendar is a date of
// the course of its title; a product of WooCommerce is a course, its variations with a day are dates, and all others are options of
// its price.
import { dropUndefined } from '../../base/objects.ts';
import { isTimeZone } from '../../base/time.ts';
import { daysIn, orderIn } from '../sheets/dates.ts';
import {
  addThing,
  courseCalled,
  type Found,
  type FoundPrice,
  lineOf,
  type Moment,
  mostOf,
  note,
  placeWith,
  readLanguage,
  redirectTo,
  type Target,
  type Thing,
} from './found.ts';
import { toLine } from './html-to-markdown.ts';
import {
  addressesOf,
  ancestorsOf,
  type Entry,
  type Export,
  pictureOf,
  readWxr,
  slugOf,
  type Term,
  termOf,
  textOf,
  titleOf,
  typeOf,
  type WordPress,
} from './read-wxr.ts';

const COURSES =
  /(?:^|[^\p{L}])(?:courses|classes|trainings|workshops|seminars|\p{L}*kurse|kursangebote?|\p{L}*seminare|\p{L}*lehrg[aä]nge|\p{L}*schulungen|\p{L}*bildungen|formations|stages|nos cours|cursos|corsi|(?:ال)?دورات)(?:$|[^\p{L}])|^(?:course|training|kurs|seminar|formation|cours)$/iu;
const ONE_COURSE =
  /(?:^|[^\p{L}])(?:course|workshop|seminar|bootcamp|\p{L}*lehrgang|\p{L}*schulung|\p{L}*kurs|cours|formation|stage|دورة)(?:$|[^\p{L}])/iu;

/** Types of entries that plugins for courses make. */
const courseTypes =
  /^(?:sfwd-courses|lp_course|courses?|tutor_course|stm-courses|llms_course|kurse?|seminare?|formations?|trainings?|workshops?)$/;

/** Types of entries that no visitor sees; variations are read with their products, attachments with what shows them. */
const internal =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-.*|wpcf7_contact_form|shop_\w+|elementor_\w+|et_\w+|tribe_organizer|tribe_rsvp_tickets|tec_.*|product_variation|attachment|wc_.*)$/;

const isOfCourses = (...words: readonly string[]): boolean =>
  words.some((word) => COURSES.test(word.replaceAll('-', ' ')));

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
  course.text ??= textOf(entry, site.found);
  course.summary ??= textOf(entry, site.found, 'excerpt:encoded');
  course.picture ??= pictureOf(entry, site);
}

// The Events Calendar.

function placeOf(entry: Entry, { byId, found }: WordPress): string | undefined {
  const venue = byId.get(entry.meta('_EventVenueID'));
  const of = (key: string): string | undefined => lineOf(venue?.meta(`_Venue${key}`));
  const region = of('StateProvince') ?? of('State') ?? of('Province');
  const parts = { street: of('Address'), locality: of('City'), region, postalCode: of('Zip'), country: of('Country') };
  return venue && placeWith(found, titleOf(venue), parts);
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

/** What an event costs, or a ticket for it. */
function costOf(entry: Entry, { entries }: WordPress): FoundPrice | undefined {
  const ticket = entries.find((one) => one.meta('_tribe_wooticket_for_event') === entry.field('wp:post_id'));
  const amount = entry.meta('_EventCost') || (ticket?.meta('_price') ?? '');
  return amount === ''
    ? undefined
    : { amount, currency: entry.meta('_EventCurrencyCode') || entry.meta('_EventCurrencySymbol') };
}

const statuses: Readonly<Record<string, string>> = { canceled: 'cancelled', postponed: 'postponed' };

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
  const isOnline = isYes(entry, '_tribe_events_is_virtual') && entry.meta('_tribe_virtual_events_type') !== 'hybrid';
  const fields = dropUndefined({
    place: isOnline ? undefined : placeOf(entry, site),
    type: isOnline ? 'Online' : undefined,
    status: statuses[entry.meta('_tribe_events_status')],
  });
  const meetings = start ? [{ start, end: momentOf(entry, '_EventEndDate') }] : [];
  found.sessions.push({ course, meetings, fields, price: costOf(entry, site) });
  return course;
}

// WooCommerce.

/** The price of a product, or of a course of LearnPress. */
function priceIn({ meta }: Entry): FoundPrice | undefined {
  const amount = ['_regular_price', '_price', '_lp_regular_price', '_lp_price'].map(meta).find(Boolean);
  return amount === undefined ? undefined : { amount };
}

/** The values of the attributes of a variation; none of those that may have any. */
const choicesIn = ({ metas }: Entry): readonly string[] =>
  [...metas].flatMap(([key, value]) => (key.startsWith('attribute_') && value !== '' ? [value] : []));

/** A variation by the values of its attributes: days are dates of the course, other values are an option. */
function readVariation(entry: Entry, course: Thing, site: WordPress): void {
  const { found } = site;
  const [choices, price] = [choicesIn(entry), priceIn(entry)];
  const name = choices.filter((choice) => !daysIn(choice, 'mixed') && orderIn(choice) !== 'either').join(', ');
  for (const choice of choices) {
    const order = orderIn(choice);
    const days = order === 'either' ? undefined : daysIn(choice, order ?? 'day');
    if (order === 'either') note(found, 'Days that can be read in two ways are left out', `${course.title}: ${choice}`);
    if (days)
      found.sessions.push({
        course,
        meetings: [{ start: { day: days[0] }, end: { day: days[1] } }],
        fields: {},
        price,
      });
  }
  if (name !== '' && price) course.options = [...(course.options ?? []), { name, amount: price.amount }];
  redirectTo(found, addressesOf(entry, site), course);
}

/** Reads a product. */
function readProduct(entry: Entry, site: WordPress): Target {
  const { found, entries } = site;
  if (entry.meta('_tribe_wooticket_for_event') !== '') return 'schedule';
  const course = courseCalled(found, titleOf(entry), entry.field('wp:post_name'));
  note(found, 'Products are taken as courses: delete those that are not', course.title);
  readThing(entry, course, site);
  course.category ??= termOf(entry, /^product_cat$/);
  course.fields['code'] ??= lineOf(entry.meta('_sku'), 60);
  const isOwn = (one: Entry): boolean =>
    typeOf(one) === 'product_variation' && one.field('wp:post_parent') === entry.field('wp:post_id');
  const variations = entries.filter(isOwn);
  for (const one of variations) readVariation(one, course, site);
  const whole = variations.length === 0 ? entry : variations.find((one) => choicesIn(one).length === 0);
  course.price ??= whole && priceIn(whole);
  if (entry.meta('_sale_price') !== '')
    note(found, 'Reduced prices are left out', `${course.title}: ${entry.meta('_sale_price')}`);
  const facts = entry.meta('_product_attributes').match(/"is_variation";i:0/g);
  if (facts) note(found, 'Attributes of products are left out: write them as "facts"', course.title);
  return course;
}

// Pages and posts.

/** How long a course of LearnPress takes: "10 week", in older ones a figure without a unit, which says nothing. */
function lengthIn({ meta }: Entry): Readonly<Record<string, number>> {
  const [, figure = '0', unit = ''] = /^(\d+) (minute|hour|day|week)$/.exec(meta('_lp_duration')) ?? [];
  return Number(figure) > 0 ? { [`${unit}s`]: Number(figure) } : {};
}

function readCourse(entry: Entry, site: WordPress): Target {
  const course = courseCalled(site.found, titleOf(entry), slugOf(entry));
  readThing(entry, course, site);
  course.price ??= priceIn(entry);
  Object.assign(course.fields, lengthIn(entry));
  const parent = ancestorsOf(entry, site).find((one) => !isList(one));
  const term = termOf(entry, /^category$|_cat(?:egory)?$/);
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
  const text = textOf(entry, found);
  if (text) return addThing(found, { kind: 'pages', title, text }, slug);
  if (listOfPosts.test(slug) && entries.some((one) => typeOf(one) === 'post')) return 'news';
  note(found, 'Pages without a text of their own; their addresses lead to the home page', title);
  return 'home';
}

function readPost(entry: Entry, site: WordPress): Target {
  const { found } = site;
  const text = textOf(entry, found);
  if (!text) note(found, 'News without a text; their addresses lead to the home page', titleOf(entry));
  if (!text) return 'home';
  const [summary, picture] = [textOf(entry, found, 'excerpt:encoded'), pictureOf(entry, site)];
  const news = addThing(found, { kind: 'news', title: titleOf(entry), text, summary, picture }, slugOf(entry));
  news.fields['date'] = entry.field('wp:post_date').slice(0, 10);
  return news;
}

function readUnknown(entry: Entry, { found }: WordPress): Target {
  const sort = `Entries of the type "${typeOf(entry)}"`;
  note(found, `${sort} are not understood; their addresses lead to the home page`, titleOf(entry));
  return 'home';
}

const readers: Readonly<Record<string, (entry: Entry, site: WordPress) => Target>> = {
  page: readPage,
  post: readPost,
  tribe_events: readEvent,
  tribe_venue: () => 'schedule',
  product: readProduct,
};

/** Reads an entry, and lets its addresses lead on. */
function readEntry(entry: Entry, site: WordPress): void {
  const { found, targets } = site;
  const [type, title] = [typeOf(entry), titleOf(entry)];
  if (internal.test(type)) return;
  const isPublic = entry.field('wp:status') === 'publish' && entry.field('wp:post_password') === '';
  if (!isPublic) return note(found, 'Drafts, and what is private or in the bin, are left out', title);
  if (title === '') {
    note(found, 'Entries without a title are left out; their addresses lead to the home page', entry.field('link'));
    return redirectTo(found, addressesOf(entry, site), 'home');
  }
  const reason = /^(?:tribe_|product$)/.test(type) ? undefined : reasonOf(entry, site);
  if (reason !== undefined) note(found, reason, title);
  const target = (reason === undefined ? (readers[type] ?? readUnknown) : readCourse)(entry, site);
  targets.set(entry, target);
  redirectTo(found, addressesOf(entry, site), target);
}

/** Attachments lead to what shows them. */
function redirectAttachments(site: WordPress): void {
  const { entries, byId, targets, found } = site;
  const shown = new Map(entries.map((entry) => [entry.meta('_thumbnail_id'), targets.get(entry)]));
  for (const entry of entries.filter((one) => typeOf(one) === 'attachment')) {
    const parent = byId.get(entry.field('wp:post_parent'));
    const file = entry.field('wp:attachment_url');
    if (!/\.(?:jpe?g|png|webp|avif|gif|svg)$/i.test(file))
      note(found, 'Documents are left out: put them into content/media, and name them where they belong', file);
    const target = shown.get(entry.field('wp:post_id')) ?? (parent && targets.get(parent)) ?? 'home';
    redirectTo(found, addressesOf(entry, site), target);
  }
}

/** The lists that WordPress and its plugins make of a category, by its sort. */
const archives: Readonly<Record<string, readonly [base: string, to: Target]>> = {
  category: ['category', 'news'],
  post_tag: ['tag', 'news'],
  product_cat: ['product-category', 'catalogue'],
  product_tag: ['product-tag', 'catalogue'],
  tribe_events_cat: ['events/category', 'schedule'],
};

function redirectArchives(terms: readonly Term[], { found, entries, base: home }: WordPress): void {
  for (const { domain, slug, name } of terms) {
    const [base, to = 'home'] = archives[domain] ?? [];
    if (base !== undefined && slug !== '')
      redirectTo(found, [`${home}/${base}/${slug}/`], isOfCourses(name, slug) ? 'catalogue' : to);
  }
  const types = new Set(entries.map(typeOf));
  redirectTo(found, [`${home}/`], 'home');
  const events = ['/events/', '/events/list/', '/events/month/'].map((path) => home + path);
  if (types.has('tribe_events')) redirectTo(found, events, 'schedule');
  if (types.has('product')) redirectTo(found, [`${home}/shop/`], 'catalogue');
}

/** Reads what the export says of the site; returns the path that all of its addresses begin with. */
function readSite({ channel, entries }: Export, found: Found): string {
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

/** Reads an export into what was found. */
export function readWordPress(text: string, name: string, found: Found): void {
  const whole = readWxr(text, name);
  const { entries } = whole;
  const byId = new Map(entries.map((one) => [one.field('wp:post_id'), one]));
  const site: WordPress = { found, entries, byId, base: readSite(whole, found), targets: new Map() };
  for (const entry of entries) readEntry(entry, site);
  redirectAttachments(site);
  redirectArchives([...whole.terms, ...entries.flatMap(({ terms }) => terms)], site);
}
