import { registrationAddress } from '../catalogue/registration-address.ts';
import { fill, fullTitle } from '../format.ts';
import type { CourseCard } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CourseCard.module.css';

export interface CourseCardLinksProps {
  readonly course: CourseCard;
}

/** The links of a card: to the course, which covers the whole card, and above it to the registration. */
export function CourseCardLinks({ course }: CourseCardLinksProps) {
  const { addresses, messages } = useShell();
  const words = messages.catalogue;
  const name = { course: fullTitle(course) };
  return (
    <div className={styles.actions}>
      <span className={styles.details}>
        <ButtonLink to={course.address} variant="secondary" size="small" aria-label={fill(words.viewDetailsOf, name)}>
          {words.viewDetails}
        </ButtonLink>
      </span>
      <span className={styles.enroll}>
        <ButtonLink
          to={registrationAddress(addresses, course)}
          variant="quiet"
          size="small"
          aria-label={fill(words.enrollIn, name)}
        >
          {words.enrollNow}
        </ButtonLink>
      </span>
    </div>
  );
}
