// What The Events Calendar, WooCommerce and other plugins of WordPress keep of a course: dates, places, prices, variations, and what is
// only listed.
import { decodedPart } from '../../base/decoded.ts';
import { dropUndefined, ownValue } from '../../base/objects.ts';
import { isTimeZone } from '../../base/time.ts';
import { daysIn, orderIn, timesIn } from '../sheets/dates.ts';
import { type Found, type FoundPrice, isOnline, lineOf, PRODUCTS, type Target, type Thing } from './found.ts';
import { toLine } from './html-to-markdown.ts';
import { type Entry, HIDDEN, TICKET_OF, type WordPress } from './read-wxr.ts';
import { isOfCourses, keyOf, saysMore, type Term, termOf } from './terms.ts';

/** The keys of prices: those of plugins, which have a dot before decimals, and those of people, who type them. */
const PRICE =
  /^(?:_(?:(?!sale|min|max|trial|old|net)[a-z]{2,5}_)?|tutor_|sfwd-courses_)?(?:course_)?(?:regular_)?price$/;

/** The price of a product or a course; none of what is paid month by month. */
export function priceIn(entry: Entry): FoundPrice | undefined {
  const all = [...entry.metas.keys()];
  const kinds = all.filter((key) => key.endsWith('price_type')).map((key) => entry.meta(key));
  if (kinds.some((kind) => /^(?:free|open)$/.test(kind))) return { amount: '0' };
  if (kinds.includes('subscribe') || Number(entry.metas.get('_llms_frequency')) > 0) return undefined;
  const rankOf = (key: string): number => (/^(?:_|tutor_)/.test(key) ? Number(!key.includes('regular')) : 2);
  const keys = all.filter((key) => PRICE.test(key)).toSorted((one, other) => rankOf(one) - rankOf(other));
  const [[key, amount] = ['', '']] = keys
    .map((one) => [one, entry.meta(one)] as const)
    .filter(([, value]) => value !== '' && !value.startsWith('field_'));
  // The first price of a group of products is that of the cheapest.
  const from = entry.meta('_children').includes('i:0') ? 'from ' : '';
  if (amount === '') return undefined;
  // WooCommerce keeps zeros after decimals, so that "75.500" is no 75500.
  return rankOf(key) < 2 ? { amount: from + amount.replace(/(?<=\.\d\d)0+$/, ''), decimal: '.' } : { amount };
}

/** The names that people gave to fields, and those of plugins for what visitors read; all others are about how things work. */
const forVisitors =
  /^(?!attribute_|total_sales|rank_math(?!_description)|course_id|lesson_id|tutor_(?!course_sale)|sfwd-(?!courses_(?:course_(?:price|trial|materials|start|end|seats)|custom_button))|slide_|fusion_|pyre_|inline_|footnotes|course_sections|ld_course_|[\w-]*layout)[^_]|^_(?:(?!m(?:in|ax)_)[\w-]+_price$|yoast_wpseo_metadesc|aioseo_description|EventURL|tribe_events_status_reason|Venue(?:Phone|URL)|variation_description|stock$|wc_average_rating|wc_review_count|purchase_note|tutor_course_(?!settings)|lp_(?!featured|students|course_(?:res|status)|block|submi|allow|curric|thumb|eval|pass|final)|course_(?!featured|author|id|enrolment)|highlights$|duration$|learndash_course_grid_|llms_(?:length|capacity|start_date|end_date|video_embed)$|product_url|wc_booking_(?:duration|cost|block_cost|max_persons))/i;

/** The values of fields that were never filled in. */
const UNFILLED = /^(?:|field_\w+|a:0:\{\}|yes|no|on|off|default|none|-?[01]?(?:\.0+)?)$/;

/** A value by which themes keep how a page looks, such as "customizer", "style-1" or "#ffffff". */
const SETTING = /^#?[a-z\d]+(?:[-_.][a-z\d]+)*$/;

/** Lists the fields of an entry that were not read. */
export function noteUnread(entry: Entry, { found }: WordPress): void {
  const isLook = (value: string): boolean => /^(?:page|post)$/.test(entry.type) && SETTING.test(value);
  for (const [key, value] of entry.unread) {
    if (!forVisitors.test(key) || UNFILLED.test(value) || isLook(value)) continue;
    // PHP writes lists with their keys, of which some are words.
    const listed = value.matchAll(/s:\d+:"([^]*?)";(?=[\dsiabdN}]|$)/g);
    const said = /^[aO]:\d/.test(value) ? Array.from(listed, ([, text = '']) => text).join(', ') : toLine(value);
    found.note('Fields of plugins are left out', lineOf(`${entry.title || entry.slug}: ${key}: ${said}`, 200));
  }
}

/** Taxonomies that say nothing to visitors, or what is said elsewhere. */
const ownTerms = /visibility$|_(?:type|format|translations|shipping_class)$|^(?:language|pa_)/;

