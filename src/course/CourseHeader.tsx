import { nextOf } from '../sessions/session-text.ts';
import { useComingSessions } from '../sessions/use-coming-sessions.ts';
import type { CoursePageCourse, CourseProps } from './course-props.ts';
import { CourseCover } from '../catalogue/CourseCover.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { TopicIcon, type TopicName } from '../ui/TopicIcon.tsx';
import { CourseStart } from './CourseStart.tsx';
import { Rating } from './Rating.tsx';
import * as styles from './CourseHeader.module.css';

interface CourseMarksProps {
  readonly course: CoursePageCourse;
}

/** The highlights of a course in one line: rating, participants, duration and level, as far as they are known. */
function CourseMarks({ course: { rating, reviewCount, students, duration, level } }: CourseMarksProps) {
  const shell = useShell();
  const { messages } = shell;
  const marks: readonly (readonly [TopicName, string | undefined])[] = [
    ['group', students ? plural(messages.course.studentCount, students, shell) : undefined],
    ['clock', duration],
    ['chart', level],
  ];
  const known = marks.filter(([, text]) => text !== undefined);
  if (!rating && known.length === 0) return null;
  return (
    <ul className={styles.marks}>
      {rating ? (
        <li>
          <Rating rating={rating} reviewCount={reviewCount} />
        </li>
      ) : null}
      {known.map(([icon, text]) => (
        <li key={icon}>
          <TopicIcon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

export type CourseHeaderProps = Pick<CourseProps, 'course' | 'breadcrumb' | 'sessions' | 'parts'> & {
  /** Text of the registration button. */
  readonly action: string;
};

/** The top of a course page: path, title, description, highlights, fee and registration. */
export function CourseHeader({ course, breadcrumb, sessions, action, parts = {} }: CourseHeaderProps) {
  const next = nextOf(useComingSessions(sessions));
  const cover = course.picture && <CourseCover picture={course.picture} />;
  return (
    <PageHeader
      title={course.title}
      eyebrow={course.label}
      intro={course.description}
      breadcrumb={breadcrumb}
      cover={cover}
      parts={parts}
    >
      <CourseMarks course={course} />
      <CourseStart course={course} next={next} action={action} />
    </PageHeader>
  );
}
