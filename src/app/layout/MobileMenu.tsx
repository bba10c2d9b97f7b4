import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { LinkItems } from '../../sections/LinkItems.tsx';
import { usePopover } from '../../ui/hooks/use-popover.ts';
import { useAriaCurrent } from '../navigation/use-aria-current.ts';
import type { Submenu } from '../shell-props.ts';
import { useShell } from '../shell.tsx';
import { CourseMenuGroups } from './CourseMenuGroups.tsx';
import { GalleryLink } from './GalleryLink.tsx';
import * as button from './IconButton.module.css';
import { HeaderButtons } from './HeaderButtons.tsx';
import * as styles from './MobileMenu.module.css';

/** The menu, if the header has no room for the navigation. */
export function MobileMenu() {
  const words = useShell().messages.navigation;
  const menu = usePopover();
  return (
    <div className={styles.menu}>
      <button {...menu.button} className={`${button.button} ${styles.button}`} aria-label={words.menu}>
        <Icon name="menu" className={styles.closed} />
        <Icon name="close" className={styles.opened} />
      </button>
      <div {...menu.panel} className={styles.panel}>
        <nav aria-label={words.main}>
          <MenuList />
        </nav>
        <div className={styles.tools}>
          <HeaderButtons />
        </div>
      </div>
    </div>
  );
}

function MenuList() {
  const { gallery, headerLinks } = useShell();
  const currentAt = useAriaCurrent();
  return (
    <ul className={styles.list}>
      {headerLinks.map(({ label, to, items }) => (
        <li key={label}>
          {items ? (
            <MenuGroup label={label} items={items} />
          ) : (
            <Link to={to} aria-current={currentAt(to)}>
              {label}
            </Link>
          )}
        </li>
      ))}
      {gallery && (
        <li>
          <GalleryLink />
        </li>
      )}
    </ul>
  );
}

function MenuGroup({ label, items }: Submenu) {
  const { addresses, messages } = useShell();
  const currentAt = useAriaCurrent();
  return (
    <details className={styles.courses} name={items[0] && 'menu'}>
      <summary aria-current={items.some(({ to }) => currentAt(to)) || undefined}>
        {label}
        <Icon name="chevron" />
      </summary>
      {items[0] ? (
        <LinkItems className={styles.items} links={items} currentAt={currentAt} />
      ) : (
        <>
          <CourseMenuGroups className={styles.groups} />
          <Link to={addresses.catalogue}>
            {messages.navigation.allCourses}
            <Icon name="arrow" />
          </Link>
        </>
      )}
    </details>
  );
}
