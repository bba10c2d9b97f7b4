import { shortPriceOn } from '../sessions/price-on.ts';
import type { CourseCard } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CourseCard.module.css';

export interface CourseCardFactsProps {
  readonly course: CourseCard;
  /** YYYY-MM-DD, once it is known. */
  readonly today: string | undefined;
}

/** The duration and the price of a card; nothing where neither is known. */
export function CourseCardFacts({ course, today }: CourseCardFactsProps) {
  const words = useShell().messages.catalogue;
  const price = shortPriceOn(course, today);
  if (course.duration === undefined && price === undefined) return null;
  return (
    <dl className={styles.facts}>
      {course.duration !== undefined && (
        <div>
          <dt className="visually-hidden">{words.duration}</dt>
          <dd>{course.duration}</dd>
        </div>
      )}
      {price !== undefined && (
        <div>
          <dt className="visually-hidden">{words.price}</dt>
          <dd className={styles.price}>{price}</dd>
          {course.priceNote !== undefined && <dd className={styles.note}>{course.priceNote}</dd>}
        </div>
      )}
    </dl>
  );
}
