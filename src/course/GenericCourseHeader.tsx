import type { CourseProps } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import { CourseCover } from '../catalogue/CourseCover.tsx';
import * as styles from './CourseHeader.module.css';
import { CourseStart } from './CourseStart.tsx';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Rating } from './Rating.tsx';

export type GenericCourseHeaderProps = Pick<CourseProps, 'course' | 'breadcrumb'>;

/** The top of a generic course page, which shows duration and level only in its Course Features box. */
export function GenericCourseHeader({ course, breadcrumb }: GenericCourseHeaderProps) {
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
