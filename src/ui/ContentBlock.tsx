// A part of a course page. Unlike Section, it is used inside a column and has no width of its own.
import { useId, type ReactNode } from 'react';
import type { CourseSection } from '../app/page-sections.ts';
import * as styles from './ContentBlock.module.css';

export interface ContentBlockProps {
  /** Its fragment on the page. */
  readonly id?: CourseSection;
  readonly title: string;
  readonly children: ReactNode;
}

/** A second-level heading with its content. */
export function ContentBlock({ id, title, children }: ContentBlockProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.block} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
