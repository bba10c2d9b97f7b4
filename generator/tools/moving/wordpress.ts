// A WordPress export as what it says of courses. Which pages and posts are courses, WordPress does not say: those below a page
// or in a category of courses are, and pages whose title says so. Of what plugins know, an event of The Events Calendar is a date of
// the course of its title; a product of WooCommerce is a course, its variations with a day are dates, and all others are options of
// its price.
import { decodedPart } from '../../base/decoded.ts';
import { ownValue } from '../../base/objects.ts';
import { type Found, lineOf, type Target } from './found.ts';
import { toLine } from './html-to-markdown.ts';
import names from './names.json' with { type: 'json' };
import { noteTerms, noteUnread, priceIn, readEvent, readProduct } from './plugins.ts';
import { type Entry, type Export, HIDDEN, TICKET_OF, WordPress } from './read-wxr.ts';
import { chainOf, isOfCourses, keyOf, termOf } from './terms.ts';

const ONE_COURSE =
  /(?:^|[^\p{L}])(?:course|workshop|seminar|bootcamp|\p{L}*lehrgang|\p{L}*schulung|\p{L}*kurs|cours|formation|stage|دورة)(?:$|[^\p{L}])/iu;

/** Types of entries that plugins for courses make. */
const courseTypes = /^(?:[a-z]+[-_])?(?:courses?|kurse?|seminare?|formations?|trainings?|workshops?)$/;

/** Types of entries that no visitor sees; variations are read with their products, attachments with what shows them. */
const internal =
  /^(?:nav_menu_item|revision|custom_css|customize_changeset|oembed_cache|user_request|wp_\w+|acf-.*|shop_\w+|elementor_\w+|et_\w+|tribe_rsvp_tickets|tec_.*|product_variation|attachment|wc_.*|section|topics|sfwd-(?:transactions|essays|assignment)|llms_(?!access_plan|membership|quiz).*|sensei_(?:message|email)|wpforms|(?:[a-z\d]+[-_])+forms?|lp_order|tutor_enrolled)$/;

const isList = (entry: Entry): boolean => isOfCourses(entry.slug, entry.title);

/** Why an entry is a course; undefined where it is none. */
function reasonOf(entry: Entry, site: WordPress): string | undefined {
  if (courseTypes.test(entry.type)) return 'Taken as courses, since a plugin for courses made them';
  if (site.ancestorsOf(entry).some(isList)) return 'Taken as courses, since they are below a page of courses';
  if (entry.type === 'page' && isList(entry)) return undefined;
  const terms = entry.terms.filter(({ domain }) => /^(?:category|post_tag)$/.test(domain));
  if (terms.some(({ name, slug }) => isOfCourses(name, slug)))
    return 'Taken as courses, since they are in a category of courses';
  const isNamed = entry.type === 'page' && /[\s-]/.test(entry.title) && ONE_COURSE.test(entry.title);
  return isNamed ? 'Taken as courses, since their titles say so' : undefined;
}

// Pages and posts.

function readCourse(entry: Entry, site: WordPress): Target {
  const course = site.courseOf(entry);
  course.price ??= priceIn(entry);
  const parent = site.ancestorsOf(entry).find((one) => !isList(one));
  const term = termOf(entry, /^category$|[_-]cat(?:egory)?$|^stm_lms_course_taxonomy$/);
  course.category ??= term !== undefined && !isOfCourses(term) ? term : parent && parent.title;
  return course;
}

function ownPageOf(entry: Entry, { base }: WordPress): Target | undefined {
  const link = entry.field('link');
  const isHome = URL.canParse(link) && new URL(link).pathname === `${base}/` && !link.includes('?');
  if (isHome) return 'home';
  // Pages that the new site makes itself, by the ends of their addresses.
  const { catalogue, schedule } = names.ownPages;
  if (isList(entry) || catalogue.includes(entry.slug)) return 'catalogue';
  return schedule.includes(entry.slug) ? 'schedule' : undefined;
}

/** What has no text of its own has no page. */
function leaveOut(entry: Entry, { found }: WordPress): Target {
  found.note('Pages without a text of their own; their addresses lead to the home page', entry.title);
  return 'home';
}

function readPage(entry: Entry, site: WordPress): Target {
  const { found, entries } = site;
  const [title, slug, own] = [entry.title, entry.slug, ownPageOf(entry, site)];
  if (own !== undefined) found.note('Pages that the new site makes itself; their texts are left out', title);
  if (own !== undefined) return own;
  const text = site.textOf(entry);
  if (text) return found.add({ kind: 'pages', title, text }, slug);
  // The page that lists the posts has no text.
  const isOfPosts = /^(?:blog|news|aktuelles|neuigkeiten|actualites|nouvelles)$/.test(slug);
  return isOfPosts && entries.some((one) => one.type === 'post') ? 'news' : leaveOut(entry, site);
}

function readPost(entry: Entry, site: WordPress): Target {
  const [text, summary] = ['content', 'excerpt'].map((field) => site.textOf(entry, `${field}:encoded`));
  if (!text) return leaveOut(entry, site);
  const thing = { kind: 'news', title: entry.title, text, summary, picture: site.pictureOf(entry) } as const;
  const news = site.found.add(thing, entry.slug);
  news.fields['date'] = entry.field('wp:post_date').slice(0, 10);
  return news;
}

function readUnknown(entry: Entry, { found }: WordPress): undefined {
  const sentence = 'are not understood; their addresses lead to what they belong to, or to the home page';
  found.note(`Entries of the type "${entry.type}" ${sentence}`, entry.title);
}

