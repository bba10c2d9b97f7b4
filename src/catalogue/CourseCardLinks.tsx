import { registrationLink, type RegistrationPrefill } from '../sessions/registration-address.ts';
import { fill, fullTitle } from '../app/format.ts';
import type { CourseCard, NextDay } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { RegisterLink } from '../sessions/RegisterLink.tsx';
import * as styles from './CourseCard.module.css';

export interface CourseCardLinksProps {
  readonly course: CourseCard;
  /** The session whose date the card shows. */
  readonly next: NextDay | undefined;
}

function prefillOf(card: CourseCard, next: NextDay | undefined): RegistrationPrefill {
  const [course, { duration }] = [fullTitle(card), card];
  if (!next) return { course, duration };
  // Without a last day, only the month is known, and there is no day to fill in.
  const days = next.end === undefined ? {} : { startDate: next.iso, endDate: next.end };
  const { session } = next;
  return { course: next.title ?? course, ...days, duration: next.duration ?? duration, session };
}

/** The links of a card: one to the course, which covers the whole card, and above it one to the registration. */
export function CourseCardLinks({ course, next }: CourseCardLinksProps) {
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
