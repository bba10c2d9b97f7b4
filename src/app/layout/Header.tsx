import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useScrolled } from '../../ui/hooks/use-scrolled.ts';
import { useShell } from '../shell.tsx';
import { Brand } from './Brand.tsx';
import { GalleryLink } from './GalleryLink.tsx';
import { HeaderMeasure } from './HeaderMeasure.tsx';
import { HeaderButtons } from './HeaderButtons.tsx';
import { MainNavigation } from './MainNavigation.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import * as styles from './Header.module.css';

/** The fixed header; translucent once the page is scrolled by more than 50 pixels. */
export function Header() {
  const { addresses, messages } = useShell();
  const isScrolled = useScrolled(50);
  return (
    <header className={styles.header} data-scrolled={isScrolled}>
      <div className={styles.inner}>
        <Brand />
        <div className={styles.room}>
          <HeaderMeasure />
          <div className={styles.fit}>
            <div className={styles.row}>
              <MainNavigation />
              <div className={styles.tools}>
                <span className={styles.wide}>
                  <GalleryLink isCompact />
                </span>
                <span className={styles.roomy}>
                  <HeaderButtons hasKey />
                </span>
                {addresses.contact !== undefined && (
                  <ButtonLink to={addresses.contact} size="small" className={styles.request}>
                    {messages.navigation.requestInfo}
                  </ButtonLink>
                )}
                <MobileMenu />
              </div>
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
