// schema.org objects, typed against the vocabulary. Where the specification of the site and schema.org disagree,
// the vocabulary wins: durations are PT40H, and courseMode and location stand on the CourseInstance.
import type {
  AggregateRating,
  BreadcrumbList,
  CollectionPage,
  Course,
  CourseInstance,
  EducationalOrganization,
  ItemList,
  Place,
  PostalAddress,
  VirtualLocation,
  WithContext,
} from 'schema-dts';
import type { Course as CourseContent } from '../../schemas/types.ts';
import type { Link } from '../../src/page-props.ts';
import type { LinkedCourse, LinkedSession } from '../model/content.ts';
import { isoDuration, durationOf } from '../model/duration.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import { coursesInHtml } from './catalogue.ts';
import { priceToday, type CourseInputs } from './course-inputs.ts';
import { absoluteUrl, siteSocialPicture } from './head.ts';
import { levelTexts } from './level-text.ts';
import { offers } from './offer-data.ts';
import { instructors } from './person-data.ts';
import { isOnlinePlace, isOwnPlace } from './own-place.ts';
import type { PageContext } from './page-context.ts';
import type { SiteContext } from './site-context.ts';

const CONTEXT = 'https://schema.org';

function postalAddress({ site }: PageContext): PostalAddress | undefined {
  if (site.settings.address === undefined) return undefined;
  const { street, locality, postalCode, countryCode } = site.settings.address;
  return {
    '@type': 'PostalAddress',
    streetAddress: street,
    addressLocality: locality,
    ...(postalCode === undefined ? {} : { postalCode }),
    addressCountry: countryCode,
  };
}

/** The provider as far as every mention of it says; the name of its type is an alias in the vocabulary's typings. */
function organization(context: PageContext) {
  const { settings } = context.site;
  const url = absoluteUrl(context.site, context.base, '/');
  const address = postalAddress(context);
  return {
    '@type': 'EducationalOrganization' as const,
    '@id': `${url}#organization`,
    name: settings.name,
    url,
    ...(address ? { address } : {}),
  };
}

