import { Icon } from '../ui/Icon.tsx';
import { Link } from '../ui/Link.tsx';
import type { Link as LinkWords } from '../ui/link-props.ts';
import { useShell } from '../app/shell.tsx';
import * as styles from './DirectWays.module.css';

/** How to reach the provider without a form: by email and by telephone, as far as it has them. */
export function DirectWays({ mail }: { readonly mail: LinkWords | undefined }) {
  const { phones } = useShell();
  if (!mail && phones.length === 0) return null;
  return (
    <ul className={styles.ways}>
      {mail && (
        <li>
          <Link to={mail.to}>
            <Icon name="mail" /> {mail.label}
          </Link>
        </li>
      )}
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
