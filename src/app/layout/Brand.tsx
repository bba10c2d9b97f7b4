import { Link } from '../../ui/Link.tsx';
import * as logoStyles from './Logo.module.css';
import { useAriaCurrent } from '../navigation/use-aria-current.ts';
import { useShell } from '../shell.tsx';
import * as styles from './Brand.module.css';
import { withBase } from '../navigation/page-address.ts';

/** The provider's mark. It is decorative: its name, a heading or the label of a link is always there. */
export function Logo() {
  const { base, logo, darkLogo, wordmark = 1 } = useShell();
  return [logo, darkLogo].map(
    (file, i) =>
      file && (
        <img
          key={file}
          className={wordmark === 1 ? logoStyles.logo : `${logoStyles.logo} ${logoStyles.wide}`}
          src={withBase(file, base)}
          alt=""
          width={Math.round(48 * wordmark)}
          height="48"
          data-ground={darkLogo && (i ? 'dark' : 'light')}
        />
      ),
  );
}

/** Short names of more characters are set smaller, so that their words fit a phone whole. */
const LONG_NAME = 8;

/** Names of more characters need three lines, unless they have more of the width where there is enough. */
const WIDE_NAME = 24;

/** The provider's mark with its name, short where space is, as a link home; `isOnEveryPage` leaves out on which page one is. */
export function Brand({ isOnEveryPage }: { readonly isOnEveryPage?: boolean }) {
  const { name, shortName, wordmark } = useShell();
  const current = useAriaCurrent()('/');
  // The name of a link has the words that are seen (WCAG 2.5.3).
  const label = wordmark !== undefined || name.includes(shortName) ? name : `${shortName} ${name}`;
  return (
    <Link to="/" className={styles.brand} aria-label={label} aria-current={isOnEveryPage ? undefined : current}>
      <Logo />
      {wordmark === undefined && (
        <span className={name.length > WIDE_NAME ? `${styles.names} ${styles.wide}` : styles.names}>
          <span className={shortName.length > LONG_NAME ? `${styles.short} ${styles.long}` : styles.short}>
            {shortName}
          </span>
          <span className={styles.name}>{name}</span>
        </span>
      )}
    </Link>
  );
}
