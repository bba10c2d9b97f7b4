import type { CourseWords } from '../../schemas/types.ts';
import type { WithMedia } from '../app/media-slots.ts';
import type { CoursePageCourse, CourseProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { CourseColumns } from '../catalogue/CourseColumns.tsx';
import { CourseCover } from '../catalogue/CourseCover.tsx';
import { ContactCard } from '../contact/ContactCard.tsx';
import { GoogleRating } from '../contact/GoogleRating.tsx';
import { CheckList } from '../sections/CheckList.tsx';
import { isHeld } from '../sessions/session-text.ts';
import { useComingSessions } from '../sessions/use-coming-sessions.ts';
import { ContentBlock } from '../ui/ContentBlock.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { CourseActions } from './CourseActions.tsx';
import * as styles from './CourseHeader.module.css';
import { CourseStart } from './CourseStart.tsx';
import { FactsPanel } from './FactsPanel.tsx';
import * as leadershipStyles from './LeadershipDetails.module.css';
import { Rating } from './Rating.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';
import { genericFacts } from './course-facts.ts';
import { CourseTabs } from './tabs/CourseTabs.tsx';

interface LeadershipDetailsProps {
  readonly words: CourseWords['details'];
  readonly details: NonNullable<CoursePageCourse['leadershipDetails']>;
}

/** The detailed programme of a generic course page: five lists, the last by day or module. */
function LeadershipDetails({ words, details }: LeadershipDetailsProps) {
  const lists = [
    { title: words.objectives, items: details.objectives },
    { title: words.benefits, items: details.benefits },
    { title: words.eligibility, items: details.eligibility },
    { title: words.courseContents, items: details.courseContents },
  ].flatMap(({ title, items = [] }) => (items.length > 0 ? [{ title, items }] : []));
  const { agenda = [] } = details;
  return (
    <ContentBlock title={words.title}>
      <div className={leadershipStyles.lists}>
        {lists.map((list) => (
          <section key={list.title}>
            <h3 className={leadershipStyles.title}>{list.title}</h3>
            <CheckList items={list.items} />
          </section>
        ))}
      </div>
      {agenda.length > 0 && (
        <>
          <h3 className={leadershipStyles.title}>{words.agenda}</h3>
          <ol className={leadershipStyles.agenda}>
            {agenda.map((entry) => (
              <li key={entry.label} className={leadershipStyles.day}>
                <h4 className={leadershipStyles.label}>{entry.label}</h4>
                <ul className={leadershipStyles.topics}>
                  {entry.topics.map((topic) => (
                    <li key={topic}>{topic}</li>
                  ))}
                </ul>
              </li>
            ))}
          </ol>
        </>
      )}
    </ContentBlock>
  );
}

type GenericCourseHeaderProps = Pick<CourseProps, 'course' | 'breadcrumb'>;

/** The top of a generic course page, which shows duration and level only in its Course Features box. */
function GenericCourseHeader({ course, breadcrumb }: GenericCourseHeaderProps) {
  const { messages } = useShell();
  return (
    <PageHeader
      title={course.title}
      eyebrow={course.label}
      intro={course.description}
      breadcrumb={breadcrumb}
      cover={course.picture && <CourseCover picture={course.picture} />}
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
