import { withBase } from '../app/navigation/page-address.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './Logo.module.css';

/** The provider's mark. It is decorative: its name, a heading or the label of a link is always there. */
export function Logo() {
  const { base, logo, darkLogo, wordmark = 1 } = useShell();
  return [logo, darkLogo].map(
    (file, i) =>
      file && (
        <img
          key={file}
          className={wordmark === 1 ? styles.logo : `${styles.logo} ${styles.wide}`}
          src={withBase(file, base)}
          alt=""
          width={Math.round(48 * wordmark)}
          height="48"
          data-ground={darkLogo && (i ? 'dark' : 'light')}
        />
      ),
  );
}
