import type { ReactNode } from 'react';
import { Link } from '../../ui/Link.tsx';
import { useShell } from '../shell.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { Main } from './Main.tsx';
import { ContactButton } from '../../contact/ContactButton.tsx';
import * as styles from './RootLayout.module.css';

export interface RootLayoutProps {
  readonly isLoading: boolean;
  /** Announced after a navigation that did not load a document. */
  readonly announcement: string;
  readonly children: ReactNode;
}

/** What all pages share: skip link, header, main, footer and the contact button. */
export function RootLayout({ isLoading, announcement, children }: RootLayoutProps) {
  const { skip } = useShell().messages.navigation;
  return (
    <>
      <Link className={styles.skip} to="#main">
        {skip}
      </Link>
      <Header />
      {isLoading && <div className={styles.progress} />}
      <Main isLoading={isLoading}>{children}</Main>
      <Footer />
      <ContactButton />
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </>
  );
}
