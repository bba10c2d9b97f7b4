import { shortPriceOn } from '../sessions/price-on.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import type { ShortPrice } from '../app/page-props.ts';
import * as styles from './CourseHeader.module.css';

export interface CoursePriceProps {
  readonly course: ShortPrice;
}

/** The fee at the top of a course page with what belongs to it; nothing where nothing is said of a fee. */
export function CoursePrice({ course }: CoursePriceProps) {
  const price = shortPriceOn(course, useToday());
  if (price === undefined) return null;
  return (
    <span className={styles.fee}>
      <span className={styles.price}>{price}</span>
      {course.priceNote !== undefined && <span className={styles.note}>{course.priceNote}</span>}
    </span>
  );
}
