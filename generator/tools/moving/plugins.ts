// What plugins of WordPress keep of a course beside its title and text: prices, lengths, lists, and what is only listed.
import { daysIn, orderIn, timesIn } from '../sheets/dates.ts';
import {
  type FoundContent,
  type FoundPrice,
  lineOf,
  type Meeting,
  note,
  redirectTo,
  type Thing,
  timeOf,
} from './found.ts';
import { addressesOf, type Entry, keyOf, slugOf, titleOf, type WordPress } from './read-wxr.ts';

/** The texts in a value as PHP writes lists: keys that are words, and values. */
const textsIn = (value: string): readonly string[] =>
  Array.from(value.matchAll(/s:\d+:"([^]*?)";(?=[\dsiabdN}]|$)/g), ([, text = '']) => text);

/** A value of a list as PHP writes it, by its key. */
const valueIn = (list: string, key: string): string =>
  new RegExp(`"${key}";(?:s:\\d+:"([^"]*)"|[id]:([\\d.]+));`).exec(list)?.slice(1).find(Boolean) ?? '';

/** The keys by which plugins keep a price, with a dot before its decimals in every language. */
const prices = ['_regular_price', '_price', '_lp_regular_price', '_lp_price', 'tutor_course_price', '_llms_price'];

/** The price of a product, or of a course of LearnPress, Tutor or LearnDash. */
export function priceIn({ meta }: Entry): FoundPrice | undefined {
  const learnDash = meta('_sfwd-courses');
  const isFree = meta('_llms_is_free') === 'yes' || meta('_tutor_course_price_type') === 'free';
  if (isFree || valueIn(learnDash, 'sfwd-courses_course_price_type') === 'free') return { amount: '0' };
  const kept = prices.map(meta).find(Boolean);
  const typed = [valueIn(learnDash, 'sfwd-courses_course_price'), meta('price')].find(Boolean);
  // WooCommerce keeps zeros after decimals, so that "75.500" is no 75500.
  return kept ? { amount: kept.replace(/(?<=\.\d\d)0+$/, ''), decimal: '.' } : typed ? { amount: typed } : undefined;
}

/** Returns the products that a course is sold with: Tutor and Sensei name them there. */
export const productsOf = ({ meta }: Entry): readonly string[] => {
  const listed = meta('_course_woocommerce_product').replace(/i:\d+;(?=s)/g, '');
  const ids = Array.from(listed.matchAll(/^\d+$|[:"](\d+)"?;/g), ([all, id = all]) => id);
  return [meta('_tutor_course_product_id'), ...ids];
};

/** Returns the course that a product is the price of; LearnDash and LifterLMS name it in the product. */
export const soldWith = ({ field, meta }: Entry, { sold, byId }: WordPress): Entry | undefined =>
  byId.get(/"?(\d+)"?;}$/.exec(meta('_related_course'))?.[1] ?? meta('_llms_product_id')) ??
  sold.get(field('wp:post_id'));

/** How long a course takes: "10 week" in LearnPress, in older ones a figure without a unit, which says nothing. */
function lengthIn({ meta }: Entry): Readonly<Record<string, number>> {
  const said = meta('_lp_duration') || meta('_llms_length');
  const [, figure = '0', unit = ''] = /^(\d+) (minute|hour|day|week)s?$/.exec(said) ?? [];
  if (Number(figure) > 0) return { [`${unit}s`]: Number(figure) };
  const [hours, minutes] = ['hours', 'minutes'].map((key) => Number(valueIn(meta('_course_duration'), key)));
  return timeOf(hours, minutes);
}

/** The lists of a course, a line for each item or as PHP writes them. */
const lists: readonly (readonly [field: string, key: string])[] = [
  ['objectives', '_tutor_course_benefits'],
  ['prerequisites', '_tutor_course_requirements'],
  ['prerequisites', '_lp_requirements'],
  ['features', '_lp_key_features'],
];

/** Returns the fields of a course that plugins keep. */
export function fieldsIn(entry: Entry): Readonly<Record<string, unknown>> {
  const fields: Record<string, unknown> = lengthIn(entry);
  for (const [field, key] of lists) {
    const said = entry.meta(key);
    const lines = /^a:\d/.test(said) ? textsIn(said) : said.split('\n');
    const items = lines.flatMap((line) => lineOf(line) ?? []);
    if (items.length > 0) fields[field] ??= items;
  }
  return fields;
}

/** The names that people gave to fields, and those of plugins for what visitors read; all others are about how things work. */
const forVisitors =
  /^(?!attribute_|total_sales|rank_math(?!_description)|course_id|lesson_id|tutor_|slide_|fusion_|pyre_|inline_|footnotes|[\w-]*layout)[^_]|^_(?:[\w-]+_price$|yoast_wpseo_metadesc|aioseo_description|EventURL|tribe_events_status_reason|Venue(?:Phone|URL)|variation_description|stock|wc_average_rating|wc_review_count|purchase_note|tutor_course_(?!price|product|settings)|lp_(?!price|regular|sale|duration|featured|students|course_res|block|submi|allow|curric|thumb|eval|pass|final)|course_(?!woo|featured|author)|learndash_course_grid_|llms_(?:length|capacity|start_date|end_date|video_embed)$|product_url|wc_booking_(?:duration|cost|block_cost|max_persons))/i;