/** Lists the terms that a course has beside its category, and the language that an entry has beside that of the site. */
export function noteTerms({ terms, title }: Entry, { found }: WordPress, target: Target | undefined): void {
  if (typeof target !== 'object') return;
  const isOther = (term: Term): boolean =>
    term.name !== target.category && !ownTerms.test(term.domain) && saysMore(term) && !isOfCourses(term.name);
  for (const { name } of target.kind === 'courses' ? terms.filter(isOther) : [])
    found.note('Categories, tags and levels of courses beside the first category are left out', `${title}: ${name}`);
  const language = terms.find(({ domain }) => domain === 'language');
  if (language && !language.slug.startsWith(found.site['language'] ?? ''))
    found.note('Entries in other languages of the site are among all others', `${title}: ${language.name}`);
}

// The Events Calendar.

/** Where an event is held: a place, or online. */
function whereOf(entry: Entry, { byId, found }: WordPress): Readonly<Record<string, string | undefined>> {
  const venue = byId.get(entry.meta('_EventVenueID'));
  const name = venue ? venue.title : '';
  const isHybrid = entry.meta('_tribe_virtual_events_type') === 'hybrid';
  const isVirtual = isYes(entry, '_tribe_events_is_virtual') || isOnline(name);
  const type = isVirtual ? (isHybrid ? 'Hybrid' : 'Online') : undefined;
  if (!venue || type === 'Online') return { type };
  const of = (key: string): string | undefined => lineOf(venue.meta(`_Venue${key}`));
  const region = of('StateProvince') ?? of('State') ?? of('Province');
  const parts = { street: of('Address'), locality: of('City'), region, postalCode: of('Zip'), country: of('Country') };
  return { place: found.placeWith(name, parts), type };
}

function momentOf(entry: Entry, key: string) {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}))?/.exec(entry.meta(key)) ?? [];
  const zone = entry.meta('_EventTimezone');
  const isNamed = isTimeZone(zone) && !/^UTC/.test(zone);
  return day === undefined
    ? undefined
    : { day, time: isYes(entry, '_EventAllDay') ? undefined : time, zone: isNamed ? zone : undefined };
}

const isYes = (entry: Entry, key: string): boolean => /^(?:yes|1|true)$/.test(entry.meta(key));

/** What an event costs, or a ticket for it. */
function costOf(entry: Entry, { tickets }: WordPress): FoundPrice | undefined {
  const amount = entry.meta('_EventCost') || (tickets.get(entry.id)?.meta('_price') ?? '');
  const currency = entry.meta('_EventCurrencyCode') || entry.meta('_EventCurrencySymbol');
  return amount === '' ? undefined : { amount, currency };
}

