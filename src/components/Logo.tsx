import { withBase } from '../navigation/page-address.ts';
import { useShell } from '../shell.tsx';
import * as styles from './Logo.module.css';

/** The provider's mark. It is decorative: its name or a heading is always next to it. */
export function Logo() {
  const { base, logo, darkLogo } = useShell();
  return [logo, darkLogo].map(
    (file, i) =>
      file && (
        <img
          key={file}
          className={styles.logo}
          src={withBase(file, base)}
          alt=""
          width="48"
          height="48"
          data-ground={darkLogo && (i ? 'dark' : 'light')}
        />
      ),
  );
}
