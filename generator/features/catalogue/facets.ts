// By what visitors can narrow and sort the catalogue besides its categories: what the courses and their coming sessions
// say, where they differ in it.
import { memoizePerObject } from '../../base/memoize.ts';
import { capitalized } from '../../../src/app/format.ts';
import {
  FACETS,
  SORTS,
  type CatalogueChoices,
  type CatalogueFacets,
  type Facet,
} from '../../../src/catalogue/catalogue-props.ts';
import type { CourseCard, Subcategory } from '../../../src/course/course-props.ts';
import { groupBy } from '../../base/objects.ts';
import type { LinkedCourse } from '../../model/content.ts';
import { lengthOf } from '../../model/duration.ts';
import { isBookable, whenOf } from '../../model/meetings.ts';
import { feesOf, headlineOf, priceOn } from '../../model/price.ts';
import { levelTexts } from '../course/course-cards.ts';
import { typeOf } from '../sessions/session-place.ts';
import { typeKeys } from '../sessions/session-rows.ts';
import type { SiteContext } from '../shell/site-context.ts';

/** A facet's values by id, in the order in which they are found. */
type Values = Readonly<Record<Facet['name'], readonly Subcategory[]>>;

function valuesOf(linked: LinkedCourse, context: SiteContext): Values {
  const { site, format } = context;
  const held = context.comingOf(linked).filter(({ session }) => isBookable(session));
  const types = held.flatMap((one) => typeOf(one, linked, site) ?? []);
  const months = held.flatMap(({ session }) => {
    const { first, month } = whenOf(session);
    return first?.slice(0, 7) ?? month ?? [];
  });
  const offices = site.places.filter(({ courses }) => courses?.includes(linked.course.slug));
  const places = [...held.flatMap((one) => one.places ?? []), ...offices];
  const languages = linked.course.languages ?? [];
  const languageNames = format.languageNames(languages);
  return {
    level: levelTexts(linked.course, site).map((text) => ({ id: text, name: text })),
    type: types.map((type) => ({ id: type, name: site.messages.schedule.types[typeKeys[type]] })),
    place: places.map(({ id, name }) => ({ id, name })),
    month: months.map((month) => ({ id: month, name: capitalized(format.month(month)) })),
    language: languages.map((id, place) => ({ id, name: languageNames[place] ?? id })),
  };
}

/** The hours of a working day, of which lengths in other units are only compared. */
const HOURS = { minutes: 1 / 60, hours: 1, days: 8, weeks: 40 } as const;

function amountsOf(courses: readonly LinkedCourse[], cards: readonly CourseCard[], today: string) {
  const amounts: Record<string, number> = {};
  courses.forEach(({ course }, place) => {
    const { price, duration } = cards[place] ?? {};
    const fee = headlineOf(feesOf(priceOn(course.price, today)))?.amount;
    const length = lengthOf(course);
    if (price !== undefined && fee !== undefined) amounts[price] = fee;
    if (duration !== undefined && length) amounts[duration] = length.count * HOURS[length.unit];
  });
  return amounts;
}

/** Levels in the order of the provider, months by time, all others by their names. */
function ordered(name: Facet['name'], options: readonly Subcategory[], { site }: SiteContext): readonly Subcategory[] {
  const { compare } = new Intl.Collator(site.settings.locale);
  const levels: readonly string[] = [...(site.settings.levels ?? []), ...Object.values(site.messages.course.levels)];
  const place = ({ id }: Subcategory): number => levels.indexOf(id);
  const byName = (a: Subcategory, b: Subcategory): number => compare(a.name, b.name);
  if (name === 'month') return options.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return options.toSorted((a, b) => (name === 'level' ? place(a) - place(b) : 0) || byName(a, b));
}

/** Only where some courses have what others have not, a facet tells courses apart. */
function optionsOf(name: Facet['name'], all: readonly Values[], context: SiteContext): readonly Subcategory[] {
  const byId = groupBy(
    all.flatMap((values) => [...new Map(values[name].map((value) => [value.id, value])).values()]),
    ({ id }) => id,
  );
  if ([...byId.values()].every(({ length }) => length === all.length)) return [];
  return ordered(
    name,
    [...byId.values()].flatMap(([first]) => first ?? []),
    context,
  );
}

/** Returns the facets in which courses differ and the orders in which they can be sorted, with what each course has of them. */
export const catalogueFacets = memoizePerObject((context: SiteContext) => {
  const { courses } = context.site;
  const all = courses.map((linked) => valuesOf(linked, context));
  const facets = FACETS.map((name) => ({ name, options: optionsOf(name, all, context) })).filter(
    ({ options }) => options.length > 1,
  );
  const traits = all.map((values) => [
    ...new Set(facets.flatMap(({ name }) => values[name].map(({ id }) => `${name}=${id}`))),
  ]);
  const cards = courses.map(context.cardOf);
  const amounts = amountsOf(courses, cards, context.today);
  const someHave = (field: 'price' | 'duration'): boolean =>
    cards.some((card) => Object.hasOwn(amounts, card[field] ?? ''));
  const canSort = { date: true, fee: someHave('price'), length: someHave('duration') };
  const choices: CatalogueChoices = { facets, sorts: SORTS.filter((sort) => canSort[sort]) };
  const found: CatalogueFacets = { traits, amounts };
  return { choices, found };
});
