// schema.org objects, typed against the vocabulary. Where the specification of the site and schema.org disagree,
// the vocabulary wins: durations are PT40H, and courseMode and location are given on the CourseInstance.
import type {
  AggregateRating,
  BreadcrumbList,
  CollectionPage,
  Course,
  CourseInstance,
  EducationalOrganization,
  ItemList,
  WithContext,
} from 'schema-dts';
import type { Course as CourseContent } from '../../../schemas/types.ts';
import type { Link } from '../../../src/ui/link-props.ts';
import { isoDuration } from '../../model/duration.ts';
import { dropUndefined } from '../../base/objects.ts';
import { coursesInHtml } from '../catalogue/catalogue.ts';
import { priceToday, type CourseInputs, isoValidity } from './course-inputs.ts';
import { absoluteUrl, siteSocialPicture, shorten } from '../shell/head.ts';
import { levelTexts } from './course-cards.ts';
import { markdownToText } from '../pages/markdown.ts';
import {
  offers,
  type OfferContext,
  entryPlace,
  postalAddress,
  availabilityOf,
  courseInstance,
} from '../sessions/session-data.ts';
import { instructors } from '../trainers/trainers.ts';
import { addressElsewhere } from '../forms/registration.ts';
import type { PageContext } from '../shell/page-context.ts';
import type { SiteContext } from '../shell/site-context.ts';

const CONTEXT = 'https://schema.org';

/** The provider as far as every mention of it says, the same in all languages; the name of its type is an alias in the vocabulary's typings. */
export function organization({ site: { settings }, base, languages }: PageContext) {
  const url = settings.origin + (languages?.all[0]?.base ?? base);
  const address = postalAddress(settings);
  return {
    '@type': 'EducationalOrganization' as const,
    '@id': `${url}#organization`,
    name: settings.name,
    url,
    ...(address ? { address } : {}),
  };
}

/** The provider in full, for the home and about pages. */
export function organizationData(context: SiteContext): WithContext<EducationalOrganization> {
  const { settings, places } = context.site;
  const { description, email, phones, founded, social } = settings;
  return {
    '@context': CONTEXT,
    ...organization(context),
    ...(description === undefined ? {} : { description }),
    ...(email === undefined ? {} : { email }),
    ...(phones.length > 0 ? { telephone: [...phones] } : {}),
    ...(founded === undefined ? {} : { foundingDate: String(founded) }),
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
    ...(places.length > 0 ? { location: places.map(entryPlace) } : {}),
    image: absoluteUrl(context.site, context.base, siteSocialPicture),
  };
}

/** The way from the home page to a page. */
export function breadcrumbData(links: readonly Link[], context: PageContext): WithContext<BreadcrumbList> {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: links.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(context.site, context.base, to),
    })),
  };
}

interface Listed {
  readonly title: string;
  readonly address: string;
}

const listOf = (courses: readonly Listed[], { site, base }: PageContext) => ({
  '@type': 'ItemList' as const,
  itemListElement: courses.map(({ title, address }, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: title,
    url: absoluteUrl(site, base, address),
  })),
});

/** The catalogue as a list of the courses that its page shows. */
export function catalogueData(context: SiteContext): WithContext<ItemList> {
  const courses = coursesInHtml(context.site).map(({ course: { title }, address }) => ({ title, address }));
  return { '@context': CONTEXT, ...listOf(courses, context) };
}

/** What a page about several courses says of itself. */
export interface Collection {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly cards: readonly Listed[];
}

/** A page about several courses, with the list of them. */
export function collectionData(
  { name, description, address, cards }: Collection,
  context: PageContext,
): WithContext<CollectionPage> {
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    description,
    url: absoluteUrl(context.site, context.base, address),
    ...(cards.length === 0 ? {} : { mainEntity: listOf(cards, context) }),
  };
}

function instances(inputs: CourseInputs, course: CourseContent, context: PageContext): readonly CourseInstance[] {
  const { linked, coming, trainers } = inputs;
  const offered = { linked, price: priceToday(inputs, course) };
  const all = coming.length > 0 ? coming : [undefined];
  const teaching = (held: (typeof all)[number]) => {
    const ids = held?.session.trainers ?? linked.course.trainers ?? [];
    return trainers.filter(({ id }) => ids.includes(id));
  };
  return all.map((held) => ({ ...courseInstance(offered, held, context), ...instructors(teaching(held), context) }));
}

/** An instance of which only the name is known is none that search engines could show. */
const saysSomething = (instance: object): boolean =>
  Object.keys(instance).some((property) => property !== '@type' && property !== 'name');

