import type { ReactNode } from 'react';
import * as styles from './FormLayout.module.css';

export interface FormLayoutProps {
  /** Nothing where the form has the width for itself. */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** A form with something next to it, or below it on small screens. */
export function FormLayout({ aside, children }: FormLayoutProps) {
  return (
    <div className={styles.layout}>
      {children}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </div>
  );
}
