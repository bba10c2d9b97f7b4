import { useId, type ReactNode } from 'react';
import * as styles from './Panel.module.css';

export interface PanelProps {
  /** Absent where the content needs no heading. */
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A box in the column beside a course. */
export function Panel({ title, children }: PanelProps) {
  const id = useId();
  if (title === undefined) return <div className={styles.panel}>{children}</div>;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
}