/** A course can be had unless there is no place left in any of its coming sessions. */
function courseAvailability({ coming }: CourseInputs): OfferContext['availability'] {
  const open = coming.filter(({ session }) => session.status !== 'cancelled');
  return open.length > 0 && open.every((held) => availabilityOf(held) === 'SoldOut') ? 'SoldOut' : 'InStock';
}

/** A rating that no review supports is left out. */
function ratingData({ rating, reviewCount }: CourseContent): { readonly aggregateRating?: AggregateRating } {
  if (!rating || !reviewCount) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } };
}

/** A text for one value, a list for several, undefined for none. */
function oneOrMore(values: readonly string[] = []): string | string[] | undefined {
  return values.length > 1 ? [...values] : values[0];
}

/** The certificate: its name alone, or all that is known of it. That a body accredits the course says of none. */
function credentialData({ credential, validFor, accreditations = [] }: CourseContent) {
  if (validFor === undefined && (credential === undefined || accreditations.length === 0)) return credential;
  const bodies = accreditations.map((body) => ({
    '@type': 'Organization' as const,
    ...(typeof body === 'string' ? { name: body } : body),
  }));
  return {
    '@type': 'EducationalOccupationalCredential' as const,
    ...dropUndefined({
      name: credential,
      validFor: validFor && isoValidity(validFor),
      recognizedBy: bodies.length > 0 ? bodies : undefined,
    }),
  };
}

/** What a course is about, for search engines: of one without a description, the beginning of its overview. */
export const aboutCourse = ({ description, overview }: CourseContent): string | undefined =>
  description ?? (overview === undefined ? undefined : shorten(markdownToText(overview)));

/** A course with its instances and its offers: only what is known of it. */
export function courseData(inputs: CourseInputs, course: CourseContent, context: PageContext): WithContext<Course> {
  const { site, base } = context;
  const url = absoluteUrl(site, base, inputs.linked.address);
  const { settings } = site;
  const elsewhere = addressElsewhere([course.register, settings.register]);
  const held = instances(inputs, course, context).filter(saysSomething);
  return dropUndefined(
    {
      '@context': CONTEXT as typeof CONTEXT,
      '@type': 'Course' as const,
      '@id': `${url}#course`,
      name: course.title,
      description: aboutCourse(course) ?? course.title,
      url,
      provider: organization(context),
      inLanguage: oneOrMore(course.languages) ?? settings.language,
      educationalLevel: oneOrMore(levelTexts(course, site)),
      timeRequired: isoDuration(course),
      teaches: course.objectives?.length ? [...course.objectives] : undefined,
      totalHistoricalEnrollment: course.students || undefined,
      courseCode: course.code,
      coursePrerequisites: oneOrMore([course.prerequisites ?? []].flat()),
      educationalCredentialAwarded: credentialData(course),
      offers: offers(priceToday(inputs, course), {
        url: elsewhere ?? url,
        availability: courseAvailability(inputs),
        settings,
      }),
    },
    ratingData(course),
    { hasCourseInstance: held.length > 0 ? [...held] : undefined },
  );
}

type Node = Readonly<Record<string, unknown>>;

/** What the instances of a course have in common with it and with each other. */
const repeated: readonly string[] = ['offers', 'location', 'instructor'];

/** Describes each node once and then refers to its id: of six sessions, offer, place and trainers would be half of the data. */
export function withoutRepeats(course: Node): object {
  const things = [course, ...((course['hasCourseInstance'] ?? []) as readonly Node[])];
  const nodes = things.flatMap((thing) => repeated.flatMap((name) => (thing[name] ?? []) as Node | readonly Node[]));
  const texts = nodes.map((node) => JSON.stringify(node));
  const again = new Set(texts.filter((text, i) => texts.indexOf(text) < i));
  const ids = new Map<string, unknown>();
  const once = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(once);
    const text = JSON.stringify(value);
    if (!again.has(text)) return value;
    if (ids.has(text)) return { '@id': ids.get(text) };
    const node = value as Node;
    const { '@id': id = `#${String(node['@type'])}-${ids.size + 1}` } = node;
    ids.set(text, id);
    return { ...node, '@id': id };
  };
  const named = (thing: Node): Node =>
    Object.fromEntries(
      Object.entries(thing).map(([name, value]) => [name, repeated.includes(name) ? once(value) : value]),
    );
  const [first = course, ...instances] = things.map(named);
  return instances.length > 0 ? { ...first, hasCourseInstance: instances } : first;
}
