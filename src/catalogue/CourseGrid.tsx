import type { ReactNode } from 'react';
import type { CourseCard as Course } from '../app/page-props.ts';
import { CardGrid } from '../ui/CardGrid.tsx';
import { nextText } from '../sessions/session-text.ts';
import { fill, fullTitle } from '../app/format.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import { useShell } from '../app/shell.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import { Picture } from '../ui/Picture.tsx';
import { Rating } from '../course/Rating.tsx';
import { CourseCardFacts } from './CourseCardFacts.tsx';
import { CourseCardLinks } from './CourseCardLinks.tsx';
import * as styles from './CourseCard.module.css';

// One course in a list. The whole card is a link to the course; Enroll Now lies above that link.

/** Shows the box of a card by which its course is compared; absent where there is none. */
export type RenderTick = (course: Course) => ReactNode;

interface CourseCardProps {
  readonly course: Course;
  readonly renderTick: RenderTick | undefined;
}

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw';

/** A card with the course's subject, rating, duration, price, next date and two links. */
function CourseCard({ course, renderTick }: CourseCardProps) {
  const words = useShell().messages.catalogue;
  const today = useToday();
  const next = course.nextDays.find((day) => today === undefined || day.iso >= today);
  return (
    <article className={styles.card}>
      {course.picture && <Picture picture={{ ...course.picture, alt: '' }} sizes={SIZES} className={styles.picture} />}
      <div className={styles.body}>
        {course.label !== undefined && <p className={styles.label}>{course.label}</p>}
        <h3 className={styles.title}>{course.title}</h3>
        {course.subtitle ? <p className={styles.subtitle}>{course.subtitle}</p> : null}
        <Rating rating={course.rating} reviewCount={course.reviewCount} />
        <CourseCardFacts course={course} today={today} />
        {(next ?? course.askTo) && (
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
              course.askTo !== undefined && (
                <Link to={course.askTo} aria-label={fill(words.askForDateOf, { course: fullTitle(course) })}>
                  {words.askForDate}
                </Link>
              )
            )}
          </p>
        )}
        <CourseCardLinks course={course} next={next} />
        {renderTick?.(course)}
      </div>
    </article>
  );
}

export interface CourseGridProps {
  readonly courses: readonly Course[];
  readonly columns?: 2 | 3 | 4;
  /** The first courses are shown larger. */
  readonly hasLead?: boolean;
  readonly renderTick?: RenderTick;
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
