import { type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CourseSession, RegistrationLink, ShortPrice } from '../sessions/session-props.ts';
import { useShell } from '../app/shell.tsx';
import { shortPriceOn } from '../sessions/price-on.ts';
import { RegisterLink } from '../sessions/RegisterLink.tsx';
import { firstDayOf, nextText } from '../sessions/session-text.ts';
import { useRootMark } from '../ui/hooks/use-root-mark.ts';
import { useToday } from '../ui/hooks/use-today.ts';
import * as barStyles from './CourseBar.module.css';
import * as styles from './CourseHeader.module.css';

/** Returns whether an element lies above the window, and the footer of the page below it; false at first. */
function usePassed(element: RefObject<HTMLElement | null>): boolean {
  const [isPassed, setPassed] = useState(false);
  useEffect(() => {
    const [start, end] = [element.current, document.querySelector('footer')];
    if (!start || !end) return undefined;
    const observer = new IntersectionObserver(() => {
      const isAbove = start.getBoundingClientRect().bottom < 0;
      setPassed(isAbove && end.getBoundingClientRect().top > window.innerHeight);
    });
    observer.observe(start);
    observer.observe(end);
    return () => observer.disconnect();
  }, [element]);
  return isPassed;
}

interface CourseStartProps {
  readonly course: ShortPrice;
  /** The session whose date the page shows: the next one with places, or else the next one. */
  readonly next: CourseSession | undefined;
  readonly link: RegistrationLink;
  /** Text of the registration button, where there are places. */
  readonly action: string;
}

interface CourseBarProps extends Omit<CourseStartProps, 'course'> {
  readonly price: string | undefined;
}

/** Fee, next date and registration at the foot of the window: a repetition for the eye, which screen readers and keys skip. */
function CourseBar({ price, next, link, action }: CourseBarProps) {
  const { nextDate } = useShell().messages.catalogue;
  useRootMark('bar');
  return (
    <div className={barStyles.bar} aria-hidden="true">
      <p className={barStyles.text}>
        <span className={barStyles.price}>{price}</span>
        {next && nextText({ iso: next.openUntil, text: firstDayOf(next) }, nextDate)}
        {next?.times?.slice(0, 1).map((line) => (
          <span key={line} className={barStyles.times}>
            {line}
          </span>
        ))}
      </p>
      <RegisterLink link={link} text={action} size="small" tabIndex={-1} />
    </div>
  );
}

/** The registration and the fee at the top of a course, repeated by a bar once out of sight; or nothing. */
export function CourseStart({ course, next, link, action }: CourseStartProps) {
  const place = useRef<HTMLParagraphElement>(null);
  const isPassed = usePassed(place);
  const price = shortPriceOn(course, useToday());
  if (link.registerTo === undefined && price === undefined) return null;
  return (
    <>
      <p ref={place} className={styles.action} data-start="">
        <RegisterLink link={link} text={action} />
        {price !== undefined && (
          <span className={styles.fee}>
            <span className={styles.price}>{price}</span>
            {course.priceNote !== undefined && <span className={styles.note}>{course.priceNote}</span>}
          </span>
        )}
      </p>
      {isPassed &&
        link.registerTo !== undefined &&
        createPortal(<CourseBar price={price} next={next} link={link} action={action} />, document.body)}
    </>
  );
}
