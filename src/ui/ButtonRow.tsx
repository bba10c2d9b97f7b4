import type { Link } from './link-props.ts';
import { ButtonLink } from './Button.tsx';
import * as styles from './ButtonRow.module.css';

/** Links shown as a row of buttons; the first is the primary one. */
export function ButtonRow({ links }: { readonly links: readonly Link[] }) {
  return (
    <ul className={styles.row}>
      {links.map((link, position) => (
        <li key={link.to}>
          <ButtonLink to={link.to} variant={position === 0 ? 'primary' : 'secondary'}>
            {link.label}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
