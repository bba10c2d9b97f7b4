import { shortPriceOn } from '../catalogue/price-on.ts';
import { useToday } from '../hooks/use-today.ts';
import type { RegistrationLink, ShortPrice } from '../page-props.ts';
import styles from './CourseHeader.module.css';
import { CoursePrice } from './CoursePrice.tsx';
import { RegisterLink } from './RegisterLink.tsx';

export interface CourseStartProps {
  readonly course: ShortPrice;
  readonly link: RegistrationLink;
  /** Text of the registration button. */
  readonly action: string;
}

/** The registration and the fee at the top of a course page; nothing where there is neither. */
export function CourseStart({ course, link, action }: CourseStartProps) {
  const hasPrice = shortPriceOn(course, useToday()) !== undefined;
  if (link.registerTo === undefined && !hasPrice) return null;
  return (
    <p className={styles.action}>
      <RegisterLink link={link} text={action} />
      <CoursePrice course={course} />
    </p>
  );
}
