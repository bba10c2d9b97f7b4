import type { ReactNode } from 'react';
import type { CourseWords } from '../../schemas/types.ts';
import { plural } from '../app/format.ts';
import { useShell } from '../app/shell.tsx';
import { nextOf } from '../sessions/session-text.ts';
import { useComingSessions } from '../sessions/use-coming-sessions.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import { Link } from '../ui/Link.tsx';
import { ShareLinks } from '../ui/ShareLinks.tsx';
import { Icon, type IconName } from '../ui/Icon.tsx';
import * as note from './CorporateNote.module.css';
import * as styles from './CourseHeader.module.css';
import type { CoursePageCourse, CourseProps } from './course-props.ts';
import { courseFacts } from './course-facts.ts';
import { CourseFrame } from './CourseFrame.tsx';
import { Rating } from './Rating.tsx';
import { useCourseWords } from './course-words.ts';

/** The highlights of a course in one line: rating, participants, duration and level, as far as they are known. */
function CourseMarks({ course }: { readonly course: CoursePageCourse }) {
  const { rating, reviewCount, students, duration, level } = course;
  const shell = useShell();
  const marks: readonly (readonly [IconName, string | undefined])[] = [
    ['group', students ? plural(shell.messages.course.studentCount, students, shell) : undefined],
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
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}

/** Informs employers that a course can be held for them alone. */
const CorporateNote = ({ title, text, link }: NonNullable<CourseWords['corporate']>) => (
  <section className={note.note}>
    <h2 className={note.title}>{title}</h2>
    {text !== undefined && <p className={note.text}>{text}</p>}
    {link && (
      <Link to={link.to} className={note.link ?? ''}>
        {link.label}
        <Icon name="arrow" />
      </Link>
    )}
  </section>
);

interface NamedCourseProps {
  readonly props: CourseProps;
  /** The button that registers at the top of the page. */
  readonly action: 'enrollNow' | 'registerNow';
  readonly children: ReactNode;
}

/** The page of a named course, with its next date and a note for employers. */
export function NamedCourse({ props, action, children }: NamedCourseProps) {
  const { course, sessions } = props;
  const shell = useShell();
  const words = useCourseWords(course);
  const next = nextOf(useComingSessions(sessions));
  return (
    <CourseFrame
      {...props}
      words={words}
      marks={<CourseMarks course={course} />}
      next={next}
      hasDate={next !== undefined}
      action={shell.messages.course[action]}
      factsTitle={words.factsTitle}
      facts={courseFacts(course, { ...shell, next }, useToday())}
      share={<ShareLinks title={course.title} />}
      aside={words.corporate && <CorporateNote {...words.corporate} />}
    >
      {children}
    </CourseFrame>
  );
}
