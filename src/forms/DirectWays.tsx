import { Icon } from '../components/Icon.tsx';
import { Link } from '../components/Link.tsx';
import type { Link as LinkWords } from '../page-props.ts';
import { useShell } from '../shell.tsx';
import styles from './DirectWays.module.css';

export interface DirectWaysProps {
  /** Opens an e-mail to the provider. */
  readonly mail: LinkWords;
}

/** How to reach the provider without a form: by e-mail and by telephone. */
export function DirectWays({ mail }: DirectWaysProps) {
  const { phones } = useShell();
  return (
    <ul className={styles.ways}>
      <li>
        <Link to={mail.to}>
          <Icon name="mail" /> {mail.label}
        </Link>
      </li>
      {phones.map(({ text: number, href }) => (
        <li key={href}>
          <Link to={href}>
            <Icon name="phone" /> <bdi dir="ltr">{number}</bdi>
          </Link>
        </li>
      ))}
    </ul>
  );
}
