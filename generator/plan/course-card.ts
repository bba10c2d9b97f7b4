import { fullTitle } from '../../src/format.ts';
import type { CourseCard, NextDay, SessionRow } from '../../src/page-props.ts';
import type { LinkedCourse } from '../model/content.ts';
import type { CourseOrder } from './course-order.ts';
import { pictureOf, type MediaSizes } from './pictures.ts';
import { withQuery } from './query-address.ts';
import type { TextFormat } from './text-format.ts';

/** What is needed to create cards. */
export interface CardContext {
  readonly format: TextFormat;
  readonly media: MediaSizes;
  readonly order: CourseOrder;
  /** The address for asking about dates. */
  readonly askAddress: string;
}

function nextDay({ start, end, ...session }: SessionRow, course: Pick<CourseCard, 'title' | 'duration'>): NextDay {
  return {
    ...start,
    end: end.iso,
    ...(session.title === course.title ? {} : { title: session.title }),
    ...(session.duration === course.duration ? {} : { duration: session.duration }),
  };
}

/** Returns the card of a course; `sessions` are its upcoming ones. */
export function courseCard(linked: LinkedCourse, sessions: readonly SessionRow[], context: CardContext): CourseCard {
  const { format, media, order, askAddress } = context;
  const { course, address, category, subcategory } = linked;
  const { slug, id, title, subtitle, label, rating, reviewCount, hours, price } = course;
  const duration = format.duration(hours);
  return {
    slug,
    ...(id === undefined ? {} : { id }),
    title,
    ...(subtitle === undefined ? {} : { subtitle }),
    address,
    label,
    category,
    subcategory,
    rating,
    reviewCount,
    duration,
    ...(price === undefined ? {} : { price: format.price(price) }),
    picture: pictureOf(linked, order.placeOf(linked), media),
    nextDays: sessions.map((session) => nextDay(session, { title: fullTitle(course), duration })),
    askTo: withQuery(askAddress, { course: fullTitle(course) }),
  };
}
