import { levelText } from '../catalogue/level-text.ts';
import { useComingSessions } from '../catalogue/use-coming-sessions.ts';
import { plural } from '../format.ts';
import type { CourseProps } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import { ButtonLink } from './ButtonLink.tsx';
import styles from './CourseHeader.module.css';
import { Icon } from './Icon.tsx';
import { PageHeader } from './PageHeader.tsx';
import { Rating } from './Rating.tsx';

export type CourseHeaderProps = Pick<CourseProps, 'course' | 'breadcrumb' | 'sessions'> & {
  /** Text of the registration button. */
  readonly action: string;
};

/** The top of a course page: path, title, description, highlights, fee and registration. */
export function CourseHeader({ course, breadcrumb, sessions, action }: CourseHeaderProps) {
  const { locale, messages } = useShell();
  const [next] = useComingSessions(sessions);
  return (
    <PageHeader title={course.title} eyebrow={course.label} intro={course.description} breadcrumb={breadcrumb}>
      <ul className={styles.marks}>
        {course.rating > 0 && (
          <li>
            <Rating rating={course.rating} reviewCount={course.reviewCount} />
          </li>
        )}
        {course.students > 0 && (
          <li>
            <Icon name="group" />
            {plural(messages.course.studentCount, course.students, locale)}
          </li>
        )}
        <li>
          <Icon name="clock" />
          {course.duration}
        </li>
        <li>
          <Icon name="chart" />
          {levelText(course.level, messages.course.levels)}
        </li>
      </ul>
      <p className={styles.action}>
        <ButtonLink to={next?.registerTo ?? course.registerTo}>{action}</ButtonLink>
        {course.price !== undefined && <span className={styles.price}>{course.price}</span>}
      </p>
    </PageHeader>
  );
}
