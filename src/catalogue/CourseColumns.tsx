// A course's text with its facts next to it. The facts come first in the markup, because on a phone they are above the
// text; the rest of the sidebar comes last, because there it is below.
import type { ReactNode } from 'react';
import { PrintContact } from '../contact/PrintContact.tsx';
import * as styles from './CourseColumns.module.css';

export interface CourseColumnsProps {
  readonly facts: ReactNode;
  /** Below the facts on large screens, below the text on small ones. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** Two columns on large screens, one on small ones. */
export function CourseColumns({ facts, aside, children }: CourseColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.facts}>{facts}</div>
      <div className={styles.main}>{children}</div>
      <div className={`${styles.aside} screen-only`}>{aside}</div>
      <PrintContact />
    </div>
  );
}
