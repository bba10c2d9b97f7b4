import { genericFacts } from '../catalogue/course-facts.ts';
import { isHeld } from '../catalogue/session-text.ts';
import { useComingSessions } from '../catalogue/use-coming-sessions.ts';
import { ContactCard } from '../components/ContactCard.tsx';
import { CourseActions } from '../components/CourseActions.tsx';
import { CourseColumns } from '../components/CourseColumns.tsx';
import { CourseTabs } from '../components/CourseTabs.tsx';
import { FactsPanel } from '../components/FactsPanel.tsx';
import { GenericCourseHeader } from '../components/GenericCourseHeader.tsx';
import { GoogleRating } from '../components/GoogleRating.tsx';
import { LeadershipDetails } from '../components/LeadershipDetails.tsx';
import { RelatedCourses } from '../components/RelatedCourses.tsx';
import type { WithMedia } from '../media-slots.ts';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';

/** The page of a course whose address is only its number in the catalogue. */
export function GenericCoursePage(props: WithMedia<CourseProps>) {
  const { words, course, breadcrumb, sessions, related } = props;
  const { course: messages } = useShell().messages;
  const hasDate = useComingSessions(sessions).some(isHeld);
  const { googleRating } = words.generic ?? {};
  const details = course.leadershipDetails ?? {};
  const hasDetails = Object.values(details).some(({ length }) => length > 0);
  const facts = (
    <FactsPanel
      title={words.courseFeaturesTitle}
      facts={genericFacts(course, words, messages)}
      picture={course.picture}
    >
      <CourseActions link={course} words={words} hasDate={hasDate} />
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
      <GenericCourseHeader course={course} breadcrumb={breadcrumb} />
      <CourseColumns facts={facts} aside={aside}>
        <CourseTabs
          props={props}
          {...(hasDetails && { programme: <LeadershipDetails words={words.details} details={details} /> })}
        />
      </CourseColumns>
      <RelatedCourses title={words.relatedTitle} courses={related} />
    </>
  );
}
