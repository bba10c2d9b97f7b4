import { plural } from '../app/format.ts';
import type { CoursePageCourse } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CourseHeader.module.css';
import { Icon, type IconName } from '../ui/Icon.tsx';
import { Rating } from './Rating.tsx';

export interface CourseMarksProps {
  readonly course: CoursePageCourse;
}

/** The highlights of a course in one line: rating, participants, duration and level, as far as they are known. */
export function CourseMarks({ course: { rating, reviewCount, students, duration, level } }: CourseMarksProps) {
  const { locale, messages } = useShell();
  const marks: readonly (readonly [IconName, string | undefined])[] = [
    ['group', students ? plural(messages.course.studentCount, students, locale) : undefined],
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
