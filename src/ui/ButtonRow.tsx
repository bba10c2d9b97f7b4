import type { Link } from './link-props.ts';
import { ButtonLink } from './Button.tsx';
import * as styles from './ButtonRow.module.css';

export interface ButtonRowProps {
  readonly links: readonly Link[];
}

/** Links shown as a row of buttons; the first is the primary one. */
export function ButtonRow({ links }: ButtonRowProps) {
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
