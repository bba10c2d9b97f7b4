// A part of a course page. Unlike Section it stands inside a column and brings no width of its own.
import { useId, type ReactNode } from 'react';
import styles from './ContentBlock.module.css';

export interface ContentBlockProps {
  /** Its fragment on the page. */
  readonly id?: string;
  readonly title: string;
  /** Stands at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A heading of the second level with its content. */
export function ContentBlock({ id, title, aside, children }: ContentBlockProps) {
  const headingId = useId();
  return (
    <section id={id} className={styles.block} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
