import { fullTitle } from '../../../src/app/format.ts';
import { isFull } from '../../../src/sessions/session-text.ts';
import { type Registration, sessionLink } from '../../../src/sessions/registration-address.ts';
import type { CourseCard, NextDay } from '../../../src/course/course-props.ts';
import type { RegistrationLink, SessionRow } from '../../../src/sessions/session-props.ts';
import { dropUndefined } from '../../base/objects.ts';
import type { LinkedCourse } from '../../model/content.ts';
import { priceOn } from '../../model/price.ts';
import type { CourseOrder } from './course-order.ts';
import type { PageContext } from '../shell/page-context.ts';
import { pictureOf } from '../pictures/picture-variants.ts';
import { shortPrice } from '../sessions/price-texts.ts';
import { elsewhere, registrationOf } from '../forms/registration.ts';

/** What is needed to create cards. */
export interface CardContext extends Pick<PageContext, 'format' | 'media' | 'site'> {
  readonly order: CourseOrder;
  /** The day of the build, as YYYY-MM-DD. */
  readonly today: string;
}

/** The link of a session that has its own registration elsewhere. */
function ownLink({ registerTo, registerLabel }: RegistrationLink, usual: RegistrationLink): RegistrationLink {
  if (registerTo === undefined || registerTo.startsWith('/')) return {};
  const isUsual = registerTo === usual.registerTo && registerLabel === usual.registerLabel;
  return isUsual ? {} : dropUndefined({ registerTo, registerLabel });
}

/** What its days need not repeat of a course, and where visitors register. */
interface Usual extends Pick<CourseCard, 'title' | 'duration'> {
  readonly link: RegistrationLink;
  readonly registration: Registration;
}

function nextDay(session: SessionRow, course: Usual): NextDay {
  const { start, end, month, openUntil = '', times, duration = course.duration } = session;
  const isHere = sessionLink(session, course.registration).registerTo?.startsWith('/');
  return dropUndefined({
    ...(start ?? { iso: openUntil, text: month }),
    end: start && end?.iso,
    title: session.title === course.title ? undefined : session.title,
    duration: duration === course.duration ? undefined : duration,
    ...ownLink(session, course.link),
    session: isHere ? session.id : undefined,
    times,
  });
}

/** Returns the card of a course; `sessions` are its upcoming ones. */
export function courseCard(linked: LinkedCourse, sessions: readonly SessionRow[], context: CardContext): CourseCard {
  const { format, order, today } = context;
  const { course, address, category, subcategory } = linked;
  const { slug, id, title, subtitle, label, rating, reviewCount } = course;
  const duration = format.duration(course);
  const { register = context.site.settings.register } = course;
  const registration = registrationOf(context.site);
  const usual = dropUndefined({ title: fullTitle(course), duration, link: elsewhere(register), registration });
  const onRequest = context.site.messages.catalogue.priceOnRequest;
  const first = { slug, id, title, subtitle, address, label, category, subcategory };
  // It has no ratings; and reviews without a rating are not shown.
  const rated = { rating: rating || undefined, reviewCount: rating ? reviewCount : undefined, duration };
  const open = sessions.filter((session) => !isFull(session));
  const rest = {
    picture: pictureOf(linked, order.placeOf(linked), context),
    nextDays: (open.length > 0 ? open : sessions).map((session) => nextDay(session, usual)),
  };
  const price = shortPrice(priceOn(course.price, today), onRequest, context);
  return dropUndefined(first, rated, price, rest, elsewhere(course.register));
}