/** Reads an event: it is a date of the course of its title. */
export function readEvent(entry: Entry, site: WordPress): Target {
  const { found } = site;
  const course = site.courseOf(entry, entry.slug.replace(/-\d+$/, ''));
  course.category ??= termOf(entry, /^tribe_events_cat$/);
  const start = momentOf(entry, '_EventStartDate');
  if (!start) found.note('Events without a date', course.title);
  if (/s:4:"type";s:\d+:"(?!None)/.test(entry.meta('_EventRecurrence')))
    found.note('Events that repeat are exported with one date: add the others to schedule.yaml', course.title);
  const fields = dropUndefined({
    ...whereOf(entry, site),
    status: ownValue({ canceled: 'cancelled', postponed: 'postponed' }, entry.meta('_tribe_events_status')),
  });
  const meetings = start ? [{ start, end: momentOf(entry, '_EventEndDate') }] : [];
  found.sessions.push({ course, meetings, fields, price: costOf(entry, site) });
  return course;
}

// WooCommerce.

const FURTHER_PRICES = 'Further prices are left out';
const WORDS_BESIDE = 'Words beside a day are left out: write the place of the session, or a note';

/** The attributes in which a variation names its place. */
const PLACE = /^attribute_(?:pa_)?(?:ort|standort|veranstaltungsort|place|location|venue|city|lieu|ville|المكان)$/;

/** The values of the attributes of a variation, or of those with some names, as visitors read them; none of those that may have any. */
const choicesIn = ({ metas }: Entry, { terms }: WordPress, names = /^attribute_/): readonly string[] =>
  [...metas].flatMap(([key, value]) => {
    const [, domain] = /^attribute_(.+)/.exec(key) ?? [];
    const isOne = domain !== undefined && names.test(decodedPart(key)) && value !== '';
    return isOne ? (terms.get(keyOf({ domain, slug: value }))?.name ?? value) : [];
  });

/** The day, or the days, of a choice, with the hours beside them. */
function meetingIn(choice: string) {
  const order = orderIn(choice);
  const bare = choice.replace(/(?<=\d{4})\D*$/, '');
  const [first, last] = (order !== 'either' && daysIn(bare, order ?? 'day')) || [];
  const [, beside = ''] = /\d{4}\D*?[ ,]((?:\d{1,2}[:.]\d{2}).*)$/.exec(choice) ?? [];
  const [from, to] = timesIn(beside.replace(/(?<=\d) *(?:Uhr|h)?[ ,]+\p{L}{2,}.*$/u, '')) ?? [];
  return first === undefined
    ? undefined
    : { start: { day: first, time: from }, end: { day: last ?? first, time: to ?? from } };
}

/** Adds what can be chosen of a course; what is said of it in several variations counts once. */
function addOption(course: Thing, option: FoundPrice & { readonly name: string }, found: Found): void {
  const { name, amount } = option;
  const known = course.options?.find((one) => one.name === name);
  if (!known) course.options = [...(course.options ?? []), option];
  else if (known.amount !== amount) found.note(FURTHER_PRICES, `${course.title}: ${name} ${amount}`);
}

/** What a session of a variation says besides its days and its price. */
const fieldsOf = (entry: Entry, place: string | undefined, found: Found) => ({
  ...(place !== undefined && (isOnline(place) ? { type: 'Online' } : { place: found.placeSaid(place) })),
  ...(entry.meta('_stock_status') === 'outofstock' && { availability: 'Full' }),
});

/** A variation by the values of its attributes: days are dates of the course, other values are an option. */
function readVariation(entry: Entry, course: Thing, site: WordPress): void {
  const { found } = site;
  const [choices, price] = [choicesIn(entry, site), priceIn(entry)];
  const all = `${course.title}: ${choices.join(', ')}`;
  const [place] = choices.some(meetingIn) ? choicesIn(entry, site, PLACE) : [];
  const isOther = (choice: string): boolean => choice !== place && !meetingIn(choice) && orderIn(choice) !== 'either';
  const name = choices.filter(isOther).join(', ');
  for (const choice of choices) {
    const meeting = meetingIn(choice);
    if (orderIn(choice) === 'either')
      found.note('Days that can be read in two ways are left out', `${course.title}: ${choice}`);
    if (!meeting) continue;
    if (name !== '' || /(?<!\p{L})(?!Uhr\P{L}*$)\p{L}{2,}\D*$/u.test(choice)) found.note(WORDS_BESIDE, all);
    const fields = fieldsOf(entry, place, found);
    found.sessions.push({ course, meetings: [meeting], fields, price: name === '' ? price : undefined });
  }
  if (name !== '' && price) addOption(course, { name, ...price }, found);
  noteUnread(entry, site);
  site.redirect(entry, course);
}

/** Reads the variations of a product, and what it costs itself or in one that leaves everything open. */
function readPrices(entry: Entry, course: Thing, site: WordPress): void {
  const all = site.variations.get(entry.id) ?? [];
  const variations = all.filter((one) => one.isPublic);
  for (const one of all.filter((other) => !other.isPublic)) site.found.note(HIDDEN, one.title);
  for (const one of variations) readVariation(one, course, site);
  const whole = variations.length === 0 ? entry : variations.find((one) => choicesIn(one, site).length === 0);
  const price = whole && priceIn(whole);
  course.price ??= price;
  if (price && price.amount !== course.price?.amount)
    site.found.note(FURTHER_PRICES, `${course.title}: ${entry.title} ${price.amount}`);
}

/** Whether a product is neither in the lists of the shop nor found there. */
const isHidden = ({ terms }: Entry): boolean =>
  ['exclude-from-catalog', 'exclude-from-search'].every((slug) =>
    terms.some((one) => one.domain === 'product_visibility' && one.slug === slug),
  );

/** What a product says of itself besides its prices; a course that is sold as it has said more. */
function readOwn(entry: Entry, course: Thing): void {
  course.category ??= termOf(entry, /^product_cat$/);
  course.fields['code'] ??= lineOf(entry.meta('_sku'), 60);
  const [elsewhere] = /^https:\/\/\S+$/.exec(entry.meta('_product_url')) ?? [];
  course.fields['register'] ??= elsewhere;
}

/** Reads a product; one that is a ticket belongs to its event, and one as which a course is sold to that. */
export function readProduct(entry: Entry, site: WordPress): Target | undefined {
  const { found } = site;
  if (entry.meta(TICKET_OF) !== '') return undefined;
  const isLeftOut = isHidden(entry) && !site.sold.has(entry.id);
  if (!site.sold.has(entry.id))
    found.note(isLeftOut ? 'Products that the shop does not show are left out' : PRODUCTS, entry.title);
  if (isLeftOut) return undefined;
  const course = site.courseOf(entry);
  readOwn(entry, course);
  readPrices(entry, course, site);
  if (entry.meta('_stock_status') === 'outofstock') found.note('Products that are sold out', course.title);
  if (entry.meta('_product_attributes').includes('"is_variation";i:0'))
    found.note('Attributes of products are left out: write them as "facts"', course.title);
  return course;
}
