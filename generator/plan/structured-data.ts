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
  WithContext,
} from 'schema-dts';
import type { Course as CourseContent } from '../../schemas/types.ts';
import type { Link } from '../../src/page-props.ts';
import type { LinkedCourse, LinkedSession } from '../model.ts';
import { coursesInHtml } from './catalogue.ts';
import { absoluteUrl, siteSocialPicture } from './head.ts';
import type { PlanContext } from './plan-context.ts';

const CONTEXT = 'https://schema.org';

/** The words for each level of the course schema, in the provider's language. */
const levelKeys = {
  Beginner: 'beginner',
  'Beginner to Intermediate': 'beginnerToIntermediate',
  Intermediate: 'intermediate',
  'Intermediate to Advanced': 'intermediateToAdvanced',
  Advanced: 'advanced',
  Professional: 'professional',
} as const;

/** ISO 8601 duration of a number of hours: 40 -> PT40H, 1.5 -> PT1H30M. */
function isoDuration(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  return `PT${Math.floor(hours)}H${minutes > 0 ? `${minutes}M` : ''}`;
}

function postalAddress({ site }: PlanContext): PostalAddress {
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
function organization(context: PlanContext) {
  const { settings } = context.site;
  const url = absoluteUrl(context.site, context.base, '/');
  return {
    '@type': 'EducationalOrganization' as const,
    '@id': `${url}#organization`,
    name: settings.name,
    url,
    address: postalAddress(context),
  };
}

/** The provider in full, for the home and about pages. */
export function organizationData(context: PlanContext): WithContext<EducationalOrganization> {
  const { settings } = context.site;
  return {
    '@context': CONTEXT,
    ...organization(context),
    description: settings.description,
    email: settings.email,
    telephone: [...settings.phones],
    foundingDate: String(settings.founded),
    sameAs: settings.social.map(({ url }) => url),
    image: absoluteUrl(context.site, context.base, siteSocialPicture),
  };
}

/** The way from the home page to a page. */
export function breadcrumbData(links: readonly Link[], context: PlanContext): WithContext<BreadcrumbList> {
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
export function catalogueData(context: PlanContext): WithContext<ItemList> {
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

function place(location: string, context: PlanContext): Place {
  return { '@type': 'Place', name: location, address: postalAddress(context) };
}

function instance(
  linked: LinkedCourse,
  session: LinkedSession['session'] | undefined,
  context: PlanContext,
): CourseInstance {
  const { course } = linked;
  const isOnline = session?.type === 'Online';
  return {
    '@type': 'CourseInstance',
    name: session?.title ?? course.title,
    courseMode: isOnline ? 'online' : ['classroom', 'onsite'],
    courseWorkload: isoDuration(session?.hours ?? course.hours),
    ...(session ? { startDate: session.startDate, endDate: session.endDate } : {}),
    ...(isOnline ? {} : { location: place(course.location ?? context.site.settings.courseLocation, context) }),
  };
}

function offer(price: number, url: string, currency: string): Offer {
  return {
    '@type': 'Offer',
    category: 'Paid',
    price,
    priceCurrency: currency,
    availability: 'https://schema.org/InStock',
    url,
  };
}

function instances(linked: LinkedCourse, context: PlanContext): readonly CourseInstance[] {
  const coming = context.comingOf(linked);
  return coming.length > 0
    ? coming.map(({ session }) => instance(linked, session, context))
    : [instance(linked, undefined, context)];
}

/** A course with its instances and its offer. A rating without reviews is left out: nobody would stand behind it. */
export function courseData(linked: LinkedCourse, course: CourseContent, context: PlanContext): WithContext<Course> {
  const { address } = linked;
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
    educationalLevel: context.site.messages.course.levels[levelKeys[course.level]],
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
    hasCourseInstance: [...instances(linked, context)],
  };
}
