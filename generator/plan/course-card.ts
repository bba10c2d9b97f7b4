import { fullTitle } from '../../src/format.ts';
import type { CourseCard, NextDay, SessionRow } from '../../src/page-props.ts';
import { dropUndefined } from '../base/drop-undefined.ts';
import type { LinkedCourse } from '../model/content.ts';
import { priceOn } from '../model/price.ts';
import type { CourseOrder } from './course-order.ts';
import type { PageContext } from './page-context.ts';
import { pictureOf } from './pictures.ts';
import { shortPrice } from './price-texts.ts';
import { withQuery } from './query-address.ts';

/** What is needed to create cards. */
export interface CardContext extends Pick<PageContext, 'format' | 'media' | 'site'> {
  readonly order: CourseOrder;
  /** The day of the build, as YYYY-MM-DD. */
  readonly today: string;
  /** The address for asking about dates. */
  readonly askAddress: string;
}

function nextDay(
  { start, end, month, openUntil = '', ...session }: SessionRow,
  course: Pick<CourseCard, 'title' | 'duration'>,
): NextDay {
  return {
    ...(start ?? { iso: openUntil, text: month }),
    ...(start && end ? { end: end.iso } : {}),
    ...(session.title === course.title ? {} : { title: session.title }),
    ...(session.duration === undefined || session.duration === course.duration ? {} : { duration: session.duration }),
  };
}

/** Returns the card of a course; `sessions` are its upcoming ones. */
export function courseCard(linked: LinkedCourse, sessions: readonly SessionRow[], context: CardContext): CourseCard {
  const { format, media, order, today, askAddress } = context;
  const { course, address, category, subcategory } = linked;
  const { slug, id, title, subtitle, label, rating, reviewCount } = course;
  const duration = format.duration(course);
  const onRequest = context.site.messages.catalogue.priceOnRequest;
  return dropUndefined({
    slug,
    id,
    title,
    subtitle,
    address,
    label,
    category,
    subcategory,
    // Nobody has rated it; and reviews without a rating are not shown.
    rating: rating || undefined,
    reviewCount: rating ? reviewCount : undefined,
    duration,
    ...shortPrice(priceOn(course.price, today), onRequest, context),
    picture: pictureOf(linked, order.placeOf(linked), media),
    nextDays: sessions.map((session) =>
      nextDay(session, { title: fullTitle(course), ...(duration === undefined ? {} : { duration }) }),
    ),
    askTo: withQuery(askAddress, { course: fullTitle(course) }),
  });
}
