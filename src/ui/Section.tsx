import { useId, type ReactNode } from 'react';
import * as styles from './Section.module.css';

/** What the sections of a course show. */
export interface SectionProps {
  readonly title?: string | undefined;
  readonly intro?: string | undefined;
  readonly id?: string | undefined;
  readonly tone?: 'plain' | 'sand' | 'sea';
  /** Shown opposite the heading: a link, a control. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A band across the page with an optional h2; its content has the width of the page. */
export function Section({ title, intro, id, tone = 'plain', aside, children }: SectionProps) {
  const headingId = useId();
  const hasHead = Boolean(title ?? intro ?? aside);
  // A section without a heading is not a section of the document outline.
  const Band = title ? 'section' : 'div';
  return (
    <Band id={id} className={styles.section} data-tone={tone} aria-labelledby={title ? headingId : undefined}>
      <div className={styles.inner}>
        {hasHead && (
          <div className={styles.head}>
            <div className={styles.heading}>
              {title && <h2 id={headingId}>{title}</h2>}
              {intro && <p className={styles.intro}>{intro}</p>}
            </div>
            {aside}
          </div>
        )}
        {children}
      </div>
    </Band>
  );
}
