import { isHeld } from '../sessions/session-text.ts';
import { useComingSessions } from '../sessions/use-coming-sessions.ts';
import type { CourseProps } from '../app/page-props.ts';
import { CourseCover } from '../catalogue/CourseCover.tsx';
import { CourseMarks } from './CourseMarks.tsx';
import { CourseStart } from './CourseStart.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';

export type CourseHeaderProps = Pick<CourseProps, 'course' | 'breadcrumb' | 'sessions'> & {
  /** Text of the registration button. */
  readonly action: string;
};

/** The top of a course page: path, title, description, highlights, fee and registration. */
export function CourseHeader({ course, breadcrumb, sessions, action }: CourseHeaderProps) {
  const [next] = useComingSessions(sessions).filter(isHeld);
  const cover = course.picture && <CourseCover picture={course.picture} />;
  return (
    <PageHeader
      title={course.title}
      eyebrow={course.label}
      intro={course.description}
      breadcrumb={breadcrumb}
      cover={cover}
    >
      <CourseMarks course={course} />
      <CourseStart course={course} next={next} action={action} />
    </PageHeader>
  );
}