/** The provider in full, for the home and about pages. */
export function organizationData(context: PageContext): WithContext<EducationalOrganization> {
  const { description, email, phones, founded, social } = context.site.settings;
  return {
    '@context': CONTEXT,
    ...organization(context),
    ...(description === undefined ? {} : { description }),
    ...(email === undefined ? {} : { email }),
    ...(phones.length > 0 ? { telephone: [...phones] } : {}),
    ...(founded === undefined ? {} : { foundingDate: String(founded) }),
    ...(social.length > 0 ? { sameAs: social.map(({ url }) => url) } : {}),
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

/** The catalogue as a list of the courses that its page shows. */
export function catalogueData(context: SiteContext): WithContext<ItemList> {
  return {
    '@context': CONTEXT,
    '@type': 'ItemList',
    itemListElement: coursesInHtml(context.site).map(({ course, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: course.title,
      url: absoluteUrl(context.site, context.base, address),
    })),
  };
}

/** What a page about several courses says of itself. */
export interface Collection {
  readonly name: string;
  readonly description: string;
  readonly address: string;
  readonly cards: readonly { readonly title: string; readonly address: string }[];
}

/** A page about several courses, with the list of them. */
export function collectionData(
  { name, description, address, cards }: Collection,
  context: PageContext,
): WithContext<CollectionPage> {
  const itemListElement = cards.map((card, index) => ({
    '@type': 'ListItem' as const,
    position: index + 1,
    name: card.title,
    url: absoluteUrl(context.site, context.base, card.address),
  }));
  return {
    '@context': CONTEXT,
    '@type': 'CollectionPage',
    name,
    description,
    url: absoluteUrl(context.site, context.base, address),
    ...(cards.length === 0 ? {} : { mainEntity: { '@type': 'ItemList', itemListElement } }),
  };
}

/** The postal address is known of the provider's own place only; of any other, its name is all there is. */
function place(name: string, context: PageContext): Place {
  const address = (isOwnPlace(name, context.site) && postalAddress(context)) || name;
  return { '@type': 'Place', name, address };
}

type Session = LinkedSession['session'];

/** Where a session is held, or a course of which no session is known. The name that says most is taken. */
function placeName({ course }: LinkedCourse, session: Session | undefined, { site }: PageContext): string | undefined {
  const usual = course.location ?? site.settings.courseLocation;
  if (session === undefined) return usual;
  if (!isOwnPlace(session.location, site)) return session.location;
  const own = usual !== undefined && isOwnPlace(usual, site) ? usual : site.settings.courseLocation;
  return own ?? session.location;
}

const modes = { 'In-person': ['classroom', 'onsite'], Online: 'online', Hybrid: 'blended' } as const;

/** How and where: online by the course's page, at a place, or both. */
function modeAndPlace(linked: LinkedCourse, session: Session | undefined, context: PageContext) {
  const name = placeName(linked, session, context);
  if (name === undefined) return { courseMode: undefined, location: undefined };
  const type = session?.type ?? (isOnlinePlace(name, context.site) ? 'Online' : 'In-person');
  const url = absoluteUrl(context.site, context.base, linked.address);
  const online: VirtualLocation = { '@type': 'VirtualLocation', url };
  const mode = modes[type];
  const courseMode = typeof mode === 'string' ? mode : [...mode];
  if (type === 'Online') return { courseMode, location: online };
  const onSite = place(name, context);
  return { courseMode, location: type === 'Hybrid' ? [onSite, online] : onSite };
}

function instance(linked: LinkedCourse, session: Session | undefined, context: PageContext): CourseInstance {
  const { course } = linked;
  const { courseMode, location } = modeAndPlace(linked, session, context);
  return {
    '@type': 'CourseInstance',
    name: session?.title ?? course.title,
    ...(courseMode === undefined ? {} : { courseMode }),
    ...dropUndefined({ courseWorkload: isoDuration(durationOf(session ?? {}, course)) }),
    ...(session ? { startDate: session.startDate, endDate: session.endDate } : {}),
    ...(location === undefined ? {} : { location }),
  };
}

function instances({ linked, coming, trainers }: CourseInputs, context: PageContext): readonly CourseInstance[] {
  const held = coming.length > 0 ? coming : [undefined];
  return held.map((session) => ({ ...instance(linked, session, context), ...instructors(trainers, context) }));
}

/** A rating that no review supports is left out: nobody would vouch for it. */
function ratingData({ rating, reviewCount }: CourseContent): { readonly aggregateRating?: AggregateRating } {
  if (!rating || !reviewCount) return {};
  return { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount, bestRating: 5 } };
}

/** A text for one value, a list for several, undefined for none. */
function oneOrMore(values: readonly string[] = []): string | string[] | undefined {
  return values.length > 1 ? [...values] : values[0];
}

/** A course with its instances and its offers: only what is known of it. */
export function courseData(inputs: CourseInputs, course: CourseContent, context: PageContext): WithContext<Course> {
  const { site, base } = context;
  const url = absoluteUrl(site, base, inputs.linked.address);
  const { currency, language } = site.settings;
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    '@id': `${url}#course`,
    name: course.title,
    description: course.description,
    url,
    provider: organization(context),
    inLanguage: oneOrMore(course.languages) ?? language,
    ...dropUndefined({
      educationalLevel: oneOrMore(levelTexts(course, site)),
      timeRequired: isoDuration(course),
      teaches: course.objectives?.length ? [...course.objectives] : undefined,
      totalHistoricalEnrollment: course.students || undefined,
      coursePrerequisites: course.prerequisites,
      educationalCredentialAwarded: course.credential,
      offers: offers(priceToday(inputs, course), { url, availability: 'InStock', currency }),
    }),
    ...ratingData(course),
    hasCourseInstance: [...instances(inputs, context)],
  };
}
