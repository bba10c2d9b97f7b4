// schema.org objects, typed against the vocabulary. Where the specification of the site and schema.org disagree,
// the vocabulary wins: durations are PT40H, and courseMode and location stand on the CourseInstance.
import type {
  BreadcrumbList,
  Course,
  CourseInstance,
  EducationalOrganization,
  ItemList,
  Offer,
  Place,
  PostalAddress,
  VirtualLocation,
  WithContext,
} from 'schema-dts';
import type { Course as CourseContent } from '../../schemas/types.ts';
import type { Link } from '../../src/page-props.ts';
import type { LinkedCourse, LinkedSession } from '../model/content.ts';
import { levelText } from '../../src/catalogue/level-text.ts';
import { coursesInHtml } from './catalogue.ts';
import { absoluteUrl, siteSocialPicture } from './head.ts';
import type { CourseInputs } from './course-inputs.ts';
import { isOnlinePlace, isOwnPlace } from './own-place.ts';
import type { PageContext } from './page-context.ts';
import type { SiteContext } from './site-context.ts';

const CONTEXT = 'https://schema.org';

/** ISO 8601 duration of a number of hours: 40 -> PT40H, 1.5 -> PT1H30M. */
function isoDuration(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `PT${Math.floor(hours)}H${minutes > 0 ? `${minutes}M` : ''}`;
}

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
    courseWorkload: isoDuration(session?.hours ?? course.hours),
    ...(session ? { startDate: session.startDate, endDate: session.endDate } : {}),
    ...(location === undefined ? {} : { location }),
  };
}

function offer(price: number, url: string, currency: string | undefined): Offer {
  return {
    '@type': 'Offer',
    category: price === 0 ? 'Free' : 'Paid',
    price,
    ...(currency === undefined ? {} : { priceCurrency: currency }),
    availability: 'https://schema.org/InStock',
    url,
  };
}

function instances({ linked, coming }: CourseInputs, context: PageContext): readonly CourseInstance[] {
  return coming.length > 0
    ? coming.map((session) => instance(linked, session, context))
    : [instance(linked, undefined, context)];
}

/** A course with its instances and its offer. A rating without reviews is left out: nobody would stand behind it. */
export function courseData(inputs: CourseInputs, course: CourseContent, context: PageContext): WithContext<Course> {
  const { address } = inputs.linked;
  const url = absoluteUrl(context.site, context.base, address);
  return {
    '@context': CONTEXT,
    '@type': 'Course',
    '@id': `${url}#course`,
    name: course.title,
    description: course.description,
    url,
    provider: organization(context),
    inLanguage: context.site.settings.language,
    educationalLevel: levelText(course.level, context.site.messages.course.levels),
    timeRequired: isoDuration(course.hours),
    teaches: [...course.objectives],
    ...(course.students === 0 ? {} : { totalHistoricalEnrollment: course.students }),
    ...(course.prerequisites === undefined ? {} : { coursePrerequisites: course.prerequisites }),
    ...(course.credential === undefined ? {} : { educationalCredentialAwarded: course.credential }),
    ...(course.price === undefined ? {} : { offers: offer(course.price, url, context.site.settings.currency) }),
    ...(course.reviewCount === 0
      ? {}
      : {
          aggregateRating: {
            '@type': 'AggregateRating' as const,
            ratingValue: course.rating,
            reviewCount: course.reviewCount,
            bestRating: 5,
          },
        }),
    hasCourseInstance: [...instances(inputs, context)],
  };
}
