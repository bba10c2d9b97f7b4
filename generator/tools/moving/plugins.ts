// What plugins of WordPress keep of a course beside its title and text: prices, lengths, lists, and what is only listed.
import { escapePattern } from '../../base/escape-pattern.ts';
import { type FoundPrice, lineOf, note, type Thing } from './found.ts';
import { type Entry, slugOf, titleOf, type WordPress } from './read-wxr.ts';

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
  return kept ? { amount: kept, decimal: '.' } : typed ? { amount: typed } : undefined;
}

/** Returns the course that a product is the price of: Tutor and Sensei name it there, LearnDash in the product. */
export function soldWith(product: Entry, { entries, byId }: WordPress): Entry | undefined {
  const id = product.field('wp:post_id');
  const pattern = escapePattern(id);
  const named = new RegExp(`^${pattern}$|[:"]${pattern}"?;`);
  const related = /"?(\d+)"?;}$/.exec(product.meta('_related_course'))?.[1];
  const isSold = ({ meta }: Entry): boolean =>
    meta('_tutor_course_product_id') === id ||
    named.test(meta('_course_woocommerce_product').replace(/i:\d+;(?=s)/g, ''));
  return (related && byId.get(related)) || (id === '' ? undefined : entries.find(isSold));
}

/** How long a course takes: "10 week" in LearnPress, in older ones a figure without a unit, which says nothing. */
function lengthIn({ meta }: Entry): Readonly<Record<string, number>> {
  const [, figure = '0', unit = ''] = /^(\d+) (minute|hour|day|week)$/.exec(meta('_lp_duration')) ?? [];
  if (Number(figure) > 0) return { [`${unit}s`]: Number(figure) };
  const [hours, minutes] = ['hours', 'minutes'].map((key) => Number(valueIn(meta('_course_duration'), key)));
  if (hours) return { hours: hours + Math.round(((minutes ?? 0) / 60) * 100) / 100 };
  return minutes ? { minutes } : {};
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
  /^(?!attribute_|total_sales|rank_math|course_id|tutor_|slide_|fusion_|pyre_|inline_|footnotes|[\w-]*layout)[^_]|^_(?:EventURL|tribe_events_status_reason|Venue(?:Phone|URL)|variation_description|stock|wc_average_rating|wc_review_count|purchase_note|tutor_course_(?!price|product|settings)|lp_(?!price|regular|sale|duration|featured|students|course_res|block|submi|allow|curric|thumb|eval|pass|final)|course_(?!woo|featured|author)|learndash_course_grid_)/i;

/** The values of fields that were never filled in. */
const UNFILLED = /^(?:|a:0:\{\}|yes|no|on|off|default|none|-?[01]?(?:\.0+)?)$/;

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
