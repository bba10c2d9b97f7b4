import { shortPriceOn } from '../sessions/price-on.ts';
import { firstDayOf, nextText } from '../sessions/session-text.ts';
import { useRootMark } from '../ui/hooks/use-root-mark.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import type { RegistrationLink, SessionRow, ShortPrice } from '../app/page-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './CourseBar.module.css';
import { RegisterLink } from '../sessions/RegisterLink.tsx';

export interface CourseBarProps {
  readonly course: ShortPrice & RegistrationLink;
  /** The session whose date the page shows. */
  readonly next: SessionRow | undefined;
  /** Text of the registration button. */
  readonly action: string;
}

/**
 * The fee, the next date and the registration at the foot of the window. It repeats the header of the page for those who
 * see that it is gone: screen readers skip it, and no key leads there.
 */
export function CourseBar({ course, next, action }: CourseBarProps) {
  const { nextDate } = useShell().messages.catalogue;
  useRootMark('bar');
  const price = shortPriceOn(course, useToday());
  return (
    <div className={styles.bar} aria-hidden="true">
      <p className={styles.text}>
        <span className={styles.price}>{price}</span>
        {next && nextText({ iso: next.openUntil, text: firstDayOf(next) }, nextDate)}
        {next?.times?.slice(0, 1).map((line) => (
          <span key={line} className={styles.times}>
            {line}
          </span>
        ))}
      </p>
      <RegisterLink link={next ?? course} text={action} size="small" tabIndex={-1} />
    </div>
  );
}
