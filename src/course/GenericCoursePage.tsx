import type { WithMedia } from '../media/media-props.ts';
import type { CourseProps } from './course-props.ts';
import { useShell } from '../app/shell.tsx';
import { CourseColumns } from '../catalogue/CourseColumns.tsx';
import { CourseCover } from '../catalogue/CourseCover.tsx';
import { ContactCard } from '../contact/ContactCard.tsx';
import * as ratingStyles from '../contact/GoogleRating.module.css';
import { Icon } from '../ui/Icon.tsx';
import { courseLink } from '../sessions/registration-address.ts';
import { isHeld } from '../sessions/session-text.ts';
import { useComingSessions } from '../sessions/use-coming-sessions.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { CourseActions } from './CourseActions.tsx';
import * as styles from './CourseHeader.module.css';
import { CourseStart } from './CourseStart.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import { Rating } from './Rating.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';
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

/** The top of a generic course page, which shows duration and level only in its Course Features box. */
function GenericCourseHeader({ course, breadcrumb, parts = {} }: Pick<CourseProps, 'course' | 'breadcrumb' | 'parts'>) {
  const { messages } = useShell();
  return (
    <PageHeader
      title={course.title}
      eyebrow={course.label}
      intro={course.description}
      breadcrumb={breadcrumb}
      cover={course.picture && <CourseCover picture={course.picture} />}
      parts={parts}
    >
      {course.rating ? (
        <p className={styles.marks}>
          <Rating rating={course.rating} reviewCount={course.reviewCount} />
        </p>
      ) : null}
      <CourseStart course={course} next={undefined} action={messages.course.enrollNow} />
    </PageHeader>
  );
}

/** The page of a course whose address is only its number in the catalogue. */
export function GenericCoursePage(props: WithMedia<CourseProps>) {
  const { course, sessions, related } = props;
  const words = useCourseWords(course);
  const shell = useShell();
  const { course: messages } = shell.messages;
  const hasDate = useComingSessions(sessions).some(isHeld);
  const { googleRating } = words.generic ?? {};
  const { programme } = useStaticSections(props);
  const facts = (
    <FactsPanel
      title={words.courseFeaturesTitle}
      facts={genericFacts(course, words, messages)}
      picture={course.picture}
    >
      <CourseActions link={courseLink(course, shell)} words={words} hasDate={hasDate} />
    </FactsPanel>
  );
  const aside = (
    <>
      <ContactCard words={words.contact} course={course.title} />
      {googleRating !== undefined && <GoogleRating rating={googleRating} />}
    </>
  );
  return (
    <>
      <GenericCourseHeader {...props} />
      <CourseColumns facts={facts} aside={aside}>
        <CourseTabs props={props} programme={programme} />
      </CourseColumns>
      <RelatedCourses title={words.relatedTitle} courses={related} />
    </>
  );
}