/** The values of fields that were never filled in. */
const UNFILLED = /^(?:|field_\w+|a:0:\{\}|yes|no|on|off|default|none|-?[01]?(?:\.0+)?)$/;

/** Lists the fields of an entry that were not read, and the language that it has beside that of the site. */
export function noteUnread(entry: Entry, { found }: WordPress): void {
  const name = titleOf(entry) || slugOf(entry);
  const learnDash = ['course_materials', 'course_prerequisite'].map((key): [string, string] => [
    key,
    valueIn(entry.meta('_sfwd-courses'), `sfwd-courses_${key}`),
  ]);
  for (const [key, value] of [...entry.unread, ...learnDash]) {
    if (!forVisitors.test(key) || UNFILLED.test(value)) continue;
    const said = /^[aO]:\d/.test(value) ? textsIn(value).join(', ') : value;
    note(found, 'Fields of plugins are left out', lineOf(`${name}: ${key}: ${said}`, 200));
  }
  const language = entry.terms.find(({ domain }) => domain === 'language');
  if (language && !language.slug.startsWith(found.site['language'] ?? ''))
    note(found, 'Entries in other languages of the site are among all others', `${name}: ${language.name}`);
}

/** Notes what a reduced price was. */
export function noteReduced(entry: Entry, { title }: Thing, { found }: WordPress): void {
  const reduced = entry.meta('_sale_price') || entry.meta('_lp_sale_price') || entry.meta('tutor_course_sale_price');
  if (reduced !== '') note(found, 'Reduced prices are left out', `${title}: ${reduced}`);
}

/** Notes what is said of a product that a course has no field for. */
export function noteProduct(entry: Entry, course: Thing, site: WordPress): void {
  noteReduced(entry, course, site);
  if (entry.meta('_stock_status') === 'outofstock') note(site.found, 'Products that are sold out', course.title);
  if (entry.meta('_product_attributes').includes('"is_variation";i:0'))
    note(site.found, 'Attributes of products are left out: write them as "facts"', course.title);
}

// The variations of products.

export const FURTHER_PRICES = 'Further prices are left out';
const WORDS_BESIDE = 'Words beside a day are left out: write the place of the session, or a note';

/** The values of the attributes of a variation, as visitors read them; none of those that may have any. */
export const choicesIn = ({ metas }: Entry, { terms }: WordPress): readonly string[] =>
  [...metas].flatMap(([key, value]) => {
    const [, domain] = /^attribute_(.+)/.exec(key) ?? [];
    return domain === undefined || value === '' ? [] : (terms.get(keyOf({ domain, slug: value }))?.name ?? value);
  });

/** The day, or the days, of a choice, with the hours beside them. */
function meetingIn(choice: string): Meeting | undefined {
  const order = orderIn(choice);
  const bare = choice.replace(/(?<=\d{4})\D*$/, '');
  const [first, last] = (order !== 'either' && daysIn(bare, order ?? 'day')) || [];
  const [, beside = ''] = /\d{4}\D*?[ ,]((?:\d{1,2}[:.]\d{2}).*)$/.exec(choice) ?? [];
  const [from, to] = timesIn(beside.replace(/(?<=\d) *(?:Uhr|h)?[ ,]+\p{L}{2,}.*$/u, '')) ?? [];
  return first === undefined
    ? undefined
    : { start: { day: first, time: from }, end: { day: last ?? first, time: to ?? from } };
}

type Option = NonNullable<Thing['options']>[number];

/** Adds what can be chosen of a course; what is said of it in several variations counts once. */
function addOption(course: Thing, { name, ...price }: Option, found: FoundContent): void {
  const known = course.options?.find((one) => one.name === name);
  if (!known) course.options = [...(course.options ?? []), { name, ...price }];
  else if (known.amount !== price.amount) note(found, FURTHER_PRICES, `${course.title}: ${name} ${price.amount}`);
}

/** A variation by the values of its attributes: days are dates of the course, other values are an option. */
export function readVariation(entry: Entry, course: Thing, site: WordPress): void {
  const { found } = site;
  const [choices, price] = [choicesIn(entry, site), priceIn(entry)];
  const isFull = entry.meta('_stock_status') === 'outofstock';
  const all = `${course.title}: ${choices.join(', ')}`;
  const name = choices.filter((choice) => !meetingIn(choice) && orderIn(choice) !== 'either').join(', ');
  for (const choice of choices) {
    const meeting = meetingIn(choice);
    if (orderIn(choice) === 'either')
      note(found, 'Days that can be read in two ways are left out', `${course.title}: ${choice}`);
    if (!meeting) continue;
    if (name !== '' || /(?<!\p{L})(?!Uhr\P{L}*$)\p{L}{2,}\D*$/u.test(choice)) note(found, WORDS_BESIDE, all);
    const fields = isFull ? { availability: 'Full' } : {};
    found.sessions.push({ course, meetings: [meeting], fields, price: name === '' ? price : undefined });
  }
  if (name !== '' && price) addOption(course, { name, ...price }, found);
  noteReduced(entry, course, site);
  noteUnread(entry, site);
  redirectTo(found, addressesOf(entry, site), course);
}
