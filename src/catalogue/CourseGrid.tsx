import type { ReactNode } from 'react';
import { fill, fullTitle } from '../app/format.ts';
import type { NextDay, RelatedCourse as Course } from '../course/course-props.ts';
import { useShell } from '../app/shell.tsx';
import { useDateRequest } from '../course/course-words.ts';
import { Rating } from '../course/Rating.tsx';
import { RegisterLink } from '../sessions/RegisterLink.tsx';
import { shortPriceOn } from '../sessions/price-on.ts';
import { registrationLink, type RegistrationPrefill } from '../sessions/registration-address.ts';
import { nextText } from '../sessions/session-text.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { CardGrid } from '../ui/CardGrid.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import { TitleOf } from '../ui/TitleOf.tsx';
import { useToday } from '../ui/hooks/use-today.ts';
import * as styles from './CourseCard.module.css';

interface CourseCardLinksProps {
  readonly course: Course;
  /** The session whose date the card shows. */
  readonly next: NextDay | undefined;
}

function prefillOf(card: Course, next: NextDay | undefined): RegistrationPrefill {
  const [course, { duration }] = [fullTitle(card), card];
  if (!next) return { course, duration };
  // Without a last day, only the month is known, and there is no day to fill in.
  const days = next.end === undefined ? {} : { startDate: next.iso, endDate: next.end };
  const { title = course, session } = next;
  return { course: title, ...days, duration: next.duration ?? duration, session };
}

/** The links of a card: one to the course, which covers the whole card, and above it one to the registration. */
function CourseCardLinks({ course, next }: CourseCardLinksProps) {
  const { addresses, messages, registration } = useShell();
  const link = registrationLink([next, course, registration], addresses, prefillOf(course, next));
  const words = messages.catalogue;
  const name = { course: fullTitle(course) };
  return (
    <div className={styles.actions}>
      <span className={styles.details}>
        <ButtonLink to={course.address} variant="secondary" size="small" aria-label={fill(words.viewDetailsOf, name)}>
          {words.viewDetails}
        </ButtonLink>
      </span>
      {link.registerTo !== undefined && (
        <span className={styles.enroll}>
          <RegisterLink
            link={link}
            text={words.enrollNow}
            name={fill(words.enrollIn, name)}
            about={name.course}
            variant="quiet"
            size="small"
          />
        </span>
      )}
    </div>
  );
}

/** The duration and the price of a card; nothing where neither is known. */
function CourseCardFacts({ course, today }: { readonly course: Course; readonly today: string }) {
  const words = useShell().messages.catalogue;
  const price = shortPriceOn(course, today);
  if (course.duration === undefined && price === undefined) return null;
  return (
    <dl className={styles.facts}>
      {course.duration !== undefined && (
        <div>
          <dt className="visually-hidden">{words.duration}</dt>
          <dd>{course.duration}</dd>
        </div>
      )}
      {price !== undefined && (
        <div>
          <dt className="visually-hidden">{words.price}</dt>
          <dd className={styles.price}>{price}</dd>
          {course.priceNote !== undefined && <dd className={styles.note}>{course.priceNote}</dd>}
        </div>
      )}
    </dl>
  );
}

function CourseCardTitle({ course: { address, label, title, subtitle } }: Pick<CourseCardLinksProps, 'course'>) {
  const inItsLanguage = (words: string) => (
    <TitleOf to={address} hasMark={false}>
      {words}
    </TitleOf>
  );
  return (
    <>
      {label !== undefined && <p className={styles.label}>{inItsLanguage(label)}</p>}
      <h3 className={styles.title}>
        <TitleOf to={address}>{title}</TitleOf>
      </h3>
      {subtitle ? <p className="muted">{inItsLanguage(subtitle)}</p> : null}
    </>
  );
}

// One course in a list. The whole card is a link to the course; Enroll Now lies above that link.

/** Shows the box of a card by which its course is compared; absent where there is none. */
export type RenderTick = (course: Course) => ReactNode;

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw';

/** A card with the course's subject, rating, duration, price, next date and two links. */
function CourseCard({ course, renderTick }: { readonly course: Course; readonly renderTick: RenderTick | undefined }) {
  const words = useShell().messages.catalogue;
  const ask = useDateRequest(course);
  const today = useToday();
  const next = course.nextDays.find((day) => day.iso >= today);
  return (
    <article className={styles.card}>
      {course.picture && <Picture picture={{ ...course.picture, alt: '' }} sizes={SIZES} className={styles.picture} />}
      <div className={styles.body}>
        <CourseCardTitle course={course} />
        <Rating rating={course.rating} reviewCount={course.reviewCount} />
        <CourseCardFacts course={course} today={today} />
        {(next ?? ask) && (
          <p className={styles.next}>
            <Icon name="calendar" />
            {next ? (
              <span>
                {nextText(next, words.nextDate)}
                {next.times?.map((line) => (
                  <span key={line} className={styles.times}>
                    {line}
                  </span>
                ))}
              </span>
            ) : (
              ask && (
                <Link to={ask.to} aria-label={fill(words.askForDateOf, { course: fullTitle(course) })}>
                  {words.askForDate}
                </Link>
              )
            )}
          </p>
        )}
        <CourseCardLinks course={course} next={next} />
      </div>
      {renderTick?.(course)}
    </article>
  );
}

export interface CourseGridProps {
  readonly courses: readonly Course[];
  readonly columns?: 2 | 3 | 4;
  /** The first courses are shown larger. */
  readonly hasLead?: boolean;
  readonly renderTick?: RenderTick | undefined;
}

/** Courses as cards, in the order given. */
export function CourseGrid({ courses, columns = 3, hasLead = false, renderTick }: CourseGridProps) {
  return (
    <CardGrid columns={columns} hasLead={hasLead}>
      {courses.map((course) => (
        <CourseCard key={course.slug} course={course} renderTick={renderTick} />
      ))}
    </CardGrid>
  );
}