/** A place has been read with its events; what organisers are, an event does not say. */
function readPartOfEvents(entry: Entry, { found }: WordPress): Target {
  if (entry.type === 'tribe_organizer' || entry.field('content:encoded') !== '')
    found.note('Organisers of events, and texts of places, are left out', entry.title);
  return 'schedule';
}

const readers: Readonly<Record<string, (entry: Entry, site: WordPress) => Target | undefined>> = {
  page: readPage,
  post: readPost,
  tribe_events: readEvent,
  tribe_venue: readPartOfEvents,
  tribe_organizer: readPartOfEvents,
  product: readProduct,
  llms_access_plan: (entry, site) => (site.sold.has(entry.id) ? readProduct : readUnknown)(entry, site),
};

function readEntry(entry: Entry, site: WordPress): void {
  const { found, targets } = site;
  const [type, title] = [entry.type, entry.title];
  if (internal.test(type)) return;
  // What has a password has an address, too.
  if (entry.field('wp:status') === 'publish') targets.set(entry, undefined);
  if (!entry.isPublic) return found.note(HIDDEN, title);
  if (title === '') return found.note('Entries without a title are left out', entry.field('link'));
  const reason = /^(?:tribe_|product$)/.test(type) ? undefined : reasonOf(entry, site);
  if (reason !== undefined) found.note(reason, title);
  const target = (reason === undefined ? (ownValue(readers, type) ?? readUnknown) : readCourse)(entry, site);
  noteUnread(entry, site);
  noteTerms(entry, site, target);
  targets.set(entry, target);
  if (target) site.redirect(entry, target);
}

/** What became of the nearest whole that an entry is a part of, or whose address it is below. */
function wholeOf(entry: Entry, { byId, targets, found: { redirects } }: WordPress): Target | undefined {
  const wholes = new Set([entry]);
  for (const one of wholes) {
    const target = targets.get(one);
    if (target) return target;
    const ids = [...[...names.wholes, TICKET_OF].map((key) => one.meta(key)), one.field('wp:post_parent')];
    for (const whole of ids.flatMap((id) => byId.get(id) ?? [])) wholes.add(whole);
  }
  const above = (link: string): string => link.replace(/[^/]+\/*$/, '');
  const chain = chainOf(above(entry.field('link')), (link) => above(link) || undefined);
  return chain.map((link) => redirects.get(link)).find((one) => typeof one === 'object');
}

/** Attachments, lessons and what is left out lead to what shows them, or what they belong to. */
function redirectParts(site: WordPress): void {
  const { entries, targets, found } = site;
  const shown = new Map(entries.map((entry) => [entry.meta('_thumbnail_id'), targets.get(entry)]));
  const isPart = (one: Entry): boolean => one.type === 'attachment' || (targets.has(one) && !targets.get(one));
  for (const [entry, target] of targets) if (target) site.redirectFormer(entry, target);
  for (const entry of entries.filter(isPart)) {
    const file = entry.field('wp:attachment_url');
    if (entry.type === 'attachment' && !/\.(?:jpe?g|png|webp|avif|gif|svg)(?:\?|$)/i.test(file))
      found.note('Documents are left out: put them into content/media, and name them where they belong', file);
    site.redirect(entry, shown.get(entry.id) ?? wholeOf(entry, site) ?? 'home');
  }
}

/** Redirects the lists that WordPress and plugins make, which no export has: in English and in the language of the site. */
function redirectArchives({ found, entries, terms, base: home }: WordPress): void {
  const known = [...new Set([0, ['en', 'de', 'fr'].indexOf(found.site['language'] ?? '')])];
  const basesIn = (bases: readonly string[]): readonly string[] => known.flatMap((i) => bases[i] ?? []);
  for (const term of terms.values()) {
    const { to = 'home', bases = [] } = names.archives.find(({ domain }) => new RegExp(domain).test(term.domain)) ?? {};
    const chain = chainOf(term, ({ domain, parent }) => terms.get(keyOf({ domain, slug: parent })));
    const slugs = chain.map(({ slug }) => slug).toReversed();
    // Some lists are below those that theirs is part of, others are not.
    const ends = term.slug === '' ? [] : [slugs.join('/'), term.slug];
    const paths = basesIn(bases).flatMap((at) => ends.map((end) => `${home}${at}/${end}/`));
    found.redirect(paths, isOfCourses(term.name, ...slugs.map(decodedPart)) ? 'catalogue' : (to as Target));
  }
  for (const { type, to, bases } of names.lists)
    if (entries.some((one) => new RegExp(type).test(one.type)))
      found.redirect(
        basesIn(bases).flatMap((at) => at.split(' ').map((path) => home + path)),
        to as Target,
      );
}

/** Reads the exports of a site into what was found. */
export function readWordPress(exports: readonly Export[], found: Found): void {
  const site = new WordPress(exports, found);
  // What courses are sold as comes after these.
  const isSold = ({ id }: Entry): number => Number(site.sold.has(id));
  for (const entry of site.entries.toSorted((one, other) => isSold(one) - isSold(other))) readEntry(entry, site);
  redirectParts(site);
  redirectArchives(site);
  for (const { name, text = '' } of site.terms.values()) {
    const said = toLine(text);
    if (said !== '') found.note('Descriptions of categories are left out', lineOf(`${name}: ${said}`, 200));
  }
}
