import type { ReactNode } from 'react';
import * as styles from './FormLayout.module.css';

/** A form with something next to it, or below it on small screens; without that, it has the width for itself. */
export function FormLayout({ aside, children }: { readonly aside: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={styles.layout}>
      {children}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
