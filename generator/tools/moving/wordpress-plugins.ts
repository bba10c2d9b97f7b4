// What plugins of WordPress know of courses: an event of The Events Calendar is a date of the course of its title; a product of
// WooCommerce is a course, its variations with a day are dates, and all others are options of its price.
import { dropUndefined } from '../../base/objects.ts';
import { isTimeZone } from '../../base/time.ts';
import { daysIn, orderIn } from '../sheets/dates.ts';
import {
  courseCalled,
  type FoundPrice,
  redirectTo,
  lineOf,
  type Moment,
  note,
  placeWith,
  type Target,
  type Thing,
} from './found.ts';
import type { Entry } from './read-wxr.ts';
import { addressesOf, pictureOf, termOf, textOf, titleOf, typeOf, type WordPress } from './wordpress-entry.ts';

/** Takes what entries say of a course in one way. */
export function readThing(entry: Entry, course: Thing, site: WordPress): void {
  course.text ??= textOf(entry, site.found);
  course.summary ??= textOf(entry, site.found, 'excerpt:encoded');
  course.picture ??= pictureOf(entry, site);
}

// The Events Calendar.

function placeOf(entry: Entry, { byId, found }: WordPress): string | undefined {
  const venue = byId.get(entry.meta('_EventVenueID'));
  const of = (key: string): string | undefined => lineOf(venue?.meta(`_Venue${key}`));
  const parts = { street: of('Address'), locality: of('City'), postalCode: of('Zip'), country: of('Country') };
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
export function readEvent(entry: Entry, site: WordPress): Target {
  const { found } = site;
  const course = courseCalled(found, titleOf(entry), entry.field('wp:post_name').replace(/-\d+$/, ''));
  readThing(entry, course, site);
  course.category ??= termOf(entry, /^tribe_events_cat$/);
  const start = momentOf(entry, '_EventStartDate');
  if (!start) note(found, 'Events without a date', course.title);
  if (/s:4:"type";s:\d+:"(?!None)/.test(entry.meta('_EventRecurrence')))
    note(
      found,
      'Events that repeat: the export has their first date only. Add the others to schedule.yaml',
      course.title,
    );
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

const priceIn = (entry: Entry): FoundPrice | undefined => {
  const amount = entry.meta('_regular_price') || entry.meta('_price');
  return amount === '' ? undefined : { amount };
};

/** A variation by the values of its attributes: days are dates of the course, other values are an option. */
function readVariation(entry: Entry, course: Thing, { found }: WordPress): void {
  const choices = [...entry.metas].flatMap(([key, value]) =>
    key.startsWith('attribute_') && value !== '' ? [value] : [],
  );
  const price = priceIn(entry);
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
  redirectTo(found, addressesOf(entry), course);
}

/** Reads a product. */
export function readProduct(entry: Entry, site: WordPress): Target {
  const { found, entries } = site;
  if (entry.meta('_tribe_wooticket_for_event') !== '') return 'schedule';
  const course = courseCalled(found, titleOf(entry), entry.field('wp:post_name'));
  note(found, 'Products are taken as courses: delete those that are none', course.title);
  readThing(entry, course, site);
  course.category ??= termOf(entry, /^product_cat$/);
  course.fields['code'] ??= lineOf(entry.meta('_sku'), 60);
  const isOwn = (one: Entry): boolean =>
    typeOf(one) === 'product_variation' && one.field('wp:post_parent') === entry.field('wp:post_id');
  const variations = entries.filter(isOwn);
  for (const one of variations) readVariation(one, course, site);
  if (variations.length === 0) course.price ??= priceIn(entry);
  if (entry.meta('_sale_price') !== '')
    note(found, 'Reduced prices are left out', `${course.title}: ${entry.meta('_sale_price')}`);
  const facts = entry.meta('_product_attributes').match(/"is_variation";i:0/g);
  if (facts) note(found, 'Attributes of products are left out: write them as "facts"', course.title);
  return course;
}
