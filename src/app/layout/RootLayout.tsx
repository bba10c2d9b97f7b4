import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { useShell } from '../shell.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { ContactButton } from '../../contact/ContactButton.tsx';
import * as styles from './RootLayout.module.css';

export interface RootLayoutProps {
  readonly isLoading: boolean;
  /** Announced after a navigation that did not load a document. */
  readonly announcement: string;
  /** The title of the course that the page is about. */
  readonly course?: string | undefined;
  /** Whether only main is rendered, on the server; it keeps its position, because React derives ids from it. */
  readonly isMainOnly?: boolean;
  readonly children: ReactNode;
}

/** What all pages share: skip link, header, main, footer and the contact button. */
export function RootLayout({ isLoading, announcement, course, isMainOnly, children }: RootLayoutProps) {
  const { skip } = useShell().messages.navigation;
  const isWhole = !import.meta.env.SSR || !isMainOnly;
  return (
    <>
      {isWhole && (
        <Link className={styles.skip} to="#main">
          {skip}
        </Link>
      )}
      {isWhole && <Header />}
      {isLoading && <div className={styles.progress} />}
      <main id="main" className={styles.main} tabIndex={-1} aria-busy={isLoading || undefined}>
        {children}
      </main>
      {isWhole && <Footer />}
      {isWhole && <ContactButton course={course} />}
      {isWhole && (
        <div className="visually-hidden" role="status">
          {announcement}
        </div>
      )}
    </>
  );
}
