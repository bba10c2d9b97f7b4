import { Link } from '../../ui/Link.tsx';
import { useAriaCurrent } from '../navigation/use-aria-current.ts';
import { useShell } from '../shell.tsx';
import { HeaderMenu } from './HeaderMenu.tsx';
import * as styles from './MainNavigation.module.css';

/** The navigation in the header, if there is room for it. */
export function MainNavigation() {
  const { headerLinks, messages } = useShell();
  const currentAt = useAriaCurrent();
  return (
    <nav className={styles.navigation} aria-label={messages.navigation.main}>
      <ul className={styles.list}>
        {headerLinks.map(({ label, to, items }) => (
          <li key={label}>
            {items ? (
              <HeaderMenu label={label} items={items} className={styles.item} />
            ) : (
              <Link to={to} className={styles.item} aria-current={currentAt(to)}>
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
