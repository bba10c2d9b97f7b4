import type { CourseProps } from './course-props.ts';
import { useShell } from '../app/shell.tsx';
import * as ratingStyles from '../contact/GoogleRating.module.css';
import { Icon } from '../ui/Icon.tsx';
import { isHeld } from '../sessions/session-text.ts';
import { useComingSessions } from '../sessions/use-coming-sessions.ts';
import { CourseFrame } from './CourseFrame.tsx';
import * as styles from './CourseHeader.module.css';
import { Rating } from './Rating.tsx';
import { useCourseWords } from './course-words.ts';
import { useStaticSections } from './course-sections.tsx';
import { genericFacts } from './course-facts.ts';
import { CourseTabs } from './tabs/CourseTabs.tsx';
import { fill } from '../app/format.ts';

// Shown as text only: ratings from other sites must not be part of this site's structured data.

/** The provider's rating on Google, such as "4.8". */
function GoogleRating({ rating }: { readonly rating: string }) {
  const words = useShell().messages.course;
  return (
    <p className={ratingStyles.rating}>
      <Icon name="star" />
      <span>
        <b className={ratingStyles.value}>{rating}</b> {words.googleRating}
        <span className="visually-hidden"> {fill(words.ratingOutOfFive, { rating })}</span>
      </span>
    </p>
  );
}

/** The page of a course whose address is only its number in the catalogue. Duration and level are among its facts only. */
export function GenericCoursePage(props: CourseProps) {
  const { course, sessions } = props;
  const words = useCourseWords(course);
  const { course: messages } = useShell().messages;
  const hasDate = useComingSessions(sessions).some(isHeld);
  const { googleRating } = words.generic ?? {};
  const { programme } = useStaticSections(props);
  const marks = course.rating ? (
    <p className={styles.marks}>
      <Rating rating={course.rating} reviewCount={course.reviewCount} />
    </p>
  ) : null;
  return (
    <CourseFrame
      {...props}
      words={words}
      marks={marks}
      hasDate={hasDate}
      action={messages.enrollNow}
      factsTitle={words.courseFeaturesTitle}
      facts={genericFacts(course, words, messages)}
      aside={googleRating !== undefined && <GoogleRating rating={googleRating} />}
    >
      <CourseTabs props={props} programme={programme} />
    </CourseFrame>
  );
}
