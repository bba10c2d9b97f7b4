import type { ReactNode } from 'react';
import * as styles from './RootLayout.module.css';

export interface MainProps {
  readonly isLoading?: boolean;
  readonly children: ReactNode;
}

/** What a page has for itself, between header and footer. */
export function Main({ isLoading = false, children }: MainProps) {
  return (
    <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading}>
      {children}
    </main>
  );
}
