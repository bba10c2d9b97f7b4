import { useId, type ReactNode } from 'react';
import * as styles from './Panel.module.css';

/** A box in the column beside a course. */
export function Panel({ title, children }: { readonly title?: string | undefined; readonly children: ReactNode }) {
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
